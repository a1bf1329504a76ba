import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freshRequest } from '@chronik/protocol'
import { expect, it } from 'vitest'
import { Guest, played } from '../live/testing/guest.ts'
import { liveOf } from '../testing/live.ts'
import { ServerForTests } from '../testing/server.ts'

interface Traces {
  readonly resourceSpans: {
    readonly scopeSpans: {
      readonly spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[]
    }[]
  }[]
}
interface Point {
  readonly count?: string
  readonly sum?: number
  readonly bucketCounts?: string[]
  readonly explicitBounds?: number[]
  readonly asDouble?: number
}
interface Metrics {
  readonly resourceMetrics: {
    readonly scopeMetrics: {
      readonly metrics: {
        name: string
        histogram?: { dataPoints: Point[] }
        sum?: { dataPoints: Point[] }
        gauge?: { dataPoints: Point[] }
      }[]
    }[]
  }[]
}

/** A collector that keeps what it gets. */
async function collector() {
  const got: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      got.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { got, url, [Symbol.dispose]: () => void server.close() }
}

it('a collector gets where a turn spends its time, and everything the dashboard asks for', async () => {
  using otlp = await collector()
  const server = await ServerForTests.open({ CHRONIK_OTLP: otlp.url, CHRONIK_RATE_LIMITS: 'off' })
  const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')]
  const wish = { request: freshRequest(), game: 'village', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const table = (await ann.post('/api/tables', wish)).json.table.id as string
  await ben.post(`/api/tables/${table}/join`)
  await ann.post(`/api/tables/${table}/start`)
  const lives = [ann, ben].map((visitor) => liveOf(server.address, visitor.cookie))
  const guests = lives.map((live, at) => new Guest(live, table, at + 1))
  for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
  played(await (guests.find((guest) => guest.due) as Guest).play())
  for (const live of lives) live.close()
  await server[Symbol.asyncDispose]()

  const spans = otlp.got
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => (JSON.parse(body) as Traces).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans))
  const turn = spans.find(({ name }) => name === 'turn')
  const keeping = spans.find(({ name, parentSpanId }) => name === 'keep' && parentSpanId === turn?.spanId)
  expect(keeping?.traceId).toBe(turn?.traceId)
  expect(new Set(spans.map(({ name }) => name))).toEqual(
    new Set([
      'turn',
      'keep',
      'read',
      'commit',
      'submit',
      ...spans.map(({ name }) => name).filter((name) => name.startsWith('http ')),
    ]),
  )
  // The link of a table is a secret.
  expect(otlp.got.some(({ body }) => body.includes(table))).toBe(false)

  const last = otlp.got.findLast(({ path }) => path === '/v1/metrics')?.body ?? '{"resourceMetrics":[]}'
  const metrics = (JSON.parse(last) as Metrics).resourceMetrics.flatMap(({ scopeMetrics }) =>
    scopeMetrics.flatMap((one) => one.metrics),
  )
  const dashboard = new URL('../../../../deploy/dashboard.json', import.meta.url)
  const asked = readFileSync(dashboard, 'utf8').match(/chronik_[a-z0-9_]+/g) ?? []
  const named = new Set(metrics.map(({ name }) => name))
  expect(asked.filter((name) => !named.has(name.replace(/_bucket$/, '')))).toEqual([])

  const submits = metrics.find(({ name }) => name === 'chronik_submit_seconds')?.histogram?.dataPoints[0]
  expect(submits?.count).toBe('1')
  expect(submits?.bucketCounts?.length).toBe((submits?.explicitBounds?.length ?? 0) + 1)
  expect(submits?.bucketCounts?.reduce((sum, count) => sum + Number(count), 0)).toBe(1)
})

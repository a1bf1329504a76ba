import { freshRequest } from '@chronik/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ChildForTests } from '../../testing/child.ts'
import { FolderForTests } from '../../testing/folder.ts'
import { LineForTests } from '../../testing/line.ts'
import { freePort } from '../../testing/port.ts'
import { PostgresForTests } from '../../testing/postgres.ts'
import { type Answer, Visitor } from '../../testing/visitor.ts'
import { troubleOf } from '../disk.ts'
import { openPostgres } from './open.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const SERVING = new URL('../../testing/serving.ts', import.meta.url)
const STOPS = 4
/** More than a server has connections. */
const CUTS = 12

let postgres: PostgresForTests
beforeAll(async () => {
  postgres = await PostgresForTests.start()
})
afterAll(() => postgres?.stop())

test('a database that stops does not end the server: it refuses in words, and goes on by itself', async () => {
  using folder = new FolderForTests()
  const port = await freePort()
  await using server = new ChildForTests(SERVING, [], {
    PORT: String(port),
    CHRONIK_DATA: folder.path,
    CHRONIK_DATABASE: await postgres.database(),
    CHRONIK_RATE_LIMITS: 'off',
    CHRONIK_LOG: 'silent',
  })
  await server.said(1)
  const address = `http://localhost:${port}`
  const visitors = Array.from({ length: 4 }, () => new Visitor(address))
  for (const [at, visitor] of visitors.entries())
    expect((await visitor.post('/api/auth/guest', { name: `Guest ${at}` })).status).toBe(200)
  const [first] = visitors
  const opened = (await first.post('/api/tables', plan())).json.table.id

  for (let stop = 0; stop < STOPS; stop++) {
    const load = new Load(visitors)
    await load.answered(20)
    await postgres.halt()
    const ready = await first.get('/readyz')
    expect([ready.status, ready.json.status]).toEqual([503, 'no database'])
    const told = await first.post('/api/tables', plan(), { 'Accept-Language': 'de' })
    expect([told.status, told.json.code]).toEqual([503, 'no-database'])
    expect(told.json.words).toContain('Datenbank')
    const named = await new Visitor(address).post('/api/auth/guest', { name: 'Late' })
    expect([named.status, named.json.code]).toEqual([503, 'no-database'])
    expect((await first.get('/healthz')).status).toBe(200)
    const statuses = await load.stop()
    expect([...statuses].filter((status) => status !== 200 && status !== 503 && status !== 429)).toEqual([])
    expect(server.running).toBe(true)
    await postgres.resume()
    await expect.poll(async () => (await first.get('/readyz')).status, { timeout: 30_000 }).toBe(200)
    expect((await first.get(`/api/tables/${opened}`)).status).toBe(200)
  }
  expect(server.running).toBe(true)
})

test('a connection that is cut while somebody holds it is told, not thrown', async () => {
  const lost: Error[] = []
  const database = await openPostgres(await postgres.database(), (error) => lost.push(error))
  const holding = database.db.transaction().execute(async (tx) => {
    await tx.selectFrom('tables').select('id').execute()
    await postgres.halt()
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    return tx.selectFrom('tables').select('id').execute()
  })
  const error = await holding.catch((thrown: unknown) => thrown)
  expect(troubleOf(error)).toBe('no-database')
  await postgres.resume()
  await database.store.ping()
  await database.store.close()
})

test('connections that are cut while they are set up are given back: others are made, and the server can end', async () => {
  let cutting = false
  const url = new URL(await postgres.database())
  await using line = await LineForTests.to(
    Number(url.port),
    (sent) => cutting && sent.includes('synchronous_commit'),
  )
  url.port = String(line.port)
  const { db, store } = await openPostgres(url.href)
  // What was open already is no use: each of these needs a connection of its own.
  await db.transaction().execute(async () => {
    cutting = true
    for (let cut = 1; cut <= CUTS; cut++) {
      const error = await store.ping().catch((thrown: unknown) => thrown)
      expect([line.cuts, troubleOf(error)]).toEqual([cut, 'no-database'])
    }
    cutting = false
    await store.ping()
  })
  await store.close()
})

function plan(): object {
  return { request: freshRequest(), game: 'village', seats: [{ kind: 'me' }, { kind: 'open' }] }
}

/** People who open and close tables all the time, so that some statement is always under way. */
class Load {
  readonly statuses = new Set<number>()
  #answered = 0
  #stopped = false
  readonly #all: Promise<unknown>

  constructor(visitors: readonly Visitor[]) {
    this.#all = Promise.all(visitors.map((visitor) => this.#run(visitor)))
  }

  async answered(count: number): Promise<void> {
    while (this.#answered < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  async stop(): Promise<ReadonlySet<number>> {
    this.#stopped = true
    await this.#all
    return this.statuses
  }

  async #run(visitor: Visitor): Promise<void> {
    while (!this.#stopped) {
      const opened = await visitor.post('/api/tables', plan())
      this.#note(opened)
      if (opened.status !== 200) continue
      this.#note(await visitor.post(`/api/tables/${opened.json.table.id}/end`))
    }
  }

  #note({ status }: Answer): void {
    this.#answered++
    this.statuses.add(status)
  }
}

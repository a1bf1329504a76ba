import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { freshRequest } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { FolderForTests } from './testing/folder.ts'
import { freePort } from './testing/port.ts'
import { PostgresForTests } from './testing/postgres.ts'
import { ServerForTests } from './testing/server.ts'

describe('a server at home', () => {
  let server: ServerForTests

  beforeAll(async () => {
    // A minute has limits: it does not pass here, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] })
    server = await ServerForTests.open()
  })

  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    vi.useRealTimers()
  })

  test('pages run nothing that was not built into them', async () => {
    const { status, text, headers } = await server.visitor().get('/')
    expect([status, text]).toEqual([200, expect.stringContaining('home')])
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-[^']+';/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test.each([
    ['/', 200, 'home', 'no-cache'],
    ['/about', 200, 'about', 'no-cache'],
    ['/about?from=home', 200, 'about', 'no-cache'],
    ['/table/qN-3_x', 200, 'app', 'no-cache'],
    ['/_app/version.json', 200, '{}', 'no-cache'],
    ['/_app/immutable/start.js', 200, 'start()', 'public, max-age=31536000, immutable'],
    ['/art/village.svg', 200, '<svg', 'no-cache'],
    ['/art/nothing.svg', 404, 'not-found', 'no-store'],
    ['/_app/immutable/nothing', 404, 'not-found', 'no-store'],
    ['/_app/immutable/start.js.br', 404, 'not-found', 'no-store'],
    ['/.built', 404, 'not-found', 'no-store'],
    ['/api/nothing', 404, 'not-found', 'no-store'],
    ['/live', 426, '', 'no-store'],
    ['/outside.txt', 404, 'not-found', 'no-store'],
  ])('%s: %i', async (path, status, content, caching) => {
    const answer = await server.visitor().get(path)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(content)
    expect(answer.headers.get('cache-control')).toBe(caching)
  })

  test('compressed twins go to browsers that read them', async () => {
    const answer = await fetch(`${server.address}/_app/immutable/start.js`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('answers of the API are never pages, and never kept', async () => {
    const { headers } = await server.visitor().get('/api/games')
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('machines are told whether it lives, whether it is ready, and metrics', async () => {
    const visitor = server.visitor()
    expect((await visitor.get('/healthz')).json).toEqual({ status: 'ok' })
    await expect.poll(async () => (await visitor.get('/readyz')).json).toEqual({ status: 'ready' })
    const metrics = await visitor.get('/metrics')
    expect(metrics.text).toMatch(
      /^chronik_http_requests_total\{method="GET",route="\/healthz",status="200"\} 1$/m,
    )
    expect(metrics.text).toMatch(/^chronik_sockets 0$/m)
    expect((await visitor.get('/metrics', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(404)
  })

  test('the log knows routes, not addresses', async () => {
    await server.visitor().get('/table/a-secret-link?token=hush')
    await server.visitor().get('/api/tables/another-secret')
    expect(server.logged).toContain('"route":"/*"')
    expect(server.logged).not.toMatch(/a-secret-link|another-secret|hush/)
  })

  test('too many guests from one address have to wait', async () => {
    const visitor = server.visitor()
    const answers = []
    for (let tries = 0; tries < 31; tries++)
      answers.push(await visitor.post('/api/auth/guest', { name: 'x' }))
    const last = answers.at(-1)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect([last?.status, last?.json.code]).toEqual([429, 'too-many-requests'])
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await visitor.get('/api/games')).status).toBe(200)
  })
})

test('who is signed in stays so when the server starts anew, and connections are told to come back', async () => {
  await using server = await ServerForTests.open()
  const anna = await server.guest('Anna')
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, {
    headers: { Cookie: anna.cookie, Origin: server.address },
  })
  await once(socket, 'message')
  const closed = once(socket, 'close')
  await server.stop()
  expect((await closed)[0]).toBe(1001)
  await server.start()
  const me = await server.visitor().get('/api/auth/me', { Cookie: anna.cookie })
  expect(me.json.me.name).toBe('Anna')
})

test('a copy made while the server runs is whole: a new server goes on from it', async () => {
  await using server = await ServerForTests.open()
  const anna = await server.guest('Anna')
  const plan = { request: freshRequest(), game: 'village', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await anna.post('/api/tables', plan)).json.table
  const { data } = server.config
  using backup = new FolderForTests()
  const reader = new DatabaseSync(join(data, 'chronik.sqlite'))
  reader.exec(`vacuum into '${join(backup.path, 'chronik.sqlite')}'`)
  reader.close()
  copyFileSync(join(data, 'secret'), join(backup.path, 'secret'))
  await server.stop()
  await using restored = await ServerForTests.open({ CHRONIK_DATA: backup.path })
  const tables = await restored.visitor().get('/api/me/tables', { Cookie: anna.cookie })
  expect(tables.json.tables).toMatchObject([{ table: { id } }])
})

test('behind https cookies are secure, only its own origin counts, and metrics need their token', async () => {
  await using server = await ServerForTests.open({
    CHRONIK_ORIGIN: 'https://chronik.example',
    CHRONIK_TRUST_PROXY: '1',
    CHRONIK_METRICS_TOKEN: 'a-token-of-some-length',
  })
  const visitor = server.visitor()
  const refused = await visitor.post('/api/auth/guest', { name: 'Anna' })
  expect([refused.status, refused.json.code]).toEqual([403, 'wrong-origin'])
  const origin = { Origin: 'https://chronik.example' }
  const answer = await visitor.post('/api/auth/guest', { name: 'Anna' }, origin)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-chronik\.session_token=.*; Secure/i)
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  expect((await visitor.get('/metrics')).status).toBe(404)
  expect((await visitor.get('/metrics', { Authorization: 'Bearer wrong' })).status).toBe(404)
  const token = { Authorization: 'Bearer a-token-of-some-length' }
  expect((await visitor.get('/metrics', token)).status).toBe(200)
})

test('on PostgreSQL stands the same house, and keeps everything', { timeout: 600_000 }, async () => {
  const postgres = await PostgresForTests.start()
  try {
    await using server = await ServerForTests.open({ CHRONIK_DATABASE: await postgres.database() })
    const anna = await server.guest('Anna')
    const bot = { kind: 'bot', level: 'novice' }
    const plan = { request: freshRequest(), game: 'village', seats: [{ kind: 'me' }, bot] }
    const { id } = (await anna.post('/api/tables', plan)).json.table
    const started = await anna.post(`/api/tables/${id}/start`)
    await server.stop()
    await server.start()
    const again = server.visitor()
    const { json } = await again.get(`/api/tables/${id}`, { Cookie: anna.cookie })
    expect(json).toMatchObject({ seat: 0, table: { commitment: started.json.table.commitment } })
    await expect.poll(async () => (await again.get('/readyz')).json).toEqual({ status: 'ready' })
  } finally {
    await postgres.stop()
  }
})

test('metrics can have a port of their own', async () => {
  const port = await freePort()
  await using server = await ServerForTests.open({ CHRONIK_METRICS_PORT: String(port) })
  expect((await server.visitor().get('/metrics')).status).toBe(404)
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('chronik_sockets')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404)
})

test('the metrics tell of deeds, their commits, and bots that think', async () => {
  await using server = await ServerForTests.open()
  const anna = await server.guest('Anna')
  const bot = { kind: 'bot', level: 'novice' }
  const plan = { request: freshRequest(), game: 'village', seats: [bot, bot] }
  const { id } = (await anna.post('/api/tables', plan)).json.table
  await anna.post(`/api/tables/${id}/start`)
  const metric = async (name: string) =>
    Number(
      (await anna.get('/metrics')).text
        .split('\n')
        .find((line) => line.startsWith(`chronik_${name} `))
        ?.split(' ')[1],
    )
  await expect.poll(() => metric('bot_seconds_count{level="novice"}')).toBeGreaterThan(0)
  await expect.poll(() => metric('deeds_total')).toBeGreaterThan(1)
  expect(await metric('commit_deeds_count')).toBeGreaterThan(1)
  expect(await metric('matches')).toBe(1)
})

test('without a wish the next free port will do, an exact one is the one or none', async () => {
  await using first = await ServerForTests.open()
  const port = String(first.port)
  await expect(ServerForTests.open({ PORT: port })).rejects.toThrow(/is taken by another program/)
})

test('the process says where it is, stops in order on a signal, and the folder is free again', {
  timeout: 300_000,
}, async () => {
  using folder = new FolderForTests()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, address, line } = await servingProcess(folder.path, ['--json'])
    const exit = once(child, 'exit')
    expect(JSON.parse(line)).toEqual({ address })
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
    child.kill(signal)
    expect(await exit).toEqual([0, null])
  }
})

test('a second signal ends the process at once, whoever is being answered', {
  timeout: 300_000,
}, async () => {
  using folder = new FolderForTests()
  const { child, address, lines } = await servingProcess(folder.path)
  const exit = once(child, 'exit')
  const slow = connect(Number(new URL(address).port), '127.0.0.1')
  slow.on('error', () => {})
  slow.write(
    'POST /api/auth/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await once(slow, 'connect')
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
  const stopping = lineWith(lines, /^Stopping/)
  child.kill('SIGTERM')
  await stopping
  child.kill('SIGTERM')
  expect(await exit).toEqual([143, null])
  slow.destroy()
})

/** `chronik serve` as a process, when it has said where it is. */
async function servingProcess(data: string, more: readonly string[] = []) {
  const main = join(import.meta.dirname, '../../cli/src/main.ts')
  const child = spawn(process.execPath, [main, 'serve', ...more], {
    env: { PATH: process.env.PATH, PORT: '0', CHRONIK_DATA: data, CHRONIK_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const line = await lineWith(lines, /http:\/\/[^/"]+/)
  const [address = ''] = /http:\/\/[^/"]+/.exec(line) ?? []
  return { child, address, line, lines }
}

/** The next line like this. Several may come at once: it listens until it has heard the right one. */
function lineWith(lines: Interface, wanted: RegExp): Promise<string> {
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      if (wanted.test(line)) resolve(line)
    })
  })
}

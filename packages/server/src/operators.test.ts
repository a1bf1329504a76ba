import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshRequest } from '@chronik/protocol'
import { describe, expect, test, vi } from 'vitest'
import { openSqlite } from './store/sqlite/open.ts'
import { FolderForTests } from './testing/folder.ts'
import { ServerForTests } from './testing/server.ts'

vi.setConfig({ testTimeout: 300_000 })

const SERVING = fileURLToPath(new URL('./testing/serving.ts', import.meta.url))

/** Starts a server that cannot start, and gives what it says about that. */
function started(env: Record<string, string>): { code: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [SERVING], {
    env: { ...process.env, PORT: '0', CHRONIK_LOG: 'silent', ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { code: status, said: stderr.trim() }
}

/** One sentence or two that name what is wrong, where and what to do; never a trace of the program. */
function expectSentence({ code, said }: { code: number | null; said: string }, ...named: string[]): void {
  expect(code).toBe(1)
  for (const name of named) expect(said).toContain(name)
  expect(said).not.toMatch(/\n\s+at |node:internal|\.ts:\d/)
  expect(said.split('\n')).toHaveLength(1)
}

describe('a server that cannot start says why, and what to do', () => {
  test('a file that is no database', () => {
    using folder = new FolderForTests()
    writeFileSync(
      join(folder.path, 'chronik.sqlite'),
      'this is no database, but long enough to be read as one'.repeat(99),
    )
    expectSentence(
      started({ CHRONIK_DATA: folder.path }),
      join(folder.path, 'chronik.sqlite'),
      'CHRONIK_DATA',
      'backup',
    )
  })

  test('a folder that is a file', () => {
    using folder = new FolderForTests()
    const file = join(folder.path, 'data')
    writeFileSync(file, '')
    expectSentence(started({ CHRONIK_DATA: file }), file, 'CHRONIK_DATA')
  })

  test('a secret that was cut off', () => {
    using folder = new FolderForTests()
    writeFileSync(join(folder.path, 'secret'), 'short\n')
    expectSentence(started({ CHRONIK_DATA: folder.path }), join(folder.path, 'secret'), 'backup')
  })

  test('a secret that is a folder', () => {
    using folder = new FolderForTests()
    mkdirSync(join(folder.path, 'secret'))
    expectSentence(started({ CHRONIK_DATA: folder.path }), join(folder.path, 'secret'), 'CHRONIK_SECRET')
  })

  test('a secret in the environment that is too short', () => {
    using folder = new FolderForTests()
    expectSentence(
      started({ CHRONIK_DATA: folder.path, CHRONIK_SECRET: 'short' }),
      'CHRONIK_SECRET',
      'openssl',
    )
  })

  test.each(['PORT', 'CHRONIK_METRICS_PORT'] as const)('%s is taken', async (variable) => {
    using folder = new FolderForTests()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    expectSentence(started({ CHRONIK_DATA: folder.path, [variable]: port }), port, variable)
    other.close()
  })

  test('a database that nobody answers at, without its password', () => {
    using folder = new FolderForTests()
    const database = 'postgres://chronik:hidden-password@127.0.0.1:9/chronik'
    const told = started({ CHRONIK_DATA: folder.path, CHRONIK_DATABASE: database })
    expectSentence(told, '127.0.0.1:9')
    expect(told.said).not.toContain('hidden-password')
  })
})

test('a database file that is deleted while the server runs is noticed, not written into the void', async () => {
  using folder = new FolderForTests()
  const { store } = await openSqlite(folder.path)
  const deed = { table: 't', seat: 0, lines: [], at: 0 }
  await store.deeds.append({ ...deed, seq: 1, request: 'one' })
  rmSync(join(folder.path, 'chronik.sqlite'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  await expect(store.deeds.append({ ...deed, seq: 2, request: 'two' })).rejects.toThrow(
    /is gone or was replaced/,
  )
  await expect(store.ping()).rejects.toThrow()
  await store.close()
})

test('a database file that is moved away is told by /readyz, refused in words, and taken again when it is back', async () => {
  await using server = await ServerForTests.open({ CHRONIK_RATE_LIMITS: 'off' })
  const anna = await server.guest('Anna')
  const file = join(server.config.data, 'chronik.sqlite')
  renameSync(file, `${file}.away`)
  await expect.poll(async () => (await anna.get('/readyz')).json.status).toBe('cannot write')
  const plan = { request: freshRequest(), game: 'village', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const told = await anna.post('/api/tables', plan)
  expect([told.status, told.json.code]).toEqual([503, 'cannot-keep'])
  renameSync(`${file}.away`, file)
  await expect.poll(async () => (await anna.get('/readyz')).status).toBe(200)
  expect((await anna.post('/api/tables', plan)).status).toBe(200)
  chmodSync(file, 0o600)
})

test('metrics are told on their own port only, and to who has the token', async () => {
  const token = 'a-token-of-some-length'
  await using server = await ServerForTests.open({ CHRONIK_METRICS_PORT: '0', CHRONIK_METRICS_TOKEN: token })
  const authorization = { Authorization: `Bearer ${token}` }
  expect((await server.visitor().get('/metrics', authorization)).status).toBe(404)
  expect((await server.visitor().get('/metrics')).status).toBe(404)
})

test('passkey challenges are not given out in masses', async () => {
  await using server = await ServerForTests.open()
  const asked = await Promise.all(
    Array.from({ length: 45 }, () => server.visitor().get('/api/auth/passkey/generate-authenticate-options')),
  )
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(15)
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChildForTests } from '../../testing/child.ts'
import { FolderForTests } from '../../testing/folder.ts'
import { PostgresForTests } from '../../testing/postgres.ts'
import type { DatabaseRefused } from '../database.ts'
import { Claim, type Way } from './claim.ts'

const SERVING = new URL('../../testing/serving.ts', import.meta.url)

let postgres: PostgresForTests
beforeAll(async () => {
  postgres = await PostgresForTests.start()
})
afterAll(() => postgres?.stop())

function take(url: string, way: Way, taken: (why: DatabaseRefused) => void = () => {}) {
  return Claim.take(url, way, taken)
}

it('a second server without NATS does not start, and says who is there', async () => {
  using folder = new FolderForTests()
  const CHRONIK_DATABASE = await postgres.database()
  const env = { PORT: '0', CHRONIK_DATA: folder.path, CHRONIK_LOG: 'warn', CHRONIK_DATABASE }
  await using first = new ChildForTests(SERVING, [], env)
  await first.said(1)
  const start = () =>
    spawnSync(process.execPath, [fileURLToPath(SERVING)], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      timeout: 120_000,
    })
  const second = start()
  expect(second.status).toBe(1)
  expect(second.stdout).toBe('')
  expect(second.stderr).toContain(` is in use by process ${first.pid} on `)
  expect(second.stderr).toContain(
    'Without CHRONIK_NATS only one server may work on a database: stop that one, or set CHRONIK_NATS for all of them.',
  )
  expect(second.stderr).not.toContain(new URL(CHRONIK_DATABASE).password)
  await first.kill()
  await using third = new ChildForTests(SERVING, [], env)
  await third.said(1)
  expect(third.lines[0]).toMatch(/^http/)
})

it('those who work together let each other in, and nobody who works alone', async () => {
  const url = await postgres.database()
  const [one, other] = [await take(url, 'together'), await take(url, 'together')]
  await expect(take(url, 'alone')).rejects.toThrow(/Without CHRONIK_NATS only one server/)
  await one.close()
  await other.close()
  const alone = await take(url, 'alone')
  await expect(take(url, 'together')).rejects.toThrow(/works without CHRONIK_NATS and tells nobody/)
  await alone.close()
})

it('the place is kept when the connection is cut, and lost if another was faster', async () => {
  const url = await postgres.database()
  const ousted: string[] = []
  const first = await take(url, 'alone', ({ message }) => ousted.push(message))
  const watcher = new Client({ connectionString: url })
  await watcher.connect()
  const holders = async () => {
    const { rows } = await watcher.query<{ pid: number }>(
      `select pid from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and granted and datname = current_database()`,
    )
    return rows.map(({ pid }) => pid)
  }
  const cut = async () => {
    const found = await watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'chronik server%' and datname = current_database()`,
    )
    return found.rowCount
  }
  const [before] = await holders()
  expect(await cut()).toBe(1)
  // Nobody else asks for the place before the first has come back to it.
  await expect.poll(holders, { timeout: 60_000 }).toEqual([expect.not.toBeOneOf([before])])
  await expect(take(url, 'alone')).rejects.toThrow('in use by')
  expect(ousted).toEqual([])
  await first.close()

  // Somebody stands at the door: the very moment the place is free it is theirs.
  const second = await take(url, 'alone', ({ message }) => ousted.push(message))
  const rival = new Client({ connectionString: url })
  await rival.connect()
  const waiting = rival.query('select pg_advisory_lock(1667789423, 7235947)')
  await cut()
  await waiting
  await expect.poll(() => ousted.length, { timeout: 60_000 }).toBe(1)
  expect(ousted[0]).toContain('in use by')
  await second.close()
  await rival.end()
  await watcher.end()
})

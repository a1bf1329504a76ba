import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresForTests } from '../../testing/postgres.ts'
import { cannotWrite } from '../disk.ts'
import { storeConformance } from '../testing/conformance.ts'
import { openPostgres } from './open.ts'

let postgres: PostgresForTests
beforeAll(async () => {
  postgres = await PostgresForTests.start()
})
afterAll(() => postgres?.stop())

storeConformance('postgres', () => postgres.database())

it('is migrated once when several servers start at the same time', async () => {
  const url = await postgres.database()
  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)))
  await Promise.all(opened.map(({ store }) => store.ping()))
  const together = opened.map(({ store }, index) =>
    store.deeds.append({ table: 't', seq: 1, seat: 0, request: `${index}`, lines: [], at: 0 }),
  )
  const kinds = (await Promise.all(together)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['appended', 'taken', 'taken', 'taken'])
  for (const { store } of opened) await store.close()
})

it('goes on after its connections were cut', async () => {
  const url = await postgres.database()
  const lost: Error[] = []
  const onLost = (error: Error) => lost.push(error)
  const { store } = await openPostgres(url, onLost)
  const other = await openPostgres(url, onLost)
  await store.ping()
  await store.deeds.append({ table: 't', seq: 1, seat: 0, request: 'a', lines: [], at: 0 })
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and application_name = 'chronik'`
  const { CompiledQuery } = await import('kysely')
  const { rows } = await other.db.executeQuery(CompiledQuery.raw(cut))
  expect(rows.length).toBeGreaterThan(0)
  // A connection that is cut but not yet known to be would be used again.
  await expect.poll(() => lost.length).toBe(rows.length)
  expect(await store.deeds.append({ table: 't', seq: 1, seat: 0, request: 'a', lines: [], at: 0 })).toEqual({
    kind: 'repeated',
    seq: 1,
  })
  await store.close()
  await other.store.close()
})

it('says when it may not write, keeps what it has, and goes on when it may', async () => {
  const { db, store } = await openPostgres(await postgres.database())
  const deed = { table: 't', seat: 0, lines: ['x'], at: 0 }
  await store.deeds.append({ ...deed, seq: 1, request: '1' })
  // As after a failover, or when its operator protects a disk that is nearly full.
  const protect = async (on: 'on' | 'off') => {
    await sql.raw(`alter system set default_transaction_read_only = ${on}`).execute(db)
    await sql`select pg_reload_conf()`.execute(db)
    const setting = async () =>
      (await sql<{ now: string }>`select current_setting('default_transaction_read_only') as now`.execute(db))
        .rows[0].now
    await expect.poll(setting).toBe(on)
  }
  await protect('on')
  const refused = await store.deeds.append({ ...deed, seq: 2, request: '2' }).catch((error: Error) => error)
  expect(refused).toMatchObject({ code: '25006' })
  expect(cannotWrite(refused)).toBe(true)
  await expect(store.ping()).rejects.toSatisfy(cannotWrite)
  expect((await store.deeds.from('t', 0)).map(({ seq }) => seq)).toEqual([1])
  await protect('off')
  await store.ping()
  expect(await store.deeds.append({ ...deed, seq: 2, request: '2' })).toEqual({ kind: 'appended' })
  await store.close()
})

it('says why a database cannot be used, and never the password', async () => {
  const refused = await openPostgres('postgres://me:secret@127.0.0.1:1/x').catch((error: Error) => error)
  expect(refused).toMatchObject({ name: 'DatabaseRefused' })
  expect(String(refused)).toContain('127.0.0.1:1')
  expect(String(refused)).not.toContain('secret')
})

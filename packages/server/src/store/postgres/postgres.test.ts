import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresForTests } from '../../testing/postgres.ts'
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

it('says why a database cannot be used, and never the password', async () => {
  const refused = await openPostgres('postgres://me:secret@127.0.0.1:1/x').catch((error: Error) => error)
  expect(refused).toMatchObject({ name: 'DatabaseRefused' })
  expect(String(refused)).toContain('127.0.0.1:1')
  expect(String(refused)).not.toContain('secret')
})

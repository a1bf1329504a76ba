import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../store/database.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { FolderForTests } from '../testing/folder.ts'
import { Blocks } from './blocks.ts'
import { Friends } from './friends.ts'

let folder: FolderForTests
let database: Database

beforeEach(async () => {
  folder = new FolderForTests()
  database = await openSqlite(folder.path)
})
afterEach(async () => {
  await database.store.close()
  folder[Symbol.dispose]()
})

test('nobody asks everybody: fifty who have not answered are enough, and whoever asks may be answered', async () => {
  const { store, db } = database
  const now = '2026-01-01T00:00:00.000Z'
  for (let at = 0; at <= 52; at++) {
    const row = { id: `p${at}`, name: `P ${at}`, guest: 0, createdAt: now, email: `p${at}@example.org` }
    const rest = { updatedAt: now, emailVerified: 0 } as object
    await db
      .insertInto('users')
      .values({ ...row, ...rest })
      .execute()
  }
  const friends = new Friends(store, new Blocks(store))
  for (let at = 1; at <= 50; at++) expect((await friends.ask('p0', `p${at}`)).ok).toBe(true)
  expect(await friends.ask('p0', 'p51')).toMatchObject({ ok: false, refusal: { code: 'too-many-friends' } })
  expect((await friends.ask('p52', 'p0')).ok).toBe(true)
  expect((await friends.ask('p0', 'p52')).ok).toBe(true)
  expect((await friends.of('p0')).filter(({ bond }) => bond === 'friends')).toMatchObject([{ user: 'p52' }])
  expect((await friends.ask('p1', 'p0')).ok).toBe(true)
  expect((await friends.ask('p0', 'p51')).ok).toBe(true)
})

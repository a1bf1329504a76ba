import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { games } from '../../play/games.ts'
import { LoadedMatch } from '../../play/loaded.ts'
import { ChildForTests } from '../../testing/child.ts'
import { FolderForTests } from '../../testing/folder.ts'
import { reopenPlace } from '../../testing/place.ts'
import { tableForTests } from '../../testing/tables.ts'
import { cannotWrite } from '../disk.ts'
import { storeConformance } from '../testing/conformance.ts'
import { fillSqlite, makeRoomInSqlite } from '../testing/full.ts'
import { openSqlite } from './open.ts'

const root = mkdtempSync(join(tmpdir(), 'chronik-sqlite-'))
let made = 0
afterAll(() => rmSync(root, { recursive: true, force: true }))

storeConformance('sqlite', async () => join(root, String(++made)))

it('writes ahead and waits for the disk at every commit', async () => {
  using folder = new FolderForTests()
  const { db, store } = await openSqlite(folder.path)
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  await store.close()
})

it('says that the disk is full, keeps what it has, and goes on when there is room', async () => {
  using folder = new FolderForTests()
  const { db, store } = await openSqlite(folder.path)
  const deed = { table: 't', seat: 0, lines: ['x'.repeat(8_000)], at: 0 }
  await store.deeds.append({ ...deed, seq: 1, request: '1' })
  await store.tables.add(tableForTests({ id: 'a' }))
  await fillSqlite(db)
  const refused = await store.deeds.append({ ...deed, seq: 2, request: '2' }).catch((error: Error) => error)
  expect(refused).toMatchObject({ name: 'SqliteError', code: 13 })
  // Also where several statements belong together, the reason is told and nothing of them stays.
  let broken: unknown
  for (let made = 0; broken === undefined; made++)
    await store.tables.add(tableForTests({ id: `b${made}` })).catch((error: unknown) => {
      broken = error
    })
  expect(cannotWrite(broken)).toBe(true)
  await expect(store.ping()).rejects.toSatisfy(cannotWrite)
  expect((await store.deeds.from('t', 0)).map(({ seq }) => seq)).toEqual([1])
  expect(await store.tables.find('a')).not.toBeNull()
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])

  await makeRoomInSqlite(db)
  await store.ping()
  expect((await sql`select * from trials`.execute(db)).rows).toEqual([])
  expect(await store.deeds.append({ ...deed, seq: 2, request: '2' })).toEqual({ kind: 'appended' })
  await store.tables.add(tableForTests({ id: 'c' }))
  await store.close()
})

it('lets one process at a time into a folder, and says who is there', async () => {
  using folder = new FolderForTests()
  await using child = new ChildForTests(new URL('../../testing/appender.ts', import.meta.url), [
    folder.path,
    't',
    '1',
  ])
  await child.said(5)
  const refused = await openSqlite(folder.path).catch((error: Error) => error)
  expect(refused).toMatchObject({ name: 'DatabaseRefused' })
  expect(refused).toHaveProperty('message', expect.stringContaining(folder.path))
  expect(refused).toHaveProperty('message', expect.stringContaining(`process ${child.pid} `))
  const before = child.lines.length
  await child.said(before + 5)
  await child.kill()
  const { store } = await reopenPlace(folder.path)
  expect((await store.deeds.from('t-0', 0)).length).toBeGreaterThanOrEqual(before)
  await store.close()
})

it('lets the same process in once, too', async () => {
  using folder = new FolderForTests()
  const { store } = await openSqlite(folder.path)
  await expect(openSqlite(folder.path)).rejects.toThrow(`process ${process.pid} `)
  await store.close()
  const again = await openSqlite(folder.path)
  await again.store.close()
})

it('says why a folder cannot be used', async () => {
  const file = join(import.meta.dirname, 'sqlite.test.ts')
  await expect(openSqlite(join(file, 'data'))).rejects.toMatchObject({ name: 'DatabaseRefused' })
})

it('ends a transaction that fails, and goes on', async () => {
  using folder = new FolderForTests()
  const { db, store } = await openSqlite(folder.path)
  const failing = db.transaction().execute(async (tx) => {
    await sql`insert into deeds values ('t', 1, 0, 'r', '[]', 1, 0)`.execute(tx)
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await store.deeds.from('t', 0)).toEqual([])
  await expect(sql`select * from nowhere`.execute(db)).rejects.toThrow('no such table')
  await store.close()
  await expect(store.ping()).rejects.toThrow()
})

it('a table that was kept before clocks and codes is read, shown in the lobby and played on', async () => {
  using folder = new FolderForTests()
  const before = await openSqlite(folder.path)
  const table = tableForTests({ open: true, status: 'playing', startedAt: 1, seed: 'f'.repeat(64) })
  await before.store.tables.add(table)
  const { pace: _pace, delay: _delay, code: _code, muted: _muted, paused: _paused, ...old } = table
  const { overdue: _overdue, language: _language, company: _company, ...oldest } = old
  await sql`update tables set body = ${JSON.stringify(oldest)}`.execute(before.db)
  await sql`delete from kysely_migration where name >= '0004'`.execute(before.db)
  for (const name of [
    'clocks',
    'blocks',
    'vacations',
    'reports',
    'recoveries',
    'records',
    'results',
    'ratings',
    'friends',
    'ways',
    'wishes',
    'notices',
    'days',
    'tries',
    'tournaments',
    'entrants',
    'bans',
    'analyses',
  ])
    await sql`drop table ${sql.table(name)}`.execute(before.db)
  await sql`drop index tables_by_code`.execute(before.db)
  for (const column of ['game', 'pace', 'free', 'code', 'language', 'company', 'players', 'modules'])
    await sql`alter table tables drop column ${sql.ref(column)}`.execute(before.db)
  await sql`alter table deeds drop column spent`.execute(before.db)
  await sql`drop index chat_by_request`.execute(before.db)
  for (const column of ['about', 'request'])
    await sql`alter table chat drop column ${sql.ref(column)}`.execute(before.db)
  await before.store.close()

  const { store } = await openSqlite(folder.path)
  const [found] = await store.tables.lobby({ limit: 10, game: table.game, pace: 'none', modules: [] })
  expect(found).toMatchObject({ id: table.id, pace: { kind: 'none' }, delay: 0, muted: [], overdue: null })
  const game = games.latest(found.game)
  if (game === null) throw new Error('no village')
  const loaded = new LoadedMatch({ ...found, rules: game.rulesVersion }, game, undefined)
  expect([loaded.awaited?.since, loaded.clock.left(0)]).toEqual([1, 0])
  await store.close()
})

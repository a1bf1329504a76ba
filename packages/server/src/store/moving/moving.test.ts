import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseRecord, verify } from '@chronik/kernel'
import { freshRequest, Live } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Guest, played } from '../../live/testing/guest.ts'
import { games } from '../../play/games.ts'
import { FolderForTests } from '../../testing/folder.ts'
import { PostgresForTests } from '../../testing/postgres.ts'
import { ServerForTests } from '../../testing/server.ts'
import { Visitor } from '../../testing/visitor.ts'
import { openSqlite } from '../sqlite/open.ts'
import { exportAll } from './export.ts'
import { importAll } from './import.ts'
import { MOVING } from './rows.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let postgres: PostgresForTests
beforeAll(async () => {
  postgres = await PostgresForTests.start()
})
afterAll(() => postgres?.stop())

/** What an export holds, without when it was made. */
function rowsIn(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(1)
}

/** Somebody at a server, by the cookie they have from another one. */
async function plays(server: ServerForTests, cookie: string, table: string, turns: number): Promise<Guest> {
  const headers = { origin: server.address, cookie }
  const live = new Live({
    url: `${server.address.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers } as never),
  })
  const guest = new Guest(live, table, 1)
  await guest.until(({ updates }) => updates.length > 0)
  for (let turn = 0; turn < turns && !guest.over; turn++) {
    await guest.until((one) => one.due || one.over)
    if (guest.due) played(await guest.play())
  }
  live.close()
  return guest
}

/** An account with everything that somebody can have, and a match under way with a bot. */
async function settle(server: ServerForTests): Promise<{ ann: Visitor; table: string }> {
  const ann = await server.guest('Ännchen')
  await ann.post('/api/auth/set-password', { email: 'ann@example.org', password: 'a long enough password' })
  const created = await ann.post('/api/tables', {
    request: freshRequest(),
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    pace: { kind: 'bank', bank: 600_000, increment: 5_000 },
  })
  const table = created.json.table.id as string
  expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(200)
  return { ann, table }
}

it('a running match goes from SQLite to PostgreSQL and back, and is played on at each place', async () => {
  using folder = new FolderForTests()
  const [first, second, third] = ['first.gz', 'second.gz', 'third.gz'].map((name) => join(folder.path, name))
  await using server = await ServerForTests.open()
  const { ann, table } = await settle(server)
  const before = await plays(server, ann.cookie, table, 3)
  const seq = before.watched.position.seq ?? 0
  const { data } = server.config
  // While the server runs.
  const exported = await exportAll({ data }, first)
  expect(exported).toMatchObject({ ok: true, moved: { users: 1, tables: 1, members: 1, credentials: 1 } })
  await server.stop()

  const database = await postgres.database()
  expect(await importAll({ database }, first)).toEqual(exported)
  const secret = readFileSync(join(data, 'secret'), 'utf8').trim()
  const env = { CHRONIK_DATABASE: database, CHRONIK_SECRET: secret }
  const there = await ServerForTests.open(env)
  const after = await plays(there, ann.cookie, table, 3)
  expect(after.updates[0].seq).toBeGreaterThanOrEqual(seq)
  // What is counted by the database goes on.
  await there[Symbol.asyncDispose]()
  expect((await exportAll({ database }, second)).ok).toBe(true)

  const back = join(folder.path, 'back')
  expect(await importAll({ data: back }, second)).toMatchObject({ ok: true })
  expect((await exportAll({ data: back }, third)).ok).toBe(true)
  expect(rowsIn(third)).toEqual(rowsIn(second))
  writeFileSync(join(back, 'secret'), secret, { mode: 0o600 })
  await using home = await ServerForTests.open({ CHRONIK_DATA: back })
  const again = await plays(home, ann.cookie, table, Number.POSITIVE_INFINITY)
  expect(again.updates[0].seq).toBeGreaterThan(seq)
  // Played in three houses, it is one match: each draw follows from the seed of the first.
  const visits = new Visitor(home.address, ann.cookie)
  await expect.poll(async () => (await visits.get(`/api/tables/${table}`)).json.table.status).toBe('over')
  const record = parseRecord((await visits.get(`/api/tables/${table}/record`)).text)
  const village = games.find('village', record.rules)
  expect(village === null ? null : verify(record, village).proven).toBe(true)
  // The password came along, and what is known of her.
  const signedIn = await home.visitor().post('/api/auth/sign-in/email', {
    email: 'ann@example.org',
    password: 'a long enough password',
  })
  expect(signedIn.status).toBe(200)
})

it('everything that stands in the database moves, whatever it is, from SQLite to PostgreSQL and back', async () => {
  using folder = new FolderForTests()
  const [there, back] = ['there', 'back'].map((name) => join(folder.path, name))
  const { db, store } = await openSqlite(there)
  const tables = await db.introspection.getTables()
  // What is tried, and which steps were taken, belongs to one place only.
  const moving = tables.map(({ name }) => name).filter((name) => !/^(trials|steps|sqlite_.*)$/.test(name))
  expect(MOVING.map(({ name }) => name).toSorted()).toEqual(moving.toSorted())
  for (const { name, dates = [], yesNo = [] } of MOVING) {
    const columns = tables.find((table) => table.name === name)?.columns ?? []
    for (const number of [1, 2]) {
      const values = columns.map((column) => {
        if (yesNo.includes(column.name)) return [column.name, number - 1]
        if (dates.includes(column.name)) return [column.name, new Date(86_400_000 * number).toISOString()]
        if (/int|real|double/i.test(column.dataType)) return [column.name, number]
        // Whoever is referred to is there.
        if (/^(userId|user_id)$/.test(column.name)) return [column.name, `users id ${number}`]
        if (column.name === 'table_id') return [column.name, `tables id ${number}`]
        return [column.name, `${name} ${column.name} ${number}`]
      })
      await db
        .insertInto(name as 'users')
        .values(Object.fromEntries(values) as never)
        .execute()
    }
  }
  await store.close()

  const [first, second, third] = ['first.gz', 'second.gz', 'third.gz'].map((name) => join(folder.path, name))
  const each = Object.fromEntries(MOVING.map(({ name }) => [name, 2]))
  expect(await exportAll({ data: there }, first)).toEqual({ ok: true, moved: each })
  const database = await postgres.database()
  expect(await importAll({ database }, first)).toEqual({ ok: true, moved: each })
  expect(await exportAll({ database }, second)).toEqual({ ok: true, moved: each })
  expect(rowsIn(second)).toEqual(rowsIn(first))
  expect(await importAll({ data: back }, second)).toEqual({ ok: true, moved: each })
  expect(await exportAll({ data: back }, third)).toEqual({ ok: true, moved: each })
  expect(rowsIn(third)).toEqual(rowsIn(first))
})

describe('what cannot be imported is explained, and nothing is imported', () => {
  async function exported(folder: FolderForTests): Promise<string> {
    await using server = await ServerForTests.open()
    await server.guest('Ann')
    const file = join(folder.path, 'all.jsonl')
    expect((await exportAll({ data: server.config.data }, file)).ok).toBe(true)
    return file
  }

  it('a file that was cut off or changed, of another version, or none at all; a database that is not empty', async () => {
    using folder = new FolderForTests()
    const file = await exported(folder)
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const [header, ...rest] = lines
    const tries: [string, RegExp][] = [
      [lines.slice(0, -1).join('\n'), /damaged: it was cut off\. Nothing was imported/],
      [[header, ...rest.slice(1)].join('\n'), /damaged: \d+ rows should be there, not \d+/],
      [file.slice(0, 3), /damaged: a line is none/],
      ['{"hello":"world"}', /no export of Chronik/],
      ['', /no export of Chronik/],
      [[header.replace(/"schema":"[^"]*"/, '"schema":"0001-tables"'), ...rest].join('\n'), /another version/],
      [[header, '["secrets",{"a":1}]', '{"end":1}'].join('\n'), /nothing here is called secrets/],
    ]
    for (const [at, [text, words]] of tries.entries()) {
      const [wrong, data] = [join(folder.path, `wrong-${at}`), join(folder.path, `data-${at}`)]
      writeFileSync(wrong, text)
      expect(await importAll({ data }, wrong)).toEqual({ ok: false, why: expect.stringMatching(words) })
      const { db, store } = await openSqlite(data)
      expect(await db.selectFrom('tables').selectAll().execute()).toEqual([])
      await store.close()
    }
    const data = join(folder.path, 'full')
    expect((await importAll({ data }, file)).ok).toBe(true)
    expect(await importAll({ data }, file)).toEqual({
      ok: false,
      why: 'There is something in this database already: import into an empty one.',
    })
    expect(await importAll({ data }, join(folder.path, 'missing'))).toMatchObject({ ok: false })
  })
})

import { join } from 'node:path'
import { freshRequest } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { FolderForTests } from '../testing/folder.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { ServerForTests } from '../testing/server.ts'
import { operateReports } from './report-desk.ts'

const ALL = { kind: 'list', open: true, before: null } as const

/** Somebody says something to be reported, and is. */
async function reported(server: ServerForTests): Promise<number> {
  const [anna, mallory] = [await server.guest('Anna'), await server.guest('Mallory')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const created = await anna.post('/api/tables', { request: freshRequest(), game: 'village', seats })
  const table = created.json.table.id as string
  await mallory.post(`/api/tables/${table}/join`)
  expect((await anna.post(`/api/tables/${table}/start`)).status).toBe(200)
  const line = await mallory.post(`/api/tables/${table}/chat`, {
    request: freshRequest(),
    room: 'players',
    text: 'boo',
  })
  expect(line.status).toBe(200)
  const user = (await mallory.get('/api/auth/me')).json.me.id
  const wish = { table, user, reason: 'insult', text: 'in the middle of the match' }
  const made = await anna.post('/api/reports', { ...wish, lines: [line.json.id], deeds: { from: 0, to: 0 } })
  expect(made.status).toBe(200)
  return made.json.id
}

test('an operator reads reports beside the running server, and closes them when it is stopped', async () => {
  await using server = await ServerForTests.open()
  const id = await reported(server)
  const kept = { data: join(server.folder.path, 'data') }
  const read = await operateReports(kept, ALL)
  expect(read).toMatchObject({
    ok: true,
    reports: [
      {
        id,
        by: { name: 'Anna' },
        about: { name: 'Mallory' },
        reason: 'insult',
        text: 'in the middle of the match',
        lines: [{ text: 'boo' }],
        moves: [{ seq: 0 }],
        closedAt: null,
      },
    ],
  })
  const close = { kind: 'close', id, outcome: 'warned' } as const
  expect(await operateReports(kept, close)).toEqual({
    ok: false,
    why: expect.stringContaining('in use by process'),
  })
  await server.stop()
  expect(await operateReports(kept, close)).toMatchObject({ ok: true, reports: [{ outcome: 'warned' }] })
  expect(await operateReports(kept, ALL)).toEqual({ ok: true, reports: [] })
  expect(await operateReports(kept, { ...ALL, open: false })).toMatchObject({ ok: true, reports: [{ id }] })
  expect(await operateReports(kept, { ...close, id: id + 1 })).toEqual({
    ok: false,
    why: `There is no report ${id + 1}.`,
  })
})

test('on PostgreSQL a report is closed beside the running server', async () => {
  const postgres = await PostgresForTests.start()
  try {
    const database = await postgres.database()
    await using server = await ServerForTests.open({ CHRONIK_DATABASE: database })
    const id = await reported(server)
    const close = { kind: 'close', id, outcome: 'warned' } as const
    expect(await operateReports({ database }, close)).toMatchObject({ ok: true, reports: [{ id }] })
  } finally {
    await postgres.stop()
  }
})

test('where there is no database, that is said', async () => {
  using folder = new FolderForTests()
  const read = await operateReports({ data: folder.path }, ALL)
  expect(read).toEqual({ ok: false, why: `There is no database in the folder ${folder.path}.` })
})

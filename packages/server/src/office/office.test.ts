import { freshRequest } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'

const TOKEN = 'the token of who runs it'.replaceAll(' ', '-')
const SHOWN = { Authorization: `Bearer ${TOKEN}` }

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.get('/api/auth/me')).json.me.id as string
}

/** A match of two people that has begun. */
async function match(host: Visitor, other: Visitor): Promise<string> {
  const wish = { request: freshRequest(), game: 'village', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const id = (await host.post('/api/tables', wish)).json.table.id as string
  await other.post(`/api/tables/${id}/join`)
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200)
  return id
}

test('who runs the server finds people, keeps them out, lets them in and deletes them; tables of others stay whole', async () => {
  await using server = await ServerForTests.open({
    CHRONIK_OPERATOR_TOKEN: TOKEN,
    CHRONIK_RATE_LIMITS: 'off',
  })
  const [ann, mal, operator] = [await server.guest('Ann'), await server.guest('Mal_lory'), server.visitor()]
  const login = { email: 'mal@example.org', password: 'long enough to be one' }
  expect((await mal.post('/api/auth/set-password', login)).status).toBe(200)
  const table = await match(ann, mal)
  const user = await idOf(mal)
  const ask = (path: string) => operator.get(`/api/operator${path}`, SHOWN)
  const tell = (path: string, body: object = {}) => operator.post(`/api/operator${path}`, body, SHOWN)

  // Nobody else finds anything here.
  for (const path of ['/people', `/people/${user}`, '/bans', '/tables', `/tables/${table}`])
    expect((await ann.get(`/api/operator${path}`)).status).toBe(404)
  expect((await ann.post(`/api/operator/people/${user}/ban`, { reason: 'x' })).status).toBe(404)

  const found = async (search: string) => {
    const answer = await ask(`/people?search=${encodeURIComponent(search)}`)
    return (answer.json.people as { name: string }[]).map(({ name }) => name)
  }
  expect(await found('l_l')).toEqual(['Mal_lory'])
  expect(await found('MAL@example.org')).toEqual(['Mal_lory'])
  expect((await found('')).sort()).toEqual(['Ann', 'Mal_lory'])
  expect((await ask(`/people/${user}`)).json).toMatchObject({
    email: 'mal@example.org',
    guest: false,
    ban: null,
    sessions: 1,
    tables: [{ table, status: 'playing', seats: [{ name: 'Ann' }, { name: 'Mal_lory' }] }],
  })

  expect((await tell(`/people/${user}/ban`, { reason: 'insults', days: 7 })).json).toMatchObject({
    ban: { reason: 'insults', until: expect.any(Number) },
    sessions: 0,
  })
  expect((await mal.get('/api/auth/me')).json.me).toBeNull()
  const refused = await server.visitor().post('/api/auth/sign-in/email', login)
  expect([refused.status, refused.json.code]).toEqual([403, 'banned'])
  expect((await ask('/bans')).json.people).toMatchObject([{ user, ban: { reason: 'insults' } }])
  expect((await tell(`/people/${user}/unban`)).json.ban).toBeNull()
  expect((await server.visitor().post('/api/auth/sign-in/email', login)).status).toBe(200)

  expect((await tell(`/people/${user}/delete`)).json).toEqual({ deleted: user })
  expect((await ask(`/people/${user}`)).status).toBe(404)
  // With nobody left to play against, the match is over; Ann keeps it, with a seat that bears no name.
  const kept = (await ask(`/tables/${table}`)).json
  expect(kept).toMatchObject({ status: 'over', seats: [{ name: 'Ann' }, { name: '' }] })
  expect(kept.seats[1].user).not.toBe(user)
  expect((await ann.get(`/api/tables/${table}/record`)).status).toBe(200)
})

test('who runs the server lists tables and ends one', async () => {
  await using server = await ServerForTests.open({
    CHRONIK_OPERATOR_TOKEN: TOKEN,
    CHRONIK_RATE_LIMITS: 'off',
  })
  const [ann, ben, operator] = [await server.guest('Ann'), await server.guest('Ben'), server.visitor()]
  const table = await match(ann, ben)
  const listed = async (status: string) => {
    const answer = await operator.get(`/api/operator/tables?status=${status}`, SHOWN)
    return (answer.json.tables as { table: string }[]).map((one) => one.table)
  }
  expect(await listed('playing')).toEqual([table])
  const ended = await operator.post(`/api/operator/tables/${table}/end`, {}, SHOWN)
  expect(ended.json).toMatchObject({ table, status: 'abandoned' })
  expect([await listed('playing'), await listed('abandoned')]).toEqual([[], [table]])
  expect((await ann.get(`/api/tables/${table}`)).json.table.result.reason).toBe('house')
})

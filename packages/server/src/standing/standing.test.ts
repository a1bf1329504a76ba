import { type Board, Live } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from '../live/testing/guest.ts'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'

let server: ServerForTests
const lives: Live[] = []

beforeAll(async () => {
  server = await ServerForTests.open({ CHRONIK_RATE_LIMITS: 'off' })
})
afterAll(async () => {
  for (const live of lives) live.close()
  await server?.[Symbol.asyncDispose]()
})

interface Somebody {
  readonly visitor: Visitor
  readonly id: string
}

async function somebody(name: string, account = true): Promise<Somebody> {
  const visitor = await server.guest(name)
  if (account)
    await visitor.post('/api/auth/set-password', {
      email: `${name}@example.org`,
      password: 'long enough here',
    })
  return { visitor, id: (await visitor.get('/api/auth/me')).json.me.id }
}

/** A table where these sit, and its match has begun. */
async function begun(host: Visitor, others: readonly Visitor[], bots = 0): Promise<string> {
  const seats = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
  ]
  const request = crypto.randomUUID()
  const created = await host.post('/api/tables', {
    request,
    game: 'village',
    options: { 'round-limit': 1 },
    seats,
  })
  const { id } = created.json.table
  for (const other of others) expect((await other.post(`/api/tables/${id}/join`)).status).toBe(200)
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200)
  return id
}

function guest({ origin, cookie }: Visitor, table: string, seed: number): Guest {
  const live = new Live({
    url: `${origin.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
    patience: { first: 10, longest: 200 },
  })
  lives.push(live)
  return new Guest(live, table, seed)
}

const boardFor = async ({ visitor }: Somebody, more = '') =>
  (await visitor.get(`/api/boards/village/2${more}`)).json as Board

const historyOf = async ({ visitor }: Somebody) => (await visitor.get('/api/me/history')).json.matches

describe('how people do', () => {
  test('a match among people counts for ratings, statistics, history and the board', async () => {
    const [ann, ben] = [await somebody('Ann'), await somebody('Ben')]
    const table = await begun(ann.visitor, [ben.visitor])
    await Promise.all([ann, ben].map(({ visitor }, at) => guest(visitor, table, at).playOn()))
    const { result } = (await ann.visitor.get(`/api/tables/${table}`)).json.table
    const [mine] = await historyOf(ann)
    expect(mine).toMatchObject({
      table: { id: table, result },
      seat: 0,
      result: { rank: result.ranks[0], score: result.scores[0], left: false, rated: true },
    })
    const anybody = server.visitor()
    const page = (await anybody.get(`/api/people/${ann.id}`)).json
    expect(page).toMatchObject({ name: 'Ann', guest: false, bond: 'none' })
    const { points } = mine.result
    expect(page.standings).toMatchObject([
      { game: 'village', players: 2, points, matches: 1, meanScore: result.scores[0], course: [points] },
    ])
    expect(page.results).toMatchObject([{ rank: result.ranks[0], gained: points - 1000 }])
    // The link of a table is a secret of those who were there.
    expect(JSON.stringify(page)).not.toContain(table)
    const { rows, mine: own } = await boardFor(ben)
    expect(rows.map(({ user }) => user).sort()).toEqual([ann.id, ben.id].sort())
    expect(own).toMatchObject({ user: ben.id, name: 'Ben', matches: 1 })
    expect((await anybody.get('/api/boards/village/2')).json.mine).toBeNull()
  })

  test('who gives up has lost, and matches with bots are kept but not rated', async () => {
    const [cem, dora] = [await somebody('Cem'), await somebody('Dora')]
    const given = await begun(cem.visitor, [dora.visitor])
    expect((await dora.visitor.post(`/api/tables/${given}/concede`)).status).toBe(200)
    const withBot = await begun(cem.visitor, [], 1)
    await guest(cem.visitor, withBot, 1).playOn()
    const [bots, people] = await historyOf(cem)
    expect(people.result).toMatchObject({ rank: 1, score: null, rated: true, points: 1138, gained: 138 })
    expect(bots.result).toMatchObject({ rated: false, points: null, gained: null })
    expect((await historyOf(dora))[0].result).toMatchObject({ rank: 2, left: true, gained: -73 })
    expect((await cem.visitor.get(`/api/people/${cem.id}`)).json).toMatchObject({
      bond: 'me',
      standings: [{ matches: 1, wins: 1, meanScore: null, meanRank: 1 }],
    })
  })

  test('who deletes the account is gone from everything; the matches of the others stay whole', async () => {
    const [eva, fritz] = [await somebody('Eva'), await somebody('Fritz')]
    const table = await begun(eva.visitor, [fritz.visitor])
    await eva.visitor.post(`/api/tables/${table}/concede`)
    await eva.visitor.post('/api/me/friends', { user: fritz.id })
    const before = await historyOf(fritz)
    const exported = (await eva.visitor.get('/api/auth/export')).json
    expect(exported).toMatchObject({
      ratings: [{ matches: 1 }],
      results: [{ table, rank: 2 }],
      friends: [{ name: 'Fritz', bond: 'asked' }],
    })
    expect(
      (await eva.visitor.post('/api/auth/delete-account', { password: 'long enough here' })).status,
    ).toBe(200)
    expect((await fritz.visitor.get(`/api/people/${eva.id}`)).json).toMatchObject({ code: 'nobody-there' })
    expect((await fritz.visitor.get('/api/me/friends')).json).toEqual({ friends: [] })
    const after = await historyOf(fritz)
    expect(after[0].result).toEqual(before[0].result)
    expect(after[0].table.seats[0]).toMatchObject({ name: '' })
    const board = await fritz.visitor.get('/api/boards/village/2')
    expect(board.text).not.toContain(eva.id)
    expect(board.json.mine).toMatchObject({ user: fritz.id, wins: 1 })
  })

  test('a guest is rated and not listed, until there is an account', async () => {
    const [gil, hans] = [await somebody('Gil', false), await somebody('Hans')]
    const table = await begun(gil.visitor, [hans.visitor])
    await hans.visitor.post(`/api/tables/${table}/concede`)
    const listed = async () => (await boardFor(hans)).rows.map(({ name }) => name)
    expect(await listed()).not.toContain('Gil')
    await gil.visitor.post('/api/auth/set-password', {
      email: 'gil@example.org',
      password: 'long enough here',
    })
    expect(await listed()).toContain('Gil')
  })

  test('friends ask, agree and part', async () => {
    const [ida, jan, kai] = [await somebody('Ida'), await somebody('Jan'), await somebody('Kai')]
    const ask = (from: Somebody, to: Somebody) => from.visitor.post('/api/me/friends', { user: to.id })
    expect((await ask(ida, jan)).json.friends).toMatchObject([{ name: 'Jan', bond: 'asked' }])
    expect((await jan.visitor.get(`/api/people/${ida.id}`)).json.bond).toBe('asks')
    expect((await ask(jan, ida)).json.friends).toMatchObject([{ name: 'Ida', bond: 'friends' }])
    expect((await ask(kai, ida)).json.friends).toMatchObject([{ bond: 'asked' }])
    // Only friends, once somebody has played.
    const table = await begun(ida.visitor, [jan.visitor])
    await ida.visitor.post(`/api/tables/${table}/concede`)
    const board = await boardFor(jan, '?friends=true')
    expect(board.rows.map(({ name }) => name)).toEqual(['Jan', 'Ida'])
    const part = { user: jan.id, friends: false }
    expect((await ida.visitor.post('/api/me/friends', part)).json.friends).toMatchObject([{ bond: 'asks' }])
    expect((await jan.visitor.get(`/api/people/${ida.id}`)).json.bond).not.toBe('friends')
  })
})

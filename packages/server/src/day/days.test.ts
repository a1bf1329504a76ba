import { commitmentTo, parseRecord, verify } from '@chronik/kernel'
import { type DayRanking, Live, type Today } from '@chronik/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Guest } from '../live/testing/guest.ts'
import { games } from '../play/games.ts'
import { freePort } from '../testing/port.ts'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'
import { planFor } from './plan.ts'
import { type Counted, rankingOf } from './ranking.ts'
import { streakOf } from './streak.ts'

/** On this day Village is played alone: a match is over at once. */
const DAY = '2026-11-16'
const NEXT = '2026-11-17'
const HOUR = 60 * 60 * 1000

let server: ServerForTests
const lives: Live[] = []

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(DAY) + 12 * HOUR })
  server = await ServerForTests.open({ PORT: String(await freePort()), CHRONIK_RATE_LIMITS: 'off' })
})
afterAll(async () => {
  for (const live of lives) live.close()
  await server?.[Symbol.asyncDispose]()
  vi.useRealTimers()
})

async function somebody(name: string, account = true): Promise<Visitor> {
  const visitor = await server.guest(name)
  if (account)
    await visitor.post('/api/auth/set-password', {
      email: `${name}@example.org`,
      password: 'long enough here',
    })
  return visitor
}

async function begin(visitor: Visitor): Promise<string> {
  const answer = await visitor.post('/api/days/village/play')
  expect(answer.status, answer.text).toBe(200)
  return answer.json.table
}

function sitDown({ origin, cookie }: Visitor, table: string, seed: number): Guest {
  const live = new Live({
    url: `${origin.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
    patience: { first: 10, longest: 200 },
  })
  lives.push(live)
  return new Guest(live, table, seed)
}

const rankingFor = async (visitor: Visitor, day = DAY, more = '') =>
  (await visitor.get(`/api/days/${day}/village${more}`)).json as DayRanking
const todayFor = async (visitor: Visitor) => (await visitor.get('/api/days')).json as Today

test('one match for everybody with the same seed: each once, sealed until the day is over, then proven', async () => {
  expect(planFor('village', DAY)).toMatchObject({ players: 1, level: null })
  const [ann, ben, cem] = [await somebody('Ann'), await somebody('Ben'), await somebody('Cem', false)]

  // The server is bound to the seed before anybody plays, and tells nothing of it.
  const before = await todayFor(server.visitor())
  expect(before).toMatchObject({ day: DAY, until: Date.parse(NEXT), streak: null })
  const card = before.matches.find(({ game }) => game === 'village')
  expect(card).toMatchObject({ players: 1, level: null, seed: null, counted: 0, mine: null })

  const tables = [await begin(ann), await begin(ben), await begin(cem)]
  expect(new Set(tables).size).toBe(3)
  expect(await begin(ann), 'there is one try only').toBe(tables[0])
  expect((await todayFor(ann)).matches.find(({ game }) => game === 'village')?.mine).toMatchObject({
    table: tables[0],
    state: 'playing',
  })

  // Everybody plays what their own luck with the same draws gives.
  for (const [at, visitor] of [ann, ben, cem].entries()) await sitDown(visitor, tables[at], 1 + at).playOn()
  const [table] = tables
  const own = (await ann.get(`/api/tables/${table}`)).json.table
  expect(own).toMatchObject({ status: 'over', seed: null, event: { kind: 'day', day: DAY } })

  // Until the day is over nobody sees how it went for others, and nobody gets at the seed or the draws.
  expect((await ben.get(`/api/tables/${table}`)).json).toMatchObject({ code: 'no-spectators' })
  expect((await ben.get(`/api/tables/${table}/position`)).json).toMatchObject({ code: 'no-spectators' })
  expect((await ann.get(`/api/tables/${table}/record`)).json).toMatchObject({ code: 'sealed' })
  expect((await ann.post(`/api/tables/${table}/spectators`, { allowed: true })).status).toBe(200)
  expect((await ben.get(`/api/tables/${table}`)).json).toMatchObject({ code: 'no-spectators' })
  const told = [
    await ann.get('/api/auth/export'),
    await ann.get('/api/days'),
    await ann.get(`/api/days/${DAY}/village`),
    await ann.get(`/api/tables/${table}`),
    await ann.get('/api/me/history'),
  ].map(({ text }) => text)

  const ranking = await rankingFor(ben)
  expect(ranking.rows.map(({ name }) => name).sort(), 'who has no account is not listed').toEqual([
    'Ann',
    'Ben',
  ])
  expect(ranking.rows[0].score).toBeGreaterThanOrEqual(ranking.rows[1].score)
  expect(ranking.rows.map(({ table: at }) => at)).toEqual([null, null])
  expect(ranking.mine).toMatchObject({ name: 'Ben' })
  expect(ranking.card).toMatchObject({ counted: 3, seed: null, mine: { state: 'counted' } })
  expect(ranking.spread.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect((await rankingFor(cem)).mine, 'one sees oneself').toMatchObject({ name: 'Cem' })
  expect((await rankingFor(ann, DAY, '?friends=true')).rows.map(({ name }) => name)).toEqual(['Ann'])
  expect((await todayFor(ann)).streak).toEqual({ now: 1, longest: 1, days: [DAY] })

  // Whoever is not done at midnight is not counted.
  const dora = await somebody('Dora')
  const late = sitDown(dora, await begin(dora), 9)
  await late.arrived()
  await server.stop()
  vi.setSystemTime(Date.parse(NEXT) + HOUR)
  await server.start()
  await late.playOn()
  expect((await rankingFor(dora)).card.mine).toMatchObject({
    state: 'void',
    score: null,
  })

  // The seed is what the server was bound to, all tries can be looked at, and each proves itself.
  const anybody = server.visitor()
  const after = await rankingFor(anybody)
  const { seed, commitment, commitsTo } = after.card
  expect(commitment).toBe(card?.commitment)
  expect(commitmentTo(seed ?? '', commitsTo)).toBe(commitment)
  for (const text of told) expect(text).not.toContain(seed)
  expect(after.rows).toHaveLength(2)
  const village = games.latest('village')
  if (village === null) throw new Error('no Village')
  for (const row of after.rows) {
    const record = parseRecord((await anybody.get(`/api/tables/${row.table}/record`)).text)
    expect(record.seed).toBe(seed)
    expect(verify(record, village).checks.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'ok'])
  }

  // Today is another match; days without one are told so.
  expect((await todayFor(anybody)).matches.find(({ game }) => game === 'village')).toMatchObject({
    day: NEXT,
    players: 2,
    seed: null,
  })
  expect((await anybody.get('/api/days/2026-01-01/village')).json).toMatchObject({ code: 'no-day' })
  expect((await anybody.get('/api/days/2026-99-01/village')).status).toBe(400)
  expect((await anybody.post('/api/days/village/play')).json).toMatchObject({ code: 'sign-in' })
})

const tried = (user: string, score: number, rank: number, seconds: number, guest = false): Counted => ({
  game: 'village',
  day: DAY,
  user,
  name: user.toUpperCase(),
  guest,
  table: `t-${user}`,
  begunAt: 0,
  endedAt: seconds * 1000,
  score,
  rank,
})

test('more points are better, then the place at the table, then the time; who is equal shares a place', () => {
  const tries = [
    tried('ann', 50, 2, 100),
    tried('ben', 50, 1, 900),
    tried('cem', 61, 1, 900),
    tried('dora', 50, 1, 300),
    tried('eva', 50, 1, 300),
    tried('guest', 99, 1, 1, true),
  ]
  const { rows, mine, spread, mean } = rankingOf(tries, { user: 'ben', among: null, open: true })
  expect(rows.map(({ place, user }) => [place, user])).toEqual([
    [1, 'cem'],
    [2, 'dora'],
    [2, 'eva'],
    [4, 'ben'],
    [5, 'ann'],
  ])
  expect(mine).toMatchObject({ place: 4, table: 't-ben' })
  expect(mean).toBe(60)
  expect(spread.map(({ from, count }) => [from, count])).toEqual([
    [50, 4],
    [55, 0],
    [60, 1],
    [65, 0],
    [70, 0],
    [75, 0],
    [80, 0],
    [85, 0],
    [90, 0],
    [95, 1],
  ])
  expect(rankingOf([], { user: null, among: null, open: true })).toEqual({
    rows: [],
    mine: null,
    spread: [],
    mean: null,
  })
})

test('a streak goes on as long as today can still come', () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-14', '2026-11-15']
  expect(streakOf(days, '2026-11-16')).toEqual({ now: 2, longest: 3, days })
  expect(streakOf(days, '2026-11-15')).toMatchObject({ now: 2 })
  expect(streakOf(days, '2026-11-17')).toMatchObject({ now: 0, longest: 3 })
  expect(streakOf([...days, '2026-11-16'], '2026-11-16')).toMatchObject({ now: 3 })
  expect(streakOf([], '2026-11-16')).toEqual({ now: 0, longest: 0, days: [] })
})

import { TableView, TournamentPage } from '@chronik/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Contestant } from '../testing/contestants.ts'
import { freePort } from '../testing/port.ts'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'

let server: ServerForTests
const contestants: Contestant[] = []

beforeAll(async () => {
  server = await ServerForTests.open({ PORT: String(await freePort()), CHRONIK_RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
})

const plan = (more: object = {}) => ({
  request: crypto.randomUUID(),
  name: 'Autumn cup',
  game: 'village',
  options: { 'round-limit': 1 },
  pause: 0,
  ...more,
})

async function open(host: Visitor, more: object = {}): Promise<string> {
  const answer = await host.post('/api/tournaments', plan(more))
  expect(answer.status, answer.text).toBe(200)
  return answer.json.tournament.id
}

const pageOf = async (id: string, visitor: Visitor = server.visitor()) =>
  TournamentPage.parse((await visitor.get(`/api/tournaments/${id}`)).json)

test('sixteen play three rounds and a final to the end while the server is stopped and started', {
  timeout: 240_000,
}, async () => {
  const visitors = await Promise.all(Array.from({ length: 16 }, (_, at) => server.guest(`Player ${at + 1}`)))
  const id = await open(visitors[0], { rounds: 3, final: 4 })
  contestants.push(...visitors.map((visitor, at) => new Contestant(visitor, 100 * at)))
  for (const one of contestants) await one.enter(id)
  const [host] = visitors
  expect((await visitors[1].post(`/api/tournaments/${id}/begin`)).json).toMatchObject({ code: 'not-host' })
  const begun = await host.post(`/api/tournaments/${id}/begin`)
  expect(begun.json.tournament).toMatchObject({ status: 'playing', played: [{ number: 1, kind: 'swiss' }] })
  expect(begun.json.table).not.toBeNull()

  const all = Promise.all(contestants.map((one) => one.playOut(id)))
  await expect.poll(async () => (await pageOf(id)).tournament.played.length, { timeout: 100_000 }).toBe(2)
  await server.stop()
  await server.start()
  await all

  const { tournament, standings } = await pageOf(id)
  expect(tournament.played.map(({ kind, boards }) => [kind, boards.length])).toEqual([
    ['swiss', 8],
    ['swiss', 8],
    ['swiss', 8],
    ['knock-out', 2],
    ['knock-out', 1],
  ])
  // Every table was opened and counted once, and what it counted for is what was played there.
  const boards = tournament.played.flatMap((round) => round.boards)
  expect(new Set(boards.map(({ table }) => table)).size).toBe(27)
  expect(new Set(contestants.flatMap(({ tables }) => tables)).size).toBe(27)
  for (const { table, people, places, scores } of boards) {
    const kept = TableView.parse((await host.get(`/api/tables/${table}`)).json.table)
    expect(kept).toMatchObject({ status: 'over', event: { kind: 'tournament', tournament: id } })
    expect(kept.seats.map((seat) => (seat.kind === 'person' ? seat.user : ''))).toEqual(people)
    expect(kept.result).toMatchObject({ ranks: places, scores })
  }
  const swiss = boards.slice(0, 24).flatMap(({ people }) => people.toSorted().join())
  expect(new Set(swiss).size, 'nobody has met twice').toBe(24)
  expect(standings.map(({ place }) => place)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(3 * 8 * 4)
  const final = tournament.played[4].boards[0]
  expect(standings[0]).toMatchObject({ user: final.people[final.places?.indexOf(1) ?? -1], reached: 2 })
  const [card] = (await host.get('/api/tournaments')).json.tournaments
  expect(card).toMatchObject({ id, status: 'over', entered: 16, round: 5, mine: true })
  expect(card.winner).toBe(tournament.people.find(({ user }) => user === standings[0].user)?.name)
})

test('who goes in the middle gives up the match; what does not fit is told before anybody comes', async () => {
  const visitors = await Promise.all(['Ann', 'Ben', 'Cem', 'Dora'].map((name) => server.guest(name)))
  const [ann] = visitors
  const id = await open(ann, { rounds: 2 })
  expect((await ann.post(`/api/tournaments/${id}/begin`)).json).toMatchObject({ code: 'tournament-few' })
  for (const visitor of visitors) await visitor.post(`/api/tournaments/${id}/enter`)
  await ann.post(`/api/tournaments/${id}/begin`)
  const { table } = await pageOf(id, ann)
  await ann.post(`/api/tournaments/${id}/withdraw`)
  await expect
    .poll(
      async () => (await pageOf(id)).tournament.played[0].boards.find((one) => one.table === table)?.points,
    )
    .toContain(4)
  expect((await pageOf(id)).tournament.people.filter(({ left }) => left)).toHaveLength(1)

  const refused = async (more: object) => (await ann.post('/api/tournaments', plan(more))).json
  expect(await refused({ game: 'chess' })).toMatchObject({ code: 'no-game' })
  expect(await refused({ game: 'my-village', options: {}, seats: 5 })).toMatchObject({ code: 'bad-setup' })
  expect(await refused({ name: ' ' })).toMatchObject({ code: 'bad-request' })
  expect((await ann.get('/api/tournaments/nothing')).json).toMatchObject({ code: 'no-tournament' })
  const anybody = server.visitor()
  expect((await anybody.post(`/api/tournaments/${id}/enter`)).json).toMatchObject({ code: 'sign-in' })
})

import { freshRequest, TournamentPlan } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { hosted } from '../hosted.ts'
import { games } from '../play/games.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { FolderForTests } from '../testing/folder.ts'

const MINUTE = 60_000
/** Somebody who is away may keep a table waiting for so long. */
const PATIENCE = 10 * MINUTE

/** A clock that stands still until somebody turns it. */
class Turned {
  #passed = 0
  readonly wall = () => Date.parse('2026-11-17T12:00:00Z') + this.#passed
  readonly steady = () => this.#passed

  pass(milliseconds: number): void {
    this.#passed += milliseconds
  }
}

test('who is away when it is their turn gives up the table, and is not paired any more after the second time', async () => {
  using folder = new FolderForTests()
  const { store } = await openSqlite(folder.path)
  const clock = new Turned()
  const house = hosted({ store, games, secret: 'a secret', clock, threads: 1 })
  const { tournaments, tables, matches } = house
  const people = ['ann', 'ben', 'cem', 'dora', 'eva', 'fritz'].map((id) => ({ id, name: id }))
  const plan = TournamentPlan.parse({
    request: freshRequest(),
    name: 'Cup',
    game: 'village',
    rounds: 4,
    pause: 0,
    pace: { kind: 'none' },
    limit: 600 * MINUTE,
  })
  const opened = await tournaments.create(people[0], plan)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const { id } = opened.value.tournament
  for (const one of people) await tournaments.enter(id, one)
  expect((await tournaments.begin(id, people[0])).ok).toBe(true)
  const now = async () => {
    const page = await tournaments.page(id, null)
    if (!page.ok) throw new Error(page.refusal.code)
    return page.value.tournament
  }

  /** Whoever is due at each table of the round that is played. */
  const due = async () => {
    // A round is kept before its tables are set.
    await tournaments.tend()
    const { boards } = (await now()).played.at(-1) ?? { boards: [] }
    return Promise.all(
      boards.map(async ({ table, people: seated }) => {
        const seat = (await matches.awaited(table))?.awaited?.seat ?? -1
        return { table, user: seated[seat] }
      }),
    )
  }
  const first = await due()
  expect(first).toHaveLength(3)
  const [here, ...away] = first
  // One of them is there and thinks.
  tables.presence.come(here.table, here.user)
  clock.pass(PATIENCE - MINUTE)
  await tournaments.tend()
  expect((await now()).played[0].boards.map(({ points }) => points)).toEqual([null, null, null])
  clock.pass(2 * MINUTE)
  await tournaments.tend()
  // What came of a table is counted when it is heard of.
  const counted = async () => (await now()).played[0].boards.filter(({ points }) => points !== null).length
  await expect.poll(counted).toBe(2)
  const [round] = (await now()).played
  expect(round.boards.find(({ table }) => table === here.table)?.points).toBeNull()
  for (const { table, user } of away) {
    const board = round.boards.find((one) => one.table === table)
    expect(board?.points?.[board.people.indexOf(user)], `${user} has lost`).toBe(0)
  }
  // Who is there gives up as well: the round is over, and the next one begins with all six.
  await tables.act(here.table, { id: here.user, name: here.user }, { kind: 'concede' })
  await expect.poll(async () => (await now()).played.length).toBe(2)
  expect((await now()).played[1].boards.flatMap((board) => board.people)).toHaveLength(6)

  // Everybody who is due stays away again and again, until nobody is left whom it would be worth waiting for.
  const given = new Map(first.map(({ user }) => [user, 1]))
  for (let turn = 2; (await now()).status === 'playing'; turn++) {
    const waited = await due()
    for (const { user } of waited) expect(given.get(user) ?? 0, `${user} in round ${turn}`).toBeLessThan(2)
    for (const { user } of waited) given.set(user, (given.get(user) ?? 0) + 1)
    clock.pass(PATIENCE + MINUTE)
    await tournaments.tend()
    await expect
      .poll(async () => {
        const { status, played } = await now()
        return status === 'over' || played.length > turn
      })
      .toBe(true)
    const left = (await now()).people.filter((one) => one.left).map(({ user }) => user)
    const twice = [...given].filter(([, times]) => times >= 2).map(([user]) => user)
    expect(left.sort()).toEqual(twice.sort())
  }
  expect((await now()).played.length).toBeLessThanOrEqual(4)
  await tournaments.close()
  await matches.close()
  await store.close()
})

import { type Game, verify } from '@chronik/kernel'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../store/database.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { fairBoth, fairFirst } from '../testing/fair-games.ts'
import { FolderForTests } from '../testing/folder.ts'
import { PlayerForTests } from '../testing/player.ts'
import { seedsForTests } from '../testing/seeds.ts'
import { tableForTests } from '../testing/tables.ts'
import { Games } from './games.ts'
import { PlayedMatches } from './matches.ts'

const SEATS = [0, 1].map((seat) => {
  return { colour: `c${seat}`, kind: 'person', user: `u${seat}`, name: 'N', conceded: false } as const
})

let folder: FolderForTests
let database: Database
const seed = seedsForTests()

beforeEach(async () => {
  folder = new FolderForTests()
  database = await openSqlite(folder.path)
})
afterEach(async () => {
  await database.store.close()
  folder[Symbol.dispose]()
})

/** Plays so many turns at a table with the rules that a server has. */
async function playOn(game: Game, rules: number, table: string, turns: number): Promise<PlayerForTests[]> {
  const matches = new PlayedMatches({ store: database.store, games: new Games([serving(game)]), seed })
  const players = [0, 1].map((seat) => new PlayerForTests(game, 2, seat, 11 + seat, { rules }))
  for (const player of players)
    player.hear((await matches.watch(table, player.seat, null, (update) => player.hear(update))).now)
  for (let made = 0; made < turns; made++) await players.find((player) => player.due)?.submit(matches, table)
  await matches.close()
  return players
}

function serving(game: Game) {
  return game === fairBoth.game ? fairBoth : fairFirst
}

it('a match goes on after an upgrade by the rules it began with, while new ones use the new rules', async () => {
  const before = tableForTests({ game: 'fair', seats: SEATS, rules: 1 })
  const after = tableForTests({ game: 'fair', seats: SEATS, rules: 2 })
  for (const [table, { game }] of [
    [before, fairFirst],
    [after, fairBoth],
  ] as const) {
    const matches = new PlayedMatches({
      store: database.store,
      games: new Games([serving(game)]),
      seed: seedsForTests(),
    })
    await database.store.tables.add(table)
    await matches.begin(table)
    await matches.close()
  }
  await playOn(fairFirst.game, 1, before.id, 4)
  // Here the server is upgraded.
  await playOn(fairBoth.game, 1, before.id, 1_000)
  await playOn(fairBoth.game, 2, after.id, 1_000)

  const matches = new PlayedMatches({ store: database.store, games: new Games([fairBoth]), seed })
  const old = await matches.record(before.id)
  const fresh = await matches.record(after.id)
  await matches.close()
  expect([old?.rules, fresh?.rules]).toEqual([1, 2])
  // By the first rules a coin counts once, by the second twice.
  for (const [record, worth] of [
    [old, 1],
    [fresh, 2],
  ] as const) {
    const [points, coins] = record?.result?.lines.map(({ values }) => values) ?? []
    expect(record?.result?.totals).toEqual(points.map((value, seat) => value + worth * coins[seat]))
    expect(coins.some((value) => value > 0)).toBe(true)
  }
  expect(old !== null && verify(old, fairBoth.game)).toMatchObject({ proven: true })
  expect(old !== null && verify(old, fairFirst.game)).toMatchObject({ proven: true })
  expect(fresh !== null && verify(fresh, fairBoth.game)).toMatchObject({ proven: true })
})

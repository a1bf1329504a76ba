import type { Player } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type MatchRecord, verify } from '@chronik/kernel'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../store/database.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import type { Table } from '../tables/table.ts'
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
async function playOn(serving: Player, { id, rules, setup }: Table, turns: number): Promise<void> {
  const matches = new PlayedMatches({ store: database.store, games: new Games([serving]), seed })
  const players = [0, 1].map(
    (seat) => new PlayerForTests(serving.game, 2, seat, 11 + seat, { rules, options: setup.options }),
  )
  for (const player of players)
    player.hear((await matches.watch(id, player.seat, null, (update) => player.hear(update))).now)
  for (let made = 0; made < turns; made++) {
    const due = players.find((player) => player.due)
    if (due === undefined) break
    await due.submit(matches, id)
  }
  await matches.close()
}

/** Opens a table at a server that has these rules. */
async function begin(serving: Player, table: Table): Promise<void> {
  const matches = new PlayedMatches({
    store: database.store,
    games: new Games([serving]),
    seed: seedsForTests(),
  })
  await database.store.tables.add(table)
  await matches.begin(table)
  await matches.close()
}

/** The records of tables, as a server with these rules writes them. */
async function recordsOf(serving: Player, ...tables: readonly string[]): Promise<(MatchRecord | null)[]> {
  const matches = new PlayedMatches({ store: database.store, games: new Games([serving]), seed })
  const records = await Promise.all(tables.map((table) => matches.record(table)))
  await matches.close()
  return records
}

it('a match goes on after an upgrade by the rules it began with, while new ones use the new rules', async () => {
  const before = tableForTests({ game: 'fair', seats: SEATS, rules: 1 })
  const after = tableForTests({ game: 'fair', seats: SEATS, rules: 2 })
  await begin(fairFirst, before)
  await begin(fairBoth, after)
  await playOn(fairFirst, before, 4)
  // Here the server is upgraded.
  await playOn(fairBoth, before, 1_000)
  await playOn(fairBoth, after, 1_000)

  const [old, fresh] = await recordsOf(fairBoth, before.id, after.id)
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

it.each([
  ['village', { expansions: ['port'] }],
  ['my-village', {}],
  ['world-without-end', {}],
])(
  '%s: a match begun under version 1 is upgraded in the middle and finished under version 1',
  async (id, options) => {
    const now: Player = opponents[id]
    const first: Player = { ...now, game: { ...now.game, rulesVersion: 1 } }
    const setup = { players: 2, options, edition: null }
    const table = tableForTests({ game: id, setup, seats: SEATS, rules: 1 })
    await begin(first, table)
    await playOn(first, table, 12)
    // Here the server is upgraded.
    await playOn(now, table, 10_000)

    const [record] = await recordsOf(now, table.id)
    expect([now.game.rulesVersion, record?.rules]).toEqual([2, 1])
    expect(record?.result).toBeDefined()
    // The server of then and the server of now prove the same match.
    for (const { game } of [first, now])
      expect(record !== null && verify(record, game)).toMatchObject({ proven: true })
  },
)

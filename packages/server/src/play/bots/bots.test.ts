import { opponents } from '@chronik/bots/all'
import { verify } from '@chronik/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../store/database.ts'
import { openSqlite } from '../../store/sqlite/open.ts'
import type { Table, TableSeat } from '../../tables/table.ts'
import { fairFirst } from '../../testing/fair-games.ts'
import { FolderForTests } from '../../testing/folder.ts'
import { PlayerForTests } from '../../testing/player.ts'
import { seedsForTests } from '../../testing/seeds.ts'
import { tableForTests } from '../../testing/tables.ts'
import { Games, games as realGames } from '../games.ts'
import { PlayedMatches } from '../matches.ts'

vi.setConfig({ testTimeout: 300_000 })

const FAIR = new URL('../../testing/fair-games.ts', import.meta.url)
const STUCK = new URL('../../testing/stuck-bots.ts', import.meta.url)
const LATE = new URL('../../testing/late-bots.ts', import.meta.url)
const BROKEN = new URL('../../testing/broken-bots.ts', import.meta.url)

const person = (user: string, conceded = false): TableSeat => {
  return { colour: user, kind: 'person', user, name: user, conceded }
}
const bot = (level: 'random' | 'novice' | 'adept'): TableSeat => ({ colour: level, kind: 'bot', level })

let folder: FolderForTests
let database: Database
let matches: PlayedMatches
const warnings: [string, { readonly [name: string]: unknown }][] = []
const ended: Table[] = []

function playing(games: Games, module?: URL, longest = 60_000): PlayedMatches {
  return new PlayedMatches({
    store: database.store,
    games,
    ...(module === undefined ? {} : { module }),
    threads: 1,
    longest,
    seed: seedsForTests(),
    ended: (table) => ended.push(table),
    warn: (what, details) => warnings.push([what, details]),
  })
}

beforeEach(async () => {
  folder = new FolderForTests()
  database = await openSqlite(folder.path)
  warnings.length = 0
  ended.length = 0
})
afterEach(async () => {
  await matches.close()
  await database.store.close()
  folder[Symbol.dispose]()
})

async function begun(given: Partial<Table>): Promise<Table> {
  const table = tableForTests({ game: 'fair', ...given })
  await database.store.tables.add(table)
  const next = await matches.begin(table)
  if (next === null) throw new Error('the table was changed')
  return next
}

const fair = new Games([fairFirst])

async function personAt(table: string, seat: number): Promise<PlayerForTests> {
  const player = new PlayerForTests(fairFirst.game, 2, seat)
  player.hear((await matches.watch(table, seat, null, (update) => player.hear(update))).now)
  return player
}

/** Plays whenever it is due, until the match is over or `enough` says so. */
async function playAlong(player: PlayerForTests, table: string, enough = () => false): Promise<void> {
  await expect
    .poll(
      async () => {
        if (player.due && !enough()) await player.submit(matches, table)
        return player.turn?.over === true || enough()
      },
      { timeout: 240_000, interval: 5 },
    )
    .toBe(true)
}

describe('bots', () => {
  it('answer a person until the match is over', async () => {
    matches = playing(fair, FAIR)
    const { id } = await begun({ seats: [person('anna'), bot('adept')] })
    const anna = await personAt(id, 0)
    await playAlong(anna, id)
    await expect.poll(() => ended.map((table) => table.id)).toEqual([id])
    const record = await matches.record(id)
    expect(record !== null && verify(record, fairFirst.game).proven).toBe(true)
    expect(warnings).toEqual([])
  })

  it('play below their level rather than let somebody wait too long, and the table is told', async () => {
    const hurried: [string, string][] = []
    matches = new PlayedMatches({
      store: database.store,
      games: fair,
      module: FAIR,
      threads: 1,
      botPatience: -1,
      seed: seedsForTests(),
      hurried: (table, level) => hurried.push([table, level]),
    })
    const { id } = await begun({ seats: [person('anna'), bot('adept')] })
    const anna = await personAt(id, 0)
    await playAlong(anna, id, () => hurried.length > 0)
    expect(hurried[0]).toEqual([id, 'adept'])
  })

  it('play a real game among themselves', async () => {
    matches = playing(realGames)
    const { id } = await begun({
      game: 'my-village',
      rules: opponents['my-village'].game.rulesVersion,
      seats: [bot('random'), person('gone', true)],
    })
    await expect
      .poll(async () => (await matches.catchUp(id, -1, null)) as { seq: number })
      .toMatchObject({ seq: expect.toSatisfy((seq: number) => seq >= 5) })
    expect(warnings).toEqual([])
  })

  it('go on after a restart', async () => {
    matches = playing(fair, FAIR)
    const { id } = await begun({ seats: [person('anna'), bot('novice')] })
    const anna = await personAt(id, 0)
    await playAlong(anna, id, () => anna.seq >= 3)
    // The server stops while the bot is due: its thought is lost.
    await expect.poll(() => anna.due).toBe(true)
    await anna.submit(matches, id)
    await matches.close()
    await database.store.close()
    database = await openSqlite(folder.path)
    matches = playing(fair, FAIR)
    await matches.wake()
    const again = await personAt(id, 0)
    await playAlong(again, id)
    await expect.poll(() => ended).toHaveLength(1)
  })

  it('take a seat over from somebody, and give it back', async () => {
    matches = playing(fair, FAIR)
    const table = await begun({ seats: [person('anna'), person('bea')] })
    const { id } = table
    const anna = await personAt(id, 0)
    await playAlong(anna, id, () => anna.seq >= 1 && !anna.due)
    const before = anna.seq
    const taken = { ...table, seats: [table.seats[0], bot('novice')], version: table.version + 1 }
    expect(await database.store.tables.save(taken, table.version)).toBe(true)
    await matches.reseat(taken)
    // The bot has moved and is not about to move again: what is sent now is built on the last deed.
    await expect.poll(() => anna.seq > before && anna.due).toBe(true)
    const bea = await personAt(id, 1)
    expect(
      await matches.submit({ table: id, seat: 1, seq: bea.seq, request: 'r', moves: ['fetch'] }),
    ).toMatchObject({
      refusal: { code: 'not-your-turn' },
    })
    const back = { ...table, version: taken.version + 1 }
    await database.store.tables.save(back, taken.version)
    await matches.reseat(back)
    await playAlong(anna, id, () => bea.due)
    expect(await bea.submit(matches, id)).toMatchObject({ kind: 'played' })
  })

  it('play on for who has given up', async () => {
    matches = playing(fair, FAIR)
    const seats = [person('anna'), person('bea', true), person('cem', true)]
    const { id } = await begun({ seats, setup: { players: 3, options: {}, edition: null } })
    const anna = new PlayerForTests(fairFirst.game, 3, 0)
    anna.hear((await matches.watch(id, 0, null, (update) => anna.hear(update))).now)
    await playAlong(anna, id)
    expect(anna.turn).toMatchObject({ over: true })
  })

  it('stop when the table ends before its time', async () => {
    matches = playing(fair, FAIR)
    const table = await begun({ seats: [bot('novice'), bot('novice')] })
    const over = { ...table, status: 'abandoned' as const, version: table.version + 1 }
    await database.store.tables.save(over, table.version)
    await matches.reseat(over)
    const { length } = await database.store.deeds.from(table.id, 0)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await database.store.deeds.from(table.id, 0)).length).toBe(length)
  })

  it('that fail are asked again, then the level below plays, and the operator is told', async () => {
    matches = playing(fair, BROKEN)
    const { id } = await begun({ seats: [person('anna'), bot('adept')] })
    const anna = await personAt(id, 0)
    await playAlong(anna, id)
    // Later turns go to the level that can, at once.
    expect(warnings.map(([what, { level }]) => `${what}: ${String(level)}`)).toEqual([
      'a bot failed: adept',
      'a bot failed: adept',
      'a bot failed: novice',
    ])
  })

  it('whose thread has much to load are not taken for stuck', async () => {
    matches = playing(fair, LATE, 1_000)
    const { id } = await begun({ seats: [bot('random'), person('anna')] })
    const anna = await personAt(id, 1)
    await expect.poll(() => anna.seq).toBeGreaterThan(0)
    expect(warnings).toEqual([])
  })

  it('that never come to an end lose their thread, and the others go on', async () => {
    matches = playing(fair, STUCK, 1_000)
    const { id } = await begun({ seats: [person('anna'), bot('novice')] })
    const anna = await personAt(id, 0)
    await playAlong(anna, id)
    expect(anna.turn).toMatchObject({ over: true })
    expect(warnings).toHaveLength(2)
    expect(warnings[0][1]).toMatchObject({ level: 'novice', why: 'the thread ended or did not answer' })
  })
})

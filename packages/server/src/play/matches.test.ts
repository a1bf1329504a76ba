import { randomUUID } from 'node:crypto'
import { fromJson, SPECTATOR, toJson, verify, viewOf } from '@chronik/kernel'
import { Position } from '@chronik/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Listeners } from '../bus/listeners.ts'
import { localBus } from '../bus/local.ts'
import type { News } from '../bus/news.ts'
import type { Bus, Member } from '../bus/port.ts'
import type { Database } from '../store/database.ts'
import type { DeedStore } from '../store/port/deeds.ts'
import type { Store } from '../store/port/store.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import type { Table } from '../tables/table.ts'
import { fairFirst, games } from '../testing/fair-games.ts'
import { FolderForTests } from '../testing/folder.ts'
import { PlayerForTests } from '../testing/player.ts'
import { seedsForTests } from '../testing/seeds.ts'
import { tableForTests } from '../testing/tables.ts'
import { PlayedMatches } from './matches.ts'

const PERSONS = ['anna', 'bea'].map((user) => {
  return { colour: user, kind: 'person', user, name: user, conceded: false } as const
})

let folder: FolderForTests
let database: Database
let matches: PlayedMatches
const warnings: unknown[] = []
const ended: Table[] = []

function playing(store: Store = database.store, most = 100, bus: Bus = localBus()): PlayedMatches {
  return new PlayedMatches({
    store,
    bus,
    games,
    module: new URL('../testing/fair-games.ts', import.meta.url),
    threads: 1,
    most,
    seed: seedsForTests(),
    ended: (table) => ended.push(table),
    warn: (what, details) => warnings.push([what, details]),
  })
}

beforeEach(async () => {
  folder = new FolderForTests()
  database = await openSqlite(folder.path)
  matches = playing()
  warnings.length = 0
  ended.length = 0
})
afterEach(async () => {
  await matches.close()
  await database.store.close()
  folder[Symbol.dispose]()
})

async function restart(): Promise<void> {
  await matches.close()
  await database.store.close()
  database = await openSqlite(folder.path)
  matches = playing()
}

async function begun(given: Partial<Table> = {}): Promise<Table> {
  const table = tableForTests({ game: 'fair', seats: PERSONS, ...given })
  await database.store.tables.add(table)
  const next = await matches.begin(table)
  if (next === null) throw new Error('the table was changed')
  return next
}

async function seated(
  table: string,
  seats: readonly number[] = [0, 1, SPECTATOR],
): Promise<PlayerForTests[]> {
  const count = seats.length - 1
  const players = seats.map((seat) => new PlayerForTests(fairFirst.game, count, seat, seat + 7))
  for (const player of players)
    player.hear((await matches.watch(table, player.seat, null, (update) => player.hear(update))).now)
  return players
}

async function playOn(table: string, players: readonly PlayerForTests[], turns = 1_000): Promise<number> {
  for (let made = 0; made < turns; made++) {
    const due = players.find((player) => player.due)
    if (due === undefined) return made
    const submitted = await due.submit(matches, table)
    expect(submitted).toEqual({ kind: 'played', seq: due.seq })
  }
  return turns
}

describe('a match', () => {
  it('is begun with a commitment, and played to a proven end by what each seat sees', async () => {
    const { id, commitment, seed, status, version } = await begun()
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(status).toBe('playing')
    expect(await database.store.tables.find(id)).toMatchObject({ commitment, seed, version })
    expect(await matches.record(id)).toBeNull()
    const players = await seated(id)
    await playOn(id, players)
    const record = await matches.record(id)
    expect(record).toMatchObject({ id, commitment, seed })
    expect(record !== null && verify(record, fairFirst.game)).toMatchObject({ proven: true })
    expect(ended).toMatchObject([{ id, status: 'over', result: { reason: 'played' } }])
    expect(await database.store.tables.find(id)).toEqual(ended[0])
    expect(
      await matches.submit({ table: id, seat: 0, seq: players[0].seq, request: 'late', moves: ['rest'] }),
    ).toEqual({ kind: 'refused', index: 0, refusal: { code: 'over' } })
  })

  it('begins only from the table that was read', async () => {
    const table = tableForTests({ game: 'fair', seats: PERSONS })
    await database.store.tables.add(table)
    const both = await Promise.all([matches.begin(table), matches.begin(table)])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    const kept = await database.store.tables.find(table.id)
    expect(both).toContainEqual(kept)
  })

  it('shows everybody exactly their view after every deed, and after a restart', async () => {
    const { id } = await begun()
    const players = await seated(id)
    for (let made = 0; made < 12; made++) {
      await playOn(id, players, 1)
      for (const player of players) {
        const fresh = new PlayerForTests(fairFirst.game, 2, player.seat)
        fresh.hear(await matches.catchUp(id, player.seat, null))
        expect([...player.view.mem]).toEqual([...fresh.view.mem])
        expect(player.log).toEqual(fresh.log)
        expect(player.turn).toEqual(fresh.turn)
      }
    }
    await restart()
    for (const player of players) {
      const fresh = new PlayerForTests(fairFirst.game, 2, player.seat)
      fresh.hear(await matches.catchUp(id, player.seat, null))
      expect([...fresh.view.mem]).toEqual([...player.view.mem])
      expect(fresh.log).toEqual(player.log)
      expect(fresh.seq).toBe(player.seq)
    }
  })

  it('lets who was away catch up from the last deed seen', async () => {
    const seats = [...PERSONS, ...PERSONS]
    const { id } = await begun({ seats, setup: { players: 4, options: {}, edition: null } })
    const players = await seated(id, [0, 1, 2, 3, SPECTATOR])
    const watcher = players[4]
    const [away, old] = [1, 2].map(() => new PlayerForTests(fairFirst.game, 4, SPECTATOR))
    for (const player of [away, old]) player.hear(await matches.catchUp(id, SPECTATOR, null))
    await playOn(id, players, 5)
    const update = await matches.catchUp(id, SPECTATOR, away.seq)
    expect(update).toHaveProperty('base', null)
    away.hear(update)
    expect(away.view.mem).toEqual(watcher.view.mem)
    expect(away.log).toEqual(watcher.log)
    expect(await matches.catchUp(id, SPECTATOR, away.seq)).toMatchObject({
      after: away.seq,
      base: null,
      beats: [],
      changes: [],
    })
    expect(await playOn(id, players)).toBeGreaterThan(11)
    const late = await matches.catchUp(id, SPECTATOR, old.seq)
    expect(late).toMatchObject({ after: old.seq, base: expect.any(Array) })
    old.hear(late)
    expect(old.log).toEqual(watcher.log)
    expect(await matches.catchUp(id, SPECTATOR, 10_000)).toMatchObject({ after: null })
  })

  it('tells the way entry by entry, as the viewer may see it, and shows any moment of it again', async () => {
    const { id } = await begun()
    const players = await seated(id, [0, 1, SPECTATOR])
    await playOn(id, players, 8)
    for (const { seat, updates, view } of players) {
      const position = new Position()
      const seen = updates.flatMap((update) => {
        const taken = position.take(update)
        return taken.kind === 'new' ? taken.positions : []
      })
      expect(seen.length).toBeGreaterThan(12)
      expect(seen).not.toContain(null)
      expect(position.memory).toEqual(view.mem)
      const hidden = fairFirst.game.blank(view.box)
      for (const [index, memory] of seen.entries()) {
        expect(await matches.visit(id, seat, index + 1), `entry ${index}`).toEqual(memory)
        hidden.mem.set(memory ?? [])
        expect(viewOf(fairFirst.game, hidden, seat).mem).toEqual(memory)
      }
      expect(await matches.visit(id, seat, seen.length + 1)).toBeNull()
    }
    const before = await matches.visit(id, 0, 5)
    await restart()
    expect(await matches.visit(id, 0, 5), 'also from the deeds alone').toEqual(before)
  })

  it('names what a seat has asked for, to that seat only', async () => {
    const { id } = await begun()
    const players = await seated(id)
    const due = players.find((player) => player.due)
    const other = players.find((player) => !player.due)
    await due?.submit(matches, id, 'request-of-mine')
    expect(due?.updates.at(-1)?.own).toEqual(['request-of-mine'])
    expect(other?.updates.at(-1)?.own).toEqual([])
    expect(await matches.catchUp(id, due?.seat ?? -1, 0)).toMatchObject({ own: ['request-of-mine'] })
  })

  it('gives all who see the same the very same update', async () => {
    const { id } = await begun()
    const [one, other] = await seated(id)
    const heard: unknown[] = []
    for (let watcher = 0; watcher < 3; watcher++)
      await matches.watch(id, SPECTATOR, null, (update) => heard.push(update))
    await playOn(id, [one, other], 1)
    expect(heard).toHaveLength(3)
    expect(new Set(heard).size).toBe(1)
    const wholes = await Promise.all([1, 2].map(() => matches.catchUp(id, SPECTATOR, null)))
    expect(wholes[0]).toBe(wholes[1])
  })

  it('tells nobody any more who has stopped watching', async () => {
    const { id } = await begun()
    const players = await seated(id)
    const heard: unknown[] = []
    const { stop } = await matches.watch(id, SPECTATOR, null, (update) => heard.push(update))
    stop()
    stop()
    await playOn(id, players, 1)
    expect(heard).toEqual([])
  })
})

describe('a submission', () => {
  it('is refused whole with the first move that is not possible, and changes nothing', async () => {
    const { id } = await begun()
    const [one] = await seated(id)
    const before = await matches.catchUp(id, 0, null)
    const submit = (moves: string[], given = {}) =>
      matches.submit({ table: id, seat: 0, seq: one.seq, request: randomUUID(), moves, ...given })
    expect(await submit(['dance'])).toMatchObject({
      kind: 'refused',
      index: 0,
      refusal: { code: 'notation' },
    })
    expect(await submit(['rest'])).toMatchObject({ index: 0, refusal: { code: 'must-act', rule: 'F-401' } })
    expect(await submit(['fetch', 'fetch'])).toMatchObject({ index: 1, refusal: { code: 'past-barrier' } })
    expect(await submit(['fetch', 'dance'])).toMatchObject({ index: 1, refusal: { code: 'notation' } })
    expect(await submit(['fetch'], { seat: 1 })).toMatchObject({ refusal: { code: 'not-your-turn' } })
    expect(await submit(['fetch'], { seq: 7 })).toMatchObject({ refusal: { code: 'stale' } })
    expect(await matches.catchUp(id, 0, null)).toEqual(before)
    expect(await database.store.deeds.from(id, 1)).toEqual([])
  })

  it('that comes again gets the same answer, also much later and after a restart', async () => {
    const { id } = await begun()
    const players = await seated(id)
    const [one] = players
    const first = { table: id, seat: 0, seq: one.seq, request: 'the first', moves: one.series() }
    expect(await matches.submit(first)).toEqual({ kind: 'played', seq: 1 })
    expect(await matches.submit(first)).toEqual({ kind: 'played', seq: 1 })
    await playOn(id, players, 4)
    expect(await matches.submit(first)).toEqual({ kind: 'played', seq: 1 })
    await restart()
    expect(await matches.submit(first)).toEqual({ kind: 'played', seq: 1 })
    expect(await matches.submit({ ...first, seat: 1 })).toMatchObject({ refusal: { code: 'stale' } })
    expect(await database.store.deeds.from(id, 0)).toHaveLength(6)
  })

  it('of many at once: one is played, the others are stale', async () => {
    const { id } = await begun()
    const [one] = await seated(id)
    const answers = await Promise.all(Array.from({ length: 30 }, () => one.submit(matches, id)))
    expect(answers.filter(({ kind }) => kind === 'played')).toHaveLength(1)
    const others = answers.filter(({ kind }) => kind === 'refused')
    for (const answer of others) expect(answer).toMatchObject({ refusal: { code: 'stale' } })
  })

  it('of tables that do not know each other go on side by side, in memory or not', async () => {
    await matches.close()
    matches = playing(database.store, 2)
    const tables = await Promise.all([1, 2, 3, 4, 5].map(() => begun()))
    await Promise.all(tables.map(async ({ id }) => playOn(id, await seated(id))))
    expect(ended).toHaveLength(5)
    for (const { id } of tables) {
      const record = await matches.record(id)
      expect(record !== null && verify(record, fairFirst.game).proven).toBe(true)
    }
  })
})

/** A store whose appending fails once, before or after the deed is safe. */
function failing(store: Store, when: 'before' | 'after'): Store {
  let failed = false
  const deeds: DeedStore = {
    append: async (deed) => {
      const fails = !failed && deed.seq === 3
      failed ||= fails
      if (fails && when === 'before') throw new Error('the disk is full')
      const answer = await store.deeds.append(deed)
      if (fails) throw new Error('the connection is lost')
      return answer
    },
    from: (table, seq) => store.deeds.from(table, seq),
  }
  return { ...store, deeds }
}

describe.each(['before', 'after'] as const)('a database that fails %s a deed is safe', (when) => {
  it('leaves everybody with the truth, and a retry plays once', async () => {
    const { id } = await begun()
    await matches.close()
    matches = playing(failing(database.store, when))
    const players = await seated(id)
    await playOn(id, players, 2)
    const due = players.find((player) => player.due) ?? players[0]
    const submission = { table: id, seat: due.seat, seq: due.seq, request: 'x', moves: due.series() }
    await expect(matches.submit(submission)).rejects.toThrow()
    const now = await matches.catchUp(id, SPECTATOR, null)
    expect(now).toMatchObject({ seq: when === 'before' ? 2 : 3 })
    expect(players[2].seq).toBe(when === 'before' ? 2 : 3)
    expect(await matches.submit(submission)).toEqual({ kind: 'played', seq: 3 })
    await playOn(id, players)
    const record = await matches.record(id)
    expect(record !== null && verify(record, fairFirst.game).proven).toBe(true)
  })
})

it('two servers on one database: the slower one is stale, and learns what it missed', async () => {
  const { id } = await begun()
  const players = await seated(id)
  const other = playing()
  const there = new PlayerForTests(fairFirst.game, 2, 0, 99)
  there.hear((await other.watch(id, 0, null, (update) => there.hear(update))).now)
  const series = there.series()
  const late = { table: id, seat: 0, seq: there.seq, request: 'from there', moves: series }
  await playOn(id, players, 3)
  expect(await other.submit(late)).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } })
  expect(there.seq).toBe(3)
  expect(there.view.mem).toEqual(players[0].view.mem)
  const due = players.find((player) => player.due) ?? players[0]
  const twice = { table: id, seat: due.seat, seq: 3, request: 'twice', moves: due.series() }
  expect(await matches.submit(twice)).toEqual({ kind: 'played', seq: 4 })
  expect(await other.submit(twice)).toEqual({ kind: 'played', seq: 4 })
  await other.close()
})

/** Two processes of a house: each hears at once what the other tells. */
function twoBuses(): readonly [Bus, Bus] {
  const listeners = new Listeners<[News, Member]>()
  const bus = (self: Member, members: readonly Member[]): Bus => ({
    ...localBus(),
    self,
    members,
    tell: (news) => listeners.tell(news, self),
    listen: (listener) => listeners.add(listener),
  })
  // The other one owns no table, so it need not know what nobody watches there.
  return [bus('one', ['one']), bus('other', ['one', 'one'])]
}

it('two servers: who sits down while the other one plays misses nothing', async () => {
  const [here, there] = twoBuses()
  await matches.close()
  matches = playing(database.store, 100, here)
  const { id } = await begun()
  const players = await seated(id)
  await playOn(id, players, 2)
  const { deeds } = database.store
  /** Reads the deeds, and while they are on their way somebody plays at the other server. */
  const from: DeedStore['from'] = async (table, seq) => {
    const read = await deeds.from(table, seq)
    if (seq === 0) await playOn(id, players, 1)
    return read
  }
  const store = { ...database.store, deeds: { append: deeds.append.bind(deeds), from } }
  const second = playing(store, 100, there)
  const late = new PlayerForTests(fairFirst.game, 2, SPECTATOR, 99)
  late.hear((await second.watch(id, SPECTATOR, null, (update) => late.hear(update))).now)
  await expect.poll(() => late.seq).toBe(3)
  expect(late.view.mem).toEqual(players[2].view.mem)
  await second.close()
})

describe('what leaves the server', () => {
  it('holds nothing that the viewer may not know', async () => {
    const { id } = await begun()
    const players = await seated(id)
    await playOn(id, players, 10)
    const deeds = await database.store.deeds.from(id, 0)
    expect(deeds[0].lines.length).toBeGreaterThan(0)
    const told = JSON.stringify(players.map(({ updates }) => updates))
    expect(told).not.toContain('* deck')
    for (const { seat, view, updates } of players) {
      // A view of a view hides nothing more: everything secret was hidden before.
      const again = viewOf(fairFirst.game, view, seat)
      expect(toJson(fairFirst.game, again)).toEqual(toJson(fairFirst.game, view))
      for (const entry of updates.flatMap(({ beats }) => beats.map((beat) => beat.entry))) {
        expect(entry).not.toHaveProperty('secret')
        expect(entry.code === 'deal' && entry.seat !== seat && 'card' in entry).toBe(false)
      }
    }
    expect(() => fromJson(fairFirst.game, players[0].view.box, {})).toThrow()
  })
})

describe('rules', () => {
  it('stay those the match began with', async () => {
    const first = await begun({ rules: 1 })
    const second = await begun({ rules: 2 })
    await playOn(first.id, await seated(first.id))
    await playOn(second.id, await seated(second.id))
    const coins = async (id: string) => {
      const score = (await matches.record(id))?.result
      const line = score?.lines.find((one) => one.id === 'coins')?.values ?? []
      const points = score?.lines.find((one) => one.id === 'points')?.values ?? []
      return score?.totals.map((total, seat) => (total - points[seat]) / (line[seat] || 1))
    }
    expect((await coins(first.id))?.every((factor) => factor === 1 || factor === 0)).toBe(true)
    expect((await coins(second.id))?.every((factor) => factor === 2 || factor === 0)).toBe(true)
    expect(games.latest('fair')?.rulesVersion).toBe(2)
  })

  it('that are not known leave the match readable, with a clear refusal', async () => {
    const table = await begun()
    const players = await seated(table.id)
    await playOn(table.id, players, 3)
    const later = { ...table, rules: 3, version: table.version + 1 }
    await database.store.tables.save(later, table.version)
    await restart()
    const refusal = { code: 'rules-version', params: { game: 'fair', rules: 3 } }
    expect(await matches.catchUp(table.id, 0, null)).toEqual({ table: table.id, refusal })
    expect(
      await matches.submit({ table: table.id, seat: 0, seq: 3, request: 'r', moves: ['fetch'] }),
    ).toEqual({ kind: 'refused', index: 0, refusal })
    const over = { ...later, status: 'abandoned' as const, version: later.version + 1 }
    await database.store.tables.save(over, later.version)
    await matches.reseat(over)
    expect((await matches.record(table.id))?.events.length).toBeGreaterThan(3)
    expect(warnings).toHaveLength(1)
  })

  it('that give something else than what was kept stop the match, and tell the operator where', async () => {
    const table = await begun()
    await playOn(table.id, await seated(table.id), 3)
    await database.db.updateTable('deeds').set({ lines: '["1 rest"]' }).where('seq', '=', 2).execute()
    await restart()
    expect(await matches.catchUp(table.id, 0, null)).toMatchObject({
      refusal: { code: 'diverged', params: { seq: 2 } },
    })
    expect(warnings).toMatchObject([['a match cannot have been played by its rules', { seq: 2 }]])
  })
})

// What every port must keep to, whoever answers behind it. Each adapter has a test that hands its tables in here.
import { type AnyState, FastRandom, type Game, HIDDEN, TentativeTurn, viewOf } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test, vi } from 'vitest'
import { courseOf, prove } from '../../session/proof.ts'
import type { Link, News, OpenedTable, Played, Series, TablePort, Told } from '../port.ts'
import { stateOf } from '../position.ts'

/** A table that a test sits down at: a person on the first seat, a bot that plays at random on the second. */
export interface TableForTests {
  readonly port: TablePort
  /** Whoever answers is gone, and comes back by and by. */
  lose(): Promise<void>
  /** Somebody else has the eyes or a seat from now on, as far as there is somebody else. */
  change(): Promise<void>
  /** Everything that came over the wire to this person; null where there is no wire. */
  readonly wire: (() => string) | null
  /** What must never come over it while the match runs. */
  secrets(): Promise<readonly string[]>
}

export interface TablePlanForTests {
  readonly options?: { readonly [id: string]: unknown }
  /** Persons beside the first; without them the other seat is a bot's. */
  readonly others?: 'person'
}

export type Begin = (plan?: TablePlanForTests) => Promise<TableForTests>

const game = village as unknown as Game

/** Somebody at the port: keeps everything that is told and plays at random. */
export class Sitter {
  readonly told: Told[] = []
  readonly entries: string[] = []
  readonly port: TablePort
  readonly table: OpenedTable
  readonly box: AnyState['box']
  readonly #random = new FastRandom(5)
  link: Link = 'live'
  mine: readonly number[]
  viewer = -1
  news: News | null = null
  /** What was told twice, or left out. */
  readonly faults: string[] = []

  static async at({ port }: TableForTests): Promise<Sitter> {
    const opened = await port.opened
    if (!opened.ok) throw new Error(opened.message)
    const sitter = new Sitter(port, opened.table)
    await vi.waitFor(() => expect(sitter.news).not.toBeNull(), PATIENCE)
    return sitter
  }

  constructor(port: TablePort, table: OpenedTable) {
    this.port = port
    this.table = table
    this.mine = table.mine
    this.box = game.open(table.match.setup)
    port.listen((told) => this.#hear(told))
  }

  get now(): News {
    if (this.news === null) throw new Error('nothing was told')
    return this.news
  }

  get due(): boolean {
    const { due, viewer, curtain } = this.now
    return !due.over && due.seat === viewer && this.mine.includes(viewer) && curtain === null
  }

  get over(): boolean {
    return this.now.due.over
  }

  /** Waits until it is our turn, or over. */
  async turn(): Promise<void> {
    await vi.waitFor(() => expect(this.due || this.over).toBe(true), PATIENCE)
  }

  /** A tentative turn at random, up to where it must be sent. */
  series(): Series {
    const { position, viewer, seq } = this.now
    const turn = new TentativeTurn(game, stateOf(game, this.box, position), viewer)
    do turn.play(turn.moves[this.#random.below(turn.moves.length)])
    while (turn.stop === 'choice' && turn.series.length < 40)
    return { seat: viewer, seq, moves: turn.series.map((move) => game.notation.format(move)) }
  }

  async playOn(): Promise<Played> {
    await this.turn()
    return this.port.play(this.series())
  }

  /** All positions that were told, with the number of entries before each. */
  positions(): Int16Array[] {
    return this.told.flatMap((told) => {
      if (told.type === 'eyes') return [told.position]
      if (told.type !== 'news') return []
      return [...told.beats.flatMap(({ position }) => (position === null ? [] : [position])), told.position]
    })
  }

  #hear(told: Told): void {
    this.told.push(told)
    if (told.type === 'link') this.link = told.link
    if (told.type === 'seats') this.mine = told.mine
    if (told.type === 'eyes') this.viewer = told.viewer
    if (told.type === 'news') this.#learn(told)
  }

  #learn(news: News): void {
    const entries = news.beats.map(({ entry }) => JSON.stringify(entry))
    if (news.told > this.entries.length) this.faults.push(`a gap at ${this.entries.length}`)
    else if (news.told < this.entries.length && news.told > 0) this.faults.push(`told twice at ${news.told}`)
    this.entries.splice(news.told, Number.POSITIVE_INFINITY, ...entries)
    this.viewer = news.viewer
    this.news = news
  }
}

const PATIENCE = { timeout: 60_000, interval: 5 }

export function conform(name: string, begin: Begin): void {
  describe(`the port of ${name}`, () => {
    test('tells what is played, by whom, and how it began', async () => {
      const table = await begin()
      const { table: opened, now } = await Sitter.at(table)
      expect(opened.match).toMatchObject({
        game: 'village',
        setup: { players: 2, rules: village.rulesVersion },
      })
      expect(opened.seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
      expect(opened.mine).toEqual([0])
      expect(now.viewer).toBe(0)
      expect(now.position).toBeInstanceOf(Int16Array)
      expect(JSON.stringify(opened)).not.toMatch(/seed|record/)
      table.port.close()
    })

    test('plays a turn whole and tells it entry by entry, each with its position', async () => {
      const table = await begin()
      const sitter = await Sitter.at(table)
      await sitter.turn()
      const before = sitter.now
      const known = sitter.entries.length
      const played = await sitter.port.play(sitter.series())
      expect(played).toMatchObject({ ok: true })
      const own = sitter.told.find((told): told is News => told.type === 'news' && told.mine)
      expect(own).toMatchObject({ told: known, mine: true })
      expect(own?.seq).toBeGreaterThan(before.seq)
      expect(own?.beats.length).toBeGreaterThan(0)
      for (const { position } of own?.beats ?? []) expect(position).toHaveLength(before.position.length)
      expect(sitter.faults).toEqual([])
      table.port.close()
    })

    test('refuses what is not possible with its index and code, and changes nothing', async () => {
      const table = await begin()
      const sitter = await Sitter.at(table)
      await sitter.turn()
      const { length } = sitter.told
      const series = sitter.series()
      const { moves } = series
      const nonsense = [...moves.slice(0, -1), 'take the lot']
      expect(await sitter.port.play({ ...series, moves: nonsense })).toMatchObject({
        ok: false,
        index: moves.length - 1,
        refusal: { code: 'notation', params: { expected: expect.any(String) } },
      })
      const over = [...moves, ...moves]
      expect(await sitter.port.play({ ...series, moves: over })).toMatchObject({
        ok: false,
        index: moves.length,
      })
      expect(await sitter.port.play({ ...series, seq: series.seq + 1 })).toMatchObject({
        ok: false,
        refusal: { code: 'stale' },
      })
      expect(sitter.told.slice(length).filter(({ type }) => type === 'news')).toEqual([])
      expect(await sitter.port.play(series)).toMatchObject({ ok: true })
      table.port.close()
    })

    test('gets over a loss: a turn under way is played once, and nothing is told twice', async () => {
      const table = await begin()
      const sitter = await Sitter.at(table)
      await sitter.playOn()
      await sitter.turn()
      const played = sitter.port.play(sitter.series())
      await table.lose()
      expect(await played).toMatchObject({ ok: true })
      await vi.waitFor(() => expect(sitter.link).toBe('live'), PATIENCE)
      await sitter.turn()
      await table.lose()
      expect(await sitter.playOn()).toMatchObject({ ok: true })
      await sitter.turn()
      expect(sitter.faults).toEqual([])
      const turns = sitter.entries.map((entry) => JSON.parse(entry) as { code: string; seat?: number })
      expect(turns.filter(({ code, seat }) => code === 'take' && seat === 0)).toHaveLength(3)
      table.port.close()
    })

    test('tells when somebody else has the device or a seat', async () => {
      const table = await begin({ options: { goals: true }, others: 'person' })
      const sitter = await Sitter.at(table)
      const before = JSON.stringify([sitter.viewer, sitter.mine, sitter.table.seats])
      await table.change()
      await vi.waitFor(() => {
        const seats = sitter.told.findLast((told) => told.type === 'seats')
        const now = [sitter.viewer, sitter.mine, seats?.type === 'seats' ? seats.seats : sitter.table.seats]
        expect(JSON.stringify(now)).not.toBe(before)
      }, PATIENCE)
      table.port.close()
    })

    test('shows nothing that is hidden from the viewer', async () => {
      const table = await begin({ options: { goals: true } })
      const sitter = await Sitter.at(table)
      for (let turns = 0; turns < 6 && !sitter.over; turns++) await sitter.playOn()
      const positions = sitter.positions()
      expect(positions.length).toBeGreaterThan(20)
      for (const memory of positions) {
        const seen = stateOf(game, sitter.box, memory)
        // A view of a view hides nothing more: everything secret was hidden before.
        expect(viewOf(game, seen, 0).mem).toEqual(memory)
      }
      expect(positions.some((memory) => memory.includes(HIDDEN))).toBe(true)
      const secrets = await table.secrets()
      const wire = table.wire?.() ?? ''
      for (const secret of secrets) expect(wire).not.toContain(secret)
      table.port.close()
    })

    test('shows any moment of the past as it was seen then', async () => {
      const table = await begin()
      const sitter = await Sitter.at(table)
      for (let turns = 0; turns < 3; turns++) await sitter.playOn()
      await sitter.turn()
      const beats = sitter.told.flatMap((told) =>
        told.type === 'news'
          ? told.beats.map(({ position }, index) => ({ told: told.told + index + 1, position }))
          : [],
      )
      const seen = beats.filter(({ position }) => position !== null).filter((_, index) => index % 9 === 0)
      expect(seen.length).toBeGreaterThan(2)
      for (const { told, position } of seen) expect(await sitter.port.visit(told)).toEqual(position)
      expect(await sitter.port.visit(sitter.entries.length + 1000)).toBeNull()
      table.port.close()
    })

    test('tells a whole match once, and gives its record when it is over', async () => {
      const table = await begin({ options: { 'round-limit': 2 } })
      const sitter = await Sitter.at(table)
      for (await sitter.turn(); !sitter.over; await sitter.turn()) {
        expect(await sitter.port.play(sitter.series())).toMatchObject({ ok: true })
      }
      expect(sitter.faults).toEqual([])
      const { due } = sitter.now
      expect(due).toMatchObject({ over: true, score: { totals: [expect.any(Number), expect.any(Number)] } })
      const record = (await sitter.port.record()) ?? ''
      expect(prove(record, game, sitter.table.match)).toMatchObject({ ok: true, proven: true })
      expect(courseOf(record, game).at(-1)?.totals).toEqual(due.over ? due.score.totals : [])
      table.port.close()
    })
  })
}

import { randomBytes, randomUUID } from 'node:crypto'
import { commitmentTo, type MatchRecord, refusal, type Score, type Seed } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'
import { localBus } from '../bus/local.ts'
import { owns } from '../bus/owner.ts'
import type { Bus } from '../bus/port.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { Store } from '../store/port/store.ts'
import { deciders } from '../tables/seats.ts'
import { isEnded, isSealed } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import type { UndoProposal } from '../tables/undo.ts'
import { Audiences } from './audiences.ts'
import { BotDriver, type BotPlay, levelOf, type Thinking } from './bots/driver.ts'
import type { LookBack, Thought } from './bots/message.ts'
import { ThinkingPool, usualThreads } from './bots/pool.ts'
import { Clocks } from './clocks.ts'
import { CurrentMatches } from './current.ts'
import { Doing, refused } from './doing.ts'
import { Ending } from './ending.ts'
import type { Games } from './games.ts'
import { Hearing } from './hearing.ts'
import { BY_THE_CLOCK } from './loaded.ts'
import { LoadedMatches } from './loaded-matches.ts'
import type { MatchesNeeds } from './needs.ts'
import type { Matches, Submission, Submitted, Unplayable } from './port.ts'
import { Turns } from './turns.ts'
import { Waking } from './waking.ts'
import { copyRecord, writeRecord } from './written.ts'

/** The matches of all tables that this process serves: one thing at a time at each of them. */
export class PlayedMatches implements Matches {
  readonly #store: Store
  readonly #games: Games
  readonly #needs: MatchesNeeds
  readonly #turns = new Turns()
  readonly #audiences = new Audiences()
  readonly #loaded: LoadedMatches
  readonly #current: CurrentMatches
  readonly #doing: Doing
  readonly #pool: ThinkingPool
  readonly #thinking: Thinking
  readonly #bots: BotDriver
  readonly #clock: Clock
  readonly #clocks: Clocks
  readonly #bus: Bus
  readonly #waking: Waking
  readonly #hearing: Hearing
  #closed = false

  constructor(needs: MatchesNeeds) {
    const { store, games, most = 500, clock = CLOCK, warn = () => {} } = needs
    const { bus = localBus(() => clock.wall()) } = needs
    this.#bus = bus
    this.#store = store
    this.#games = games
    this.#needs = needs
    this.#clock = clock
    this.#clocks = this.#clocksOn(bus)
    this.#loaded = new LoadedMatches(store, games, most, () => clock.wall(), warn)
    const threads = needs.threads ?? usualThreads()
    this.#pool = new ThinkingPool({
      // While nobody else can be asked, bots think here, whatever was wished.
      threads: Math.max(1, threads),
      ...(needs.module !== undefined && { module: needs.module }),
      ...(needs.longest !== undefined && { longest: needs.longest }),
      ...(needs.botPatience !== undefined && { patience: needs.botPatience }),
    })
    this.#thinking = needs.thinking?.(this.#pool, threads) ?? this.#pool
    this.#bots = new BotDriver(this.#thinking, (...move) => this.#playBot(...move), needs)
    const { tables, deeds } = store
    const later = (table: string, act: () => Promise<void>) => this.#later(table, act)
    const ending = new Ending({
      tables,
      clock,
      hooks: needs,
      later: (table, act) => {
        if (!this.#closed) later(table, act)
      },
    })
    const shared = { bus, clock, hooks: needs, clocks: this.#clocks, loaded: this.#loaded }
    const audiences = this.#audiences
    const current = new CurrentMatches({ ...shared, tables, audiences, bots: this.#bots, ending })
    this.#current = current
    this.#doing = new Doing({ ...shared, deeds, current })
    const turns = this.#turns
    const waking = new Waking({ tables, current, turns, bus, warn: needs.warn })
    this.#waking = waking
    this.#hearing = new Hearing({ bus, audiences, clocks: this.#clocks, current, turns, waking, later })
  }

  /** Looks at a part of a match that is over again, where bots think, after everybody who waits at a table. */
  lookBack(task: LookBack, owner: string): Promise<Thought> {
    return this.#thinking.think(task, owner, false)
  }

  /** How many thoughts of bots wait for a thread. */
  get waiting(): number {
    return this.#pool.waiting
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#loaded.size
  }

  async begin(table: Table, given?: Seed): Promise<Table | null> {
    const seed = given ?? this.#needs.seed?.() ?? randomBytes(32).toString('hex')
    const begun: Table = {
      ...table,
      status: 'playing',
      seed,
      commitment: commitmentTo(seed, table.id),
      startedAt: this.#clock.wall(),
      version: table.version + 1,
    }
    if (this.#games.find(table.game, table.rules) === null)
      throw new Error(`no rules ${table.rules} of ${table.game}`)
    if (!(await this.#store.tables.save(begun, table.version))) return null
    await this.#turns.take(table.id, () => this.#current.load(table.id))
    return begun
  }

  submit(submission: Submission): Promise<Submitted> {
    const { during } = this.#needs
    return during === undefined ? this.#submit(submission) : during('turn', () => this.#submit(submission))
  }

  #submit(submission: Submission): Promise<Submitted> {
    const { table, seat, seq, request, moves, lag = 0 } = submission
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table, seq)
      if ('refusal' in loaded) return refused(loaded.refusal)
      const known = loaded.deedOf(seat, request)
      if (known !== undefined) return { kind: 'played', seq: known }
      if (loaded.table.status !== 'playing' || loaded.over) return refused(refusal('over'))
      if (loaded.seq !== seq) return refused(refusal('stale'))
      if (levelOf(loaded.table.seats[seat]) !== null) return refused(refusal('not-your-turn'))
      return this.#doing.play(loaded, { seat, request, lag }, moves)
    })
  }

  catchUp(table: string, viewer: number, seen: number | null): Promise<Update | Unplayable> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table, seen)
      return 'refusal' in loaded ? loaded : loaded.updateFor(viewer, seen)
    })
  }

  watch(
    table: string,
    viewer: number,
    seen: number | null,
    listener: (update: Update) => void,
  ): Promise<{ readonly now: Update | Unplayable; stop(): void }> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table, seen)
      if ('refusal' in loaded) return { now: loaded, stop: () => {} }
      const stop = this.#audiences.join(loaded, viewer, listener)
      return { now: loaded.updateFor(viewer, seen), stop }
    })
  }

  visit(table: string, viewer: number, told: number): Promise<Int16Array | Unplayable | null> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      return 'refusal' in loaded ? loaded : loaded.visit(viewer, told)
    })
  }

  reseat(table: Table): Promise<void> {
    return this.#turns.take(table.id, async () => {
      this.#current.adopt(table)
      if (table.status === 'playing') await this.#current.load(table.id)
    })
  }

  awaited(table: string): ReturnType<Matches['awaited']> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      if ('refusal' in loaded) return null
      return { awaited: loaded.awaited, clock: this.#clocks.read(table) }
    })
  }

  idleFor(table: string, seat: number): Promise<number> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      if ('refusal' in loaded || loaded.due !== seat) return 0
      return this.#clock.steady() - loaded.dueSince
    })
  }

  scoreNow(table: string): Promise<Score | null> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      return 'refusal' in loaded ? null : loaded.score
    })
  }

  wayBack(table: string, seat: number): ReturnType<Matches['wayBack']> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      return 'refusal' in loaded ? null : { seq: loaded.seq, to: loaded.wayBack(seat) }
    })
  }

  undo(table: string, proposal: UndoProposal): Promise<boolean> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      if ('refusal' in loaded || loaded.table.status !== 'playing') return false
      return this.#doing.undo(loaded, proposal)
    })
  }

  grant(table: string, milliseconds: number): Promise<void> {
    return this.#turns.take(table, async () => {
      await this.#current.load(table)
      const granted = await this.#clocks.grant(table, milliseconds)
      if (granted === null) return
      const { seq, spent, at } = granted
      this.#bus.tell({ kind: 'granted', table, seq, spent, at })
    })
  }

  record(table: string): Promise<MatchRecord | null> {
    return this.#turns.take(table, async () => {
      const kept = await this.#store.tables.find(table)
      if (kept === null || kept.seed === null) return null
      if (!isEnded(kept) || isSealed(kept, this.#clock.wall())) return null
      const loaded = await this.#current.load(table)
      if (!('refusal' in loaded)) return writeRecord(loaded, kept)
      const deeds = await this.#store.deeds.from(table, 0)
      return copyRecord(kept, deeds, this.#games.find(kept.game, kept.rules))
    })
  }

  async wake(): Promise<void> {
    const ids = await this.#store.tables.playing()
    this.#clocks.start()
    void this.#waking.wake(ids)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#waking.close()
    this.#hearing.close()
    this.#bots.close()
    await this.#thinking.close()
    await this.#pool.close()
    await this.#turns.settled()
    await this.#clocks.close()
    this.#audiences.clear()
  }

  #playBot(...[table, seat, seq, moves, byTheClock]: Parameters<BotPlay>): ReturnType<BotPlay> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#current.load(table)
      if ('refusal' in loaded || loaded.seq !== seq || loaded.table.status !== 'playing') return 'passed'
      if (!byTheClock && levelOf(loaded.table.seats[seat]) === null) return 'passed'
      const request = byTheClock ? `${BY_THE_CLOCK}${randomUUID()}` : randomUUID()
      const played = await this.#doing.play(loaded, { seat, request, lag: 0 }, moves)
      if (byTheClock && played.kind === 'played') this.#needs.stoodIn?.(loaded.table, seat)
      return played
    })
  }

  /** The first time a bot makes this one move; the second time those at the table vote, if there are others. */
  async #ranOut(id: string, seq: number): Promise<void> {
    const loaded = await this.#current.load(id)
    if ('refusal' in loaded || loaded.over || loaded.table.status !== 'playing' || loaded.seq !== seq) return
    const seat = loaded.due
    const due = loaded.table.seats[seat]
    if (due?.kind !== 'person') return
    const others = deciders(loaded.table).filter(({ user }) => user !== due.user)
    if (loaded.timeouts[seat] === 0 || others.length === 0) this.#bots.stepIn(loaded, seat)
    else this.#needs.overdue?.(id, seat)
  }

  #later(table: string, act: () => Promise<void>): void {
    this.#turns.take(table, act).catch((error: unknown) => {
      this.#needs.warn?.('the clock could not have its way', { table, why: String(error) })
    })
  }

  #clocksOn(bus: Bus): Clocks {
    const { store, tick, warn = () => {} } = this.#needs
    return new Clocks({
      store: store.clocks,
      clock: this.#clock,
      warn,
      ...(tick !== undefined && { tick }),
      aliveSince: () => bus.aliveSince,
      owns: (table) => owns(bus, table),
      onVacation: (user) => this.#needs.onVacation?.(user) === true,
      ranOut: (table, seq) => this.#later(table, () => this.#ranOut(table, seq)),
      voteIsOver: (table) => this.#needs.voteIsOver?.(table),
      changed: (table) => this.#current.clocked(table),
    })
  }
}

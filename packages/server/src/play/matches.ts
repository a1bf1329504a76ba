import { randomBytes, randomUUID } from 'node:crypto'
import { commitmentTo, type MatchRecord, type Refusal, refusal, type Score, type Seed } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'
import { localBus } from '../bus/local.ts'
import type { News } from '../bus/news.ts'
import { owns } from '../bus/owner.ts'
import type { Bus, Member } from '../bus/port.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { Deed } from '../store/port/deeds.ts'
import type { Store } from '../store/port/store.ts'
import { playedResult } from '../tables/result.ts'
import { deciders } from '../tables/seats.ts'
import { isEnded, isSealed } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import type { UndoProposal } from '../tables/undo.ts'
import { Audience } from './audience.ts'
import { BotDriver, levelOf, type Thinking } from './bots/driver.ts'
import type { LookBack, Thought } from './bots/message.ts'
import { ThinkingPool, usualThreads } from './bots/pool.ts'
import { Clocks } from './clocks.ts'
import type { Games } from './games.ts'
import { BY_THE_CLOCK, LoadedMatch } from './loaded.ts'
import { LoadedMatches } from './loaded-matches.ts'
import type { Matches, MatchesHooks, Submission, Submitted, Unplayable } from './port.ts'
import { Turns } from './turns.ts'
import { UNDOING, undoLine } from './undone.ts'
import { copyRecord, writeRecord } from './written.ts'

export interface MatchesNeeds extends MatchesHooks {
  readonly store: Store
  readonly games: Games
  /** The module that exports these games, for the threads of the bots. */
  readonly module?: URL
  /** How many matches stay in memory. */
  readonly most?: number
  /** How many threads bots think in. */
  readonly threads?: number
  /** Milliseconds of work after which a thread of bots counts as stuck. */
  readonly longest?: number
  /** Milliseconds somebody waits for a bot before it plays below its level. */
  readonly botPatience?: number
  /** Tells other processes on the same store what happened here, and the other way round. */
  readonly bus?: Bus
  /** Where bots think instead of in the threads of this process. */
  readonly thinking?: (pool: ThinkingPool, threads: number) => Thinking
  readonly clock?: Clock
  /** Milliseconds between two looks at the clocks. */
  readonly tick?: number
  /** Whether somebody is on vacation: clocks by days stand still for them. */
  onVacation?(user: string): boolean
  /** Draws the seed of a match; without it, one that nobody can guess. */
  readonly seed?: () => Seed
}

/** Milliseconds until the end of a match is kept once more that could not be. */
const END_EVERY = 1_000

export class PlayedMatches implements Matches {
  readonly #store: Store
  readonly #games: Games
  readonly #needs: MatchesNeeds
  readonly #loaded: LoadedMatches
  readonly #turns = new Turns()
  readonly #audiences = new Map<string, Audience>()
  readonly #pool: ThinkingPool
  readonly #thinking: Thinking
  readonly #bots: BotDriver
  readonly #clock: Clock
  readonly #clocks: Clocks
  readonly #bus: Bus
  readonly #deaf: readonly (() => void)[]
  #closed = false
  #takingOver: 'no' | 'once' | 'again' = 'no'

  constructor(needs: MatchesNeeds) {
    const { store, games, most = 500, clock = CLOCK, warn = () => {} } = needs
    const { bus = localBus(() => clock.wall()) } = needs
    this.#bus = bus
    this.#store = store
    this.#games = games
    this.#needs = needs
    this.#clock = clock
    this.#clocks = new Clocks({
      store: store.clocks,
      clock,
      warn,
      ...(needs.tick !== undefined && { tick: needs.tick }),
      aliveSince: () => bus.aliveSince,
      owns: (table) => owns(bus, table),
      onVacation: (user) => needs.onVacation?.(user) === true,
      ranOut: (table, seq) => this.#later(table, () => this.#ranOut(table, seq)),
      voteIsOver: (table) => needs.voteIsOver?.(table),
      changed: (table) => this.#clocked(table),
    })
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
    this.#deaf = [
      bus.listen((news, from) => {
        if (from !== bus.self) this.#hear(news)
      }),
      bus.onGap(() => this.#lookUp()),
      bus.onMembers(({ went }) => this.#membersChanged(went)),
    ]
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
    await this.#turns.take(table.id, () => this.#load(table.id))
    return begun
  }

  submit(submission: Submission): Promise<Submitted> {
    const { during } = this.#needs
    return during === undefined ? this.#submit(submission) : during('turn', () => this.#submit(submission))
  }

  #submit(submission: Submission): Promise<Submitted> {
    const { table, seat, seq, request, moves, lag = 0 } = submission
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table, seq)
      if ('refusal' in loaded) return refused(loaded.refusal)
      const known = loaded.deedOf(seat, request)
      if (known !== undefined) return { kind: 'played', seq: known }
      if (loaded.table.status !== 'playing' || loaded.over) return refused(refusal('over'))
      if (loaded.seq !== seq) return refused(refusal('stale'))
      if (levelOf(loaded.table.seats[seat]) !== null) return refused(refusal('not-your-turn'))
      return this.#play(loaded, { seat, request, lag }, moves)
    })
  }

  catchUp(table: string, viewer: number, seen: number | null): Promise<Update | Unplayable> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table, seen)
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
      const loaded = await this.#load(table, seen)
      if ('refusal' in loaded) return { now: loaded, stop: () => {} }
      const audience = this.#audiences.get(table) ?? new Audience(loaded.seq)
      this.#audiences.set(table, audience)
      audience.join(viewer, listener)
      const stop = () => {
        audience.leave(viewer, listener)
        if (audience.empty && this.#audiences.get(table) === audience) this.#audiences.delete(table)
      }
      return { now: loaded.updateFor(viewer, seen), stop }
    })
  }

  visit(table: string, viewer: number, told: number): Promise<Int16Array | Unplayable | null> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      return 'refusal' in loaded ? loaded : loaded.visit(viewer, told)
    })
  }

  reseat(table: Table): Promise<void> {
    return this.#turns.take(table.id, async () => {
      this.#adopt(table)
      if (table.status === 'playing') await this.#load(table.id)
    })
  }

  awaited(table: string): ReturnType<Matches['awaited']> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      if ('refusal' in loaded) return null
      return { awaited: loaded.awaited, clock: this.#clocks.read(table) }
    })
  }

  idleFor(table: string, seat: number): Promise<number> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      if ('refusal' in loaded || loaded.due !== seat) return 0
      return this.#clock.steady() - loaded.dueSince
    })
  }

  scoreNow(table: string): Promise<Score | null> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      return 'refusal' in loaded ? null : loaded.score
    })
  }

  wayBack(table: string, seat: number): ReturnType<Matches['wayBack']> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      return 'refusal' in loaded ? null : { seq: loaded.seq, to: loaded.wayBack(seat) }
    })
  }

  undo(table: string, { seat, seq, to }: UndoProposal): Promise<boolean> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      if ('refusal' in loaded || loaded.table.status !== 'playing') return false
      if (loaded.seq !== seq || loaded.wayBack(seat) !== to) return false
      const spent = this.#clocks.spent(table, seq, 0)
      const request = `${UNDOING}${randomUUID()}`
      const lines = [undoLine(to)]
      const deed = { table, seq: seq + 1, seat, request, lines, at: this.#clock.wall(), spent }
      const appended = await this.#store.deeds.append(deed)
      if (appended.kind === 'appended') {
        loaded.goBack(deed)
        this.#bus.tell({ kind: 'deed', table, seq: deed.seq, deed })
      } else this.#loaded.drop(table)
      await this.#load(table)
      return appended.kind === 'appended'
    })
  }

  grant(table: string, milliseconds: number): Promise<void> {
    return this.#turns.take(table, async () => {
      await this.#load(table)
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
      const loaded = await this.#load(table)
      if (!('refusal' in loaded)) return writeRecord(loaded, kept)
      const deeds = await this.#store.deeds.from(table, 0)
      return copyRecord(kept, deeds, this.#games.find(kept.game, kept.rules))
    })
  }

  async wake(): Promise<void> {
    const ids = await this.#store.tables.playing()
    this.#clocks.start()
    void this.#wakeAll(ids)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const stop of this.#deaf) stop()
    this.#bots.close()
    await this.#thinking.close()
    await this.#pool.close()
    await this.#turns.settled()
    await this.#clocks.close()
    this.#audiences.clear()
  }

  /** One after the other, so that people who come meanwhile are not kept waiting. */
  async #wakeAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.#closed) return
      if (!owns(this.#bus, id)) continue
      try {
        await this.#turns.take(id, () => this.#wakeOne(id))
      } catch (error) {
        this.#needs.warn?.('bots could not go on', { table: id, why: String(error) })
      }
    }
  }

  async #wakeOne(id: string): Promise<void> {
    const table = await this.#store.tables.find(id)
    if (table?.status !== 'playing') return
    if (table.pace.kind === 'none' && table.seats.every((seat) => levelOf(seat) === null)) return
    await this.#load(id)
  }

  /** Another process has told something that may concern matches in this one. */
  #hear(news: News): void {
    if (news.kind === 'deed') {
      if (this.#follows(news.table)) this.#later(news.table, () => this.#refresh(news.table, news))
      else this.#drop(news.table)
    } else if (news.kind === 'table') {
      if (news.status !== 'gathering' && this.#follows(news.id))
        this.#later(news.id, () => this.#reread(news.id))
      else this.#drop(news.id)
    } else if (news.kind === 'granted') this.#clocks.adopt(news.table, news.seq, news.spent, news.at)
  }

  #drop(table: string): void {
    this.#loaded.drop(table)
    this.#clocks.drop(table)
  }

  /** Whether this process has to know at once what happens in a match. */
  #follows(table: string): boolean {
    return this.#audiences.has(table) || owns(this.#bus, table)
  }

  /** A process that went without a word may not have told its last deed, and its tables have another owner now. */
  #membersChanged(went: readonly Member[]): void {
    if (went.length > 0) this.#lookUp()
    else this.#takeOver()
  }

  /** Something may have been missed: what is watched is looked up, what is not is forgotten. */
  #lookUp(): void {
    for (const id of this.#loaded.ids) if (!this.#audiences.has(id)) this.#drop(id)
    for (const id of this.#audiences.keys())
      this.#later(id, async () => {
        await this.#refresh(id)
        await this.#reread(id)
      })
    this.#takeOver()
  }

  /** Goes on with the bots and clocks of tables that are this process's now. */
  #takeOver(): void {
    const busy = this.#takingOver !== 'no'
    this.#takingOver = busy ? 'again' : 'once'
    if (busy) return
    const taken = this.#store.tables.playing().then((ids) => this.#wakeAll(ids))
    void taken
      .catch((error: unknown) => this.#needs.warn?.('bots could not go on', { why: String(error) }))
      .finally(() => {
        const again = this.#takingOver === 'again' && !this.#closed
        this.#takingOver = 'no'
        if (again) this.#takeOver()
      })
  }

  /** Lets a match catch up with a deed, or with everything that is kept. */
  async #refresh(id: string, heard?: { readonly seq: number; readonly deed?: Deed }): Promise<void> {
    const loaded = this.#loaded.get(id)
    if (loaded instanceof LoadedMatch && (heard === undefined || loaded.seq < heard.seq)) {
      await this.#loaded.refresh(loaded, heard?.deed)
      if (heard !== undefined) this.#needs.reached?.(Math.max(0, this.#clock.wall() - loaded.lastAt))
    }
    await this.#load(id)
  }

  /** Another process has changed the table. */
  async #reread(id: string): Promise<void> {
    const table = await this.#store.tables.find(id)
    if (table === null || table.seed === null) return
    this.#adopt(table)
    if (table.status === 'playing') await this.#load(id)
  }

  /** The match, from memory or from its deeds, at least up to a deed; whoever watches learns what they missed. */
  async #load(table: string, seq: number | null = null): Promise<LoadedMatch | Unplayable> {
    let loaded = this.#loaded.get(table)
    if (loaded === undefined) {
      loaded = await this.#loaded.rebuild(table)
      if (!('refusal' in loaded)) await this.#clocks.recall(loaded.table)
    } else if (loaded instanceof LoadedMatch && seq !== null && loaded.seq < seq)
      // Who asks has seen more than this process: it was told so by another one.
      loaded = await this.#loaded.refresh(loaded)
    if ('refusal' in loaded) return loaded
    loaded.readClock = () => this.#clocks.read(table)
    await this.#settle(loaded)
    return loaded
  }

  async #play(
    loaded: LoadedMatch,
    { seat, request, lag }: { readonly seat: number; readonly request: string; readonly lag: number },
    moves: readonly string[],
  ): Promise<Submitted> {
    const { id } = loaded.table
    const attempt = loaded.attempt(seat, moves)
    if (!attempt.ok) return { kind: 'refused', index: attempt.index, refusal: attempt.refusal }
    const seq = loaded.seq + 1
    // What is attempted is in the position already: until it is safe, nobody may see it.
    this.#loaded.drop(id)
    const { lines } = attempt
    const spent = this.#clocks.spent(id, loaded.seq, lag)
    const deed = { table: id, seq, seat, request, lines, at: this.#clock.wall(), spent }
    const appended = await this.#store.deeds.append(deed)
    if (appended.kind === 'appended') {
      loaded.done(deed)
      this.#loaded.keep(loaded)
      this.#bus.tell({ kind: 'deed', table: id, seq, deed })
      await this.#settle(loaded)
      const { overdue, proposals } = loaded.table
      if (overdue?.seat === seat || proposals.some(({ kind }) => kind === 'undo'))
        this.#needs.movedAfterAll?.(id, seat)
      return { kind: 'played', seq }
    }
    const rebuilt = await this.#load(id)
    if (appended.kind === 'repeated') return { kind: 'played', seq: appended.seq }
    return refused('refusal' in rebuilt ? rebuilt.refusal : refusal('stale'))
  }

  #playBot(
    table: string,
    seat: number,
    seq: number,
    moves: readonly string[],
    byTheClock: boolean,
  ): Promise<Submitted | 'passed'> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      if ('refusal' in loaded || loaded.seq !== seq || loaded.table.status !== 'playing') return 'passed'
      if (!byTheClock && levelOf(loaded.table.seats[seat]) === null) return 'passed'
      const request = byTheClock ? `${BY_THE_CLOCK}${randomUUID()}` : randomUUID()
      return this.#play(loaded, { seat, request, lag: 0 }, moves)
    })
  }

  /** Lets everybody know where the match is: who watches, the bots, and the table if it is over. */
  async #settle(loaded: LoadedMatch): Promise<void> {
    loaded.seenAt(this.#clock.steady())
    this.#clocks.look(loaded)
    this.#audiences.get(loaded.table.id)?.tell(loaded)
    if (owns(this.#bus, loaded.table.id)) {
      this.#bots.look(loaded)
      this.#awaits(loaded)
    }
    if (loaded.over && loaded.table.status === 'playing') await this.#finish(loaded)
  }

  /** Tells once for every deed who is to decide. */
  #awaits(loaded: LoadedMatch): void {
    if (loaded.awaitsTold === loaded.seq || loaded.over || loaded.table.status !== 'playing') return
    loaded.awaitsTold = loaded.seq
    this.#needs.awaits?.(loaded.table, loaded.due, loaded.seq)
  }

  /** The first time a bot makes this one move; the second time those at the table vote, if there are others. */
  async #ranOut(id: string, seq: number): Promise<void> {
    const loaded = await this.#load(id)
    if ('refusal' in loaded || loaded.over || loaded.table.status !== 'playing' || loaded.seq !== seq) return
    const seat = loaded.due
    const due = loaded.table.seats[seat]
    if (due?.kind !== 'person') return
    const others = deciders(loaded.table).filter(({ user }) => user !== due.user)
    if (loaded.timeouts[seat] === 0 || others.length === 0) this.#bots.stepIn(loaded, seat)
    else this.#needs.overdue?.(id, seat)
  }

  /** Takes the table as it is now, if it is newer than what is known. */
  #adopt(table: Table): void {
    const loaded = this.#loaded.get(table.id)
    if (!(loaded instanceof LoadedMatch) || table.version <= loaded.table.version) return
    const ends = loaded.table.status === 'playing' && table.status !== 'playing'
    loaded.table = table
    loaded.clockChanged()
    this.#clocks.look(loaded)
    if (ends) this.#audiences.get(table.id)?.reveal(loaded)
  }

  #clocked(table: string): void {
    const loaded = this.#loaded.get(table)
    if (loaded !== undefined && !('refusal' in loaded)) loaded.clockChanged()
    const clock = this.#clocks.read(table)
    if (clock !== null) this.#needs.clocked?.(table, clock)
  }

  #later(table: string, act: () => Promise<void>): void {
    this.#turns.take(table, act).catch((error: unknown) => {
      this.#needs.warn?.('the clock could not have its way', { table, why: String(error) })
    })
  }

  /** The deeds are the truth: should this fail, it is tried again, and whoever looks at the match does it as well. */
  async #finish(loaded: LoadedMatch): Promise<void> {
    const { id } = loaded.table
    try {
      for (;;) {
        const table = await this.#store.tables.find(id)
        if (table === null || table.status !== 'playing') return
        const over: Table = {
          ...table,
          status: 'over',
          result: playedResult(table, loaded.score),
          proposals: [],
          paused: null,
          overdue: null,
          endedAt: this.#clock.wall(),
          version: table.version + 1,
        }
        if (!(await this.#store.tables.save(over, table.version))) continue
        loaded.table = over
        this.#needs.ended?.(over)
        return
      }
    } catch (error) {
      this.#needs.warn?.('the end of a match could not be kept yet', { table: id, why: String(error) })
      setTimeout(() => {
        if (!this.#closed) this.#later(id, () => this.#finish(loaded))
      }, END_EVERY).unref()
    }
  }
}

function refused(why: Refusal): Submitted {
  return { kind: 'refused', index: 0, refusal: why }
}

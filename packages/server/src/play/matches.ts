import { randomBytes, randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { commitmentTo, type MatchRecord, type Refusal, refusal, type Seed } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'
import type { Store } from '../store/port.ts'
import { playedResult } from '../tables/result.ts'
import type { Table } from '../tables/table.ts'
import { Audience } from './audience.ts'
import { BotDriver, levelOf } from './bots/driver.ts'
import { ThinkingPool } from './bots/pool.ts'
import type { Games } from './games.ts'
import { LoadedMatch } from './loaded.ts'
import { LoadedMatches } from './loaded-matches.ts'
import type { Matches, MatchesHooks, Submission, Submitted, Unplayable } from './port.ts'
import { Turns } from './turns.ts'
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
  readonly now?: () => number
  /** Draws the seed of a match; without it, one that nobody can guess. */
  readonly seed?: () => Seed
}

/** A turn of a bot may be long; this is longer. */
const LONGEST_THOUGHT = 120_000

export class PlayedMatches implements Matches {
  readonly #store: Store
  readonly #games: Games
  readonly #needs: MatchesNeeds
  readonly #loaded: LoadedMatches
  readonly #turns = new Turns()
  readonly #audiences = new Map<string, Audience>()
  readonly #pool: ThinkingPool
  readonly #bots: BotDriver
  readonly #now: () => number
  #closed = false

  constructor(needs: MatchesNeeds) {
    const { store, games, most = 500, now = Date.now, warn = () => {} } = needs
    this.#store = store
    this.#games = games
    this.#needs = needs
    this.#now = now
    this.#loaded = new LoadedMatches(store, games, most, now, warn)
    this.#pool = new ThinkingPool({
      threads: needs.threads ?? Math.max(2, availableParallelism() - 1),
      module: needs.module ?? new URL('./games.ts', import.meta.url),
      longest: needs.longest ?? LONGEST_THOUGHT,
    })
    this.#bots = new BotDriver(this.#pool, (...move) => this.#playBot(...move), needs)
  }

  /** How many matches are in memory. */
  get size(): number {
    return this.#loaded.size
  }

  async begin(table: Table): Promise<Table | null> {
    const seed = this.#needs.seed?.() ?? randomBytes(32).toString('hex')
    const begun: Table = {
      ...table,
      status: 'playing',
      seed,
      commitment: commitmentTo(seed, table.id),
      startedAt: this.#now(),
      version: table.version + 1,
    }
    if (this.#games.find(table.game, table.rules) === null)
      throw new Error(`no rules ${table.rules} of ${table.game}`)
    if (!(await this.#store.tables.save(begun, table.version))) return null
    await this.#turns.take(table.id, () => this.#load(table.id))
    return begun
  }

  submit(submission: Submission): Promise<Submitted> {
    const { table, seat, seq, request, moves } = submission
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      if ('refusal' in loaded) return refused(loaded.refusal)
      const known = loaded.deedOf(seat, request)
      if (known !== undefined) return { kind: 'played', seq: known }
      if (loaded.table.status !== 'playing' || loaded.over) return refused(refusal('over'))
      if (loaded.seq !== seq) return refused(refusal('stale'))
      if (levelOf(loaded.table.seats[seat]) !== null) return refused(refusal('not-your-turn'))
      return this.#play(loaded, seat, request, moves)
    })
  }

  catchUp(table: string, viewer: number, seen: number | null): Promise<Update | Unplayable> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
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
      const loaded = await this.#load(table)
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
      const loaded = this.#loaded.get(table.id)
      if (loaded instanceof LoadedMatch && table.version > loaded.table.version) loaded.table = table
      if (table.status === 'playing') await this.#load(table.id)
    })
  }

  record(table: string): Promise<MatchRecord | null> {
    return this.#turns.take(table, async () => {
      const kept = await this.#store.tables.find(table)
      if (kept === null || kept.seed === null) return null
      if (kept.status !== 'over' && kept.status !== 'abandoned') return null
      const loaded = await this.#load(table)
      if (!('refusal' in loaded)) return writeRecord(loaded, kept)
      const deeds = await this.#store.deeds.from(table, 0)
      return copyRecord(kept, deeds, this.#games.find(kept.game, kept.rules))
    })
  }

  async wake(): Promise<void> {
    const ids = await this.#store.tables.playing()
    void this.#wakeAll(ids)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#bots.close()
    await this.#pool.close()
    await this.#turns.settled()
    this.#audiences.clear()
  }

  /** One after the other, so that people who come meanwhile are not kept waiting. */
  async #wakeAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.#closed) return
      try {
        await this.#turns.take(id, () => this.#wakeOne(id))
      } catch (error) {
        this.#needs.warn?.('bots could not go on', { table: id, why: String(error) })
      }
    }
  }

  async #wakeOne(id: string): Promise<void> {
    const table = await this.#store.tables.find(id)
    if (table?.status !== 'playing' || table.seats.every((seat) => levelOf(seat) === null)) return
    await this.#load(id)
  }

  /** The match, from memory or from its deeds; whoever watches learns what they missed. */
  async #load(table: string): Promise<LoadedMatch | Unplayable> {
    const loaded = this.#loaded.get(table) ?? (await this.#loaded.rebuild(table))
    if (!('refusal' in loaded)) await this.#settle(loaded)
    return loaded
  }

  async #play(
    loaded: LoadedMatch,
    seat: number,
    request: string,
    moves: readonly string[],
  ): Promise<Submitted> {
    const { id } = loaded.table
    const attempt = loaded.attempt(seat, moves)
    if (!attempt.ok) return { kind: 'refused', index: attempt.index, refusal: attempt.refusal }
    const seq = loaded.seq + 1
    // What is attempted is in the position already: until it is safe, nobody may see it.
    this.#loaded.drop(id)
    const { lines } = attempt
    const appended = await this.#store.deeds.append({ table: id, seq, seat, request, lines, at: this.#now() })
    if (appended.kind === 'appended') {
      loaded.done(seat, request)
      this.#loaded.keep(loaded)
      await this.#settle(loaded)
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
  ): Promise<Submitted | 'passed'> {
    return this.#turns.take(table, async () => {
      const loaded = await this.#load(table)
      if ('refusal' in loaded || loaded.seq !== seq || loaded.table.status !== 'playing') return 'passed'
      if (levelOf(loaded.table.seats[seat]) === null) return 'passed'
      return this.#play(loaded, seat, randomUUID(), moves)
    })
  }

  /** Lets everybody know where the match is: who watches, the bots, and the table if it is over. */
  async #settle(loaded: LoadedMatch): Promise<void> {
    this.#audiences.get(loaded.table.id)?.tell(loaded)
    this.#bots.look(loaded)
    if (loaded.over && loaded.table.status === 'playing') await this.#finish(loaded)
  }

  /** The deeds are the truth: should this fail, it is done when the match is looked at again. */
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
          endedAt: this.#now(),
          version: table.version + 1,
        }
        if (!(await this.#store.tables.save(over, table.version))) continue
        loaded.table = over
        this.#needs.ended?.(over)
        return
      }
    } catch (error) {
      this.#needs.warn?.('the end of a match could not be kept yet', { table: id, why: String(error) })
    }
  }
}

function refused(why: Refusal): Submitted {
  return { kind: 'refused', index: 0, refusal: why }
}

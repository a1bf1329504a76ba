import { randomUUID } from 'node:crypto'
import type { LookedAt, Stretch } from '@chronik/bots'
import { formatRecord, type MatchRecord } from '@chronik/kernel'
import type { TableAnalysis } from '@chronik/protocol'
import type { Thought } from '../play/bots/message.ts'
import type { PlayedMatches } from '../play/matches.ts'
import type { Clock } from '../settings/clock.ts'
import type { AnalysisStore, KeptAnalysis } from '../store/port/analyses.ts'
import { done, type Outcome, refused } from '../tables/outcome.ts'
import { seatOf } from '../tables/seats.ts'
import { isEnded } from '../tables/sight.ts'
import type { Table, UserId } from '../tables/table.ts'

export interface AnalysesNeeds {
  readonly store: AnalysisStore
  readonly matches: Pick<PlayedMatches, 'record' | 'lookBack'>
  readonly clock: Clock
  warn(what: string, details: { readonly [name: string]: unknown }): void
}

/** So many events are looked at in one go: a thread is never long away from those who wait at a table. */
const STRETCH = 6
/** So many stretches of a match are thought about at a time. */
const AT_ONCE = 2
/** A stretch that failed is tried again so often. */
const TRIES = 3
/** Who is at it says so this often; if nothing is heard for longer, nobody is. */
const SIGN = 10_000
const SILENCE = 3 * SIGN

interface Run {
  readonly analysis: KeptAnalysis
  readonly game: string
  readonly rules: number
  readonly record: string
  readonly owner: UserId
}

/** Matches that are over are looked back on where bots think; what is found is kept with the table. */
export class Analyses {
  readonly #needs: AnalysesNeeds
  /** Who waits for a run of this process, and at which table. */
  readonly #under = new Map<UserId, string>()
  #closed = false

  constructor(needs: AnalysesNeeds) {
    this.#needs = needs
  }

  /** How far it is, with the decisions after the first `have`, which who asks has already. */
  async of(table: Table, have: number): Promise<TableAnalysis> {
    const kept = await this.#needs.store.find(table.id)
    if (kept === null) return { status: 'none', iterations: 0, events: 0, read: 0, moves: [] }
    const { iterations, events, read, moves } = kept
    const status = this.#isAtIt(kept) || kept.status !== 'running' ? kept.status : 'stopped'
    return { status, iterations, events, read, moves: moves.slice(have) }
  }

  /** Somebody who played asks for it: it goes on where it was left, unless it is to be more thorough. */
  async begin(table: Table, user: UserId, iterations: number): Promise<Outcome<null>> {
    const allowed = askedBy(table, user)
    if (!allowed.ok) return allowed
    const { store, matches, clock } = this.#needs
    const kept = await store.find(table.id)
    if (kept !== null && (this.#isAtIt(kept) || isEnough(kept, iterations))) return done(null)
    const elsewhere = this.#under.get(user)
    if (elsewhere !== undefined && elsewhere !== table.id) return refused('analysing')
    const record: MatchRecord | null = await matches.record(table.id)
    if (record === null) return refused('sealed')
    const known = kept !== null && kept.iterations === iterations ? kept : null
    const analysis: KeptAnalysis = {
      table: table.id,
      run: randomUUID(),
      status: 'running',
      iterations,
      events: record.events.length,
      read: known?.read ?? 0,
      moves: known?.moves ?? [],
      at: clock.wall(),
    }
    await store.begin(analysis)
    const { game, rules } = table
    void this.#run({ analysis, game, rules, record: formatRecord(record), owner: user })
    return done(null)
  }

  /** Somebody who played has enough of it; what was found stays. */
  async stop(table: Table, user: UserId): Promise<Outcome<null>> {
    const allowed = askedBy(table, user)
    if (allowed.ok) await this.#needs.store.stop(table.id)
    return allowed
  }

  /** Begins nothing more; what is under way is left for whoever asks next. */
  close(): void {
    this.#closed = true
  }

  #isAtIt({ status, at }: KeptAnalysis): boolean {
    return status === 'running' && this.#needs.clock.wall() - at < SILENCE
  }

  async #run(run: Run): Promise<void> {
    const { store, clock, warn } = this.#needs
    const { table, run: name } = run.analysis
    this.#under.set(run.owner, table)
    const signs = setInterval(() => void store.touch(table, name, clock.wall()).catch(() => {}), SIGN)
    try {
      await this.#read(run)
    } catch (error) {
      warn('a match could not be looked back on', { table, why: String(error) })
    } finally {
      clearInterval(signs)
      if (this.#under.get(run.owner) === table) this.#under.delete(run.owner)
    }
  }

  /** Stretch by stretch, in the order of the match, until it is whole or nobody wants it any more. */
  async #read(run: Run): Promise<void> {
    const { analysis } = run
    const { events } = analysis
    let { read, moves } = analysis
    let next = read
    const underWay: { readonly to: number; readonly thought: Promise<Thought> }[] = []
    do {
      while (underWay.length < AT_ONCE && next < events) {
        const to = Math.min(events, next + STRETCH)
        underWay.push({ to, thought: this.#look(run, { from: next, to }) })
        next = to
      }
      const first = underWay.shift()
      const thought = await first?.thought
      if (this.#closed) return
      if (thought?.ok === false) {
        await this.#keep(analysis, read, moves, 'failed')
        throw new Error(thought.why)
      }
      read = first?.to ?? events
      moves = [...moves, ...(thought?.looked ?? [])]
    } while ((await this.#keep(analysis, read, moves, read < events ? 'running' : 'done')) && read < events)
  }

  async #look({ analysis, game, rules, record, owner }: Run, stretch: Stretch): Promise<Thought> {
    const { table, iterations } = analysis
    const task = { table, game, rules, record, iterations, stretch }
    for (let tries = 1; ; tries++) {
      const thought = await this.#needs.matches.lookBack(task, owner)
      if (thought.ok || tries === TRIES || this.#closed) return thought
    }
  }

  #keep(
    { table, run }: KeptAnalysis,
    read: number,
    moves: readonly LookedAt[],
    status: KeptAnalysis['status'],
  ): Promise<boolean> {
    return this.#needs.store.add({ table, run, status, read, moves, at: this.#needs.clock.wall() })
  }
}

/** Whether it is whole and at least as thorough. */
function isEnough({ status, iterations }: KeptAnalysis, wanted: number): boolean {
  return status === 'done' && iterations >= wanted
}

/** Those who played may ask for it, when it is over. */
function askedBy(table: Table, user: UserId): Outcome<null> {
  if (!isEnded(table)) return refused('not-over')
  return seatOf(table, user) < 0 ? refused('not-seated') : done(null)
}

import type { Clock as ClockView } from '@chronik/protocol'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { ClockStore, KeptClock } from '../store/port/clocks.ts'
import { voteLasts } from '../tables/overdue.ts'
import type { Table } from '../tables/table.ts'
import { levelOf } from './bots/driver.ts'
import type { LoadedMatch } from './loaded.ts'
import { isQuiet, loudPart } from './quiet.ts'

export interface ClocksNeeds {
  readonly store: ClockStore
  readonly clock?: Clock
  /** Milliseconds between two looks at the clocks. */
  readonly tick?: number
  /** Since when the house was there without a break: minutes before are nobody's. */
  aliveSince?(): number
  /** Whether this process sees to the clocks of a table: it keeps them, and says when time is over. */
  owns?(table: string): boolean
  /** Whether somebody is on vacation: clocks by days stand still for them. */
  onVacation?(user: string): boolean
  /** The time of the seat that is due after a deed is over. */
  ranOut(table: string, seq: number): void
  /** The time to vote about a seat is over. */
  voteIsOver(table: string): void
  /** The clocks run or stand still from now on, without a move. */
  changed(table: string): void
  warn(what: string, details: { readonly [name: string]: unknown }): void
}

/** Time of a decision before this process saw it, by the clock of the wall, and how much of it counts. */
interface Unseen {
  readonly from: number
  readonly until: number
  counted: number
}

/** A decision that somebody takes their time for. */
interface Decision {
  table: Table
  readonly seq: number
  readonly seat: number
  /** What the seat had for it. */
  readonly had: number
  /** By seat, what the others have; null for bots. */
  readonly left: readonly (number | null)[]
  /** What it took until `mark`; below nothing if the seat was given more time. */
  spent: number
  /** What of it this process has not seen; null if it has seen everything. */
  unseen: Unseen | null
  /** When it was last counted, on the steady clock. */
  mark: number
  counting: boolean
  ranOut: boolean
  /** Since when the table votes, on the steady clock. */
  votingSince: number | null
}

const TICK = 250
/** Milliseconds after which what was spent on a decision is kept for a restart. */
const KEEP = 15_000
/** A clock that has just run out may still be on its way to the player. */
const GRACE = 1_000
/** Nobody gets more back for a slow line than this on one move. */
const LONGEST_LAG = 1_000

/**
 * The clocks of all matches under way. Time is counted on the steady clock, only for the seat that is due, and
 * only while the server runs; what is told to people bears the time of the wall.
 */
export class Clocks {
  readonly #needs: ClocksNeeds
  readonly #clock: Clock
  readonly #decisions = new Map<string, Decision>()
  /** What others kept of decisions that this process has not seen begin. */
  readonly #kept = new Map<string, KeptClock>()
  /** Matches that need no clock any more. */
  readonly #gone = new Set<string>()
  #ticking: NodeJS.Timeout | null = null
  #keptAt: number

  constructor(needs: ClocksNeeds) {
    this.#needs = needs
    this.#clock = needs.clock ?? CLOCK
    this.#keptAt = this.#clock.steady()
  }

  /** How many clocks there are. */
  get size(): number {
    return this.#decisions.size
  }

  start(): void {
    this.#ticking = setInterval(() => this.tick(), this.#needs.tick ?? TICK).unref()
  }

  async close(): Promise<void> {
    if (this.#ticking !== null) clearInterval(this.#ticking)
    for (const decision of this.#decisions.values()) this.#count(decision)
    await this.#keepOwn()
    this.#decisions.clear()
  }

  /** A match was loaded: goes on with its clock where somebody left it. */
  async recall({ id, pace, status }: Table): Promise<void> {
    if (pace.kind === 'none' || status !== 'playing' || this.#decisions.has(id)) return
    const kept = await this.#needs.store.of(id)
    if (kept !== null) this.#kept.set(id, kept)
  }

  /** Looks whose clock runs in this match now. */
  look(loaded: LoadedMatch): void {
    const { table, seq, over } = loaded
    if (over || table.status !== 'playing' || table.pace.kind === 'none') {
      if (this.#decisions.delete(table.id)) this.#gone.add(table.id)
      return
    }
    const known = this.#decisions.get(table.id)
    const seat = loaded.due
    if (known !== undefined && known.seq === seq) {
      // A bot may have taken the seat, or given it back; a pause may have begun or ended.
      this.#count(known)
      known.table = table
      this.#vote(known)
      this.#turn(known)
      return
    }
    const left = table.seats.map((one, at) => (levelOf(one) === null ? loaded.clock.left(at) : null))
    const decision: Decision = {
      table,
      seq,
      seat,
      had: loaded.clock.left(seat),
      left,
      spent: 0,
      unseen: null,
      mark: this.#clock.steady(),
      counting: false,
      ranOut: false,
      votingSince: null,
    }
    decision.counting = this.#counts(decision)
    // Who has made the deed before has seen the decision begin; of others' deeds one may hear late.
    if (known === undefined || loaded.followed) this.#takeUp(decision, loaded.lastAt)
    this.#vote(decision)
    this.#decisions.set(table.id, decision)
  }

  /** This process does not follow the match any more. */
  drop(table: string): void {
    this.#decisions.delete(table)
  }

  /** What the decision about to be kept has cost; `lag` is how far away the player is. */
  spent(table: string, seq: number, lag: number): number {
    const decision = this.#decisions.get(table)
    if (decision === undefined || decision.seq !== seq) return 0
    this.#count(decision)
    const spent = Math.round(decision.spent - Math.min(Math.max(0, lag), LONGEST_LAG))
    // Nobody gains time by being far away.
    return decision.spent < 0 ? Math.round(decision.spent) : Math.max(0, spent)
  }

  /** The seat that is due gets more time, whatever it has left. */
  async grant(table: string, milliseconds: number): Promise<KeptClock | null> {
    const decision = this.#decisions.get(table)
    if (decision === undefined) return null
    this.#count(decision)
    decision.spent = Math.min(decision.spent, decision.had) - milliseconds
    decision.unseen = null
    decision.ranOut = false
    const kept = this.#written(table, decision)
    await this.#keep([kept])
    this.#needs.changed(table)
    return kept
  }

  /** Another process has given the seat that is due more time. */
  adopt(table: string, seq: number, spent: number, at: number): void {
    const decision = this.#decisions.get(table)
    if (decision === undefined || decision.seq !== seq) return
    this.#count(decision)
    decision.spent = spent + (decision.counting ? Math.max(0, this.#clock.wall() - at) : 0)
    decision.unseen = null
    decision.ranOut = false
    this.#needs.changed(table)
  }

  /** The clocks as they are now; null where there are none. */
  read(table: string): ClockView | null {
    const decision = this.#decisions.get(table)
    if (decision === undefined) return null
    this.#count(decision)
    const { seat, had, spent, counting } = decision
    const left = decision.left.map((one, at) =>
      at === seat && one !== null ? Math.max(0, Math.round(had - spent)) : one,
    )
    return { pace: decision.table.pace, left, running: counting ? seat : null, at: this.#clock.wall() }
  }

  /** Counts, and sees whose time is over. */
  tick(): void {
    for (const [id, decision] of this.#decisions) {
      this.#count(decision)
      this.#turn(decision)
      if (!this.#owns(id)) continue
      const { votingSince, table } = decision
      if (votingSince !== null && this.#clock.steady() - votingSince >= voteLasts(table.pace)) {
        decision.votingSince = null
        this.#needs.voteIsOver(id)
      } else if (decision.counting && !decision.ranOut && decision.spent > decision.had + GRACE) {
        decision.ranOut = true
        this.#needs.ranOut(id, decision.seq)
      }
    }
    if (this.#clock.steady() - this.#keptAt < KEEP) return
    void this.#keepOwn()
  }

  #count(decision: Decision): void {
    this.#countUnseen(decision)
    const now = this.#clock.steady()
    if (decision.counting) decision.spent += now - decision.mark
    decision.mark = now
  }

  #turn(decision: Decision): void {
    const counts = this.#counts(decision)
    if (counts === decision.counting) return
    decision.counting = counts
    this.#needs.changed(decision.table.id)
    // Whoever takes over must know that the clock stood still, or since when it runs.
    if (this.#owns(decision.table.id)) void this.#keep([this.#written(decision.table.id, decision)])
  }

  #owns(table: string): boolean {
    return this.#needs.owns?.(table) ?? true
  }

  #vote(decision: Decision): void {
    if (decision.table.overdue === null) decision.votingSince = null
    else decision.votingSince ??= this.#clock.steady()
  }

  /** Whether the clock of the seat that is due runs. */
  #counts({ table, seat }: Decision): boolean {
    const due = table.seats[seat]
    if (due?.kind !== 'person' || levelOf(due) !== null) return false
    if (table.paused !== null || table.overdue !== null) return false
    if (table.pace.kind !== 'move') return true
    const { quiet } = table.pace
    if (quiet !== null && isQuiet(quiet, this.#clock.wall())) return false
    return this.#needs.onVacation?.(due.user) !== true
  }

  /** Goes on with a decision that this process has not seen begin. */
  #takeUp(decision: Decision, since: number): void {
    const { table, seq, counting } = decision
    const kept = this.#kept.get(table.id)
    this.#kept.delete(table.id)
    const known = kept?.seq === seq ? kept : { spent: 0, counting, at: since }
    decision.spent = known.spent
    if (!known.counting) return
    const now = this.#clock.wall()
    if (table.pace.kind === 'move') decision.spent += loudPart(table.pace.quiet, known.at, now)
    else decision.unseen = { from: known.at, until: now, counted: 0 }
    this.#countUnseen(decision)
  }

  /**
   * Minutes while nobody of the house was there are nobody's. Who has just come may learn a moment later that others
   * were there all along: then they count after all.
   */
  #countUnseen(decision: Decision): void {
    const { unseen } = decision
    if (unseen === null) return
    const aliveSince = this.#needs.aliveSince?.() ?? unseen.until
    const counted = Math.max(0, unseen.until - Math.max(unseen.from, aliveSince))
    decision.spent += counted - unseen.counted
    unseen.counted = counted
  }

  #written(table: string, { seq, spent, counting }: Decision): KeptClock {
    return { table, seq, spent: Math.round(spent), counting, at: this.#clock.wall() }
  }

  /** Keeps the clocks that this process sees to. */
  async #keepOwn(): Promise<void> {
    this.#keptAt = this.#clock.steady()
    const own = [...this.#decisions].filter(([table]) => this.#owns(table))
    await this.#keep(own.map(([table, decision]) => this.#written(table, decision)))
  }

  async #keep(clocks: readonly KeptClock[]): Promise<void> {
    const gone = [...this.#gone]
    try {
      if (clocks.length > 0) await this.#needs.store.keep(clocks)
      if (gone.length > 0) await this.#needs.store.forget(gone)
      for (const table of gone) this.#gone.delete(table)
    } catch (error) {
      this.#needs.warn('the clocks could not be kept', { why: String(error) })
    }
  }
}

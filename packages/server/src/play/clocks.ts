import type { Clock as ClockView } from '@chronik/protocol'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { ClockStore, KeptClock } from '../store/port.ts'
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
  /** Whether somebody is on vacation: clocks by days stand still for them. */
  onVacation?(user: string): boolean
  /** The time of a seat is over. */
  ranOut(table: string, seat: number): void
  /** The time to vote about a seat is over. */
  voteIsOver(table: string): void
  /** The clocks run or stand still from now on, without a move. */
  changed(table: string): void
  warn(what: string, details: { readonly [name: string]: unknown }): void
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
  /** What was spent when the server stopped. */
  #kept = new Map<string, KeptClock>()
  #ticking: NodeJS.Timeout | null = null
  #keptAt: number
  #anyKept = false

  constructor(needs: ClocksNeeds) {
    this.#needs = needs
    this.#clock = needs.clock ?? CLOCK
    this.#keptAt = this.#clock.steady()
  }

  /** How many clocks there are. */
  get size(): number {
    return this.#decisions.size
  }

  /** Goes on where the server stopped. */
  async start(): Promise<void> {
    this.#kept = new Map((await this.#needs.store.all()).map((kept) => [kept.table, kept]))
    this.#anyKept = this.#kept.size > 0
    this.#ticking = setInterval(() => this.tick(), this.#needs.tick ?? TICK).unref()
  }

  async close(): Promise<void> {
    if (this.#ticking !== null) clearInterval(this.#ticking)
    for (const decision of this.#decisions.values()) this.#count(decision)
    await this.#keep()
    this.#decisions.clear()
  }

  /** Looks whose clock runs in this match now. */
  look(loaded: LoadedMatch): void {
    const { table, seq, over } = loaded
    if (over || table.status !== 'playing' || table.pace.kind === 'none') {
      this.#decisions.delete(table.id)
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
      spent: this.#spentBefore(table, seq),
      mark: this.#clock.steady(),
      counting: false,
      ranOut: false,
      votingSince: null,
    }
    decision.counting = this.#counts(decision)
    this.#vote(decision)
    this.#decisions.set(table.id, decision)
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
  async grant(table: string, milliseconds: number): Promise<void> {
    const decision = this.#decisions.get(table)
    if (decision === undefined) return
    this.#count(decision)
    decision.spent = Math.min(decision.spent, decision.had) - milliseconds
    decision.ranOut = false
    await this.#keep()
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
      const { votingSince, table } = decision
      if (votingSince !== null && this.#clock.steady() - votingSince >= voteLasts(table.pace)) {
        decision.votingSince = null
        this.#needs.voteIsOver(id)
      } else if (decision.counting && !decision.ranOut && decision.spent > decision.had + GRACE) {
        decision.ranOut = true
        this.#needs.ranOut(id, decision.seat)
      }
    }
    if (this.#clock.steady() - this.#keptAt < KEEP) return
    void this.#keep()
  }

  #count(decision: Decision): void {
    const now = this.#clock.steady()
    if (decision.counting) decision.spent += now - decision.mark
    decision.mark = now
  }

  #turn(decision: Decision): void {
    const counts = this.#counts(decision)
    if (counts === decision.counting) return
    decision.counting = counts
    this.#needs.changed(decision.table.id)
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

  /** Days go on while the server is away, minutes do not: those were the server's. */
  #spentBefore(table: Table, seq: number): number {
    const kept = this.#kept.get(table.id)
    this.#kept.delete(table.id)
    if (kept === undefined || kept.seq !== seq) return 0
    if (table.pace.kind !== 'move') return kept.spent
    return kept.spent + (kept.counting ? loudPart(table.pace.quiet, kept.at, this.#clock.wall()) : 0)
  }

  async #keep(): Promise<void> {
    this.#keptAt = this.#clock.steady()
    const at = this.#clock.wall()
    const rows = [...this.#decisions].map(([table, { seq, spent, counting }]) => ({
      table,
      seq,
      spent: Math.round(spent),
      counting,
      at,
    }))
    if (rows.length === 0 && !this.#anyKept) return
    this.#anyKept = rows.length > 0
    try {
      await this.#needs.store.keep(rows)
    } catch (error) {
      this.#needs.warn('the clocks could not be kept', { why: String(error) })
    }
  }
}

import type { AnyState, LogEntry } from '@chronik/kernel'
import type { Flight } from './flight.ts'
import type { Spot, Stage } from './stage.ts'

/** Something that happened, with the position after it. */
export interface Shown {
  readonly entry: LogEntry
  readonly state: AnyState
}

/** A moment on the way to the present. */
export interface Playing {
  readonly state: AnyState
  /** What has just happened; null before the first entry. */
  readonly entry: LogEntry | null
  /** What others did and is still to be shown; one knows oneself what one has done. */
  readonly left: number
  readonly own: boolean
}

export interface Showing {
  readonly stage: Stage
  /** Pieces that an entry moves. */
  flights(shown: Shown): readonly Flight[]
  /** What an entry shows is to be read: so many flights long; most need none of it. */
  holds(shown: Shown): number
  /** Milliseconds of one flight; 0 shows results only. `own`: a person here has just done it. */
  pace(own: boolean): number
  /** The board draws this moment now; null when everything is shown and the present is drawn. */
  draw(moment: Playing | null): void
  /** Resolves when what was drawn is on the page. */
  drawn(): Promise<void>
  wait(milliseconds: number): Promise<void>
  /** Resolves when nobody reads something that lies above the board. */
  free(): Promise<void>
}

/** Entries that need no pause: their pieces move together. */
const TOGETHER: readonly string[] = ['fill', 'deal', 'move-up', 'gain', 'pay', 'monk', 'marker', 'time']
/** Between two pieces of a run. */
const STEP = 0.14
/** After others have done something worth looking at. */
const REST = 0.45

/**
 * Plays what happened piece by piece, in order, and never twice. Nobody has to wait for it: whoever acts or
 * clicks skips to the present.
 */
export class Player {
  readonly #showing: Showing
  #queue: { readonly shown: Shown; readonly own: boolean }[] = []
  #running = false
  /** What is drawn while it runs. */
  #moment: Omit<Playing, 'left'> | null = null
  /** Raised by `skip`: what was under way then stops. */
  #turn = 0

  constructor(showing: Showing) {
    this.#showing = showing
  }

  get busy(): boolean {
    return this.#running
  }

  /** Adds what happened; `before` is the position that is drawn now. */
  play(beats: readonly Shown[], own: boolean, before: AnyState): void {
    if (beats.length === 0 || this.#showing.pace(own) === 0) return
    this.#queue.push(...beats.map((shown) => ({ shown, own })))
    if (this.#running) {
      this.#draw(this.#moment)
      return
    }
    this.#running = true
    this.#draw({ state: before, entry: null, own })
    void this.#run(this.#turn)
  }

  /** Shows the present at once. */
  skip(): void {
    if (!this.#running) return
    this.#turn++
    this.#queue = []
    this.#running = false
    this.#showing.stage.clear()
    this.#draw(null)
  }

  async #run(turn: number): Promise<void> {
    // Found before anything changes: the page knows where everything lies and need not be laid out for it.
    let found = this.#queue.length === 0 ? null : this.#startsOf(this.#queue[0].shown)
    const inAir: Promise<void>[] = []
    while (turn === this.#turn) {
      await this.#showing.free()
      if (turn !== this.#turn) return
      const next = this.#queue.shift()
      if (next === undefined) break
      const { shown, own } = next
      const pace = this.#showing.pace(own)
      const flights = this.#showing.flights(shown)
      const starts = found ?? this.#startsOf(shown)
      found = null
      this.#draw({ ...shown, own })
      await this.#showing.drawn()
      if (turn !== this.#turn) return
      const flying = flights.map((flight, at) => this.#showing.stage.fly(flight, starts[at], pace))
      inAir.push(...flying)
      if (this.#runsOn(shown)) await this.#showing.wait(pace * STEP)
      else {
        await Promise.all(inAir.splice(0))
        const rest = Math.max(own ? 0 : REST, this.#showing.holds(shown))
        if (rest > 0 && turn === this.#turn) await this.#showing.wait(pace * rest)
      }
    }
    if (turn !== this.#turn) return
    await Promise.all(inAir)
    if (turn === this.#turn) this.#end()
  }

  /** Where the pieces that an entry moves lie now. */
  #startsOf(shown: Shown): (Spot | null)[] {
    return this.#showing.flights(shown).map(({ from }) => this.#showing.stage.spot(from))
  }

  /** What came in meanwhile is not told before its turn: the moment is drawn anew with what is left. */
  #draw(moment: Omit<Playing, 'left'> | null): void {
    this.#moment = moment
    const left = this.#queue.reduce((sum, { own }) => sum + (own ? 0 : 1), 0)
    this.#showing.draw(moment === null ? null : { ...moment, left })
  }

  /** Whether the next entry belongs to the same run. */
  #runsOn({ entry }: Shown): boolean {
    const next = this.#queue[0]?.shown.entry
    return next !== undefined && TOGETHER.includes(entry.code) && next.code === entry.code
  }

  #end(): void {
    if (this.#queue.length > 0) void this.#run(this.#turn)
    else {
      this.#running = false
      this.#draw(null)
    }
  }
}

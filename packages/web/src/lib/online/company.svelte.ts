import type { Awaited, Clock, Me, TableView, Presence as Told } from '@chronik/protocol'
import type { House } from '../port/house.ts'

/**
 * - `here`, - `away`: not connected for a while, - `gone`: long enough to be replaced, - `bot`: a bot plays,
 * - `unknown`: who sees the match later is not told.
 */
type Presence = 'here' | 'away' | 'gone' | 'bot' | 'unknown'

/** Milliseconds after which who is away is gone. */
const GONE = 60_000
/** With less than so many milliseconds somebody has to hurry. */
export const LOW = 60_000

/** A table with others as a screen follows it: what the house tells, and the time it goes by. */
export class Company {
  readonly house: House
  #table = $state.raw<TableView | null>(null)
  #presence = $state.raw<Told | null>(null)
  #clock = $state.raw<Clock | null>(null)
  #me = $state.raw<Me | null>(null)
  #awaited = $state.raw<Awaited | null>(null)
  #now = $state.raw(0)
  #nextTry = $state.raw<number | null>(null)
  /** Since when there is no connection to the server. */
  #lostSince = $state.raw<number | null>(null)
  /** Since when a seat is empty, by the server's clock. */
  #away = $state.raw<readonly (number | null)[]>([])

  constructor(house: House) {
    this.house = house
    this.#now = house.now()
  }

  /** Until told otherwise. */
  follow(): () => void {
    const deaf = this.house.listen({
      table: (table) => {
        this.#table = table
        this.#me = this.house.me
        this.#awaited = this.house.awaited
      },
      presence: (presence) => {
        const now = this.house.now()
        this.#away = presence.away.map((away) => (away === null ? null : now - away))
        this.#presence = presence
      },
      clock: (clock) => {
        // Told with every update, also where no clock runs.
        this.#clock = clock
        this.#awaited = this.house.awaited
      },
    })
    const ticking = setInterval(() => {
      this.#now = this.house.now()
      this.#nextTry = this.house.nextTry
      this.#lostSince = this.house.reached ? null : (this.#lostSince ?? this.#now)
    }, 500)
    return () => {
      deaf()
      clearInterval(ticking)
    }
  }

  get table(): TableView | null {
    return this.#table
  }

  get presence(): Told | null {
    return this.#presence
  }

  /** Nobody's clock runs on when the match has ended. */
  get clock(): Clock | null {
    return this.#clock !== null && this.#ended ? { ...this.#clock, running: null } : this.#clock
  }

  get #ended(): boolean {
    return this.#table !== null && this.#table.status !== 'playing'
  }

  get me(): Me | null {
    return this.#me
  }

  /** Milliseconds since 1970 by the server's clock. */
  get now(): number {
    return this.#now
  }

  /** In how many seconds the server is tried again; null while it is being tried, or is there. */
  get secondsToTry(): number | null {
    return this.#nextTry === null ? null : Math.max(0, Math.ceil((this.#nextTry - this.#now) / 1000))
  }

  /** For how long there has been no connection to the server, in milliseconds; null while there is one. */
  get lostFor(): number | null {
    return this.#lostSince === null ? null : Math.max(0, this.#now - this.#lostSince)
  }

  /** For how long a seat has been awaited, in milliseconds; null for all others. */
  thinksFor(seat: number): number | null {
    return this.#awaited?.seat === seat && !this.#ended ? Math.max(0, this.#now - this.#awaited.since) : null
  }

  /** For how long a seat is empty, in milliseconds; null if somebody is there. */
  awayFor(seat: number): number | null {
    const since = this.#away[seat] ?? null
    return since === null ? null : Math.max(0, this.#now - since)
  }

  /** Whether somebody is at a seat. */
  presenceOf(seat: number): Presence {
    const one = this.#table?.seats[seat]
    if (one?.kind !== 'person' || one.conceded) return 'bot'
    if (this.#presence?.seats[seat] === undefined) return 'unknown'
    const away = this.awayFor(seat)
    return away === null ? 'here' : away < GONE ? 'away' : 'gone'
  }

  /** So many turns later than it is played somebody sees the match who only watches; 0 for players. */
  get behind(): number {
    return this.#table?.status === 'playing' && this.seat < 0 ? this.#table.delay : 0
  }

  /** What is left on the clock of a seat, in milliseconds; null without one. */
  leftOf(seat: number): number | null {
    const { clock } = this
    const left = clock?.left[seat] ?? null
    if (left === null || clock === null) return null
    return clock.running === seat ? Math.max(0, left - (this.#now - clock.at)) : left
  }

  /** The clock of the person here runs, and less than a minute is left on it. */
  get hurried(): boolean {
    const left = this.clock?.running === this.seat ? this.leftOf(this.seat) : null
    return left !== null && left < LOW
  }

  /** The seat of the person here, also if a bot plays it; -1 for everybody else. */
  readonly seat = $derived.by(() => {
    const id = this.#me?.id
    if (id === undefined) return -1
    return (
      this.#table?.seats.findIndex(
        (seat) =>
          (seat.kind === 'person' && seat.user === id) || (seat.kind === 'bot' && seat.instead?.user === id),
      ) ?? -1
    )
  })

  readonly hosts = $derived(this.#table !== null && this.#table.host === this.#me?.id)
}

import type { Awaited, Clock, Me, Presence, TableView } from '@chronik/protocol'
import type { House } from '../port/house.ts'

/** A table with others as a screen follows it: what the house tells, and the time it goes by. */
export class Company {
  readonly house: House
  #table = $state.raw<TableView | null>(null)
  #presence = $state.raw<Presence | null>(null)
  #clock = $state.raw<Clock | null>(null)
  #me = $state.raw<Me | null>(null)
  #awaited = $state.raw<Awaited | null>(null)
  #now = $state.raw(0)
  #nextTry = $state.raw<number | null>(null)
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
    }, 500)
    return () => {
      deaf()
      clearInterval(ticking)
    }
  }

  get table(): TableView | null {
    return this.#table
  }

  get presence(): Presence | null {
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

  /** For how long a seat has been awaited, in milliseconds; null for all others. */
  thinksFor(seat: number): number | null {
    return this.#awaited?.seat === seat && !this.#ended ? Math.max(0, this.#now - this.#awaited.since) : null
  }

  /** For how long a seat is empty, in milliseconds; null if somebody is there. */
  awayFor(seat: number): number | null {
    const since = this.#away[seat] ?? null
    return since === null ? null : Math.max(0, this.#now - since)
  }

  /** What is left on the clock of a seat, in milliseconds; null without one. */
  leftOf(seat: number): number | null {
    const { clock } = this
    const left = clock?.left[seat] ?? null
    if (left === null || clock === null) return null
    return clock.running === seat ? Math.max(0, left - (this.#now - clock.at)) : left
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

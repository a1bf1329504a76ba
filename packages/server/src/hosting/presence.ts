import { CLOCK } from '../settings/clock.ts'
import type { UserId } from '../tables/table.ts'

/** Departures that are remembered; who left before them has been away for long. */
const REMEMBERED = 20_000

/** Who is connected to which table, and since when somebody is away. */
export class Presence {
  readonly #connections = new Map<string, number>()
  readonly #leftAt = new Map<string, number>()
  readonly #began: number
  readonly #now: () => number

  /** `now` is a clock that never jumps. */
  constructor(now: () => number = CLOCK.steady) {
    this.#now = now
    this.#began = now()
  }

  /** The person has done something here without a connection, or has just been seated. */
  seen(table: string, user: UserId): void {
    const key = keyOf(table, user)
    if (!this.#connections.has(key)) this.#left(key)
  }

  /** True if this is the first connection of the person to the table. */
  come(table: string, user: UserId): boolean {
    const key = keyOf(table, user)
    const count = this.#connections.get(key) ?? 0
    this.#connections.set(key, count + 1)
    this.#leftAt.delete(key)
    return count === 0
  }

  /** True if this was the last connection of the person to the table. */
  go(table: string, user: UserId): boolean {
    const key = keyOf(table, user)
    const count = (this.#connections.get(key) ?? 1) - 1
    if (count > 0) {
      this.#connections.set(key, count)
      return false
    }
    this.#connections.delete(key)
    this.#left(key)
    return true
  }

  isHere(table: string, user: UserId): boolean {
    return this.#connections.has(keyOf(table, user))
  }

  /** Milliseconds since the person was last here, counted from the start of the server at the earliest. */
  awayFor(table: string, user: UserId): number {
    if (this.isHere(table, user)) return 0
    return this.#now() - (this.#leftAt.get(keyOf(table, user)) ?? this.#began)
  }

  #left(key: string): void {
    this.#leftAt.delete(key)
    this.#leftAt.set(key, this.#now())
    for (const oldest of this.#leftAt.keys()) {
      if (this.#leftAt.size <= REMEMBERED) break
      this.#leftAt.delete(oldest)
    }
  }
}

function keyOf(table: string, user: UserId): string {
  return `${table} ${user}`
}

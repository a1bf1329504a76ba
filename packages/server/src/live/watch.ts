import type { Refusal } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'
import type { Matches } from '../play/port.ts'
import type { Connection } from './connection.ts'
import { writtenUpdate } from './write.ts'

/** A connection that watches a table, with the eyes of a seat or of a spectator. */
export class Watch {
  readonly connection: Connection
  readonly table: string
  viewer: number
  /** Whether the client was told that it watches. */
  shown = false
  /** Whether the match is followed, or still awaited. */
  follows = false
  #stop: (() => void) | null = null
  /** Updates that came before what they follow was sent; null when the client is in step. */
  #early: Update[] | null = null
  /** Counts the beginnings and ends of following: what belongs to an earlier one is void. */
  #turn = 0

  constructor(connection: Connection, table: string, viewer: number) {
    this.connection = connection
    this.table = table
    this.viewer = viewer
  }

  /** Sends what the client has not seen, and from then on every update; gives why it cannot. */
  async follow(matches: Matches, seen: number | null): Promise<Refusal | null> {
    this.unfollow()
    const turn = this.#turn
    this.follows = true
    this.#early = []
    const { now, stop } = await matches.watch(this.table, this.viewer, seen, (update) => {
      if (turn === this.#turn) this.#hear(update)
    })
    if (turn !== this.#turn) {
      stop()
      return null
    }
    this.#stop = stop
    if ('refusal' in now) return now.refusal
    this.connection.send(writtenUpdate(now))
    const early = this.#early
    this.#early = null
    for (const update of early) if (update.seq > now.seq) this.connection.send(writtenUpdate(update))
    return null
  }

  unfollow(): void {
    this.#turn++
    this.follows = false
    this.#stop?.()
    this.#stop = null
    this.#early = null
  }

  #hear(update: Update): void {
    if (this.#early === null) this.connection.send(writtenUpdate(update))
    else this.#early.push(update)
  }
}

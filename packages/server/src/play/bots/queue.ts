import type { Task, Thought } from './message.ts'

/** A thought that waits for a thread. */
export interface Waiting {
  readonly task: Task
  /** Whose table it is: all of a person's tables share what that person gets. */
  readonly owner: string
  /** Somebody waits at the table. */
  readonly urgent: boolean
  /** When it came, on the steady clock. */
  readonly since: number
  resolve(thought: Thought): void
}

/** In this time what somebody has used counts half. */
const FORGET = 30_000

/**
 * Who waits for a bot. Tables with people go first; among them, those whose owner has used the least of late: one
 * person with fifty tables waits for their own tables, and nobody else does.
 */
export class FairQueue {
  #waiting: Waiting[] = []
  readonly #used = new Map<string, { amount: number; at: number }>()

  get length(): number {
    return this.#waiting.length
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting)
  }

  /** The next that may begin; undefined if none may. */
  take(now: number, may: (waiting: Waiting) => boolean): Waiting | undefined {
    let chosen: Waiting | undefined
    let least = Number.POSITIVE_INFINITY
    for (const one of this.#waiting) {
      if (!may(one) || (chosen?.urgent === true && !one.urgent)) continue
      const used = this.#usedBy(one.owner, now)
      if (used >= least && (chosen === undefined || chosen.urgent === one.urgent)) continue
      chosen = one
      least = used
    }
    if (chosen !== undefined) this.#waiting = this.#waiting.filter((one) => one !== chosen)
    return chosen
  }

  /** A thread worked so long for somebody. */
  spent(owner: string, milliseconds: number, now: number): void {
    const amount = this.#usedBy(owner, now) + milliseconds
    this.#used.delete(owner)
    this.#used.set(owner, { amount, at: now })
    for (const [oldest, { at }] of this.#used) {
      if (now - at < 20 * FORGET) break
      this.#used.delete(oldest)
    }
  }

  empty(): readonly Waiting[] {
    const all = this.#waiting
    this.#waiting = []
    return all
  }

  #usedBy(owner: string, now: number): number {
    const known = this.#used.get(owner)
    return known === undefined ? 0 : known.amount * 0.5 ** ((now - known.at) / FORGET)
  }
}

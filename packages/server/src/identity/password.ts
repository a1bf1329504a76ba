import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { refuse } from './refuse.ts'

const AT_ONCE = 2
const WAITING = 16

/** Hashing is slow on purpose: a flood of sign-ins must not take the processor from the matches. */
export class PasswordDesk {
  #busy = 0
  readonly #queue: (() => void)[] = []

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password))
  }

  verify(sample: { hash: string; password: string }): Promise<boolean> {
    return this.#inTurn(() => verifyPassword(sample))
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#busy >= AT_ONCE) {
      if (this.#queue.length >= WAITING) throw refuse('busy')
      await new Promise<void>((resolve) => this.#queue.push(resolve))
    }
    this.#busy++
    try {
      return await work()
    } finally {
      this.#busy--
      this.#queue.shift()?.()
    }
  }
}

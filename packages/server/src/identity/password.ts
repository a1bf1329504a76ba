import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'

const AT_ONCE = 2
const WAITING = 50

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
      if (this.#queue.length >= WAITING)
        throw new APIError('SERVICE_UNAVAILABLE', { code: 'BUSY', message: 'Too many sign-ins just now.' })
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

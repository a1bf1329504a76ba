import type { Told } from './port.ts'

/** Passes on what is told; what comes before somebody listens waits. */
export class Telling {
  #hear: ((told: Told) => void) | null = null
  #waiting: Told[] = []

  listen(hear: (told: Told) => void): void {
    this.#hear = hear
    const waiting = this.#waiting
    this.#waiting = []
    for (const told of waiting) hear(told)
  }

  tell(told: Told): void {
    if (this.#hear === null) this.#waiting.push(told)
    else this.#hear(told)
  }
}

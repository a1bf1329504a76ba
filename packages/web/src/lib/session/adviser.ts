import type { SpokenAdvice } from '../mind/advice.ts'
import type { Question, Thinker } from '../mind/thinker.ts'

/** Asks a mind of this device for advice, whoever hosts the match: it needs to know one's own view only. */
export class Adviser {
  readonly #thinker: Pick<Thinker, 'advise' | 'stop'>
  #asked = 0
  #thinking = false

  constructor(thinker: Pick<Thinker, 'advise' | 'stop'>) {
    this.#thinker = thinker
  }

  /** What a bot would do; null if it is not wanted any more when it comes, or does not come. */
  async ask(question: Question): Promise<SpokenAdvice | null> {
    const number = ++this.#asked
    this.#thinking = true
    try {
      const advice = await this.#thinker.advise(question)
      return number === this.#asked ? advice : null
    } catch {
      return null
    } finally {
      if (number === this.#asked) this.#thinking = false
    }
  }

  /** The advice is no longer wanted. */
  dismiss(): void {
    this.#asked++
    if (this.#thinking) this.#thinker.stop()
    this.#thinking = false
  }
}

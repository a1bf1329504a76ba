import type { SpokenAdvice } from '../mind/advice.ts'
import type { Question } from '../mind/thinker.ts'
import type { Adviser } from './adviser.ts'
import type { Present } from './present.ts'

/** What a bot was asked at the table, and what it said: shown until the turn goes on. */
export class Advised {
  readonly #adviser: Adviser
  readonly #present: Present
  /** Whoever asks again at the same moment hears the same: a bot that thinks anew may come to something else. */
  #last: { readonly question: Question; readonly advice: SpokenAdvice } | null = null

  constructor(adviser: Adviser, present: Present) {
    this.#adviser = adviser
    this.#present = present
  }

  async ask(question: Question): Promise<void> {
    if (this.#awaits()) return
    if (this.#last !== null && isSame(this.#last.question, question)) {
      this.#present.change({ advice: this.#last.advice })
      return
    }
    this.#present.change({ advice: 'thinking' })
    const advice = await this.#adviser.ask(question)
    if (advice !== null) this.#last = { question, advice }
    if (this.#awaits()) this.#present.change({ advice })
  }

  drop(): void {
    this.#adviser.dismiss()
    if (this.#present.now.advice !== null) this.#present.change({ advice: null })
  }

  #awaits(): boolean {
    return this.#present.now.advice === 'thinking'
  }
}

const isSame = (one: Question, other: Question): boolean =>
  one.match === other.match &&
  one.position.length === other.position.length &&
  one.position.every((value, at) => value === other.position[at])

/**
 * What is said at the table, in the order in which people would say it: the answer to what somebody just did,
 * then what happened, the question last. Nothing is said twice and nothing gets lost.
 */
export type Said = 'answer' | 'event' | 'question'

/** Gives one text to whoever listens. */
export type Utter = (text: string) => void

/** Calls back after so many milliseconds; gives what calls it off. */
export type Timer = (milliseconds: number, then: () => void) => () => void

/** The table rests when nothing has been said for so long. */
export const REST = 200
/** A listener's program takes one text after the other if they do not come too fast. */
export const PAUSE = 700

export class Voice {
  readonly #utter: Utter
  readonly #timer: Timer
  readonly #answers: string[] = []
  readonly #events: string[] = []
  #question: string | null = null
  /** The question that was said last; it is not said again while it stands. */
  #asked: string | null = null
  #cancel: (() => void) | null = null
  #speaking = false

  constructor(utter: Utter, timer: Timer) {
    this.#utter = utter
    this.#timer = timer
  }

  say(text: string, kind: Said): void {
    const sentence = closed(text)
    if (sentence === '') return
    if (kind === 'question') {
      if (sentence === this.#asked && this.#answers.length + this.#events.length === 0) {
        this.#question = null
        return
      }
      this.#question = sentence
    } else {
      ;(kind === 'answer' ? this.#answers : this.#events).push(sentence)
      // After something happened the same question is a new one.
      this.#asked = null
    }
    this.#wait(REST)
  }

  /** A question that nobody is asked any more is not said. */
  withdraw(): void {
    this.#question = null
    this.#asked = null
  }

  close(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #wait(milliseconds: number): void {
    if (this.#speaking) return
    this.#cancel?.()
    this.#cancel = this.#timer(milliseconds, () => this.#speak())
  }

  #speak(): void {
    this.#cancel = null
    const text = [...this.#answers.splice(0), ...this.#events.splice(0), this.#question ?? '']
      .filter((part) => part !== '')
      .join(' ')
    if (text === '') return
    this.#asked = this.#question ?? this.#asked
    this.#question = null
    this.#utter(text)
    this.#speaking = true
    this.#cancel = this.#timer(PAUSE, () => {
      this.#speaking = false
      this.#cancel = null
      if (this.#answers.length + this.#events.length > 0 || this.#question !== null) this.#speak()
    })
  }
}

/** A sentence ends, so that the voice pauses before the next. */
export function closed(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || /[.!?…:]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/**
 * What is said at the table, in the order in which people would say it: the answer to what somebody just did,
 * then what happened, the question last. Nothing is said twice and nothing gets lost.
 */
export type Said = 'answer' | 'event'

/** Gives one text to whoever listens. */
export type Utter = (text: string) => void

/** Calls back after so many milliseconds; gives what calls it off. */
export type Timer = (milliseconds: number, then: () => void) => () => void

/** What is asked; `rest` is what is left to say to somebody who is reading the question itself. */
export interface Question {
  readonly text: string
  readonly rest: string
}

/** Where the listener is. */
export interface Listening {
  /** Nothing lies open over the table that has to be read first: until then nobody would hear what is said. */
  readonly free: () => boolean
  /** The question itself has the focus: it has been read out. */
  readonly atQuestion: () => boolean
}

/** Entries of the log after `from`, up to `to`. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const ALL_EARS: Listening = { free: () => true, atQuestion: () => false }

/** The table rests when nothing has been said for so long. */
export const REST = 200
/** A listener's program takes one text after the other if they do not come too fast. */
export const PAUSE = 700

export class Voice {
  readonly #utter: Utter
  readonly #timer: Timer
  readonly #answers: string[] = []
  #events: { readonly text: string; readonly told: number }[] = []
  /** What somebody reads in full on a sheet. */
  #read: Stretch | null = null
  readonly #listening: Listening
  #question: Question | null = null
  /** The question that was said last; it is not said again while it stands. */
  #asked: string | null = null
  #cancel: (() => void) | null = null
  #speaking = false

  constructor(utter: Utter, timer: Timer, listening: Listening = ALL_EARS) {
    this.#utter = utter
    this.#timer = timer
    this.#listening = listening
  }

  /** `told`: how far the story has come with it. */
  say(text: string, kind: Said, told = 0): void {
    const sentence = closed(text)
    if (sentence === '' || this.#isRead(told)) return
    if (kind === 'answer') this.#answers.push(sentence)
    else this.#events.push({ text: sentence, told })
    // After something happened the same question is a new one.
    this.#asked = null
    this.#wait(REST)
  }

  ask(question: Question): void {
    const known = question.text === this.#asked && this.#answers.length + this.#events.length === 0
    this.#question = known ? null : question
    if (!known) this.#wait(REST)
  }

  /** A question that nobody is asked any more is not said. */
  withdraw(): void {
    this.#question = null
    this.#asked = null
  }

  /** A sheet tells this part of the story: what of it was not said yet is not said any more. */
  leaveOut(read: Stretch): void {
    this.#read = read
    this.#events = this.#events.filter(({ told }) => !this.#isRead(told))
  }

  #isRead(told: number): boolean {
    return this.#read !== null && told > this.#read.from && told <= this.#read.to
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
    this.#speaking = false
    if (!this.#listening.free()) {
      this.#wait(REST)
      return
    }
    const asked = this.#listening.atQuestion() ? this.#question?.rest : this.#question?.text
    const events = this.#events.splice(0).map(({ text }) => text)
    const text = [...this.#answers.splice(0), ...events, asked ?? ''].filter((part) => part !== '').join(' ')
    this.#asked = this.#question?.text ?? this.#asked
    this.#question = null
    if (text === '') return
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

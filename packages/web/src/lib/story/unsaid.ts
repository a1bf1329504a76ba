import type { StoryLine } from '../table/contract.ts'

/** What may still come to the last line of the story. */
export interface Open {
  /** What others did is still being shown. */
  readonly watching: boolean
  /** Whose decision is awaited, or -1. */
  readonly due: number
  /** The seats whose turns are made here. */
  readonly mine: readonly number[]
  /** Tells only a payment: what it was for comes with the next entry. */
  bare(line: StoryLine): boolean
  /** Others may still do the same and be told with it. */
  gathers(line: StoryLine): boolean
  /** Nobody chose it: it is shown step by step, as what others do. */
  forced(line: StoryLine): boolean
}

/**
 * The lines of the story that were not said yet, each once: a line to which something may still come, such as the
 * price of what somebody is doing, waits until it is whole.
 */
export class Unsaid {
  /** Entries of the log up to here were said; -1 before the first look. */
  #heard = -1
  #last: StoryLine | null = null

  /** Whether nothing of a round was heard yet. */
  get fresh(): boolean {
    return this.#heard <= 0
  }

  /** Everything up to here is taken as heard. */
  skip(lines: readonly StoryLine[]): void {
    this.#heard = lines.at(-1)?.told ?? 0
    this.#last = lines.at(-1) ?? null
  }

  take(lines: readonly StoryLine[], open: Open): readonly StoryLine[] {
    const last = lines.at(-1)
    const waits = last !== undefined && last.told > this.#heard && isOpen(last, open)
    const whole = waits ? lines.slice(0, -1) : lines
    const reached = whole.at(-1)?.told ?? 0
    // The first look, and a story that was taken back.
    if (this.#heard < 0 || reached < this.#heard) {
      this.skip(whole)
      return []
    }
    const heard = this.#heard
    const unsaid = whole.filter((line) => line.told > heard && !this.#isSame(line))
    this.skip(whole)
    return unsaid
  }

  /** What was said last and reaches further now, without a word more. */
  #isSame(line: StoryLine): boolean {
    const last = this.#last
    return (
      last !== null &&
      line.about[0] === last.about[0] &&
      JSON.stringify(line.parts) === JSON.stringify(last.parts)
    )
  }
}

/** Own deeds are said at once, for whoever did them waits for the answer; what several may do, when all have. */
function isOpen(line: StoryLine, { watching, due, mine, bare, gathers, forced }: Open): boolean {
  if (bare(line)) return true
  if (line.seat !== null && mine.includes(line.seat)) return watching && (gathers(line) || forced(line))
  return watching || (line.seat !== null && line.seat === due)
}

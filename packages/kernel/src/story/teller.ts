import type { LogEntry } from '../log.ts'
import type { Act } from './act.ts'
import { type Cast, sameCast } from './cast.ts'
import { Fold } from './fold.ts'
import { lineOf } from './line.ts'
import type { GameStory, StoryLine } from './story.ts'

/** Tells the log of one match in lines; what was told once is kept and only carried on. */
export class StoryTeller {
  readonly #story: GameStory
  #fold: Fold
  #lines: StoryLine[] = []
  /** What was told last. */
  #shown: readonly StoryLine[] = []
  #told = 0
  #last: LogEntry | undefined
  #cast: Cast | null = null

  constructor(story: GameStory) {
    this.#story = story
    this.#fold = new Fold(story)
  }

  /**
   * The lines of a log, oldest first. What is not yet binding follows it, comes last, is marked, and may
   * be something else next time.
   */
  tell(told: readonly LogEntry[], tentative: readonly LogEntry[], cast: Cast): readonly StoryLine[] {
    const known = this.#cast !== null && sameCast(cast, this.#cast)
    if (!known || told.length < this.#told || (this.#told > 0 && told[this.#told - 1] !== this.#last))
      this.#forget()
    this.#cast = cast
    for (const entry of told.slice(this.#told)) this.#fold.add(entry)
    this.#told = told.length
    this.#last = told.at(-1)
    const fork = this.#fold.fork()
    for (const entry of tentative) fork.add(entry)
    return this.#render(fork, cast)
  }

  /** All acts but the last one told stay as they are; their lines are kept. */
  #render(fork: Fold, cast: Cast): readonly StoryLine[] {
    const settled = Math.max(0, this.#fold.acts.length - 1)
    while (this.#lines.length < settled)
      this.#lines.push(this.#lineAt(this.#lines.length, this.#fold.acts[this.#lines.length], cast))
    const fresh = fork
      .end()
      .slice(settled)
      .map((act, at) => this.#lineAt(settled + at, act, cast))
    this.#shown = [...this.#lines, ...fresh]
    return this.#shown
  }

  /** A line that reads as it did before is the same line: nobody has to draw it again. */
  #lineAt(at: number, act: Act, cast: Cast): StoryLine {
    const line = this.#marked(lineOf(this.#story, act, cast))
    const before = this.#shown[at]
    return before !== undefined && isSame(before, line) ? before : line
  }

  #marked(line: StoryLine): StoryLine {
    return line.told > this.#told ? { ...line, tentative: true } : line
  }

  #forget(): void {
    this.#fold = new Fold(this.#story)
    this.#lines = []
    this.#shown = []
    this.#told = 0
  }
}

function isSame(one: StoryLine, other: StoryLine): boolean {
  return (
    one.told === other.told &&
    one.tentative === other.tentative &&
    one.seat === other.seat &&
    one.rule === other.rule &&
    one.about.length === other.about.length &&
    one.about.every((entry, at) => entry === other.about[at]) &&
    JSON.stringify(one.parts) === JSON.stringify(other.parts)
  )
}

/** A whole log in lines. */
export function tellAll(story: GameStory, log: readonly LogEntry[], cast: Cast): readonly StoryLine[] {
  return new StoryTeller(story).tell(log, [], cast)
}

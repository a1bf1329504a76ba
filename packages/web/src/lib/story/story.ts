import type { Language, LogEntry } from '@chronik/kernel'
import {
  type Cast,
  type GameStory,
  type StoryLine as Line,
  StoryTeller,
  spokenLine,
} from '@chronik/kernel/story'
import type { Seat, StoryLine } from '../table/contract.ts'
import type { GameTable } from '../table/game.ts'
import { isYou } from '../table/wording.ts'

/** Who sits at the table, and the language of the one who reads. */
interface Audience {
  readonly seats: readonly Seat[]
  readonly language: Language
}

/** Tells the log of one match in words. */
export class Story {
  readonly #words: GameStory
  readonly #table: Pick<GameTable, 'targets'>
  readonly #teller: StoryTeller
  /** Lines that were told before keep what they light up. */
  readonly #lit = new WeakMap<Line, StoryLine>()

  constructor(words: GameStory, table: Pick<GameTable, 'targets'>) {
    this.#words = words
    this.#table = table
    this.#teller = new StoryTeller(words)
  }

  /** Oldest line first; what is not yet binding comes last and is marked. */
  tell(told: readonly LogEntry[], tentative: readonly LogEntry[], audience: Audience): readonly StoryLine[] {
    return this.#teller
      .tell(told, tentative, castOf(audience))
      .map((line) => this.#withTargets(line, audience))
  }

  /** A line for those who listen. */
  spoken(line: StoryLine, audience: Audience): string {
    return spokenLine(this.#words, line, castOf(audience))
  }

  #withTargets(line: Line, { seats }: Audience): StoryLine {
    const known = this.#lit.get(line)
    if (known !== undefined) return known
    const targets = [...new Set(line.about.flatMap((entry) => this.#table.targets?.(entry, seats) ?? []))]
    const lit = { ...line, targets }
    this.#lit.set(line, lit)
    return lit
  }
}

function castOf({ seats, language }: Audience): Cast {
  return { seats: seats.map(({ name, colour }) => ({ name, colour, you: isYou(name) })), language }
}

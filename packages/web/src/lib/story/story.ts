import type { Game, Language, LogEntry } from '@chronik/kernel'
import type { Seat, StoryLine } from '../table/contract.ts'
import type { Teller } from '../table/game.ts'
import { spokenTokens } from '../table/wording.ts'

/** Tells the log of one match in words. */
export class Story {
  readonly #teller: Teller
  readonly #seats: readonly Seat[]

  constructor(teller: Teller, seats: readonly Seat[]) {
    this.#teller = teller
    this.#seats = seats
  }

  /** Oldest line first; what is not yet binding comes last and is marked. */
  tell(told: readonly LogEntry[], tentative: readonly LogEntry[], language: Language): readonly StoryLine[] {
    const lines = this.#teller.tell(told, tentative, { seats: this.#seats, language })
    if (tentative.length === 0) return lines
    return lines.map((line) => (line.told > told.length ? { ...line, tentative: true } : line))
  }
}

/** A line for those who listen. */
export function spokenLine(game: Game, { parts }: StoryLine, language: Language): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : ` ${spokenTokens(game, [part], language)} `))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;])/g, '')
    .trim()
}

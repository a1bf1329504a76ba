import type { Game, Language, LogEntry } from '@chronik/kernel'
import { spokenTokens } from '../acting/wording.ts'
import type { Seat, StoryLine } from '../table/contract.ts'
import { genericStory } from './generic.ts'
import { VillageStory } from './village/story.ts'

/** Tells the log of one match in words. */
export class Story {
  readonly #game: Game
  readonly #seats: readonly Seat[]
  readonly #village = new VillageStory()

  constructor(game: Game, seats: readonly Seat[]) {
    this.#game = game
    this.#seats = seats
  }

  /** Oldest line first; what is not yet binding comes last and is marked. */
  tell(told: readonly LogEntry[], tentative: readonly LogEntry[], language: Language): readonly StoryLine[] {
    const cast = { seats: this.#seats, language }
    const lines =
      this.#game.id === 'village'
        ? this.#village.tell(told, tentative, cast)
        : genericStory(this.#game, [...told, ...tentative], cast)
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

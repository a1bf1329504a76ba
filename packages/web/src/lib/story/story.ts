import type { Game, Language } from '@chronik/kernel'
import type { StoryLine } from '../table/contract.ts'
import type { Teller } from '../table/game.ts'
import { spokenTokens } from '../table/wording.ts'

/** Tells the log of one match in words. */
export class Story {
  readonly #teller: Teller

  constructor(teller: Teller) {
    this.#teller = teller
  }

  /** Oldest line first; what is not yet binding comes last and is marked. */
  tell(...[told, tentative, cast]: Parameters<Teller['tell']>): readonly StoryLine[] {
    const lines = this.#teller.tell(told, tentative, cast)
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

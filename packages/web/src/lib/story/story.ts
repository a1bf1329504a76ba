import type { Game, Language, LogEntry } from '@chronik/kernel'
import { spokenTokens } from '../acting/wording.ts'
import type { Seat, StoryLine } from '../table/contract.ts'
import { genericStory } from './generic.ts'
import { villageStory } from './village/story.ts'

/** The log in words, oldest line first; what is not yet binding comes last and is marked. */
export function storyOf(
  game: Game,
  told: readonly LogEntry[],
  tentative: readonly LogEntry[],
  cast: { readonly seats: readonly Seat[]; readonly language: Language },
): StoryLine[] {
  const entries = [...told, ...tentative]
  const lines = game.id === 'village' ? villageStory(entries, cast) : genericStory(game, entries, cast)
  return lines.map((line) => (line.told > told.length ? { ...line, tentative: true } : line))
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

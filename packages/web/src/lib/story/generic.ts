import { type Game, type Language, type LogEntry, nameOf } from '@chronik/kernel'
import type { Seat, StoryLine } from '../table/contract.ts'
import { capital, spokenName } from '../table/wording.ts'

/** The log of any game, entry by entry, in the names the game gives its words. */
export function genericStory(
  game: Pick<Game, 'names'>,
  entries: readonly LogEntry[],
  { seats, language }: { readonly seats: readonly Seat[]; readonly language: Language },
): StoryLine[] {
  return entries.map((entry, at) => {
    const { code, seat, secret: _secret, ...rest } = entry
    const name = (word: string) => nameOf(word, language, game.names).replaceAll('-', ' ')
    const about = Object.values(rest as { readonly [key: string]: unknown }).flatMap((value) =>
      typeof value === 'string' || typeof value === 'number' ? [name(`${value}`)] : [],
    )
    const text = capital([name(code), ...about].join(', '))
    const who = seat === undefined ? undefined : spokenName(seats[seat]?.name, language)
    return {
      seat: seat ?? null,
      parts: [who === undefined ? `${text}.` : `${who}: ${text}.`],
      targets: [],
      told: at + 1,
    }
  })
}

import type { Language } from '@chronik/kernel'
import { spokenToken } from '@chronik/kernel/story'
import { village } from '@chronik/village'
import { story } from '@chronik/village/story'
import { breakableAt } from '#lib/table/breakable.ts'
import type { Seat } from '#lib/table/contract.ts'
import { called, named as nameOf, titled as titleOf } from '#lib/table/naming.ts'
import { m } from '#lib/words/messages.js'
import type { Figure } from './reading.ts'

export { called } from '#lib/table/naming.ts'

/** What a word of Village is called. */
export const named = (word: string, language: Language): string => nameOf(word, { game: village, language })

/** The same at the head of something. */
export const titled = (word: string, language: Language): string => titleOf(word, { game: village, language })

/** Compounds that are too long for a narrow option, by where they may break. */
const SEAMS =
  /(Überzeugungs|overtuigings|Seebestattungs|zeemans|Familien|Getreide|graan|Werkzeug|gereedschap)(?=\p{Ll}{4})/giu

/** A title that finds room where it is narrow. */
export const breakable = breakableAt(SEAMS)

/** Equal pieces as amounts, `1 skill cube, 2 plague cubes`, for those who listen. */
export function amounts(words: readonly string[], language: Language): string {
  const counted = new Map<string, number>()
  for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1)
  const cast = { seats: [], language }
  return [...counted]
    .map(([piece, amount]) => {
      if (!Object.hasOwn(story.pieces, piece)) return `${amount} ${named(piece, language)}`
      return amount === 1
        ? `1 ${spokenToken(story, { piece, bare: true }, cast)}`
        : spokenToken(story, { piece, amount }, cast)
    })
    .join(', ')
}

/** A member of a family, by its owner and its generation. */
export function memberName({ seat, number, raised }: Figure, seats: readonly Seat[]): string {
  const name = m.board_member_of({ ...called(seats[seat]?.name ?? 'Conny'), number })
  return raised ? m.board_member_raised({ name, counts: number + 1 }) : name
}

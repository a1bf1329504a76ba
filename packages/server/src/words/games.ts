import { inLanguages, type Language, nameOf } from '@chronik/kernel'
import { TITLE as myVillage } from '@chronik/my-village/title'
import { TITLE as village } from '@chronik/village/title'
import { TITLE as worldWithoutEnd } from '@chronik/world-without-end/title'
import type { TableSeat } from '../tables/table.ts'

const TITLES = inLanguages({ village, 'my-village': myVillage, 'world-without-end': worldWithoutEnd })

/** What a game is called in a language; one that the house does not know shows its word. */
export function gameName(game: string, language: Language): string {
  return nameOf(game, language, TITLES)
}

/** Who sits or sat there, for everybody; bots are called what they are. */
export function nameOfSeat(seat: TableSeat): string {
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? (seat.instead?.name ?? 'Bot') : ''
}

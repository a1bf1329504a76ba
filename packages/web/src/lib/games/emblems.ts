import type { Emblem } from '../pieces/emblem.ts'
import { emblem as myVillage } from './my-village/pieces/emblem.ts'
import { emblem as village } from './village/pieces/emblem.ts'
import { emblem as worldWithoutEnd } from './world-without-end/pieces/emblem.ts'

/** The signs of the games, for the lists of play with others: adding one is one line. */
const EMBLEMS: { readonly [game: string]: Emblem } = {
  village,
  'my-village': myVillage,
  'world-without-end': worldWithoutEnd,
}

/** Of a game without a sign of its own. */
const PLAIN: Emblem = { rim: '#c39a5c', ground: '#fbe3b4', line: '#8a6a3a', sign: '' }

export const emblemOf = (game: string): Emblem => (Object.hasOwn(EMBLEMS, game) ? EMBLEMS[game] : PLAIN)

/** Every sign with the game it stands for. */
export const emblems = (): readonly (readonly [game: string, Emblem])[] => Object.entries(EMBLEMS)

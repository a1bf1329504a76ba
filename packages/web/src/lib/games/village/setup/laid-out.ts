import { village } from '@chronik/village'

export const SPACES = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const
export type Space = (typeof SPACES)[number]

/** What a number of players finds on the table of Village, from the figures of the edition. */
export interface LaidOut {
  readonly card: number
  readonly cubes: { readonly [space in Space]: number }
  readonly cubesEachRound: number
  readonly stalls: number
  readonly chroniclePlaces: number
  readonly graves: number
  readonly plague: number
}

export function laidOut(players: number): LaidOut {
  const box = village.open({ players })
  const cubes = box.figures.setupCards[box.card].spaces
  return {
    card: box.card,
    cubes,
    cubesEachRound: SPACES.reduce((sum, space) => sum + cubes[space], 0),
    stalls: box.stalls,
    chroniclePlaces: box.openPlaces,
    graves: box.graves.length,
    plague: box.plague,
  }
}

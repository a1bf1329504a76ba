import type { Edition } from '@chronik/kernel'
import { SPACES, village } from '@chronik/village'
import type { Plan } from '../../../library/plan.ts'

/** What a plan finds on the table of Village, from the figures of the edition. */
export interface LaidOut {
  readonly card: number
  readonly spaces: readonly { readonly space: string; readonly cubes: number }[]
  readonly cubesEachRound: number
  readonly stalls: number
  readonly chroniclePlaces: number
  readonly graves: number
  readonly plague: number
}

export function laidOut(
  { players, options: { expansions = [], goals = false } }: Pick<Plan, 'players' | 'options'>,
  edition?: Edition,
): LaidOut {
  const box = village.open({ players, options: { expansions, goals }, ...(edition && { edition }) })
  const spaces = box.spaces.map((space, at) => ({ space: SPACES.list[space], cubes: box.fill[at] }))
  return {
    card: box.card,
    spaces,
    cubesEachRound: spaces.reduce((sum, { cubes }) => sum + cubes, 0),
    stalls: box.stalls,
    chroniclePlaces: box.openPlaces,
    graves: box.graves.length,
    plague: box.plague,
  }
}

import { NONE } from '@chronik/kernel'
import { CUBES, connysNext, hasTaken, SPACES, type VillageState } from '@chronik/village'

/** A cube on a space. */
export interface Taken {
  readonly space: string
  /** Null where the player chooses for her. */
  readonly cube: string | null
}

export interface Exchange {
  /** What the player takes in this turn, or would take. */
  readonly yours: Taken
  /** What Conny will answer with; null if nothing is left for her. */
  readonly hers: Taken | null
}

/** The cube of this turn and Conny's answer to it, once it is known which one the player takes. */
export function exchangeOf(view: VillageState, preview: VillageState | null): Exchange | null {
  if (!view.box.solo) return null
  return exchangeIn(preview ?? view)
}

function exchangeIn(state: VillageState): Exchange | null {
  const { space, cube } = state.taken
  if (!hasTaken(state) || space === NONE) return null
  const next = connysNext(state)
  return {
    yours: { space: SPACES.list[space], cube: CUBES.list[cube] },
    hers:
      next === null
        ? null
        : { space: SPACES.list[next.space], cube: next.cube === NONE ? null : CUBES.list[next.cube] },
  }
}

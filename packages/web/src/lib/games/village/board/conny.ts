import { NONE, waiting } from '@chronik/kernel'
import { CUBES, connysNext, SPACES, type VillageState, village } from '@chronik/village'

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

/** Before these decisions are answered nothing has been taken in this turn. */
const UNDECIDED = new Set(['d-source', 'd-free-well'])

/** The cube of this turn and Conny's answer to it, once it is known which one the player takes. */
export function exchangeOf(view: VillageState, preview: VillageState | null): Exchange | null {
  if (!view.box.solo) return null
  return exchangeIn(preview ?? view)
}

function exchangeIn(state: VillageState): Exchange | null {
  const steps = waiting(village, state)
  const inTurn = steps.some(({ id }) => id === 'turn-end') && !UNDECIDED.has(steps[0]?.id ?? '')
  const { space, cube } = state.taken
  if (!inTurn || space === NONE) return null
  const next = connysNext(state)
  return {
    yours: { space: SPACES.list[space], cube: CUBES.list[cube] },
    hers:
      next === null
        ? null
        : { space: SPACES.list[next.space], cube: next.cube === NONE ? null : CUBES.list[next.cube] },
  }
}

import { NONE } from '@chronik/kernel'
import { CUBES, connysNext, SPACES, type VillageState } from '@chronik/village'

export interface ConnysCube {
  readonly space: string
  /** Null where the player chooses for her. */
  readonly cube: string | null
}

/** The cube Conny will answer with after this turn, once it is known which one the player takes. */
export function connysCube(view: VillageState, preview: VillageState | null): ConnysCube | null {
  if (!view.box.solo) return null
  const next = answerIn(preview) ?? answerIn(view)
  return next === null
    ? null
    : { space: SPACES.list[next.space], cube: next.cube === NONE ? null : CUBES.list[next.cube] }
}

function answerIn(state: VillageState | null): ReturnType<typeof connysNext> {
  return state === null ? null : connysNext(state)
}

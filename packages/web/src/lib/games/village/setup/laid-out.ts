import type { Edition } from '@chronik/kernel'
import { SPACES, village } from '@chronik/village'
import type { Plan } from '../../../library/plan.ts'

/** What a plan finds on the table of Village, from the figures of the edition. */
export interface LaidOut {
  readonly card: number
  readonly spaces: readonly LaidSpace[]
  readonly cubesEachRound: number
  readonly cubesFirstRound: number
  readonly stalls: number
  readonly chroniclePlaces: number
  readonly graves: number
  readonly plague: number
  /** What everybody begins with: so many of the first generation, so much beer, a ship. */
  readonly ones: number
  readonly beer: number
  readonly ship: boolean
}

interface LaidSpace {
  readonly space: string
  readonly cubes: number
  /** VM-201: in the first round no cubes lie there. */
  readonly later: boolean
}

export function laidOut(
  { players, options: { expansions = [], goals = false } }: Pick<Plan, 'players' | 'options'>,
  edition?: Edition,
): LaidOut {
  const box = village.open({ players, options: { expansions, goals }, ...(edition && { edition }) })
  const spaces = box.spaces.map((space, at) => ({
    space: SPACES.list[space],
    cubes: box.fill[at],
    later: box.emptyAtFirst.includes(space),
  }))
  const has = (module: string): boolean => box.modules.some(({ id }) => id === module)
  const sum = (cubes: readonly number[]): number => cubes.reduce((one, other) => one + other, 0)
  return {
    card: box.card,
    spaces,
    cubesEachRound: sum(box.fill),
    cubesFirstRound: sum(box.firstFill),
    stalls: box.stalls,
    chroniclePlaces: box.openPlaces,
    graves: box.graves.length,
    plague: box.plague,
    ones: box.numbers.slice(0, box.figureCount).filter((number) => number === 1).length,
    beer: has('inn') ? box.figures.inn.startBeer : 0,
    ship: has('port'),
  }
}

import type { Refusal } from '@chronik/kernel'
import { PLACES, PROJECTS, projectsInPlay, sickPlaces } from '@chronik/world-without-end'
import { refusalOf } from '#lib/acting/preview.ts'
import { isTelling } from '#lib/acting/why.ts'
import type { OptionCard } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import type { WorldContext } from './context.ts'
import { faceOf } from './faces.ts'

/** Answers that somebody would look for and that are not possible now, each with its reason. */
export function refusedCards(context: WorldContext): OptionCard[] {
  const { game, state, seat, moves } = context
  return wished(context).flatMap((text) => {
    const move = game.notation.parse(text)
    if (typeof move !== 'number' || moves.includes(move)) return []
    const refusal: Refusal | null = refusalOf(game, state, seat, move)
    if (!isTelling(refusal)) return []
    return [{ move, ...faceOf(context, readMove(game, move)), cost: [], gain: [], refusal }]
  })
}

/** Few enough to be read: of a kind that is asked for, only what lies on the table. */
function wished({ decision, state }: WorldContext): readonly string[] {
  switch (decision) {
    case 'orientation':
      return [0, 1, 2, 3].map((rotation) => `orient:${rotation}`)
    case 'use':
      return ['use']
    case 'material':
    case 'material-from-event':
    case 'material-for-care':
      return ['take:stone', 'take:wood']
    case 'project':
      return fewEnough(projectsInPlay(state)).map((project) => `project:${PROJECTS.list[project]}`)
    case 'donation':
      return fewEnough(projectsInPlay(state)).map((project) => `donate:${PROJECTS.list[project]}`)
    case 'medicine':
      return ['treat']
    case 'person-to-treat':
    case 'hospital-treatment':
      return fewEnough(sickPlaces(state)).map((place) => `treat:${PLACES.list[place]}`)
    default:
      return []
  }
}

/** With more of them the bar has no room for reasons: then each place gives its own when it is pointed at. */
const MOST = 4

const fewEnough = (things: readonly number[]): readonly number[] => (things.length > MOST ? [] : things)

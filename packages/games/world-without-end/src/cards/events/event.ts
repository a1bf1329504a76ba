import { coverFavours } from '../../board/favour.ts'
import { uncoverCloth } from '../../board/market.ts'
import { removeTiles } from '../../board/plague.ts'
import { completeFromStock } from '../../board/progress.ts'
import { coverProjects, enterProject } from '../../board/projects.ts'
import type { WorldState } from '../../box/state.ts'
import { PROJECTS } from '../../box/vocabulary.ts'
import { eachClockwise } from '../../course/order.ts'
import { compareGoods, rewardOwners } from './comparison.ts'
import { forcedDiscards } from './discards.ts'
import { gainGoods } from './gain.ts'
import { eventLoss, loseHouses, payPerHouse } from './loss.ts'
import { eventSwap } from './swap.ts'
import { warLays } from './war.ts'

/** Carries out what an immediate event card says. */
export function happens(state: WorldState, event: number): void {
  const { effect } = state.box.events[event]
  if ('swap' in effect) eachClockwise(state, eventSwap, event)
  else if ('gain' in effect) gainGoods(state, event)
  else if ('lose' in effect) eachClockwise(state, eventLoss, event)
  else if ('loseHouse' in effect) loseHouses(state, effect.loseHouse.orVp)
  else if ('payPerHouse' in effect) payPerHouse(state, effect.payPerHouse)
  else if ('compare' in effect) compareGoods(state, effect.compare)
  else if ('own' in effect) rewardOwners(state, effect.own)
  else if ('project' in effect) enterProject(state, PROJECTS.at[effect.project])
  else if ('complete' in effect) completeFromStock(state, PROJECTS.at[effect.complete])
  else if ('coverFavours' in effect) coverFavours(state, effect.coverFavours)
  else if ('coverProjectsExcept' in effect) coverProjects(state, PROJECTS.at[effect.coverProjectsExcept])
  else if ('uncover' in effect) uncoverCloth(state)
  else if ('discard' in effect) forcedDiscards(state, effect.discard)
  else if ('layTwo' in effect) eachClockwise(state, warLays)
  else if ('removeTiles' in effect) removeTiles(state)
}

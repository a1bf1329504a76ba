export { canDonateTo } from './board/donations.ts'
export { housesOf, spaceAfter } from './board/favour.ts'
export { canBuildHouse } from './board/houses.ts'
export type { WorldBox } from './box/box.ts'
export { clockwise, type Player, type WorldState } from './box/state.ts'
export * from './box/vocabulary.ts'
export { repeatedBy, whyUseless } from './cards/actions.ts'
export { handSize, withoutDiscards } from './cards/piles.ts'
export { isOfAction } from './course/acting.ts'
export { lossOnceMore } from './course/duties.ts'
export { isOver, pointsOf } from './course/scoring.ts'
export type { Figures } from './edition/schema.ts'
export { worldWithoutEnd } from './game.ts'
export {
  askingEvent,
  builtProject,
  goodsToGive,
  laidCard,
  penaltyAsked,
  rentsLeft,
  treatmentBudget,
} from './table/asked.ts'
export { type DutyAhead, dutiesAhead } from './table/duties.ts'
export { incomeIn, pathOf, personAfter, stepsIn } from './table/orientations.ts'
export type { WorldLog } from './words/log.ts'

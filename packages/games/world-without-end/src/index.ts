export { canDonateTo } from './board/donations.ts'
export { housesOf, spaceAfter } from './board/favour.ts'
export { canBuildHouse } from './board/houses.ts'
export { plagueOf, sickPlaces } from './board/plague.ts'
export { projectsInPlay } from './board/projects.ts'
export type { WorldBox } from './box/box.ts'
export type { Player, WorldState } from './box/state.ts'
export * from './box/vocabulary.ts'
export { repeatedBy, whyUseless } from './cards/actions.ts'
export { eventsInForce } from './cards/long-term.ts'
export { handSize, leadOf, withoutDiscards } from './cards/piles.ts'
export { isChangedByEvents } from './cards/terms.ts'
export { isOfAction } from './course/acting.ts'
export { lossesOnceMore } from './course/duties.ts'
export { type Penalty, penaltiesOver } from './course/penalties.ts'
export { isBehindScreens, isOver, pointsOf } from './course/scoring.ts'
export { holderIn } from './course/shield.ts'
export type { Figures } from './edition/schema.ts'
export { worldWithoutEnd } from './game.ts'
export {
  askingEvent,
  builtProject,
  goodsDemanded,
  goodsToGive,
  laidCard,
  penaltiesAhead,
  penaltyAsked,
  rentsLeft,
  treatmentBudget,
} from './table/asked.ts'
export { priceOfCard } from './table/cards.ts'
export {
  type Account,
  CHAPTER_STEPS,
  type ChapterEnd,
  type ChapterStep,
  chapterEndOf,
  type Sentence,
} from './table/chapter-end.ts'
export { type DutyAhead, dutiesAhead, isLastChapter } from './table/duties.ts'
export { incomeIn, pathOf, personAhead, stepsIn } from './table/orientations.ts'
export type { WorldLog } from './words/log.ts'

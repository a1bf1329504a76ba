export { hasTradeChurch } from './board/church.ts'
export { harvestOf } from './board/field.ts'
export { nextWindow, windowsOf } from './board/monks.ts'
export { octagonCount, octagonRate } from './board/octagons.ts'
export { plowTo } from './board/plow.ts'
export { customersTaken, takeCustomer } from './board/steward.ts'
export { journeyOf, journeyWorth } from './board/travel.ts'
export { cloudOf, timeToBridge } from './board/village.ts'
export type { MyVillageBox } from './box/box.ts'
export type { MyVillageState } from './box/state.ts'
export * from './box/vocabulary.ts'
export { type Bill, billOf } from './cards/bill.ts'
export {
  type BlackAnswer,
  bannerLine,
  blackAnswers,
  type Flag,
  jokersOfLine,
  type WhiteAnswer,
} from './cards/line.ts'
export { greyOf, type Need, needsOf, wantsOf } from './cards/needs.ts'
export { cardOffered, costOf } from './cards/offers.ts'
export { type Useful, usefulWays } from './cards/useful.ts'
export { whiteBanner } from './cards/white.ts'
export { whyNotYet } from './cards/why.ts'
export { handObstacle } from './course/hand.ts'
export { isLastRound, isLastTurn } from './course/round.ts'
export { leftovers, pointsOf } from './course/score.ts'
export { activeSeat, turnsOfRound } from './course/turn.ts'
export { type Worth, worthsOf } from './course/worth.ts'
export { dieOf, valueFor, valueShown } from './dice/dice.ts'
export { type Way, waysTo } from './dice/ways.ts'
export { myVillage } from './game.ts'
export type { Cost, Due } from './goods/cost.ts'
export { costParts } from './goods/printed.ts'
export { type Coffin, coffinFor, countCoffins } from './life/death.ts'
export { bringsPlague, isRed, lossOf } from './life/rat.ts'
export type { MyVillageLog } from './words/log.ts'

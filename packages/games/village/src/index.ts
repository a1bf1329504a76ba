export { churchStandings, holdMajority, type Standing } from './board/majority.ts'
export { hasDemand, type MarketDay, marketDay, sellsFree } from './board/market.ts'
export { massStep } from './board/mass.ts'
export { type Deal, dealsToday, movingUp } from './board/square.ts'
export type { VillageBox } from './box/box.ts'
export type { VillageState } from './box/state.ts'
export {
  BUILDINGS,
  CASTLES,
  CHRONICLE_PLACES,
  COLOURS,
  CUBES,
  CUSTOMERS,
  FIGURES,
  GOODS,
  GRAVES,
  GROUPS,
  PLACES,
  PLAYER_COLOURS,
  ROADS,
  SPACES,
  STEPS,
  WARES,
} from './box/vocabulary.ts'
export { tieBreak } from './course/scoring.ts'
export { hasTaken, isEmptyAtFirst } from './course/turn.ts'
export { village } from './game.ts'
export { type GoalPart, goalsOf, type LifeGoal, ruleOfGoal } from './goals/progress.ts'
export { GOLDEN_GOALS, SILVER_GOALS } from './goals/vocabulary.ts'
export { type TimeToLower, timeToLower } from './inn/now.ts'
export { pointsOfPerson } from './inn/persons.ts'
export { PERSONS, STACKS } from './inn/vocabulary.ts'
export { couldDie, type Mortal, mournerOf, restOf } from './life/death.ts'
export {
  buyersLeft,
  ceremonyOf,
  type Guest,
  type House,
  householdsOf,
  pinkSupply,
  rankChoosing,
  weddingStep,
} from './marriage/board.ts'
export { RANKS } from './marriage/vocabulary.ts'
export { bonusOf } from './marriage/wedding.ts'
export { fieldsNextTo, type Leg, type Route, routesOf } from './port/routes.ts'
export {
  CAPTAIN_PLACES,
  CAPTAINS,
  CARGO,
  CHESTS,
  SEA_BURIALS,
  SEA_FIELDS,
  STAND_TILES,
  TILES,
} from './port/vocabulary.ts'
export { connysAnswer, connysNext, type Search } from './solo/conny.ts'
export type { VillageLog } from './words/log.ts'

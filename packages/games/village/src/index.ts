export { hasDemand } from './board/market.ts'
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
export { village } from './game.ts'
export { couldDie, type Mortal, restingPlace } from './life/death.ts'
export { connysAnswer, connysNext, type Search } from './solo/conny.ts'
export type { VillageLog } from './words/log.ts'

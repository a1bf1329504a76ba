export type { VillageBox } from './box.ts'
export { restingPlace } from './death.ts'
export { village } from './game.ts'
export type { VillageLog } from './log.ts'
export { connysAnswer, connysNext, type Search } from './solo/conny.ts'
export type { VillageState } from './state.ts'
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
} from './vocabulary.ts'

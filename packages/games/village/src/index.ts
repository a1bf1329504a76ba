export type { VillageBox } from './box.ts'
export { village } from './game.ts'
export type { VillageLog } from './log.ts'
export type { VillageState } from './state.ts'

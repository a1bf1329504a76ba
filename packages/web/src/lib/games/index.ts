import type { GameManifest } from '../table/game.ts'
import { among, anyGame } from './among.ts'
import { myVillage } from './my-village/manifest.ts'
import { village } from './village/manifest.ts'
import { worldWithoutEnd } from './world-without-end/manifest.ts'

/** Every game of the house: adding one is one line. Everybody imports it as `#games`. */
export const games: readonly GameManifest[] = [anyGame(village), anyGame(myVillage), anyGame(worldWithoutEnd)]

export const gameOf = among(games)

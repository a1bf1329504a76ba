import { among, anyGame } from '../src/lib/games/among.ts'
import { games as shipped } from '../src/lib/games/index.ts'
import type { GameManifest } from '../src/lib/table/game.ts'
import { fair } from './fair/manifest.ts'

/** The games of the house and the sample game: what a build with the condition `sample` offers. */
export const games: readonly GameManifest[] = [...shipped, anyGame(fair)]

export const gameOf = among(games)

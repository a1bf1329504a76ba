import { moveKind } from '@chronik/kernel'
import { CUBES, SPACES } from '../box/vocabulary.ts'

/** V-206: one cube from one space. */
export const take = moveKind('take <space> <cube>', { space: SPACES, cube: CUBES })

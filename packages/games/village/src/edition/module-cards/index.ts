import type { Figures } from '../schema.ts'
import { allExpansions } from './all-expansions.ts'
import { oneExpansion } from './one-expansion.ts'
import { twoExpansions } from './two-expansions.ts'

/** The setup cards of all combinations of modules; every total is a multiple of the number of players. */
export const moduleCards: Figures['moduleCards'] = { ...oneExpansion, ...twoExpansions, ...allExpansions }

import { village } from '@chronik/village'
import type { Training } from './train.ts'

/** How the weights of a game are trained; generations, matches and the seed are chosen when it is done. */
export type Plan = Omit<Training, 'eras' | 'seed' | 'onMatch' | 'onGeneration'>

const setups = [{ players: 2 }, { players: 3 }, { players: 4 }]

export const plans: { readonly [game: string]: Plan } = {
  village: { setups: village.samples?.() ?? setups, stages: 5, ridge: 0.0005, temperature: 0.6, trust: 0.5 },
  'my-village': { setups, stages: 4, ridge: 0.01, temperature: 0.5, midTurn: 6 },
  'world-without-end': { setups, stages: 5, ridge: 0.01, temperature: 0.5, midTurn: 6 },
}

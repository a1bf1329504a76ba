import { type MarketDay, marketDay, massStep, mournerOf, type VillageState } from '@chronik/village'

export interface Mass {
  readonly step: 'choose' | 'promote'
}

/** Where the table stands. */
export interface Situation {
  readonly market: MarketDay | null
  readonly mass: Mass | null
  /** The seat that takes leave of somebody. */
  readonly farewell: number | null
}

export function situationOf(view: VillageState): Situation {
  const step = massStep(view)
  return { market: marketDay(view), mass: step === null ? null : { step }, farewell: mournerOf(view) }
}

import { waiting } from '@chronik/kernel'
import { type VillageState, village } from '@chronik/village'

/** A market day under way. */
export interface MarketDay {
  readonly caller: number
  /** One bit for each seat that has passed. */
  readonly passed: number
  /** The caller's next sale is free of the surcharge. */
  readonly free: boolean
}

export type MassStep = 'choose' | 'promote'

export interface Mass {
  readonly step: MassStep
  /** How many seats have been asked before. */
  readonly asked: number
}

/** Where the table stands, read from what is waiting to happen. */
export interface Situation {
  readonly market: MarketDay | null
  readonly mass: Mass | null
  /** The seat that takes leave of somebody. */
  readonly farewell: number | null
}

const MASS_STEPS: Readonly<Record<string, MassStep>> = {
  'd-mass-choose': 'choose',
  choosing: 'choose',
  draws: 'choose',
  'draw-figure': 'choose',
  'd-promote': 'promote',
  promotions: 'promote',
  majority: 'promote',
}

export function situationOf(view: VillageState): Situation {
  const steps = waiting(village, view)
  const sale = steps.find(({ id }) => id === 'd-market' || id === 'opportunity')
  const top = steps[0]
  const mass = top === undefined ? undefined : massStep(top)
  return {
    market: sale === undefined ? null : { caller: sale.a, passed: sale.b, free: sale.c === 1 },
    mass: mass === undefined ? null : { step: mass, asked: top?.a ?? 0 },
    farewell: top?.id === 'd-death' ? top.seat : null,
  }
}

/** While somebody is being picked out of the bag, nobody has been asked yet about moving up. */
function massStep({ id, a }: { readonly id: string; readonly a: number }): MassStep | undefined {
  return id === 'promotions' && a === 0 ? 'choose' : MASS_STEPS[id]
}

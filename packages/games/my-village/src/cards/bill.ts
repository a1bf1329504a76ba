import { comesNext, waiting } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { BANNERS, BLACK_BANNERS } from '../box/vocabulary.ts'
import type { Cost } from '../goods/cost.ts'
import { payment } from '../goods/payment.ts'
import { carryOut, isWhite } from './effects.ts'

/** What is being paid for, and how far the payment has come. */
export interface Bill {
  /** The black or the white banner that was activated. */
  readonly banner: string
  readonly black: boolean
  readonly cost: Cost
  /** How many of its units are paid. */
  readonly paid: number
}

/** M-354: the payment that is under way, or null. */
export function billOf(state: MyVillageState): Bill | null {
  const due = comesNext(state, payment) ? waiting(state, payment) : null
  const then = waiting(state, carryOut)
  if (due === null || then === null) return null
  const white = isWhite(then.b)
  const offer = state.box.offers.findIndex(({ cards }) => then.a >= cards.first && then.a < cards.end)
  return {
    banner: white ? BANNERS.list[then.a] : BLACK_BANNERS.list[offer],
    black: !white,
    cost: state.box.costs[due.a],
    paid: due.b,
  }
}

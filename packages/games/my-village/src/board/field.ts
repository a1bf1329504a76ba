import type { MyVillageState } from '../box/state.ts'
import { FIELD_CARDS } from '../box/vocabulary.ts'
import { gainCoins } from './village.ts'

// M-613: a plow on the field brings a coin more and stays there.
export function harvestWithPlow(state: MyVillageState, seat: number, card: number, coins: number): void {
  if (state.plows[card - FIELD_CARDS.first] === 1) gainCoins(state, seat, coins, card)
}

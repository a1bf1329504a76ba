import type { MyVillageState } from '../box/state.ts'
import { FIELD_CARDS } from '../box/vocabulary.ts'
import { gainCoins } from './village.ts'

const hasPlow = ({ plows }: MyVillageState, card: number): boolean => plows[card - FIELD_CARDS.first] === 1

/** M-613: the coins that the white banner of a field brings now. */
export function harvestOf(state: MyVillageState, card: number): number {
  const { coins, plowCoins } = state.box.figures.field
  return coins + (hasPlow(state, card) ? plowCoins : 0)
}

// M-613: a plow on the field brings a coin more and stays there.
export function harvestWithPlow(state: MyVillageState, seat: number, card: number, coins: number): void {
  if (hasPlow(state, card)) gainCoins(state, seat, coins, card)
}

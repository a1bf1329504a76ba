import type { Gain } from '../box/box.ts'
import type { WorldState } from '../box/state.ts'
import { CARDS, GRAIN, MONEY, PIETY, TERMS, VP } from '../box/vocabulary.ts'

/** What a card costs and brings as things stand, as far as it can be said before it is used. */
export interface CardPrice {
  readonly cost: readonly Gain[]
  readonly gain: readonly Gain[]
}

/** W-501 to W-518 with the terms of the long-term events in force; a house, a seal or a step is no treasure. */
export function priceOfCard(state: WorldState, card: number): CardPrice {
  const { figures, service } = state.box
  const term = (word: keyof typeof TERMS.at): number => state.terms[TERMS.at[word]]
  switch (CARDS.list[card]) {
    case 'act-grain':
      return { cost: [], gain: some(GRAIN, figures.actions.grain) }
    case 'act-piety':
      return { cost: [], gain: some(PIETY, figures.actions.piety) }
    case 'act-project':
      return { cost: some(MONEY, term('project-toll')), gain: some(VP, term('project-vp')) }
    case 'act-house':
      return { cost: some(MONEY, term('house-money')), gain: [] }
    case 'act-donation':
      return { cost: some(MONEY, figures.actions.donationMoney), gain: [] }
    case 'act-medicine':
      return { cost: [], gain: service }
    default:
      return { cost: [], gain: [] }
  }
}

const some = (treasure: number, amount: number): Gain[] => (amount > 0 ? [{ treasure, amount }] : [])

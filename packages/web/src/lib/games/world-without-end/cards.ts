import { CARDS, TERMS, TREASURES, type WorldState } from '@chronik/world-without-end'
import type { Token } from '#lib/table/contract.ts'
import { termOf } from './reading.ts'

/** What a card costs and brings as things stand, as far as it can be said before it is laid. */
export interface CardEffect {
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
}

/** Terms that long-term events change, by the card that they apply to. */
const TERMS_OF: { readonly [card: string]: readonly (keyof typeof TERMS.at)[] } = {
  'act-material': ['stone-toll'],
  'act-project': ['project-toll', 'project-materials', 'project-vp'],
  'act-sale': ['wool-price', 'cloth-price', 'cloth-per-sale'],
  'act-house': ['house-money'],
  'act-medicine': ['counted-knowledge'],
}

/** Whether a long-term event changes what a card does. */
export function isChanged(view: WorldState, card: string): boolean {
  return (TERMS_OF[card] ?? []).some((term) => termOf(view, term).was !== null)
}

const money = (amount: number): Token[] => (amount > 0 ? [{ piece: 'money', amount }] : [])

export function cardEffect(view: WorldState, card: number): CardEffect {
  const { figures, service } = view.box
  const term = (word: keyof typeof TERMS.at): number => view.terms[TERMS.at[word]]
  switch (CARDS.list[card]) {
    case 'act-grain':
      return { cost: [], gain: [{ piece: 'grain', amount: figures.actions.grain }] }
    case 'act-piety':
      return { cost: [], gain: [{ piece: 'piety', amount: figures.actions.piety }] }
    case 'act-project':
      return {
        cost: money(term('project-toll')),
        gain: [{ piece: 'vp', amount: term('project-vp') }],
      }
    case 'act-house':
      return { cost: money(term('house-money')), gain: [{ piece: 'act-house' }] }
    case 'act-donation':
      return { cost: money(figures.actions.donationMoney), gain: [{ piece: 'act-donation' }] }
    case 'act-medicine':
      return {
        cost: [],
        gain: service.map(({ treasure, amount }) => ({ piece: TREASURES.list[treasure], amount })),
      }
    case 'act-favour':
      return { cost: [], gain: [{ piece: 'favour-stone', amount: figures.actions.favourSteps }] }
    default:
      return { cost: [], gain: [] }
  }
}

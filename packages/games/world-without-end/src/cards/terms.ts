import type { WorldState } from '../box/state.ts'
import { CARDS, TERMS } from '../box/vocabulary.ts'

type Term = (typeof TERMS.list)[number]

/** The terms under which the action of a card is carried out. */
const TERMS_OF: Readonly<Partial<Record<(typeof CARDS.list)[number], readonly Term[]>>> = {
  'act-material': ['stone-toll'],
  'act-project': ['project-toll', 'project-materials', 'project-vp'],
  'act-sale': ['wool-price', 'cloth-price', 'cloth-per-sale'],
  'act-house': ['house-money'],
  'act-medicine': ['counted-knowledge'],
}

/** W-410: whether a long-term event changes what a card does now. */
export function isChangedByEvents({ terms, box }: WorldState, card: number): boolean {
  const own = TERMS_OF[CARDS.list[card]] ?? []
  return own.some((term) => terms[TERMS.at[term]] !== box.terms[TERMS.at[term]])
}

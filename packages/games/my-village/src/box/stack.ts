import { type Source, source } from '@chronik/kernel'
import type { MyVillageState } from './state.ts'
import { CARDS, type Cards, OFFER } from './vocabulary.ts'

/** A shuffled stack: any of its cards that nobody has seen yet may be the next. */
export interface Stack {
  readonly cards: Cards
  readonly source: Source
  unseen(state: MyVillageState): Int16Array
}

export function stackOf(id: string, cards: Cards): Stack {
  const { first, end } = cards
  const unseen = new Int16Array(end - first)
  return {
    cards,
    source: source(id, CARDS.list.slice(first, end)),
    unseen(state) {
      for (let card = first; card < end; card++) unseen[card - first] = state.cards[card] === OFFER ? 1 : 0
      return unseen
    },
  }
}

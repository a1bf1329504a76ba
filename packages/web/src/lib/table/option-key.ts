import type { OptionCard } from './contract.ts'

/** Tells an option apart from all others of its question: the moves it stands for. */
export function keyOf({ move, next = [] }: Pick<OptionCard, 'move' | 'next'>): string {
  return [move, ...next].join(' ')
}

/** Whether options cannot be told apart by their first move. */
export function beginAlike(cards: readonly OptionCard[]): boolean {
  return new Set(cards.map(({ move }) => move)).size < cards.length
}

/** The place of an option among all that have a key: those that are declined with have none. */
export function placeAmong(cards: readonly OptionCard[], card: OptionCard): number {
  return cards.filter(({ quiet }) => quiet !== true).indexOf(card)
}

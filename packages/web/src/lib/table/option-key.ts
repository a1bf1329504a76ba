import type { OptionCard } from './contract.ts'

/** Tells an option apart from all others of its question: the moves it stands for. */
export function keyOf({ move, next = [] }: Pick<OptionCard, 'move' | 'next'>): string {
  return [move, ...next].join(' ')
}

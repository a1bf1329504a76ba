import type { Move } from '@chronik/kernel'
import { expect, test } from 'vitest'
import type { OptionCard } from './contract.ts'
import { placeAmong } from './option-key.ts'

const option = (move: number, more: Partial<OptionCard> = {}): OptionCard => ({
  move: move as Move,
  title: `${move}`,
  cost: [],
  gain: [],
  targets: [],
  ...more,
})

test('an option keeps its key where the bar shows it alone: those on the table count, quiet ones do not', () => {
  const cards = [
    option(1, { onTable: 'wide' }),
    option(2, { quiet: true }),
    option(3, { onTable: 'wide' }),
    option(4),
  ]
  expect(cards.map((card) => placeAmong(cards, card))).toEqual([0, -1, 1, 2])
})

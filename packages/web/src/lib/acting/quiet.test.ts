import type { Move } from '@chronik/kernel'
import { expect, test } from 'vitest'
import type { OptionCard } from '../table/contract.ts'
import { quietBeside } from './quiet.ts'

const card = (move: Move, more: Partial<OptionCard>): OptionCard => ({
  move,
  title: `${move}`,
  cost: [],
  gain: [],
  targets: [],
  ...more,
})
const [ONE, TWO, THREE] = [1, 2, 3] as Move[]
const cards = [card(ONE, {}), card(TWO, { quiet: true }), card(THREE, { quiet: true, finishes: true })]
const moves = (chosen: Move | null) => quietBeside(cards, chosen).map(({ move }) => move)

test('what another option says along with what it does needs no button of its own', () => {
  const both = [card(TWO, { quiet: true }), card(TWO, { next: [ONE] }), card(THREE, { quiet: true })]
  expect(quietBeside(both, null).map(({ move }) => move)).toEqual([THREE])
})

test('"that is all" stands there until something is chosen that it would take the place of', () => {
  expect(moves(null)).toEqual([TWO, THREE])
  expect(moves(ONE)).toEqual([TWO])
  expect(moves(THREE)).toEqual([TWO, THREE])
})

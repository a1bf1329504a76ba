import { expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { buyersLeft, ceremonyOf, householdsOf, pinkSupply, rankChoosing, weddingStep } from './board.ts'
import { bonusOf } from './wedding.ts'

const BOARD = {
  mass: true,
  spaces: {},
  couples: [{ at: 'bakery', who: [0, 'pink-a'] }],
  draws: { 'wedding-die': ['skill'] },
  farms: [
    { members: { farm: [1], bakery: [1], 'ceremony-1': [2] }, cubes: { faith: 1 } },
    { members: { farm: [3], 'ceremony-4': [2] }, cubes: { skill: 1 } },
  ],
} as const

test('VM-502 to VM-507: who stands on the ranks, who lives where, and who chooses', () => {
  const at = tableWith(['marriage'], BOARD)
  // The die put a pink figure on rank 3, the two highest are a couple, the couple of the bakery has moved on.
  expect(at.decision).toBe('d-building')
  expect(weddingStep(at.state)).toBe('moving')
  expect(rankChoosing(at.state)).toBe(1)
  expect(ceremonyOf(at.state).map((guest) => guest?.seat ?? null)).toEqual([0, null, -1, 1, null, null])
  expect(ceremonyOf(at.state)[0]).toEqual({
    seat: 0,
    figure: '2a',
    partner: { seat: -1, figure: 'pink-b' },
  })
  expect(householdsOf(at.state, 'bakery')).toEqual([])
  expect(householdsOf(at.state, 'parents').map((couple) => couple.map(({ figure }) => figure))).toEqual([
    ['1b', 'pink-a'],
  ])
  expect(pinkSupply(at.state)).toBe(0)
  expect(buyersLeft(at.state)).toEqual([])
})

test('VM-509, VM-512: whoever comes home may buy, then the houses give', () => {
  const at = tableWith(['marriage'], BOARD)
  at.play('bakery')
  expect([at.decision, weddingStep(at.state), buyersLeft(at.state)]).toEqual(['d-wed-buy', 'moving', [1]])
  expect(ceremonyOf(at.state).every((guest) => guest === null)).toBe(true)
  at.play('none')
  expect([at.decision, weddingStep(at.state), buyersLeft(at.state)]).toEqual(['d-favour', 'favours', []])
  at.play('bread-bread')
  expect(weddingStep(at.state)).toBeNull()
})

test('VM-403: the bonus of a rank depends on the side', () => {
  const side = (options: { readonly 'marriage-side': 'a' | 'b' }) =>
    tableWith(['marriage'], { options, farms: [neighbour, neighbour] }).state
  expect(bonusOf(side({ 'marriage-side': 'a' }), 6).grain).toBe(3)
  expect(bonusOf(side({ 'marriage-side': 'b' }), 4).swapFor).toBe(2)
})

import { expect, test } from 'vitest'
import { stateAt, type VillageInWords } from '../../test/position.ts'
import { greyOf, needsOf, wantsOf } from './needs.ts'

const needs = (village: VillageInWords, banner: string, plows: readonly string[] = []) =>
  needsOf(stateAt({ villages: [village], plows }), 0, banner)

test('M-652, M-616: a customer wants goods, and a plow on a field counts as one', () => {
  const state = stateAt({})
  expect(wantsOf(state, 'customer-18')).toEqual(['plow', 'scroll', 'wagon'])
  expect(wantsOf(state, 'customer-28')).toEqual(['plow', 'plow'])
  const village = { cards: ['field-1', 'smithy-1', 'customer-28'], goods: { plow: 1 } }
  expect(needs(village, 'customer-28')).toEqual([{ piece: 'plow', amount: 2, have: 1 }])
  expect(needs(village, 'customer-28', ['field-1'])).toEqual([{ piece: 'plow', amount: 2, have: 2 }])
  // The plow of somebody else.
  expect(needs(village, 'customer-28', ['field-2'])).toEqual([{ piece: 'plow', amount: 2, have: 1 }])
})

test('M-359: a monk asks for two units of a good or of coins', () => {
  expect(needs({ coins: 1, goods: { beer: 2 } }, 'monk-jug')).toEqual([
    { piece: 'beer', amount: 2, have: 2 },
    { piece: 'coin', amount: 2, have: 1 },
  ])
})

test('M-360, M-665: a journey asks for its own cost and for that of the grey banner before it', () => {
  const cards = ['travel-a-1', 'travel-b-3']
  expect(greyOf(stateAt({}), 'travel-b-3')).toEqual([{ piece: 'beer', amount: 1 }])
  expect(greyOf(stateAt({}), 'travel-a-4')).toEqual([{ piece: 'time', amount: 3 }])
  expect(needs({ cards, goods: { wagon: 1 } }, 'travel-c')).toEqual([
    { piece: 'wagon', amount: 1, have: 1 },
    { piece: 'coin', amount: 2, have: 0 },
    { piece: 'beer', amount: 1, have: 0 },
  ])
  expect(needs({ cards: ['travel-a-1', 'travel-b-1', 'travel-c-4'], coins: 3 }, 'travel-d')).toContainEqual({
    piece: 'coin',
    amount: 4,
    have: 3,
  })
  expect(needs({ cards }, 'field')).toEqual([])
})

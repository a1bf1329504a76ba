import { expect, test } from 'vitest'
import { spots } from './spots.ts'

const { spot, read } = spots({ card: ['seat', 'card'], stock: ['good'], council: [] })

test('a spot is its kind and its words', () => {
  expect([spot.card(0, 'wool'), spot.stock('stone'), spot.council]).toEqual([
    'card:0:wool',
    'stock:stone',
    'council',
  ])
  expect(['stone', 'wood'].map(spot.stock)).toEqual(['stock:stone', 'stock:wood'])
})

test('an id is taken apart, and one of no kind of the table is none', () => {
  expect(read('card:1:wool')).toEqual({ kind: 'card', words: ['1', 'wool'] })
  expect(read('council')).toEqual({ kind: 'council', words: [] })
  expect([read('card:1'), read('well'), read('')]).toEqual([null, null, null])
})

import { expect, test } from 'vitest'
import { tableAt } from '../../test/position.ts'
import { usefulWays } from './useful.ts'

/** Nobody lives there, every field is taken and the hand is turned: no banner answers to anything but 3 and 11. */
const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `field-${number}`)
const IDLE = { hand: { back: true }, gone: FIELDS, display: [], deck: 0 }

test('M-351: values that are good for banners come first, the dearest last', () => {
  const { state } = tableAt({ pool: ['w3', 'w4', 'b1', 'w6'] })
  const useful = usefulWays(state, 0)
  expect(useful.length).toBeGreaterThan(0)
  for (const { white, black } of useful) expect(white + black).toBeGreaterThan(0)
  expect(useful.map(({ way }) => way.value)).toContain(7)
})

test('M-351: ten cards of which one is taken are worth no more than one card and a free pair of dice', () => {
  const { state } = tableAt({ pool: ['w6', 'w6', 'b3', 'b5'], villages: [{ board: 'board-1', coins: 2 }] })
  const values = usefulWays(state, 0).map(({ way }) => way.value)
  // 12 brings a meeting place for nothing but two dice; 8 and 9 a craft building for a black die's time.
  expect(values.indexOf(12)).toBeLessThan(values.indexOf(8))
  expect(values.indexOf(12)).toBeLessThan(values.indexOf(9))
})

test('M-501: where nothing but the headman is possible, the cheapest values are good for him', () => {
  const table = tableAt({ ...IDLE, pool: ['w1', 'w1', 'b1', 'b1'], villages: [{ villagers: ['merchant'] }] })
  expect(usefulWays(table.state, 0)).toMatchObject([{ way: { value: 2, time: 0 }, white: 0, black: 0 }])
  table.play('1 die b1')
  expect(usefulWays(table.state, 0)).toMatchObject([{ way: { value: 2, time: 2, dice: ['w1'] } }])
})

test('M-452: a customer who is served at every value makes each of them good for something', () => {
  const { state } = tableAt({
    ...IDLE,
    pool: ['w1', 'w1', 'w2', 'b1'],
    villages: [{ villagers: ['merchant'], cards: ['customer-32', 'scriptorium-1'], goods: { scroll: 2 } }],
  })
  expect(usefulWays(state, 0).map(({ way, white }) => [way.value, white])).toEqual([
    [3, 2],
    [2, 1],
  ])
})

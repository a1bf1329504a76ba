import { expect, test } from 'vitest'
import { tableAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'
import { type Way, waysTo } from './ways.ts'

const told = (way: Way | null): string[] => (way?.moves ?? []).map((move) => myVillage.notation.format(move))

test('M-E02 value 3 with two coins: a black die costs time, which is cheaper than two coins', () => {
  const table = tableAt({ pool: ['w1', 'w4', 'b2', 'w6'], villages: [{ coins: 2 }] })
  const ways = waysTo(table.state, 0)
  expect(ways[3]).toMatchObject({ dice: ['w1', 'b2'], coins: 0, time: 2 })
  expect(told(ways[3])).toEqual(['die w1', 'die b2', 'value 3 coins 0 markers 0'])
  expect(ways[5]).toMatchObject({ dice: ['w1', 'w4'], coins: 0, time: 0 })
  expect(ways[11]).toMatchObject({ dice: ['w4', 'w6'], coins: 1, time: 0 })
  expect(ways[2]).toMatchObject({ dice: ['w1', 'b2'], coins: 1, time: 2 })
})

test('M-E23 faces 1 and 4, value 12: the marker and two coins, out of reach without either', () => {
  const pool = ['w1', 'w4', 'w5']
  const rich = tableAt({
    pool,
    villages: [{ coins: 3, dieMarkers: 1, cards: ['meeting-place-1'], tile: 'game' }],
  }).play('1 die w1', '1 die w4')
  expect(waysTo(rich.state, 0)[12]).toMatchObject({ dice: [], coins: 2, markers: 1, time: 0 })
  const poor = tableAt({ pool, villages: [{ coins: 0 }] })
  expect(waysTo(poor.state, 0)[12]).toBeNull()
})

test('M-301 a first die that is taken stays, and every way can be played', () => {
  const table = tableAt({ pool: ['w2', 'b5', 'w6', 'w6'], villages: [{ coins: 1 }] }).play('1 die b5')
  const [way] = waysTo(table.state, 0).filter((one) => one?.value === 11)
  expect(way).toMatchObject({ dice: ['w6'], coins: 0, time: 2 })
  table.play(...told(way ?? null).map((text) => `1 ${text}`))
  expect(table.state.turn.value).toBe(11)
})

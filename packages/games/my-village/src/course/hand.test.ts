import { expect, test } from 'vitest'
import { optionsOf, tableAt, villageAt } from '../../test/position.ts'

const dice = { 'white-dice': Array<string>(8).fill('3'), 'black-dice': ['5', '5', '5'] }

test('M-411, M-412 with 4 or 10 the hand and its story points come for nothing, back side up', () => {
  for (const value of [4, 10]) {
    const table = tableAt({
      players: 3,
      turn: 2,
      value,
      hand: { stories: 3 },
      villages: [{}, { villagers: ['abbot'], tree: 1 }],
    })
    table.play('2 black', '2 black hand')
    expect(villageAt(table, 2)).toMatchObject({ tree: 4, time: 0, coins: 0 })
    expect(table.state.hand).toMatchObject({ holder: 1, back: 1, stories: 0 })
  }
})

test('M-411 another value does not bring the hand', () => {
  const table = tableAt({ players: 3, turn: 2, value: 3 }).play('2 black')
  expect(table.refusal('2 black hand')).toMatchObject({
    code: 'value-differs',
    rule: 'M-353',
    params: { value: 3 },
  })
})

test('M-E28, M-413, M-416 the order of the round stays, nobody else can take the hand, the taker starts the next', () => {
  const pool = ['w1', 'w1', 'w1', 'w3', 'w3', 'w3', 'b1']
  const table = tableAt({ players: 4, turn: 2, value: 4, pool, deck: 0 }, dice).play(
    '2 black',
    '2 black hand',
  )
  expect(table.due).toBe('3 die-1')
  table.play('3 die w1', '3 die w3', '3 black')
  expect(table.due).toBe('3 customer')
  expect(table.told).not.toContain('hand-palm')
  table.play('3 take customer-01', '3 stop')
  expect(table.due).toBe('4 die-1')
  table.play('4 die w1', '4 die w3', '4 leader', '4 coins')
  expect(table.due).toBe('2 die-1')
  expect(table.state).toMatchObject({ round: 2, start: 1 })
  expect(table.state.hand).toMatchObject({ holder: 1, back: 0, stories: 1 })
})

test('M-414 with 3 or 4 players the start player may never take the hand', () => {
  for (const players of [3, 4]) {
    const table = tableAt({ players, value: 4 }).play('1 black')
    expect(table.due).toBe('1 customer')
  }
})

test('M-414, M-415, M-416 the refusal names the rule', () => {
  const asked = (position: object) => {
    const table = tableAt({ value: 10, villages: [{ cards: ['church-trade'] }, {}, {}], ...position })
    return table
  }
  expect(optionsOf(asked({ players: 3 }).play('1 black'), '')).toContain('use')
  const free = tableAt({ players: 2, value: 4, turn: 2, hand: { back: true } })
  expect(free.play('2 black').due).toBe('2 customer')
})

test('M-E27, M-415 with 2 players: not in the first turn of the start player, but in his second', () => {
  const hand = { stories: 3 }
  const first = tableAt({ players: 2, turn: 1, value: 4, hand }).play('1 black')
  expect(first.due).toBe('1 customer')
  const other = tableAt({ players: 2, turn: 2, value: 4, hand }).play('2 black')
  expect(optionsOf(other, 'black ')).toEqual(['hand', 'steward'])
  const pool = ['w1', 'w3', 'b1', 'b2', 'b3']
  const second = tableAt({ players: 2, turn: 3, value: 10, hand, pool, deck: 0 }, dice).play('1 black')
  expect(optionsOf(second, 'black ')).toEqual(['hand', 'steward'])
  second.play('1 black hand')
  expect(villageAt(second, 1).tree).toBe(3)
  expect(second.state.hand).toMatchObject({ holder: 0, back: 1, stories: 0 })
  second.play('2 die w1', '2 die w3', '2 black')
  expect(second.due).toBe('2 customer')
  second.play('2 take customer-01', '2 stop')
  expect(second.due).toBe('1 die-1')
  expect(second.state.hand).toMatchObject({ holder: 0, back: 0, stories: 1 })
})

import { expect, test } from 'vitest'
import { expectOptions, optionsOf, tableAt, villageAt } from '../../test/position.ts'

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

test('M-411 to M-416 who may take the hand, and when', () => {
  expect(tableAt({ value: 4 }).refusal('1 black hand')).toMatchObject({ rule: 'M-415' })
  expect(tableAt({ players: 3, value: 4 }).refusal('1 black hand')).toMatchObject({ rule: 'M-414' })
  expect(tableAt({ value: 5, turn: 2 }).refusal('2 black hand')).toMatchObject({ rule: 'M-353' })
  // Seat 2 took it in turn 2: the start player's second turn does not help.
  const late = tableAt({ value: 10, turn: 3, hand: { holder: 2, back: true, stories: 0 } })
  expect(late.refusal('1 black hand')).toMatchObject({ rule: 'M-416' })
  // Nobody took it: in the second turn the start player may, without villagers or time.
  const own = tableAt({ value: 10, turn: 3, hand: { stories: 3 }, villages: [{ tree: 1, time: 9 }] })
  own.play('1 black')
  expectOptions(own.options, ['black hand', 'black steward'])
  own.play('1 black hand')
  expect(villageAt(own, 1)).toMatchObject({ tree: 4, time: 9, reaper: false })
  expect(own.state.hand).toMatchObject({ holder: 0, back: 1, stories: 0 })
})

test('M-202, M-209, M-413 the taker of the hand prepares and starts the next round', () => {
  const table = tableAt(
    { value: 5, turn: 4, hand: { holder: 2, back: true, stories: 0 } },
    { 'white-dice': ['1', '1', '2', '2', '3', '3', '4', '4'], 'black-dice': ['5', '6', '6'] },
  )
  table.play('2 leader', '2 coins')
  expect(table.state.hand).toMatchObject({ holder: 1, back: 0, stories: 1 })
  expect(table.state.round).toBe(2)
  expectOptions(table.options, ['die w1', 'die w2', 'die w3', 'die w4', 'die b5', 'die b6'])
  expect(table.refusal('1 die w1')).toMatchObject({ code: 'not-your-turn' })
  expect(table.refusal('2 die w1')).toBeNull()
})

test('M-E28, M-411 any seat but the start player takes a hand with five points, even with one villager only', () => {
  const table = tableAt({
    players: 3,
    turn: 3,
    value: 10,
    hand: { stories: 5 },
    villages: [{}, {}, { villagers: ['craftsman'] }],
  })
  table.play('3 black', '3 black hand')
  expect(villageAt(table, 3)).toMatchObject({ tree: 5, time: 0 })
})

test('M-206, M-415, M-209 with two players the other seat takes the hand in turn 2; the start player cannot take it back', () => {
  const pool = ['w1', 'w3', 'w1', 'w3', 'b1', 'b2', 'b3']
  const table = tableAt({ turn: 2, value: 4, hand: { stories: 2 }, pool, deck: 0 }).play(
    '2 black',
    '2 black hand',
  )
  table.play('1 die w1', '1 die w3')
  expect(table.refusal('1 black hand')).toMatchObject({ code: 'hand-back-up', rule: 'M-416' })
})

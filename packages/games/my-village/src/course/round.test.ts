import type { Table } from '@chronik/kernel/table'
import { expect, test } from 'vitest'
import { stateAt, tableAt, villageAt } from '../../test/position.ts'
import type { MyVillageState } from '../box/state.ts'
import { isLastTurn } from './round.ts'
import { activeSeat, turnsOfRound } from './turn.ts'

const dice = (white: number, black: number) => ({
  'white-dice': Array<string>(white).fill('3'),
  'black-dice': Array<string>(black).fill('5'),
})
const SEVENS = ['w3', 'w3', 'w3', 'w3', 'w4', 'w4', 'w4', 'w4', 'b1', 'b1', 'b2']

/** The seat that is due takes a 3 and a 4 and uses them for the leader banner, turning back home. */
function lead(table: Table<MyVillageState>): Table<MyVillageState> {
  const seat = table.due[0]
  table.play(`${seat} die w3`, `${seat} die w4`)
  if (table.due === `${seat} change`) table.play(`${seat} value 7 coins 0 markers 0`)
  table.play(`${seat} leader`)
  return table.play(`${seat} ${table.options.includes('coins') ? 'coins' : 'house'}`)
}

test('M-E01, M-119, M-202, M-203 preparation with 3 players: a story point on the hand, 6 white and 2 black dice', () => {
  const table = tableAt({ players: 3, preparing: true, hand: { stories: 0 } }, dice(6, 2))
  expect(table.state.hand).toMatchObject({ holder: 0, back: 0, stories: 1 })
  expect([...table.state.pool]).toEqual([0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 2, 0])
  expect(table.due).toBe('1 die-1')
})

test('M-202, M-209 points pile up on the hand while nobody takes it; the holder starts', () => {
  const table = tableAt(
    { players: 3, preparing: true, start: 1, hand: { holder: 2, stories: 4 } },
    dice(6, 2),
  )
  expect(table.state.hand).toMatchObject({ holder: 1, stories: 5 })
  expect(table.state.start).toBe(1)
  expect(table.due).toBe('2 die-1')
})

test('M-202 the hand is turned to the palm first', () => {
  const table = tableAt(
    { players: 3, preparing: true, hand: { holder: 3, back: true, stories: 0 } },
    dice(6, 2),
  )
  expect(table.state.hand).toMatchObject({ holder: 2, back: 0, stories: 1 })
  expect(table.told.slice(0, 3)).toEqual(['round', 'hand-palm', 'hand-story'])
})

test('M-203, M-207 dice left over from the last round are rolled anew', () => {
  const table = tableAt({ players: 2, preparing: true, pool: ['w6', 'b1'] }, dice(8, 3))
  expect([...table.state.pool]).toEqual([0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 3, 0])
})

test('M-201, M-204, M-205 with 3 players one turn each, clockwise from the start player, then a new round', () => {
  const table = tableAt({ players: 3, start: 2, pool: ['w3', 'w3', 'w3', 'w4', 'w4', 'w4', 'b1', 'b1'] })
  expect(table.due).toBe('2 die-1')
  table.play('2 die w3', '2 die w4', '2 leader', '2 coins')
  expect(table.due).toBe('3 die-1')
  table.play('3 die w3', '3 die w4', '3 leader', '3 coins')
  expect(table.due).toBe('1 die-1')
  table.play('1 die w3', '1 die w4', '1 leader', '1 coins')
  expect(table.due).toBe('* white-dice')
  expect(table.state.round).toBe(2)
})

test('M-206 with 2 players the turns alternate, two each', () => {
  const table = tableAt({ players: 2, start: 2, pool: SEVENS })
  const order: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    order.push(table.due)
    lead(table)
  }
  expect(order).toEqual(['2 die-1', '1 die-1', '2 die-1', '1 die-1'])
  expect(table.due).toBe('* white-dice')
})

test('M-207 every turn takes exactly two dice', () => {
  const table = tableAt({ players: 4, pool: ['w3', 'w4', 'w5', 'w6', 'b1'] })
  table.play('1 die w3')
  expect(table.due).toBe('1 die-2')
  table.play('1 die w4')
  expect([...table.state.pool]).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0])
})

test('M-208, M-901 the game goes on while too few coffins are filled', () => {
  const table = tableAt({ players: 3, turn: 3, value: 7, graves: 13 }).play('3 leader', '3 coins')
  expect(table.due).toBe('* white-dice')
})

test.each([
  [2, 4, 9],
  [3, 3, 14],
  [4, 4, 18],
])('M-901 with %i players the game ends after turn %i with %i coffins', (players, turn, coffins) => {
  const chronicle = { abbot: 2, councillor: 2, traveller: 1 }
  const position = { players, turn, value: 7, chronicle }
  const seat = players === 2 ? 2 : players
  expect(tableAt({ ...position, graves: coffins - 5 }).play(`${seat} leader`, `${seat} coins`).due).toBe(
    'over',
  )
  expect(tableAt({ ...position, graves: coffins - 6 }).play(`${seat} leader`, `${seat} coins`).due).toBe(
    '* white-dice',
  )
})

test('M-E35, M-902 the round in which the threshold is reached is played to the end', () => {
  const villages = [{ time: 9 }, { time: 8 }]
  const table = tableAt({ players: 2, graves: 8, villages, pool: SEVENS }, { rat: ['1', '1'] })
  lead(table).play('1 victim abbot')
  expect(table.state.graves + table.state.chronicle[0]).toBe(9)
  expect(table.due).toBe('2 die-1')
  lead(lead(table))
  expect(table.due).toBe('2 die-1')
  lead(table).play('2 victim abbot')
  expect(table.state.graves + table.state.chronicle[0]).toBe(10)
  expect(table.due).toBe('over')
})

test('M-251 value, banners, death, end: in this order', () => {
  const table = tableAt({ pool: SEVENS, villages: [{ time: 9 }] }, { rat: ['1'] })
  expect(table.due).toBe('1 die-1')
  table.play('1 die w3')
  expect(table.due).toBe('1 die-2')
  table.play('1 die w4')
  expect(table.due).toBe('1 use')
  table.play('1 leader', '1 coins')
  expect(table.due).toBe('1 victim')
  table.play('1 victim abbot')
  expect(table.told.slice(-3)).toEqual(['stories', 'rat', 'turn'])
  expect(villageAt(table, 1)).toMatchObject({ reaper: false, coins: 1 })
})

test('M-901, M-902 the eighteenth coffin in the first turn of four: three more turns, then the end', () => {
  const pool = ['w3', 'w3', 'w3', 'w4', 'w4', 'w4', 'b1']
  const table = tableAt({ players: 4, value: 7, graves: 17, villages: [{ time: 9 }], pool }, { rat: ['1'] })
  table.play('1 leader', '1 coins', '1 victim abbot')
  for (const seat of [2, 3, 4])
    table.play(`${seat} die w3`, `${seat} die w4`, `${seat} leader`, `${seat} coins`)
  expect(table.due).toBe('over')
})

test('M-204 to M-206, M-902 the order of turns, and which is the last of its round', () => {
  const at = (players: number, turn: number) => stateAt({ players, start: 2, turn })
  expect([1, 2, 3, 4].map((turn) => activeSeat(at(2, turn)))).toEqual([1, 0, 1, 0])
  expect([1, 2, 3].map((turn) => activeSeat(at(3, turn)))).toEqual([1, 2, 0])
  expect([2, 3, 4].map((players) => turnsOfRound(at(players, 1)))).toEqual([4, 3, 4])
  expect([isLastTurn(at(2, 3)), isLastTurn(at(2, 4)), isLastTurn(at(3, 3))]).toEqual([false, true, true])
})

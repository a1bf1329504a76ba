import { SPECTATOR, toJson, viewOf } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { stateAt, tableAt, villageAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'

test('M-851 markers, story points and labourers never run out', () => {
  const village = {
    time: 9,
    coins: 500,
    tree: 900,
    labourers: 40,
    villagers: ['abbot'] as const,
    headman: 'story-space' as const,
  }
  const table = tableAt({ value: 7, villages: [village] }, { rat: ['1'] }).play(
    '1 leader',
    '1 coins',
    '1 labourer merchant',
  )
  expect(villageAt(table, 1)).toMatchObject({ coins: 501, tree: 902, labourers: 41 })
})

test('M-852 cards stay in the village; only a served customer moves, to the served stack', () => {
  const village = { cards: ['stable-1', 'hall-finance', 'customer-21'], goods: { horse: 1 } }
  const table = tableAt({ value: 3, villages: [village] }).play(
    '1 white',
    '1 white customer-21',
    '1 white hall-finance',
    '1 white school',
  )
  expect(villageAt(table, 1)).toMatchObject({ cards: ['stable-1', 'hall-finance'], served: ['customer-21'] })
})

test('M-854 nothing is hidden from anybody: all views are equal', () => {
  const state = stateAt({ players: 3, villages: [{ tree: 4, house: 2, coins: 3 }] })
  const seen = [SPECTATOR, 0, 1, 2].map((viewer) => toJson(myVillage, viewOf(myVillage, state, viewer)))
  for (const view of seen) expect(view).toEqual(toJson(myVillage, state))
})

test('M-R32 no rule ends a match after a number of rounds', () => {
  const table = tableAt({ players: 3, round: 5000, turn: 3, value: 7 }).play('3 leader', '3 coins')
  expect(table.state.round).toBe(5001)
  expect(table.due).toBe('* white-dice')
})

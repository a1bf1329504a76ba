import { expect, test } from 'vitest'
import { optionsOf, stateAt, tableAt, villageAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'
import { windowsOf } from './monks.ts'

const CHURCHES = ['church-salvation', 'church-abbey', 'church-trade', 'church-mission']

test('M-701, M-702 any church that is left, with an abbot and without a church: four time, no white banner', () => {
  const table = tableAt({ value: 11, gone: ['church-abbey'] }).play('1 black')
  expect(optionsOf(table, 'black ')).toEqual(CHURCHES.filter((one) => one !== 'church-abbey'))
  table.play('1 black church-trade')
  expect(villageAt(table, 1)).toMatchObject({ cards: ['church-trade'], time: 4, coins: 0 })
  const white = tableAt({
    value: 11,
    villages: [{ cards: ['church-trade', 'customer-29'], goods: { horse: 2 } }],
  }).play('1 white')
  expect(white.refusal('1 white church-trade')).toMatchObject({ code: 'no-own-banner' })
})

test('M-707, M-R21, M-722 the window of the Abbey counts, with or without an abbot', () => {
  const cards = ['church-abbey', 'monk-jug-1', 'monk-quill-1']
  expect(windowsOf(stateAt({ villages: [{ cards }] }), 0)).toBe(3)
  expect(windowsOf(stateAt({ villages: [{ cards, villagers: ['merchant'] }] }), 0)).toBe(3)
  expect(windowsOf(stateAt({ villages: [{ cards: ['church-trade', 'monk-jug-1'] }] }), 0)).toBe(1)
})

test('M-E32, M-721, M-722, M-707 the Abbey with five monks is full and worth 24', () => {
  const monks = ['monk-rosary-1', 'monk-rosary-2', 'monk-rosary-3', 'monk-jug-1', 'monk-jug-2']
  const village = { cards: ['church-abbey', 'stable-1', ...monks], goods: { horse: 2 } }
  const table = tableAt({ value: 8, villages: [village] }).play('1 black')
  expect(optionsOf(table, 'black ').filter((one) => one.startsWith('monk'))).toEqual([])
  expect(table.refusal('1 black monk-rosary')).toMatchObject({ code: 'windows-full', rule: 'M-722' })
  expect(myVillage.score(table.state).lines[0]).toEqual({ id: 'religion', values: [24, 0] })
})

test('M-722 without the Abbey a sixth monk may come', () => {
  const monks = ['monk-rosary-1', 'monk-rosary-2', 'monk-rosary-3', 'monk-jug-1', 'monk-jug-2']
  const village = { cards: ['church-trade', ...monks], coins: 2 }
  const table = tableAt({ value: 8, villages: [village], tops: ['monk-rosary-4'] }).play('1 black')
  expect(optionsOf(table, 'black ')).toContain('monk-rosary')
})

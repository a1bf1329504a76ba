import { correct } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { optionsOf, stateAt, tableAt, villageAt } from '../../test/position.ts'
import { editions } from '../edition/standard.ts'
import { cloudOf, timeToBridge } from './village.ts'

test('M-151, M-153 coins are spent from the coin barn and gained into it', () => {
  const table = tableAt({ value: 7, villages: [{ coins: 3, cards: ['field-1', 'travel-a-1'] }] })
  table.play('1 black', '1 black travel-b')
  expect(villageAt(table, 1).coins).toBe(1)
})

test('M-152 no octagon takes a second marker', () => {
  const table = tableAt({ value: 3, villages: [{ cards: ['hall-guild'], jokers: 3 }] })
  table.play('1 white', '1 white hall-guild', '1 stop')
  expect(villageAt(table, 1).jokers).toBe(3)
})

test('M-154, M-403 each card goes to the area of its kind', () => {
  const areas = (value: number, banner: string, script = {}) => {
    const villages = [{ cards: ['church-trade'], goods: { horse: 2 }, coins: 4 }]
    const table = tableAt({ value, villages, tops: ['monk-rosary-1'] }, script).play(
      '1 black',
      `1 black ${banner}`,
    )
    while (table.due.startsWith('1 ')) table.play(`1 ${table.options[0]}`)
    return table.match.log.find(({ code }) => code === 'place')
  }
  expect(areas(7, 'field')).toMatchObject({ card: 'field-1', area: 'harvest' })
  expect(areas(7, 'travel-a', { 'travel-a': ['travel-a-2'] })).toMatchObject({
    card: 'travel-a-2',
    area: 'travel',
  })
  expect(areas(8, 'stable-2')).toMatchObject({ card: 'stable-2', area: 'craft' })
  expect(areas(8, 'monk-rosary', { 'monk-rosary': ['monk-rosary-2'] })).toMatchObject({
    card: 'monk-rosary-1',
    area: 'religion',
  })
  expect(areas(3, 'hall-guild')).toMatchObject({ card: 'hall-guild', area: 'council' })
})

test('M-155, M-156 without its villager an area takes no card; the harvest area always does', () => {
  const table = tableAt({ value: 7, villages: [{ villagers: ['merchant'], cards: ['field-1'] }] }).play(
    '1 black',
  )
  expect(villageAt(table, 1).cards).toEqual(['field-1', 'field-2'])
  const blocked = tableAt({ value: 8, villages: [{ villagers: ['merchant'] }, {}] })
  expect(blocked.told).toContain('leader')
})

test('M-156, M-423 customers come to the market area without a merchant', () => {
  const table = tableAt({
    value: 4,
    display: ['customer-01', 'customer-02'],
    deck: 0,
    turn: 2,
    villages: [{}, { villagers: ['abbot'] }],
  })
  table.play('2 black', '2 black steward', '2 take customer-02', '2 stop')
  expect(villageAt(table, 2).cards).toEqual(['customer-02'])
})

test('M-157, M-605 goods on the cards can be spent while the craftsman is away', () => {
  const villages = [
    {
      villagers: ['merchant'] as const,
      cards: ['brewery-1', 'customer-02', 'customer-32'],
      goods: { beer: 1 },
    },
  ]
  const table = tableAt({ value: 6, villages }).play('1 white')
  expect(optionsOf(table, 'white ')).toEqual(['customer-02', 'game'])
  table.play('1 white customer-02')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-02'], goods: '' })
})

test('M-158, M-R01, M-E21 cloud 9 and one time: cloud 10; one more: cloud 1 with the Reaper', () => {
  const villages = [{ time: 8, board: 'board-1', cards: ['stable-1', 'brewery-1'] }]
  const table = tableAt({ value: 5, villages }).play('1 white', '1 white stable-1')
  expect(villageAt(table, 1)).toMatchObject({ cloud: 10, time: 9, reaper: false })
  table.play('1 white brewery-1')
  expect(villageAt(table, 1)).toMatchObject({ cloud: 1, time: 10, reaper: true })
  expect(table.match.log.filter(({ code }) => code === 'time')).toMatchObject([
    { from: 9, to: 10, time: 1 },
    { from: 10, to: 1, time: 1 },
  ])
})

test('M-E21, M-159, M-R02 two crossings in one turn: exactly one death and one rat roll', () => {
  const edition = correct(editions, 'long', [{ path: 'leader.time', value: 7, mark: 'R' }])
  const table = tableAt(
    { edition, pool: ['b1', 'b1', 'w4', 'w5', 'w6'], villages: [{ time: 9 }] },
    { rat: ['1'] },
  )
  table.play('1 die b1', '1 die b1', '1 leader', '1 coins')
  expect(villageAt(table, 1)).toMatchObject({ time: 20, cloud: 1, reaper: false })
  expect(table.due).toBe('1 victim')
  table.play('1 victim abbot')
  expect(table.told.filter((code) => code === 'death' || code === 'rat')).toEqual(['death', 'rat'])
  expect(table.told.filter((code) => code === 'reaper')).toHaveLength(2)
  expect(table.due).toBe('2 die-1')
})

test('M-159 the Reaper wakes when the bridge is passed, not when it is reached', () => {
  expect(
    villageAt(tableAt({ value: 7, villages: [{ time: 5 }] }).play('1 leader', '1 coins'), 1),
  ).toMatchObject({
    time: 6,
    reaper: false,
  })
  expect(tableAt({ value: 7, villages: [{ time: 19 }] }).play('1 leader', '1 coins').due).toBe('1 victim')
})

test('M-160 time is never lacking', () => {
  const table = tableAt({ value: 3, villages: [{ time: 99 }] }).play('1 black')
  expect(optionsOf(table, 'black ')).toEqual(['hall-finance', 'hall-guild', 'hall-area', 'hall-population'])
})

test('M-161, M-461 gained story points lie on the tree', () => {
  const table = tableAt({ value: 5, villages: [{ board: 'board-1', tree: 2 }] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ tree: 3, house: 0 })
})

test('M-159, M-R01, M-E21 from cloud 9 two time lead past the bridge, from cloud 1 ten', () => {
  const at = (time: number) => stateAt({ villages: [{ time }] })
  expect([cloudOf(at(8), 0), timeToBridge(at(8), 0)]).toEqual([9, 2])
  expect([cloudOf(at(10), 0), timeToBridge(at(10), 0)]).toEqual([1, 10])
})

import { expect, test } from 'vitest'
import {
  expectOptions,
  optionsOf,
  type PositionInWords,
  played,
  tableAt,
  villageAt,
} from '../../test/position.ts'
import { PROFESSIONS } from '../box/vocabulary.ts'
import { coffinFor } from './death.ts'

const ALL = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant']

test('M-551 without the Reaper on the time marker the turn ends', () => {
  const table = tableAt({ value: 7, villages: [{ time: 5 }] }).play('1 leader', '1 coins')
  expect(table.due).toBe('2 die-1')
  expect(table.told).not.toContain('death')
})

test('M-552, M-553 the Reaper goes back, the time marker stays, any villager may be chosen', () => {
  const table = tableAt({ value: 7, villages: [{ time: 9 }] }).play('1 leader', '1 coins')
  expect(villageAt(table, 1)).toMatchObject({ reaper: false, time: 10, cloud: 1 })
  expect(optionsOf(table, 'victim ')).toEqual(ALL)
  expect(
    tableAt({ value: 7, villages: [{ time: 9, villagers: ['abbot', 'merchant'] }] })
      .play('1 leader', '1 coins')
      .refusal('1 victim traveller'),
  ).toMatchObject({
    code: 'no-such-villager',
    rule: 'M-553',
  })
})

test('M-554, M-R16 into the chronicle: two story points for the first of a profession, one for the second', () => {
  const die = (filled: number) =>
    tableAt({ value: 7, villages: [{ time: 9 }], chronicle: { craftsman: filled } }, { rat: ['1'] }).play(
      '1 leader',
      '1 coins',
      '1 victim craftsman',
    )
  expect(villageAt(die(0), 1)).toMatchObject({
    tree: 2,
    villagers: ['abbot', 'councillor', 'traveller', 'merchant'],
  })
  expect(die(0).state.chronicle[3]).toBe(1)
  expect(villageAt(die(1), 1).tree).toBe(1)
  expect(die(1).state.graves).toBe(0)
})

test('M-555, M-R17 with both spaces full an anonymous grave, the next number, no reward, no limit', () => {
  const table = tableAt(
    { players: 4, value: 7, villages: [{ time: 9 }], chronicle: { craftsman: 2 }, graves: 15 },
    { rat: ['1'] },
  )
  table.play('1 leader', '1 coins', '1 victim craftsman')
  expect(villageAt(table, 1).tree).toBe(0)
  expect(table.state.graves).toBe(16)
  expect(table.match.log.find(({ code }) => code === 'death')).toMatchObject({ coffin: 'grave', number: 16 })
})

test('M-556, M-557, M-R14, M-R15 the last villager dies: a labourer of any profession is hired before the rat runs', () => {
  const table = tableAt({ value: 7, villages: [{ time: 9, villagers: ['merchant'] }] }, { rat: ['1'] }).play(
    '1 leader',
    '1 coins',
  )
  expect(table.due).toBe('1 labourer')
  expect(optionsOf(table, 'labourer ')).toEqual(ALL)
  expect(table.told).not.toContain('rat')
  table.play('1 labourer traveller')
  expect(villageAt(table, 1)).toMatchObject({ villagers: ['traveller'], labourers: 1 })
  expect(table.told.slice(-3)).toEqual(['labourer', 'rat', 'turn'])
})

test('M-R15 a labourer activates his area, may die and enters the chronicle', () => {
  const village = { time: 18, villagers: ['traveller'] as const, labourers: 1 }
  const table = tableAt({ value: 7, villages: [village] }, { 'travel-a': ['travel-a-1'], rat: ['1'] }).play(
    '1 black',
    '1 black travel-a',
  )
  expect(table.due).toBe('1 labourer')
  expect(table.state.chronicle[2]).toBe(1)
  expect(villageAt(table, 1)).toMatchObject({ tree: 2, labourers: 1, cards: ['travel-a-1'] })
  table.play('1 labourer abbot')
  expect(villageAt(table, 1)).toMatchObject({ labourers: 2, villagers: ['abbot'] })
})

test('M-E07, M-552 to M-561 the second merchant space, then the plague', () => {
  const villages = [{ time: 9, tree: 4 }, { tree: 1 }, { tree: 8 }]
  const table = tableAt(
    { players: 3, value: 7, villages, chronicle: { merchant: 1 }, rat: 4 },
    { rat: ['5'] },
  )
  table.play('1 leader', '1 coins', '1 victim merchant')
  expect(table.state.chronicle[4]).toBe(2)
  expect([1, 2, 3].map((seat) => villageAt(table, seat).tree)).toEqual([3, 1, 4])
  expect(table.state.rat).toBe(11)
  expect(villageAt(table, 1).reaper).toBe(false)
})

test('M-E34, M-555 to M-557, M-R14 the labourer hired as abbot can block the plague', () => {
  const village = { time: 9, villagers: ['merchant'] as const, cards: ['church-salvation'], tree: 7 }
  const table = tableAt({ value: 7, villages: [village], chronicle: { merchant: 2 }, rat: 1 }, { rat: ['1'] })
  table.play('1 leader', '1 coins', '1 labourer abbot')
  expect(table.state.graves).toBe(1)
  expect(table.due).toBe('1 block')
  table.play('1 block')
  expect(villageAt(table, 1)).toMatchObject({ tree: 7, blocks: 1, labourers: 1 })
  const score = table.match.game.score(table.state)
  expect(score.lines.find(({ id }) => id === 'labourers')?.values).toEqual([-5, 0])
})

test('M-553 to M-561, M-R14, M-R18 the last villager, a day labourer, and a plague that asks somebody else first', () => {
  const position: PositionInWords = {
    value: 7,
    rat: 3,
    chronicle: { merchant: 2 },
    graves: 3,
    villages: [
      { villagers: ['merchant'], pupils: ['right'], tree: 5, time: 9 },
      { cards: ['church-salvation'], blocks: 1, tree: 7, house: 4 },
    ],
  }
  const table = tableAt(position, { rat: ['3'] }).play('1 leader', '1 coins')
  expectOptions(optionsOf(table, 'labourer '), PROFESSIONS.list)
  expect(table.state.graves).toBe(4)
  table.play('1 labourer craftsman')
  expectOptions(table.options, ['block', 'suffer'])
  expect(table.refusal('1 block')).toMatchObject({ code: 'not-your-turn' })
  expect(villageAt(table, 2)).toMatchObject({ tree: 7 })
  table.play('2 block')
  expect(villageAt(table, 1)).toMatchObject({
    tree: 3,
    labourers: 1,
    villagers: ['craftsman'],
    pupils: ['right'],
    coins: 1,
    reaper: false,
    time: 10,
  })
  expect(villageAt(table, 2)).toMatchObject({ tree: 7, blocks: 2, house: 4 })
  expect(table.state.rat).toBe(9)

  const suffered = played(position, { rat: ['3'] }, '1 leader', '1 coins', '1 labourer abbot', '2 suffer')
  expect(villageAt(suffered, 2)).toMatchObject({ tree: 4, blocks: 1, house: 4 })
  const spared = played(position, { rat: ['2'] }, '1 leader', '1 coins', '1 labourer abbot')
  expect(spared.state.rat).toBe(1)
  expect(villageAt(spared, 1).tree).toBe(5)
})

test('M-303, M-159, M-553 black dice over the bridge: a villager dies though the banners were free', () => {
  const pool = ['b2', 'b3', 'w1', 'w2', 'w3', 'w4']
  const table = tableAt({ pool, villages: [{ time: 7, board: 'board-1' }] }, { rat: ['1'] })
  table.play('1 die b2', '1 die b3')
  expect(villageAt(table, 1)).toMatchObject({ reaper: true, cloud: 2 })
  table.play('1 white')
  expect(table.due).toBe('1 victim')
})

test('M-612, M-159 a field bought on cloud 9 brings its coin, then the Reaper his due', () => {
  const table = tableAt({ value: 7, villages: [{ time: 8 }] }).play('1 black', '1 black field')
  expect(villageAt(table, 1)).toMatchObject({ coins: 1, cloud: 1, cards: ['field-1'] })
  expect(table.due).toBe('1 victim')
})

test('M-556, M-R15 the labourer who dies is followed by the next one', () => {
  const village = { time: 19, villagers: ['abbot'] as const, labourers: 1, headman: 'story-space' as const }
  const table = tableAt({ value: 7, villages: [village], chronicle: { abbot: 1 } }, { rat: ['2'] }).play(
    '1 leader',
    '1 coins',
    '1 labourer abbot',
  )
  expect(villageAt(table, 1)).toMatchObject({ labourers: 2, villagers: ['abbot'], tree: 1 })
  expect(table.state.chronicle[0]).toBe(2)
})

test('M-554, M-555: where somebody will lie is known before, with what it brings', () => {
  const { state } = tableAt({ chronicle: { abbot: 1, merchant: 2 }, graves: 3 })
  const [abbot, merchant, traveller] = ['abbot', 'merchant', 'traveller'].map((one) =>
    coffinFor(state, PROFESSIONS.at[one as 'abbot']),
  )
  expect(abbot).toEqual({ coffin: 'chronicle', number: 2, stories: 1 })
  expect(merchant).toEqual({ coffin: 'grave', number: 4, stories: 0 })
  expect(traveller).toEqual({ coffin: 'chronicle', number: 1, stories: 2 })
})

import { expect, test } from 'vitest'
import { optionsOf, stateAt, tableAt, type VillageInWords, villageAt } from '../../test/position.ts'
import { BLACK_BANNERS } from '../box/vocabulary.ts'
import type { MyVillageLog } from '../words/log.ts'
import { refuseOffer } from './offers.ts'

const HALLS = ['hall-finance', 'hall-guild', 'hall-area', 'hall-population']
const offers = (value: number, village: object = {}, more: object = {}) =>
  optionsOf(tableAt({ value, villages: [village], ...more }).play('1 black'), 'black ')

test('M-351 exactly one black banner, then the turn is over', () => {
  const table = tableAt({ value: 7 }).play('1 black', '1 black field')
  expect(table.due).toBe('2 die-1')
  expect(villageAt(table, 1).cards).toEqual(['field-1'])
})

test('M-351, M-352 what cannot be used is refused; the leader banner always can', () => {
  const table = tableAt({
    value: 12,
    villages: [{ cards: ['customer-29'], goods: { horse: 2 }, villagers: ['merchant'] }],
  })
  expect(table.options).toEqual(['white', 'leader'])
  expect(table.refusal('1 black')).toMatchObject({
    code: 'no-black-banner',
    rule: 'M-351',
    params: { value: 12 },
  })
  const black = tableAt({ value: 7 })
  expect(black.options).toEqual(['black', 'leader'])
  expect(black.refusal('1 white')).toMatchObject({ code: 'no-white-banner', rule: 'M-351' })
})

test('M-E03, M-353, M-801, M-R31 halls need the councillor and no hall', () => {
  const monk = { cards: ['church-trade'], coins: 2 }
  expect(offers(3, monk)).toEqual(['monk-quill', ...HALLS])
  const absent = tableAt(
    { value: 3, villages: [{ ...monk, villagers: ['abbot', 'merchant'] }], tops: ['monk-quill-2'] },
    { 'monk-quill': ['monk-quill-1'] },
  ).play('1 black')
  expect(absent.due).toBe('1 bonus')
  const owned = tableAt(
    { value: 3, villages: [{ cards: ['church-trade', 'hall-area'], coins: 2 }], tops: ['monk-quill-2'] },
    { 'monk-quill': ['monk-quill-1'] },
  ).play('1 black')
  expect(owned.due).toBe('1 bonus')
})

test('M-E04, M-403, M-803 the Finance Hall: four time, two coins, card in the village', () => {
  const table = tableAt({ value: 3, villages: [{ time: 1 }] }).play('1 black', '1 black hall-finance')
  expect(villageAt(table, 1)).toMatchObject({ cloud: 6, coins: 2, cards: ['hall-finance'] })
})

test.each([
  [2, ['meeting-place']],
  [3, HALLS],
  [4, ['hand', 'steward']],
  [
    5,
    [
      'stable-1',
      'stable-2',
      'brewery-1',
      'brewery-2',
      'smithy-1',
      'smithy-2',
      'scriptorium-1',
      'scriptorium-2',
      'cartwright-1',
      'cartwright-2',
    ],
  ],
  [
    6,
    [
      'stable-1',
      'stable-3',
      'brewery-1',
      'brewery-3',
      'smithy-1',
      'smithy-3',
      'scriptorium-1',
      'scriptorium-3',
      'cartwright-1',
      'cartwright-3',
    ],
  ],
  [7, ['field', 'travel-a']],
  [
    8,
    [
      'stable-2',
      'stable-4',
      'brewery-2',
      'brewery-4',
      'smithy-2',
      'smithy-4',
      'scriptorium-2',
      'scriptorium-4',
      'cartwright-2',
      'cartwright-4',
    ],
  ],
  [
    9,
    [
      'stable-3',
      'stable-4',
      'brewery-3',
      'brewery-4',
      'smithy-3',
      'smithy-4',
      'scriptorium-3',
      'scriptorium-4',
      'cartwright-3',
      'cartwright-4',
    ],
  ],
  [10, ['hand', 'steward']],
  [11, ['church-salvation', 'church-abbey', 'church-trade', 'church-mission']],
  [12, ['meeting-place']],
])('M-401, M-402 black banners of the value %i at the beginning: %j', (value, banners) => {
  const table = tableAt({ players: 3, turn: 2, value }).play('2 black')
  // The only banner of a value is taken without a question.
  const log = table.match.log as readonly MyVillageLog[]
  const taken = log.flatMap((entry) => (entry.code === 'black' ? [entry.banner] : []))
  expect([...taken, ...optionsOf(table, 'black ')]).toEqual(banners)
})

test('M-402 monks answer to both of their values', () => {
  const monks = (value: number) =>
    offers(value, { cards: ['church-abbey', 'hall-area', 'customer-29'], coins: 2 }).filter((one) =>
      one.startsWith('monk'),
    )
  expect([5, 6, 8, 9].map(monks)).toEqual([['monk-jug'], ['monk-rosary'], ['monk-rosary'], ['monk-jug']])
})

test('M-404, M-R36 identical cards are one option and are given out in order; of a kind any card may be taken', () => {
  const table = tableAt({ value: 7, gone: ['field-1', 'field-2'] }).play('1 black', '1 black field')
  expect(villageAt(table, 1).cards).toEqual(['field-3'])
  expect(offers(5, {}, { gone: ['stable-1'] })).toContain('stable-2')
})

test('M-405 what is used up cannot be taken', () => {
  const fields = ['field-1', 'field-2', 'field-3', 'field-4', 'field-5', 'field-6', 'field-7', 'field-8']
  const table = tableAt({ value: 7, gone: fields }, { 'travel-a': ['travel-a-1'] }).play('1 black')
  expect(villageAt(table, 1).cards).toEqual(['travel-a-1'])
  const halls = tableAt({ value: 3, gone: ['hall-finance'] }).play('1 black')
  expect(optionsOf(halls, 'black ')).toEqual(HALLS.slice(1))
  expect(halls.refusal('1 black hall-finance')).toMatchObject({ code: 'card-gone', rule: 'M-405' })
})

test('M-R06 a bought card is always placed', () => {
  const table = tableAt({ value: 11 }).play('1 black', '1 black church-mission')
  expect(villageAt(table, 1)).toMatchObject({ cards: ['church-mission'], time: 4 })
  expect(table.due).toBe('2 die-1')
})

test('M-R07 pure gains are taken without asking', () => {
  const table = tableAt({ value: 3 }).play('1 black', '1 black hall-guild')
  expect(villageAt(table, 1).jokers).toBe(1)
  expect(table.due).toBe('2 die-1')
})

const refused = (value: number, banner: string, village: VillageInWords = {}, more: object = {}) =>
  refuseOffer(stateAt({ value, villages: [village], ...more }), 0, BLACK_BANNERS.at[banner])

test.each([
  [5, 'stable-1', 'craftsman', 'M-602'],
  [7, 'travel-a', 'traveller', 'M-662'],
  [11, 'church-trade', 'abbot', 'M-701'],
  [5, 'monk-jug', 'abbot', 'M-721'],
  [2, 'meeting-place', 'councillor', 'M-751'],
  [3, 'hall-area', 'councillor', 'M-801'],
])('M-155, M-156 value %i: %s needs the %s (%s)', (value, banner, profession, rule) => {
  const refusal = refused(value, banner, { villagers: ['merchant'] })
  expect(refusal).toEqual({ code: 'villager-missing', rule, params: { banner, profession } })
})

test.each([
  [8, 'stable-2', { cards: ['stable-1'] }, 'craft-owned', 'M-601'],
  [11, 'church-trade', { cards: ['church-abbey'] }, 'church-owned', 'M-701'],
  [3, 'hall-area', { cards: ['hall-guild'] }, 'hall-owned', 'M-801'],
  [12, 'meeting-place', { cards: ['meeting-place-1'], tile: 'game' }, 'meeting-place-owned', 'M-751'],
  [5, 'monk-jug', { coins: 2 }, 'no-church', 'M-721'],
  [5, 'monk-jug', { cards: ['church-abbey'], coins: 1 }, 'cannot-pay', 'M-353'],
  [7, 'travel-b', {}, 'not-next-letter', 'M-662'],
  [7, 'travel-a', { cards: ['travel-a-1'] }, 'not-next-letter', 'M-662'],
  [
    7,
    'travel-e',
    { cards: ['travel-a-1', 'travel-b-1', 'travel-c-1', 'travel-d-4'] },
    'journey-over',
    'M-663',
  ],
  [6, 'field', {}, 'value-differs', 'M-353'],
  [4, 'hand', {}, 'hand-of-start-player', 'M-415'],
])('M-353 value %i: %s with %j is refused as %s (%s)', (value, banner, village, code, rule) => {
  expect(refused(value, banner, village)).toMatchObject({ code, rule })
})

test('M-414, M-416, M-405, M-722, M-R09 further refusals name their rules', () => {
  expect(refused(4, 'hand', {}, { players: 3 })).toEqual({
    code: 'hand-of-start-player',
    rule: 'M-414',
    params: { banner: 'hand' },
  })
  expect(refused(4, 'hand', {}, { hand: { back: true } })).toMatchObject({
    code: 'hand-back-up',
    rule: 'M-416',
  })
  expect(refused(4, 'steward', {}, { display: [], deck: 0 })).toBeNull()
  expect(refused(4, 'steward', {}, { rules: 1, display: [], deck: 0 })).toMatchObject({
    code: 'display-empty',
    rule: 'M-R09',
  })
  const monks = ['monk-rosary-1', 'monk-rosary-2', 'monk-rosary-3', 'monk-rosary-4', 'monk-rosary-5']
  expect(refused(5, 'monk-jug', { cards: ['church-abbey', ...monks] })).toMatchObject({
    code: 'windows-full',
    rule: 'M-722',
  })
  expect(refused(8, 'monk-rosary', { cards: ['church-trade'] }, { gone: monks })).toMatchObject({
    code: 'card-gone',
    rule: 'M-405',
  })
  expect(refused(7, 'travel-c', { cards: ['travel-a-1'] })).toMatchObject({
    params: { last: 'travel-a-1', next: 'b' },
  })
})

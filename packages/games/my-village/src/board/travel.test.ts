import { expect, test } from 'vitest'
import {
  expectOptions,
  optionsOf,
  type PositionInWords,
  played,
  stateAt,
  tableAt,
  villageAt,
} from '../../test/position.ts'
import { PROFESSIONS } from '../box/vocabulary.ts'
import { myVillage } from '../game.ts'
import { journeyOf, journeyWorth } from './travel.ts'

const FIELDS = ['field-1', 'field-2', 'field-3', 'field-4', 'field-5', 'field-6', 'field-7', 'field-8']
/** No field is left, so that travelling is the only black banner of a 7. */
const at = (village: object, script: object = {}, more: object = {}) =>
  tableAt(
    {
      value: 7,
      villages: [village],
      ...more,
      gone: [...FIELDS, ...((more as { gone?: string[] }).gone ?? [])],
    },
    script as never,
  )

test('M-661, M-664, M-662 the card is turned only after it is paid; the first letter is A', () => {
  const table = at({}).play('1 black')
  expect(table.due).toBe('* travel-a')
  expect(villageAt(table, 1).time).toBe(2)
  const turned = at({}, { 'travel-a': ['travel-a-4'] }).play('1 black')
  expect(villageAt(turned, 1).cards).toEqual(['travel-a-4'])
})

test('M-661 any card of the stack may come, but none that is gone', () => {
  expect(() => at({}, { 'travel-a': ['travel-a-2'] }, { gone: ['travel-a-2'] }).play('1 black')).toThrow(
    /cannot come/,
  )
})

test('M-662 one card of each letter, in order', () => {
  const table = at(
    { cards: ['travel-a-1', 'stable-1'], goods: { horse: 1 } },
    { 'travel-b': ['travel-b-2'] },
  ).play('1 black')
  expect(villageAt(table, 1).cards).toEqual(['stable-1', 'travel-a-1', 'travel-b-2'])
})

test('M-663, M-E38 after the chapel or an E card no travel card, but a field is still legal', () => {
  const cards = ['travel-a-1', 'travel-b-1', 'travel-c-1', 'travel-d-4', 'stable-1', 'cartwright-1']
  const chapel = tableAt({ value: 7, villages: [{ cards, coins: 9, goods: { horse: 3, wagon: 3 } }] }).play(
    '1 black',
  )
  expect(villageAt(chapel, 1).cards).toContain('field-1')
  const end = ['travel-a-1', 'travel-b-1', 'travel-c-1', 'travel-d-1', 'travel-e-1']
  expect(at({ cards: end, coins: 9 }).told).toContain('leader')
})

test('M-E38, M-360, M-665 from a grey banner of two coins, D needs four coins, a horse, wagon or joker, and three time', () => {
  const cards = ['travel-a-1', 'travel-b-1', 'travel-c-4', 'stable-1', 'hall-guild']
  const script = { 'travel-d': ['travel-d-1'] }
  const paid = at({ cards, coins: 4, goods: { horse: 1 } }, script).play('1 black')
  expect(villageAt(paid, 1)).toMatchObject({ coins: 0, goods: '', time: 3 })
  expect(villageAt(at({ cards, coins: 5, jokers: 1 }, script).play('1 black'), 1)).toMatchObject({
    coins: 1,
    jokers: 0,
  })
  expect(at({ cards, coins: 3, goods: { horse: 1 } }).told).toContain('leader')
  expect(at({ cards, coins: 9 }).told).toContain('leader')
})

test('M-665 a grey banner of time is paid with the next card', () => {
  const table = at({ cards: ['travel-a-4'], coins: 2 }, { 'travel-b': ['travel-b-1'] }).play('1 black')
  expect(villageAt(table, 1)).toMatchObject({ time: 5, coins: 0 })
})

test('M-666 a grey banner costs nothing when its card is gained', () => {
  const table = at({}, { 'travel-a': ['travel-a-3'] }).play('1 black')
  expect(villageAt(table, 1)).toMatchObject({ coins: 0, time: 2, cards: ['travel-a-3'] })
})

test('M-405 an empty stack ends the journey for those behind', () => {
  const cards = ['travel-a-1', 'travel-b-1', 'travel-c-1', 'travel-d-1']
  const gone = ['travel-e-1', 'travel-e-2', 'travel-e-3']
  expect(at({ cards, coins: 9, jokers: 3 }, {}, { gone }).told).toContain('leader')
})

test('M-706, M-703 Mission Church: the turned card may go back for another one, which must be kept', () => {
  const script = { 'travel-a': ['travel-a-1', 'travel-a-3'] }
  const kept = at({ cards: ['church-mission'] }, script).play('1 black')
  expect(kept.due).toBe('1 redraw')
  expect(kept.options).toEqual(['keep', 'redraw'])
  expect(villageAt(kept.play('1 keep'), 1).cards).toEqual(['church-mission', 'travel-a-1'])
  const again = at({ cards: ['church-mission'] }, script).play('1 black', '1 redraw')
  expect(villageAt(again, 1)).toMatchObject({ cards: ['church-mission', 'travel-a-3'], time: 2 })
  expect(again.due).toBe('2 die-1')
  const absent = at({ cards: ['church-mission'], villagers: ['traveller'] }, script).play('1 black')
  expect(villageAt(absent, 1).cards).toEqual(['church-mission', 'travel-a-1'])
})

test('M-706 the card that went back is not drawn again at once, but lies in the stack afterwards', () => {
  expect(() =>
    at({ cards: ['church-mission'] }, { 'travel-a': ['travel-a-1', 'travel-a-1'] }).play(
      '1 black',
      '1 redraw',
    ),
  ).toThrow(/cannot come/)
  const table = at({ cards: ['church-mission'] }, { 'travel-a': ['travel-a-1', 'travel-a-3'] }).play(
    '1 black',
    '1 redraw',
  )
  expect(table.told).toContain('shuffle')
  const pool = ['w3', 'w4', 'w5', 'w6', 'b1']
  const later = tableAt(
    { value: 7, pool, villages: [{ cards: ['church-mission'] }, {}], gone: FIELDS },
    { 'travel-a': ['travel-a-1', 'travel-a-3', 'travel-a-1'] },
  )
  later.play('1 black', '1 redraw', '2 die w3', '2 die w4', '2 black')
  expect(villageAt(later, 2).cards).toContain('travel-a-1')
})

test('M-E31, M-R19 no redraw from an empty stack; with one more card it is offered and one remains', () => {
  const alone = at(
    { cards: ['church-mission'] },
    { 'travel-a': ['travel-a-2'] },
    { gone: ['travel-a-1', 'travel-a-3', 'travel-a-4'] },
  ).play('1 black')
  expect(alone.due).toBe('2 die-1')
  expect(villageAt(alone, 1).cards).toContain('travel-a-2')
  const two = at(
    { cards: ['church-mission'] },
    { 'travel-a': ['travel-a-2', 'travel-a-4'] },
    { gone: ['travel-a-1', 'travel-a-3'] },
  ).play('1 black')
  expect(two.due).toBe('1 redraw')
  two.play('1 redraw')
  expect(villageAt(two, 1).cards).toContain('travel-a-4')
  expect(two.told).toContain('shuffle')
})

test('M-R20 the redraw is offered anew with every letter', () => {
  const village = { cards: ['church-mission', 'travel-a-1'], coins: 2 }
  expect(at(village, { 'travel-b': ['travel-b-1'] }).play('1 black').due).toBe('1 redraw')
})

test('M-663 the refusals of a journey', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['travel-a-1'], coins: 2 }] }).play('1 black')
  expect(optionsOf(table, 'black ')).toEqual(['field', 'travel-b'])
  expect(table.refusal('1 black travel-a')).toMatchObject({
    code: 'not-next-letter',
    rule: 'M-662',
    params: { next: 'b' },
  })
})

test('M-358, M-665 the grey banner is due together with the next card', () => {
  const at = (coins: number, horse: number, card = 'travel-a-3', time = 0): PositionInWords => ({
    value: 7,
    villages: [{ coins, goods: { horse }, time, cards: [card, 'stable-1'] }],
  })
  const script = { 'travel-b': ['travel-b-1'] }
  expect(tableAt(at(2, 0)).refusal('1 black travel-b')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  expect(tableAt(at(0, 1)).refusal('1 black travel-b')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  expect(tableAt(at(9, 9)).refusal('1 black travel-c')).toMatchObject({ rule: 'M-662' })

  const horse = played(at(2, 1), script, '1 black', '1 black travel-b')
  expect(villageAt(horse, 1)).toMatchObject({ coins: 1, goods: '', time: 2 })

  const choice = played(at(3, 1), script, '1 black', '1 black travel-b')
  expectOptions(choice.options, ['pay horse', 'pay coins'])
  expect(villageAt(choice.play('1 pay coins'), 1)).toMatchObject({ coins: 0, goods: 'horse 1', time: 2 })

  const slow = played(at(2, 0, 'travel-a-4', 5), script, '1 black', '1 black travel-b')
  expect(villageAt(slow, 1)).toMatchObject({ coins: 0, time: 10, reaper: false })
  expectOptions(optionsOf(slow, 'victim '), PROFESSIONS.list)
})

test('M-661, M-706, M-R19 the Mission Church, and nobody plans past an unseen card', () => {
  const position: PositionInWords = { value: 7, villages: [{ cards: ['church-mission'] }] }
  const script = { 'travel-a': ['travel-a-1', 'travel-a-4'] }
  const moves = ['black', 'black travel-a', 'redraw'].map((text) => {
    const move = myVillage.notation.parse(text)
    if (typeof move !== 'number') throw new Error(text)
    return move
  })
  const table = tableAt(position, script)
  expect(table.match.play(moves, 0)).toMatchObject({ ok: false, index: 2, refusal: { code: 'past-barrier' } })
  expectOptions(table.options, ['black', 'leader'])
  expect(villageAt(table, 1).time).toBe(0)

  table.play('1 black').play('1 black travel-a')
  expectOptions(table.options, ['keep', 'redraw'])
  expect(villageAt(table, 1).time).toBe(2)
  table.play('1 redraw')
  expect(villageAt(table, 1)).toMatchObject({ cards: ['church-mission', 'travel-a-4'], time: 2 })
  expect(table.state.turn.index).toBe(1)

  const single = played(
    {
      players: 4,
      value: 7,
      villages: [
        { cards: ['church-mission'] },
        { cards: ['travel-a-1'] },
        { cards: ['travel-a-2'] },
        { cards: ['travel-a-3'] },
      ],
    },
    { 'travel-a': ['travel-a-4'] },
    '1 black',
    '1 black travel-a',
  )
  expect(villageAt(single, 1).cards).toEqual(['church-mission', 'travel-a-4'])
  expect(single.state.turn.index).toBe(1)

  const orphan = played(
    { value: 7, villages: [{ cards: ['church-mission'], villagers: ['traveller'] }] },
    script,
    '1 black',
    '1 black travel-a',
  )
  expect(villageAt(orphan, 1).cards).toEqual(['church-mission', 'travel-a-1'])
})

test('M-360, M-665, M-357 travel E from a grey beer: one joker is not enough for wagon and beer, two are', () => {
  const cards = ['travel-a-1', 'travel-b-1', 'travel-c-1', 'travel-d-2', 'stable-1', 'hall-guild']
  const at = (jokers: number) =>
    tableAt(
      { value: 7, villages: [{ cards, coins: 2, goods: { horse: 1 }, jokers }] },
      { 'travel-e': ['travel-e-3'] },
    )
  const one = at(1).play('1 black')
  expect(villageAt(one, 1).cards).toContain('field-1')
  const two = at(2).play('1 black', '1 black travel-e')
  expect(villageAt(two, 1)).toMatchObject({ coins: 0, goods: '', jokers: 0, time: 3 })
})

test('M-665, M-666 a grey banner is never due for a field or at the end', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['travel-a-4'] }] }).play('1 black')
  expect(villageAt(table, 1)).toMatchObject({ time: 2, cards: ['field-1', 'travel-a-4'] })
})

test('M-663 after the chapel or an E card no letter comes next', () => {
  const next = (...cards: string[]) => journeyOf(stateAt({ villages: [{ cards }] }), 0).next
  const [a, b, c] = ['travel-a-1', 'travel-b-1', 'travel-c-1']
  expect(next()).toBe('a')
  expect(next(a, b, c)).toBe('d')
  expect(next(a, b, c, 'travel-d-1')).toBe('e')
  expect(next(a, b, c, 'travel-d-4')).toBe('')
  expect(next(a, b, c, 'travel-d-1', 'travel-e-1')).toBe('')
})

test('M-661 the dark side of a travel stack shows what its cards may be worth', () => {
  const state = stateAt({})
  expect(journeyWorth(state, 'a')).toEqual({ least: 2, most: 4 })
  expect(journeyWorth(state, 'd')).toEqual({ least: 6, most: 8 })
  expect(journeyWorth(state, 'e')).toEqual({ least: 8, most: 10 })
})

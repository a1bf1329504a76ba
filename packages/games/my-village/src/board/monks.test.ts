import { expect, test } from 'vitest'
import {
  deckOf,
  displayOf,
  expectOptions,
  optionsOf,
  type PositionInWords,
  played,
  stateAt,
  tableAt,
  villageAt,
} from '../../test/position.ts'
import { CARDS, PROFESSIONS, TOP } from '../box/vocabulary.ts'
import { nextWindow } from './monks.ts'

const take = (top: string, village: object = {}, more: object = {}, next?: string) => {
  const stack = top.slice(0, top.lastIndexOf('-'))
  const value = { 'monk-quill': 11, 'monk-jug': 9, 'monk-rosary': 8 }[stack] ?? 0
  const villages = [{ cards: ['church-abbey'], coins: 2, ...village }]
  const table = tableAt(
    { value, villages, tops: [top], ...more },
    next === undefined ? {} : { [stack]: [next] },
  ).play('1 black')
  return table.due === '1 black' ? table.play(`1 black ${stack}`) : table
}

test('M-721 a monk needs abbot and church; only the top of each stack can be taken', () => {
  const table = take('monk-quill-1', {}, {}, 'monk-quill-3')
  expect(villageAt(table, 1).cards).toEqual(['church-abbey', 'monk-quill-1'])
})

test('M-R22, M-404 the next monk lies open at once, before anything is paid', () => {
  const village = { cards: ['church-abbey', 'scriptorium-1'], goods: { scroll: 2 }, coins: 2 }
  const table = take('monk-quill-1', village, {}, 'monk-quill-3')
  expect(table.due).toBe('1 pay')
  expect(
    CARDS.list.filter((id, card) => id.startsWith('monk-quill') && table.state.cards[card] === TOP),
  ).toEqual(['monk-quill-3'])
})

test('M-405, M-R22 under the last monk of a stack there is none', () => {
  const table = take('monk-quill-1', {}, { gone: ['monk-quill-2', 'monk-quill-3'] })
  expect(villageAt(table, 1).cards).toContain('monk-quill-1')
  expect(table.due).toBe('2 die-1')
})

test.each([
  ['monk-quill-1', 'monk-quill-2', 3],
  ['monk-jug-1', 'monk-jug-2', 3],
  ['monk-rosary-1', 'monk-rosary-3', 2],
  ['monk-rosary-2', 'monk-rosary-3', 2],
])('M-723, M-724 %s (next %s) brings %i story points', (monk, next, stories) => {
  expect(villageAt(take(monk, {}, {}, next), 1)).toMatchObject({ tree: stories, time: 2, coins: 0 })
})

test('M-723 the bonus comes first, then the card is placed', () => {
  const table = take('monk-rosary-1', {}, {}, 'monk-rosary-3')
  expect(table.told.indexOf('stories')).toBeLessThan(table.told.indexOf('place'))
})

test.each([
  ['monk-jug-2', 'monk-jug-1'],
  ['monk-rosary-3', 'monk-rosary-1'],
  ['monk-rosary-4', 'monk-rosary-1'],
])('M-725 %s (next %s) moves the headman once, for one time more', (monk, next) => {
  const table = take(monk, { headman: 'coin-space', tree: 4 }, {}, next)
  expect(table.due).toBe('1 bonus')
  table.play('1 accept', '1 house')
  expect(villageAt(table, 1)).toMatchObject({ time: 3, house: 4, tree: 0 })
  expect(villageAt(take(monk, {}, {}, next).play('1 decline'), 1)).toMatchObject({
    time: 2,
    headman: 'main-house',
  })
})

test.each([
  ['monk-jug-3', 'monk-jug-1'],
  ['monk-rosary-5', 'monk-rosary-1'],
])(
  'M-726 %s (next %s) activates the school once, whatever the value, and no other white banner',
  (monk, next) => {
    const table = take(monk, { board: 'board-4' }, {}, next).play('1 accept')
    expect(villageAt(table, 1)).toMatchObject({ pupils: ['left'], tree: 0 })
    expect(table.due).toBe('2 die-1')
  },
)

test('M-727, M-R07 school twice: each time it may be given up', () => {
  const both = take('monk-quill-2', {}, {}, 'monk-quill-1').play('1 accept')
  expect(both.due).toBe('1 bonus')
  expect(villageAt(both.play('1 decline'), 1).pupils).toEqual(['left'])
  const second = take('monk-quill-2', {}, {}, 'monk-quill-1').play('1 decline', '1 accept')
  expect(villageAt(second, 1).pupils).toEqual(['left'])
  expect(second.due).toBe('2 die-1')
})

test('M-726, M-R07 a school that can do nothing is not offered', () => {
  const table = take('monk-jug-3', { pupils: ['left', 'right'] }, {}, 'monk-jug-1')
  expect(table.due).toBe('2 die-1')
  expect(table.match.log.find(({ code }) => code === 'bonus')).toMatchObject({ accepted: false })
})

test.each([
  ['monk-quill-3', 'monk-quill-1'],
  ['monk-jug-4', 'monk-jug-1'],
])('M-728 %s (next %s) brings the steward', (monk, next) => {
  const table = take(monk, {}, { deck: 0 }, next).play('1 accept')
  expect(table.due).toBe('1 customer')
  table.play('1 take customer-01', '1 take customer-02')
  expect(villageAt(table, 1).time).toBe(4)
})

test("M-R12 a monk's steward, once accepted, may lapse as well; before version 2 one customer was taken", () => {
  const at = (rules: number) => take('monk-quill-3', {}, { rules, deck: 0 }, 'monk-quill-1').play('1 accept')
  expect(at(1).options).not.toContain('stop')
  const table = at(2).play('1 stop')
  expect(villageAt(table, 1)).toMatchObject({ time: 2 })
  expect(table.match.log).toContainEqual({ code: 'lapse', seat: 0, what: 'steward' })
})

test("M-728, M-R12 a monk's steward takes two at most, and the Trade Church one more", () => {
  const table = played(
    { value: 3, tops: ['monk-quill-3'], villages: [{ cards: ['church-trade'], coins: 3 }] },
    { customers: ['customer-20', 'customer-21', 'customer-22'], 'monk-quill': ['monk-quill-1'] },
    '1 black',
    '1 black monk-quill',
  )
  expectOptions(table.options, ['accept', 'decline'])
  expect(villageAt(table, 1)).toMatchObject({ coins: 1, time: 2 })
  expectOptions(table.play('1 accept').options, ['use', 'skip'])
  table.play('1 use')
  const seven = ['01', '02', '03', '04', '05', '06', '20'].map((one) => `free customer-${one}`)
  expectOptions(table.options, [...seven, 'none'])
  table.play('1 free customer-20')
  expect(table.options).toContain('stop')
  table.play('1 take customer-01')
  expect(table.options).toContain('stop')
  table.play('1 take customer-02')
  expect(villageAt(table, 1)).toMatchObject({
    coins: 1,
    time: 4,
    cards: ['church-trade', 'monk-quill-3', 'customer-01', 'customer-02', 'customer-20'],
  })
  expect(displayOf(table)).toEqual(['03', '04', '05', '06', '21', '22'].map((one) => `customer-${one}`))
})

test("M-354, M-359, M-725 a monk's walk costs its hour, and its coin comes too late to pay the monk", () => {
  const position: PositionInWords = {
    value: 9,
    tops: ['monk-jug-2'],
    villages: [
      {
        cards: ['church-salvation', 'brewery-1'],
        goods: { beer: 1 },
        coins: 1,
        headman: 'coin-space',
        tree: 4,
        house: 1,
        time: 7,
      },
    ],
  }
  const script = { 'monk-jug': ['monk-jug-1'] }
  const table = played(position, script, '1 black', '1 black monk-jug')
  expect(villageAt(table, 1)).toMatchObject({ coins: 0, goods: '', time: 9, reaper: false })
  expectOptions(table.options, ['accept', 'decline'])
  expectOptions(table.play('1 accept').options, ['house', 'stories', 'stay'])
  table.play('1 house')
  expect(villageAt(table, 1)).toMatchObject({ tree: 0, house: 5, time: 10, reaper: false })
  expectOptions(optionsOf(table, 'victim '), PROFESSIONS.list)

  const declined = played(position, script, '1 black', '1 black monk-jug', '1 decline')
  expect(villageAt(declined, 1)).toMatchObject({ tree: 4, time: 9, headman: 'coin-space' })
  expect(declined.state.turn.index).toBe(1)

  const poor = tableAt({
    value: 9,
    tops: ['monk-jug-2'],
    villages: [{ cards: ['church-salvation'], coins: 1 }],
  })
  expect(poor.refusal('1 black monk-jug')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  const heathen = tableAt({ value: 9, tops: ['monk-jug-2'], villages: [{ coins: 9 }] })
  expect(heathen.refusal('1 black monk-jug')).toMatchObject({ rule: 'M-721' })
})

test('M-472, M-473, M-726, M-727 a monk who teaches twice asks twice', () => {
  const position: PositionInWords = {
    value: 11,
    tops: ['monk-quill-2'],
    villages: [
      {
        villagers: ['abbot', 'councillor', 'craftsman', 'merchant'],
        cards: ['church-abbey'],
        coins: 2,
        time: 2,
      },
    ],
  }
  const script = { 'monk-quill': ['monk-quill-1'] }
  const table = tableAt(position, script)
  expectOptions(table.options, ['black', 'white', 'leader'])
  // The abbey's owner needs no church any more, so the monk is all that an 11 offers.
  table.play('1 black')
  expectOptions(table.options, ['accept', 'decline'])
  table.play('1 accept')
  expect(villageAt(table, 1)).toMatchObject({ pupils: ['left'], time: 4 })
  expectOptions(table.options, ['accept', 'decline'])
  table.play('1 accept')
  expectOptions(table.options, ['shift-right', 'graduate left traveller', 'none'])
  table.play('1 graduate left traveller')
  expect(villageAt(table, 1)).toMatchObject({
    time: 5,
    tree: 0,
    pupils: [],
    villagers: PROFESSIONS.list,
    coins: 0,
  })

  const once = played(position, script, '1 black', '1 decline', '1 accept')
  expect(villageAt(once, 1)).toMatchObject({ pupils: ['left'], time: 4 })
  expect(once.state.turn.index).toBe(1)
})

test('M-726, M-476 a merchant who graduates by a monk serves nobody in this turn', () => {
  const village = {
    cards: ['church-abbey', 'customer-29'],
    goods: { horse: 2 },
    coins: 2,
    pupils: ['left'] as const,
    villagers: ['abbot'] as const,
  }
  const table = tableAt(
    { value: 9, villages: [village], tops: ['monk-jug-3'] },
    { 'monk-jug': ['monk-jug-1'] },
  )
  table.play('1 black', '1 accept', '1 graduate left merchant')
  expect(villageAt(table, 1)).toMatchObject({ served: [], time: 3, villagers: ['abbot', 'merchant'] })
  expect(table.due).toBe('2 die-1')
})

test('M-728, M-705, M-425 the monk of a Trade Church with one card in the deck: seven shown, three taken, four left', () => {
  const village = { cards: ['church-trade'], coins: 2 }
  const display = ['customer-01', 'customer-02', 'customer-03', 'customer-04', 'customer-05', 'customer-06']
  const script = { 'monk-quill': ['monk-quill-1'], customers: ['customer-07'] }
  const table = tableAt({ value: 11, villages: [village], tops: ['monk-quill-3'], display, deck: 1 }, script)
  table.play('1 black', '1 accept', '1 use', '1 free customer-07', '1 take customer-01', '1 take customer-02')
  expect(displayOf(table)).toHaveLength(4)
  expect(deckOf(table)).toBe(0)
  expect(villageAt(table, 1)).toMatchObject({ time: 4, coins: 0 })
})

test('M-722 the Abbey with four monks takes a fifth and no sixth', () => {
  const monks = ['monk-jug-1', 'monk-jug-2', 'monk-quill-1', 'monk-quill-2']
  const script = { 'monk-rosary': ['monk-rosary-2'] }
  const table = tableAt(
    { value: 8, villages: [{ cards: ['church-abbey', ...monks], coins: 4 }], tops: ['monk-rosary-1'] },
    script,
  )
  table.play('1 black', '1 black monk-rosary')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, tree: 2 })
  const full = tableAt({
    value: 8,
    villages: [{ cards: ['church-abbey', ...monks, 'monk-rosary-1'], coins: 4 }],
  }).play('1 black')
  expect(full.refusal('1 black monk-rosary')).toMatchObject({ code: 'windows-full' })
})

test('M-903 the next window is worth what the table says, and a seventh nothing', () => {
  const more = (...cards: string[]) => nextWindow(stateAt({ villages: [{ cards }] }), 0)
  const monks = ['monk-jug-1', 'monk-jug-2', 'monk-jug-3', 'monk-rosary-1', 'monk-rosary-2']
  expect(more('church-trade')).toBe(2)
  expect(more('church-abbey', 'monk-jug-1')).toBe(3)
  expect(more('church-trade', ...monks)).toBe(6)
  expect(more('church-abbey', ...monks)).toBe(0)
})

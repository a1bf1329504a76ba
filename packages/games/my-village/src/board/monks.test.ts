import { expect, test } from 'vitest'
import { tableAt, villageAt } from '../../test/position.ts'
import { CARDS, TOP } from '../box/vocabulary.ts'

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

import { correct, exportEdition, figuresOf, markOf, readEdition } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { stateAt, tableAt } from '../../test/position.ts'
import { BLACK_BANNERS, CARDS } from '../box/vocabulary.ts'
import { refuseOffer } from '../cards/offers.ts'
import { myVillage } from '../game.ts'
import { editions } from './standard.ts'

const { figures } = editions.standard
const customers = Object.values(figures.customer)

test('the box holds 104 cards: 4 churches, 12 monks, 4 halls, 4 meeting places, 8 fields, 19 travel, 20 craft, 33 customers', () => {
  const count = (start: string) => CARDS.list.filter((card) => card.startsWith(start)).length
  expect(CARDS.size).toBe(104)
  expect(
    ['church-', 'monk-', 'hall-', 'meeting-place-', 'field-', 'travel-', 'customer-'].map(count),
  ).toEqual([4, 12, 4, 4, 8, 19, 33])
})

test('33 customers are worth 125 prestige: 2x5, 3x10, 4x10, 5x3, 6x5', () => {
  const worth = (prestige: number) => customers.filter((one) => one.prestige === prestige).length
  expect(customers.reduce((sum, one) => sum + one.prestige, 0)).toBe(125)
  expect([2, 3, 4, 5, 6].map(worth)).toEqual([5, 10, 10, 3, 5])
})

test('customers want 12 horses, 12 beers, 13 plows, 12 scrolls and 12 wagons', () => {
  const wanted = customers.flatMap((one) => one.extra.match(/[a-z]+/g) ?? [])
  const count = (good: string) => wanted.filter((one) => one === good).length
  expect(['horse', 'beer', 'plow', 'scroll', 'wagon'].map(count)).toEqual([12, 12, 13, 12, 12])
})

test.each([
  ['customer-01', '6/8', '1 horse', 2],
  ['customer-10', '5/9', '1 wagon & 1 horse', 4],
  ['customer-15', '7', '1 wagon & 1 beer', 4],
  ['customer-20', '4/10', '1 wagon & 1 horse & 1 beer', 6],
  ['customer-25', '3/11', '1 wagon', 3],
  ['customer-28', '2/12', '1 plow & 1 plow', 5],
  ['customer-32', '?', '1 scroll & 1 scroll', 3],
])('%s shows %s, wants %s and is worth %i', (id, values, extra, prestige) => {
  expect(figures.customer[id]).toEqual({ values, extra, prestige })
})

test('the prestige of the travel cards', () => {
  const points = Object.values(figures.travel.cards).map((card) => card.prestige)
  expect(points).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 5, 6, 6, 7, 6, 7, 7, 8, 8, 9, 10])
})

test('every figure has a mark', () => {
  for (const [path] of figuresOf(figures)) expect(markOf(editions.standard, path), path).not.toBeNull()
})

test.each([
  ['players.3.end', 'B'],
  ['players.3.rat', 'R'],
  ['lifeTrack', 'S'],
  ['chronicle.merchant.0', 'R'],
  ['chronicle.merchant.1', 'B'],
  ['craft.values.brewery-2', 'S'],
  ['craft.values.brewery-1', 'R'],
  ['field.coins', 'B'],
  ['field.time', 'R'],
  ['church.prestige.church-abbey', 'B'],
  ['church.prestige.church-trade', 'R'],
  ['hall.cards.hall-finance.time', 'B'],
  ['hall.cards.hall-finance.prestige', 'R'],
  ['hall.cards.hall-guild.time', 'R'],
  ['meetingPlace.octagons', 'R'],
  ['meetingPlace.prestige', 'B'],
  ['travel.stacks.c.extra', 'B'],
  ['travel.stacks.d.time', 'R'],
  ['travel.stacks.d.extra', 'R'],
  ['travel.cards.travel-d-4.prestige', 'B'],
  ['customer.customer-25.extra', 'B'],
  ['customer.customer-25.prestige', 'R'],
])('the mark of %s is %s', (path, mark) => {
  expect(markOf(editions.standard, path)).toBe(mark)
})

test('the edition is read again from its own text', () => {
  const again = readEdition(editions, JSON.parse(exportEdition(editions.standard)))
  expect(again.figures).toEqual(figures)
})

test('a corrected figure changes play without a change of code', () => {
  const edition = correct(editions, 'mine', [
    { path: 'field.values', value: '5/9', mark: 'B' },
    { path: 'travel.stacks.a.extra', value: '2 beer & (1 horse | 3 coin)', mark: 'B' },
  ])
  const box = myVillage.open({ players: 2, edition })
  expect(box.blackOf[7]).not.toContain(20)
  expect(box.blackOf[9]).toContain(20)
  expect(box.onwardCost[0].dues).toHaveLength(3)
})

test.each([
  ['field.values', '13'],
  ['field.values', '5/9/7'],
  ['travel.stacks.a.extra', '1 gold'],
  ['travel.stacks.a.extra', '1 horse &'],
  ['windows.0', -1],
  ['lifeTrack', 1],
])('%s: %s is no figure', (path, value) => {
  expect(() => correct(editions, 'wrong', [{ path, value, mark: 'R' }])).toThrow(path.split('.')[0])
})

test.each([
  ['players.4.white', 4, 'at least 8 dice'],
  ['steward.bonus', 5, 'a cost for each customer'],
])('%s: %i does not fit the other figures', (path, value, expected) => {
  const edition = correct(editions, 'wrong', [{ path, value, mark: 'R' }])
  expect(() => myVillage.open({ players: 4, edition })).toThrow(expected)
})

test.each([
  ['travel.stacks.c.extra', 'B'],
  ['travel.stacks.d.extra', 'R'],
  ['travel.cards.travel-d-4.prestige', 'B'],
  ['travel.cards.travel-d-4.grey.extra', 'R'],
  ['hall.cards.hall-finance.time', 'B'],
  ['hall.cards.hall-guild.time', 'R'],
])('%s is marked %s, as the text of the rulebook carries it or not', (path, mark) => {
  expect(markOf(editions.standard, path)).toBe(mark)
})

test('M-R09 a steward that costs a coin even for one customer', () => {
  const edition = correct(editions, 'dear', [{ path: 'steward.cards.0.coins', value: 1, mark: 'R' }])
  const poor = tableAt({ edition, value: 4, deck: 0 }).play('1 black')
  expect(poor.match.log).toContainEqual({ code: 'lapse', seat: 0, what: 'steward' })
  const paid = tableAt({ edition, value: 4, deck: 0, villages: [{ coins: 1 }] }).play('1 black')
  paid.play('1 take customer-01', '1 stop')
  expect(paid.state.villages[0].coins).toBe(0)
})

test('M-R09 in a match begun under version 1 nobody activates a steward that cannot be paid', () => {
  const edition = correct(editions, 'dear', [{ path: 'steward.cards.0.coins', value: 1, mark: 'R' }])
  const position = { rules: 1, edition, value: 4 }
  expect(tableAt(position).told).toContain('leader')
  expect(refuseOffer(stateAt(position), 0, BLACK_BANNERS.at.steward)).toMatchObject({ code: 'cannot-pay' })
})

test('a whole alternative of two goods is refused in words', () => {
  const edition = correct(editions, 'wrong', [
    { path: 'travel.stacks.b.extra', value: '2 horse | 2 coin', mark: 'R' },
  ])
  expect(() => myVillage.open({ players: 2, edition })).toThrow(/one good in each alternative/)
})

import { expect, test } from 'vitest'
import { TestTable } from '../testing/position.ts'
import { marketDay, sellsFree } from './market.ts'
import { dealsToday, movingUp } from './square.ts'

const square = () =>
  new TestTable({
    players: 3,
    spaces: { market: ['persuasion'], harvest: ['skill'] },
    stalls: ['customer-05', 'customer-07', 'customer-09', 'customer-01'],
    queue: ['customer-03', 'customer-06', 'customer-08', 'customer-10', 'customer-02'],
    farms: [
      { goods: { horse: 1, plow: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
      { goods: { ox: 1, plow: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
      { goods: { plow: 1 }, cubes: { persuasion: 1 }, members: { farm: [1] } },
    ],
  })

test('V-443, V-445: who called the market day, who has passed, whose next sale is free', () => {
  const table = square()
  expect([marketDay(table.state), sellsFree(table.state, 0)]).toEqual([null, false])
  table.play('take market persuasion')
  expect(marketDay(table.state)).toEqual({ caller: 0, passed: [], firstSale: true })
  expect([0, 1].map((seat) => sellsFree(table.state, seat))).toEqual([true, false])
  table.play('serve customer-05')
  expect(marketDay(table.state)).toEqual({ caller: 0, passed: [], firstSale: false })
  table.play('pass')
  expect(marketDay(table.state)).toEqual({ caller: 0, passed: [1], firstSale: false })
  expect(sellsFree(table.state, 0)).toBe(false)
})

test('V-444, V-446: who sold to whom today, and who has passed', () => {
  const table = square()
  expect(dealsToday(table.match.log)).toEqual([])
  table.play('take market persuasion', 'serve customer-05', 'serve customer-09', 'pass')
  expect(dealsToday(table.match.log)).toEqual([
    { seat: 0, customer: 4, stall: 0 },
    { seat: 1, customer: 8, stall: 2 },
    { seat: 2, customer: null, stall: null },
  ])
})

test('V-443: on another market day nothing is left of the one before', () => {
  const table = new TestTable({
    players: 2,
    spaces: { market: ['persuasion', 'persuasion'], harvest: ['skill'] },
    stalls: ['customer-05', 'customer-07', 'customer-09'],
    farms: [
      { goods: { horse: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
      { goods: { plow: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
    ],
  })
  table.play('take market persuasion', 'serve customer-05', 'pass')
  expect(dealsToday(table.match.log)).not.toEqual([])
  table.play('take market persuasion')
  expect(dealsToday(table.match.log)).toEqual([])
})

test('V-449, V-R20: the queue will fill the empty stalls from the first on, and the stack the queue', () => {
  const table = square()
  table.play('take market persuasion', 'serve customer-05', 'serve customer-09')
  const { toStall, queue, fresh } = movingUp(table.state)
  expect(toStall).toEqual([2, null, 5, null])
  expect(queue.map(({ stall, place }) => stall ?? `queue ${place + 1}`)).toEqual([
    0,
    2,
    'queue 1',
    'queue 2',
    'queue 3',
  ])
  expect(fresh).toBe(2)
})

test('V-449: what was said to move up is what moves up', () => {
  const table = square()
  table.play('take market persuasion', 'serve customer-05', 'serve customer-09')
  const { toStall, queue } = movingUp(table.state)
  table.play('pass', 'pass', 'pass')
  const filled = toStall.flatMap((customer, stall) => (customer === null ? [] : [stall]))
  expect(filled.map((stall) => table.state.stalls[stall])).toEqual([2, 5])
  const stayed = queue.filter(({ stall }) => stall === null)
  expect(stayed.map(({ place }) => table.state.queue[place])).toEqual(stayed.map(({ customer }) => customer))
})

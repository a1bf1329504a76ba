import { expect, test } from 'vitest'
import { SketchedTable } from '../testing/table.ts'
import { squareOf } from './market-day.ts'

const market = () =>
  new SketchedTable({
    players: 3,
    spaces: { market: ['persuasion'], harvest: ['skill'] },
    stalls: ['customer-05', 'customer-07', 'customer-09', 'customer-01'],
    queue: ['customer-03', 'customer-06', 'customer-08', 'customer-10', 'customer-02'],
    farms: [
      { goods: { horse: 1, plow: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
      { goods: { ox: 1 }, cubes: { persuasion: 1 }, members: { farm: [1] } },
      { members: { farm: [1] } },
    ],
  })

test('the queue fills the empty stalls from the first on, and the stack fills the queue', () => {
  const table = market()
  table.play('take market persuasion', 'serve customer-05', 'serve customer-09')
  const { stalls, queue, fresh } = squareOf(table.state, table.match.log)
  expect(stalls.map(({ customer, next }) => [customer, next])).toEqual([
    [null, 2],
    [6, null],
    [null, 5],
    [0, null],
  ])
  expect(stalls[0]?.sold).toEqual({ seat: 0, customer: 4 })
  expect(queue.map(({ to }) => to)).toEqual([
    { stall: 1 },
    { stall: 3 },
    { front: true },
    { front: false },
    { front: false },
  ])
  expect(fresh).toBe(2)
})

import { expect, test } from 'vitest'
import { worldAt } from '../../../test/position.ts'

test('W-821, W-407, W-R10 war in the last round: the last card goes down by itself, unrewarded', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 2,
      round: 6,
      players: 2,
      slots: ['taking-the-veil'],
      seats: [{ piles: [5, 5] }, { piles: [5, 5] }],
    },
    { events: ['war-with-france'] },
  )
  expect([table.due, table.options.length]).toEqual(['1 war-card', 2])
  table.play(`1 ${table.options[0]}`)
  expect(table.due).toBe('2 war-card')
  table.play(`2 ${table.options[1]}`)
  expect([table.due, table.piles]).toEqual(['1 orientation', ['6/6/0', '6/6/0']])
  table.play('1 orient:2')
  expect([table.due, table.goods(0), table.goods(1), table.state.favour]).toEqual([
    'over',
    { piety: 1 },
    { wood: 1 },
    4,
  ])
})

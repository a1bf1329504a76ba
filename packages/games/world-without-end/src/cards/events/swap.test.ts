import { expect, test } from 'vitest'
import { worldAt } from '../../../test/position.ts'

test('W-826, W-306, W-303 the last loyalty of the charter: whoever comes later is not asked', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 2,
      players: 3,
      active: 1,
      stock: { loyalty: 1 },
      seats: [{ money: 1 }, { money: 1 }, { money: 1 }],
    },
    { events: ['borough-charter'] },
  )
  expect([table.due, table.options]).toEqual(['2 event-swap', ['swap', 'pass']])
  table.play('2 pass', '3 swap')
  expect([table.due, table.good('loyalty'), table.good('money')]).toEqual([
    '2 orientation',
    [0, 0, 1],
    [1, 1, 0],
  ])
})

test('W-E01 fleece-buyers, seat 2 active', () => {
  const seats = [1, 0, 2, 1].map((wool) => ({ wool, money: 2 }))
  const table = worldAt({ next: 'reveal', active: 2, seats }, { events: ['fleece-buyers'] })
  expect(table.due).toBe('3 event-swap')
  table.play('3 swap')
  expect(table.due).toBe('4 event-swap')
  table.play('4 pass')
  expect(table.due).toBe('1 event-swap')
  table.play('1 swap')
  expect([table.due, table.good('wool'), table.good('money')]).toEqual(['over', [0, 0, 1, 1], [5, 2, 5, 2]])
})

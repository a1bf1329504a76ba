import { describe, expect, test } from 'vitest'
import type { SheetLine } from './lines.ts'
import { lossesOf, mostGained, sourcesOf } from './sources.ts'

const line = (id: string, ...values: number[]): SheetLine => ({ id, piece: '', name: id, values })

const LINES = [
  line('start', 8, 8),
  line('income', 2, 4),
  line('building', 22, 0),
  line('metal', 3, 0),
  line('rent', 0, 0),
  line('events', -1, 2),
  line('duties', -9, -2),
  line('money', 1.5, 0),
]

describe('where the points came from', () => {
  test('lines of one kind stand together, and what brought nobody anything is left out', () => {
    expect(sourcesOf(LINES).map(({ id, values }) => [id, ...values])).toEqual([
      ['start', 8, 8],
      ['events', 2, 6],
      ['building', 25, 0],
      ['stock', 1.5, 0],
    ])
  })

  test('parts and losses make the sum of the sheet', () => {
    expect(lossesOf(LINES)).toEqual([10, 2])
    expect(mostGained(LINES)).toBe(36.5)
    for (const seat of [0, 1]) {
      const parts = sourcesOf(LINES).reduce((sum, { values }) => sum + values[seat], 0)
      const sheet = LINES.reduce((sum, { values }) => sum + values[seat], 0)
      expect(parts - lossesOf(LINES)[seat]).toBe(sheet)
    }
  })

  test('before the first line there is nothing', () => {
    expect(sourcesOf([])).toEqual([])
    expect(lossesOf([])).toEqual([])
    expect(mostGained([])).toBe(1)
  })
})

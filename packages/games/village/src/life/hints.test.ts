import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'
import { TestTable } from '../testing/position.ts'

const spaces = { harvest: ['plague'], church: ['skill', 'faith'] }

describe('hints of the rulebook', () => {
  test('V-901: who dies early finds a place in the chronicle, who dies late a grave without points', () => {
    const chronicleAfter = (taken: number) => {
      const table = new TestTable({
        spaces,
        chronicle: { farm: taken },
        farms: [{ lifetime: 9, members: { farm: [1], 'chronicle-crafts': [1, 1] } }],
      })
      table.play('take harvest plague', 'skip')
      const { lines } = village.score(table.state)
      return lines.find(({ id }) => id === 'chronicle')?.values[0]
    }
    expect(chronicleAfter(0)).toBe(4)
    expect(chronicleAfter(4)).toBe(0)
  })

  test('V-902: the cubes of a round are a multiple of the players, and the bag holds enough for them', () => {
    for (const players of [2, 3, 4, 5] as const) {
      const { spaces: card, colour } = editions.standard.figures.setupCards[players]
      const total = Object.values(card).reduce((sum, count) => sum + count)
      expect(total % players).toBe(0)
      expect(4 * colour + 6).toBeGreaterThanOrEqual(total)
    }
  })

  test('V-903: the 1 dies before higher numbers in church and council', () => {
    const table = new TestTable({
      spaces,
      farms: [{ lifetime: 9, members: { farm: [2], 'church-4': [1], 'council-4': [3], 'church-2': [2] } }],
    })
    table.play('take harvest plague', 'skip')
    expect(table.at(0, 'chronicle-church')).toEqual([1])
    expect(table.at(0, 'council-4')).toEqual([3])
    expect(table.at(0, 'church-2')).toEqual([2])
  })
})

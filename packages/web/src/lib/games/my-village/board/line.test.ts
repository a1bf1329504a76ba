import { describe, expect, test } from 'vitest'
import { type Sign, shownSigns } from './line.ts'

const signs = (...counts: number[]): Sign[] =>
  counts.map((count, at) => ({ piece: `piece-${at}`, count, dim: false }))

describe('a flag shows as many signs as it has room for', () => {
  test.each([
    ['wide', 6, 6, 0],
    ['wide', 7, 5, 2],
    ['tight', 4, 4, 0],
    ['tight', 5, 3, 2],
    ['narrow', 2, 2, 0],
    ['narrow', 5, 1, 4],
  ] as const)('%s: of %i signs %i, and a number for %i', (room, all, shown, more) => {
    const half = shownSigns(signs(...Array.from({ length: all }, () => 1)), 'black', room)
    expect(half.shown).toHaveLength(shown)
    expect(half.more).toBe(more)
  })

  test('the number counts things, not signs', () => {
    expect(shownSigns(signs(1, 2, 3), 'white', 'narrow').more).toBe(5)
  })
})

import { describe, expect, test } from 'vitest'
import { nextIn } from './walk.ts'

const THINGS = [
  { thing: 'church', x: 100, y: 100 },
  { thing: 'council', x: 300, y: 110 },
  { thing: 'castle', x: 600, y: 90 },
  { thing: 'market', x: 300, y: 400 },
]

describe('walking over the board', () => {
  test('goes to the nearest thing in a direction', () => {
    expect(nextIn({ x: 100, y: 100 }, THINGS, 1, 0)).toBe('council')
    expect(nextIn({ x: 300, y: 110 }, THINGS, 1, 0)).toBe('castle')
    expect(nextIn({ x: 300, y: 110 }, THINGS, 0, 1)).toBe('market')
    expect(nextIn({ x: 300, y: 400 }, THINGS, 0, -1)).toBe('council')
  })

  test('never goes backwards and stops at the edge', () => {
    expect(nextIn({ x: 600, y: 90 }, THINGS, 1, 0)).toBeNull()
    expect(nextIn({ x: 100, y: 100 }, THINGS, -1, 0)).toBeNull()
  })
})

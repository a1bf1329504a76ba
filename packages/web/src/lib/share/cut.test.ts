import { expect, test } from 'vitest'
import { cutAround } from './cut.ts'

const picture = { width: 700, height: 630 }
const board = { width: 1440, height: 900 }

test('the part lies around what it is about', () => {
  const { x, y, width, height } = cutAround(board, picture, { x: 700, y: 450 })
  expect([x + width / 2, y + height / 2]).toEqual([700, 450])
  expect(width / height).toBeCloseTo(700 / 630, 6)
})

test.each([
  ['the corner above', { x: 0, y: 0 }],
  ['the corner below', { x: 1440, y: 900 }],
])('it never leaves the board, not even at %s', (_, middle) => {
  const { x, y, width, height } = cutAround(board, picture, middle)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(board.width)
  expect(y + height).toBeLessThanOrEqual(board.height)
})

test('a small board is shown larger, and fills the picture', () => {
  expect(cutAround({ width: 390, height: 460 }, picture, { x: 0, y: 0 }).width).toBe(390)
  expect(cutAround({ width: 844, height: 200 }, picture, { x: 0, y: 0 }).height).toBe(200)
})

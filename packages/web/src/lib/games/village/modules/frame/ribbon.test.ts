import { expect, test } from 'vitest'
import { cubeSize } from './ribbon.ts'

test.each([
  [1128, 28, 14],
  [1128, 40, 12],
  [1128, 50, 0],
  [1000, 26, 14],
  [1000, 39, 0],
])('a ribbon of %i pixels with %i cubes draws them %i pixels wide, or counts them', (width, cubes, size) => {
  expect(cubeSize(width, cubes)).toBe(size)
})

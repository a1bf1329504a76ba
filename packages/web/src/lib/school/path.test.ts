import { expect, test } from 'vitest'
import { PER_ROW, pathOf } from './path.ts'

/** Half of a plate, as the page draws it. */
const PLATE = { width: 145, height: 56 }

test.each([1, 9, 10, 12])('%i chapters stand along the way, each beside the one before', (chapters) => {
  const { stops, width, height } = pathOf(chapters)
  expect(stops).toHaveLength(chapters)
  for (const { x, y } of stops) {
    expect(x - PLATE.width).toBeGreaterThanOrEqual(0)
    expect(x + PLATE.width).toBeLessThanOrEqual(width)
    expect(y - PLATE.height).toBeGreaterThanOrEqual(0)
    expect(y + PLATE.height).toBeLessThanOrEqual(height)
  }
  stops.slice(1).forEach(({ x, y }, at) => {
    const before = stops[at]
    // The way turns around at the end of a row.
    if ((at + 1) % PER_ROW === 0) expect(x).toBe(before.x)
    expect(Math.abs(x - before.x) > 2 * PLATE.width || Math.abs(y - before.y) > 2 * PLATE.height).toBe(true)
  })
})

import { expect, test } from 'vitest'
import { coveredBy, fit, fitArea, formOf, freeRoom, panelsOf, risenBy } from './size.ts'

const frame = { x: 0, y: 92, width: 1160, height: 544 }

test('the form follows the room', () => {
  expect(formOf({ width: 1440, height: 900 })).toBe('desk')
  expect(formOf({ width: 1366, height: 768 })).toBe('desk')
  expect(formOf({ width: 1024, height: 768 })).toBe('tablet')
  expect(formOf({ width: 390, height: 844 })).toBe('phone')
  expect(formOf({ width: 768, height: 1024 })).toBe('tablet')
  expect(formOf({ width: 800, height: 600 })).toBe('phone')
  expect(formOf({ width: 844, height: 390 })).toBe('phone')
})

test('at 1440 x 900 the board lies in its own measure', () => {
  const room = { width: 1440, height: 900 }
  const { scale, x, y, width, height } = fit(room, freeRoom(room), frame, 0.75, 1)
  expect([scale, x, y, width, height]).toEqual([1, 0, 0, 1440, 900])
})

test('wider and higher: the board grows', () => {
  const room = { width: 1920, height: 1080 }
  expect(fit(room, freeRoom(room), frame, 0.75, 1).scale).toBeGreaterThan(1.3)
})

test('on a large screen the panels grow with the board, and the board still has the larger share', () => {
  const room = { width: 2560, height: 1440 }
  expect(panelsOf({ width: 1920, height: 1080 }).grow).toBe(1)
  expect(panelsOf(room).grow).toBeGreaterThan(1.3)
  const free = freeRoom(room)
  expect(free.width * free.height).toBeGreaterThan((room.width * room.height) / 2)
})

test.each([
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [1180, 820],
])('%i x %i: the whole board is seen without moving it', (width, height) => {
  const room = { width, height }
  const free = freeRoom(room)
  const lies = fit(room, free, frame, 0.75, 1)
  expect(lies.scale).toBeGreaterThanOrEqual(0.75)
  expect([lies.width, lies.height]).toEqual([width, height])
  expect(lies.x + frame.x * lies.scale).toBeGreaterThanOrEqual(free.left)
  expect(lies.y + (frame.y + frame.height) * lies.scale).toBeLessThanOrEqual(free.top + free.height + 0.01)
})

test.each([
  [1440, 900],
  [1920, 1080],
])('%i x %i: a bar that many options make higher covers nothing of the board', (width, height) => {
  const room = { width, height }
  const { own, bar } = panelsOf(room)
  const drawn = bar + 44
  const free = freeRoom(room, undefined, risenBy(drawn, bar))
  const lies = fit(room, free, frame, 0.75, 1)
  const edge = height - own - drawn - 16
  expect(lies.y + (frame.y + frame.height) * lies.scale).toBeLessThanOrEqual(edge + 0.01)
  expect(lies.scale).toBeLessThan(fit(room, freeRoom(room), frame, 0.75, 1).scale)
})

test('one line more in the bar does not move the board', () => {
  expect([risenBy(0, 84), risenBy(84, 84), risenBy(104, 84), risenBy(105, 84)]).toEqual([0, 0, 0, 21])
})

test('where the bar reaches over the board that stays where it is, it is known how far', () => {
  expect([0, 84, 100, 104, 105].map((height) => coveredBy(height, 84))).toEqual([0, 0, 16, 20, 0])
})

test('an upright tablet keeps the board readable and lets it be moved', () => {
  const room = { width: 768, height: 1024 }
  const lies = fit(room, freeRoom(room), frame, 0.75, 1)
  expect(lies.scale).toBe(0.75)
  expect(lies.width).toBeCloseTo(768 + 1160 * 0.75 - 768)
})

test.each([
  [381, 0.7],
  [360, 0.75],
])(
  'in a room %i high the board is %f of its size: all of it a little smaller, or readable and moved',
  (height, scale) => {
    const room = { width: 1024, height: 768 }
    const lies = fit(room, { left: 0, top: 146, width: 1024, height }, frame, 0.75, 1)
    expect(lies.scale).toBeCloseTo(scale, 2)
    expect(lies.height > 768).toBe(height === 360)
  },
)

test('zoomed, the picture is larger than the room by as much as the board is', () => {
  const room = { width: 1440, height: 900 }
  const lies = fit(room, freeRoom(room), frame, 0.75, 2)
  expect([lies.scale, lies.width, lies.height]).toEqual([2, 1440 + 1160, 900 + 544])
})

test.each([
  [390, 374],
  [360, 190],
  [320, 170],
  [442, 298],
  [442, 299],
])('an area in %i x %i is never wider than the room nor too small to read', (width, height) => {
  const { scale, x, height: whole } = fitArea({ width, height })
  // The smallest words of an area are 12 px high.
  expect(12 * scale).toBeGreaterThanOrEqual(9.8)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(whole).toBeGreaterThanOrEqual(Math.max(height, 374 * scale))
})

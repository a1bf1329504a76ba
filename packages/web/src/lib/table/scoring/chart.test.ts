import { expect, test } from 'vitest'
import { Chart } from './chart.ts'

const frame = { left: 10, right: 110, low: 100, high: 0, least: 20 }
const course = [
  [0, 10, 30],
  [0, 20, 40],
]

test('a course runs from the start on the left to the end on the right, the most points on top', () => {
  const chart = new Chart(course, true, frame)
  expect(chart.path(0)).toBe('M10.0 100.0L60.0 75.0L110.0 25.0')
  expect(chart.path(1)).toBe('M10.0 100.0L60.0 50.0L110.0 0.0')
})

test('until everything is counted the end is not shown, and its place stays free', () => {
  const chart = new Chart(course, false, frame)
  expect(chart.path(1)).toBe('M10.0 100.0L60.0 50.0')
})

test('less than nothing lies below nothing, and a course without points keeps its scale', () => {
  const below = new Chart([[0, -20, 20]], true, frame)
  expect([below.y(-20), below.y(0), below.y(20)]).toEqual([100, 50, 0])
  expect(new Chart([[0, 0]], true, frame).levels(10)).toEqual([0, 10, 20])
})

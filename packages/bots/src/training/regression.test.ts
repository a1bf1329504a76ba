import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { Regression, spread } from './regression.ts'

test('finds the weights of two stages that made the numbers', () => {
  const random = new FastRandom(3)
  const truth = [
    [5, 2, -1],
    [1, 0, 4],
  ]
  const regression = new Regression(3, 2)
  for (let row = 0; row < 400; row++) {
    const features = Float64Array.from([1, random.below(10), random.below(10)])
    const progress = random.below(101) / 100
    let gained = 0
    for (let at = 0; at < 3; at++)
      gained += features[at] * (truth[0][at] * (1 - progress) + truth[1][at] * progress)
    regression.add(features, progress, gained)
  }
  const found = regression.solve(1e-9)
  expect(found.map((stage) => stage.map((weight) => Math.round(weight * 1000) / 1000 + 0))).toEqual(truth)
  expect(regression.rows).toBe(400)
})

test('weights are the same with another number of stages', () => {
  const stages = [
    [4, 0],
    [0, 2],
  ]
  expect(spread(stages, 3)).toEqual([
    [4, 0],
    [2, 1],
    [0, 2],
  ])
  expect(spread(spread(stages, 3), 2)).toEqual(stages)
})

test('a ridge draws weights towards nothing, the more the stronger it is', () => {
  const solved = (ridge: number) => {
    const regression = new Regression(1, 1)
    for (const value of [1, 2, 3]) regression.add(Float64Array.of(value), 0, 2 * value)
    return regression.solve(ridge)[0][0]
  }
  expect(solved(0)).toBeCloseTo(2, 10)
  expect(solved(14)).toBeCloseTo(1, 10)
})

test('features that always come together share their worth', () => {
  const regression = new Regression(2, 1)
  for (const value of [1, 2, 5]) regression.add(Float64Array.of(value, value), 0, 6 * value)
  const [[one, other]] = regression.solve(1e-6)
  expect(one).toBeCloseTo(3, 4)
  expect(other).toBeCloseTo(3, 4)
})

test('a row counts for the stages beside it by its share', () => {
  const regression = new Regression(1, 3)
  for (const progress of [0, 0.25, 0.5, 0.75, 1]) regression.add(Float64Array.of(1), progress, 8 * progress)
  const stages = regression.solve(1e-9).map(([weight]) => weight)
  expect(stages.map((weight) => Math.round(weight * 1000) / 1000)).toEqual([0, 4, 8])
  expect(regression.rows).toBe(5)
})

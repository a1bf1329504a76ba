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

import { expect, test } from 'vitest'
import { planMarks } from './plan-marks.ts'

test('each prepared turn has its number where it begins, and a rim wherever else it leads', () => {
  expect(planMarks([['space:council', 'council:3', 'council:3'], ['space:market']])).toEqual([
    { id: 'space:council', numbers: [1] },
    { id: 'council:3', numbers: [] },
    { id: 'space:market', numbers: [2] },
  ])
})

test('turns that begin at the same place share its rim', () => {
  expect(
    planMarks([
      ['space:market', 'customer:4'],
      ['space:market', 'customer:7'],
    ]),
  ).toEqual([
    { id: 'space:market', numbers: [1, 2] },
    { id: 'customer:4', numbers: [] },
    { id: 'customer:7', numbers: [] },
  ])
})

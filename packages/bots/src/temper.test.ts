import { expect, test } from 'vitest'
import { opponents } from './all.ts'
import { LEVELS, mannerOf } from './levels.ts'
import { tempered } from './temper.ts'

const weights = {
  game: 'fair',
  stages: [
    [1, 2, 4],
    [8, -16, 32],
  ],
  note: 'by hand',
}
const features = ['coins', 'deaths', 'houses']

test('who is greedy counts less of what is still to come, at every stage', () => {
  expect(tempered(weights, features, ['deaths'], { greed: 0.5 }).stages).toEqual([
    [0.5, 1, 2],
    [4, -8, 16],
  ])
})

test('who is forgetful does not see what is easily forgotten', () => {
  expect(tempered(weights, features, ['deaths'], { forgetful: true }).stages).toEqual([
    [1, 0, 4],
    [8, 0, 32],
  ])
})

test('who has no temper sees everything as it is', () => {
  expect(tempered(weights, features, ['deaths'], {})).toEqual(weights)
})

test.each(Object.values(opponents))(
  '$game.id says what is easily forgotten',
  ({ evaluator, forgotten = [] }) => {
    expect(forgotten).not.toEqual([])
    expect(evaluator.features).toEqual(expect.arrayContaining([...forgotten]))
  },
)

test('novices are greedy and overlook moves, adepts are forgetful, those above see clearly', () => {
  const tempers = LEVELS.list.map((level) => {
    const manner = mannerOf({}, level)
    return 'temper' in manner ? Object.keys(manner.temper ?? {}) : []
  })
  expect(tempers).toEqual([[], ['greed'], ['forgetful'], [], []])
  expect(mannerOf({}, 'novice')).toMatchObject({ oversight: expect.closeTo(0.15) })
})

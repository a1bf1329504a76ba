import { expect, test } from 'vitest'
import { SketchedTable } from '../testing/table.ts'
import { churchStanding, doneWith, leaders, outOfBag } from './mass.ts'

const seats = ['red', 'blue'].map((colour) => ({ kind: 'person', name: colour, colour }) as const)

test('who was chosen, and who is done', () => {
  const table = new SketchedTable({
    players: 2,
    spaces: { family: ['skill'] },
    farms: [
      { coins: 2, grain: 2, members: { 'black-bag': [1, 3], 'church-1': [2] } },
      { coins: 1, members: { farm: [1], 'black-bag': [2] } },
    ],
  })
  table.play('skip', 'choose 3', 'done')
  const out = outOfBag(table.state, seats, table.match.log)
  expect(out.map(({ figure, how }) => [figure?.colour, figure?.number, how])).toEqual([['red', 3, 'chosen']])
  expect(doneWith(table.match.log, 'choose')).toEqual([0])
})

test('the majority: most figures, then the foremost; whoever is equal wins as well', () => {
  const standing = (a: readonly number[], b: readonly number[]) => {
    const on = (steps: readonly number[]) =>
      Object.fromEntries(
        [1, 2, 3, 4].map((step) => [`church-${step}`, steps.filter((one) => one === step).map(() => 1)]),
      )
    const { state } = new SketchedTable({
      players: 2,
      farms: [{ members: { farm: [2], ...on(a) } }, { members: { farm: [2], ...on(b) } }],
    })
    return leaders(churchStanding(state))
  }
  expect(standing([1, 1], [4])).toEqual([0])
  expect(standing([1, 1], [1, 2])).toEqual([1])
  expect(standing([3], [3])).toEqual([0, 1])
  expect(standing([], [])).toEqual([])
})

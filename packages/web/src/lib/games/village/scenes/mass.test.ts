import { expect, test } from 'vitest'
import { SketchedTable } from '../testing/table.ts'
import { doneWith, outOfBag } from './mass.ts'

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

import { clone } from '@chronik/kernel'
import { PLACES, village } from '@chronik/village'
import { expect, test } from 'vitest'
import { grouped, standing } from '#lib/table/kit/crowd.ts'
import { figuresAt } from '../reading.ts'
import { SketchedTable } from '../testing/table.ts'

const seats = ['red', 'blue', 'white'].map((colour) => ({ kind: 'person', name: colour, colour }) as const)

test('who stays, who would leave and who would come', () => {
  const { state } = new SketchedTable({
    farms: [{ members: { farm: [2], smithy: [1] } }, { members: { smithy: [1] } }],
  })
  const plan = clone(village, state)
  plan.farms[0].figures.forEach((place, figure) => {
    if (place === PLACES.at.smithy) plan.farms[0].figures[figure] = PLACES.at.farm
    else if (place === PLACES.at.farm) plan.farms[0].figures[figure] = PLACES.at.smithy
  })
  const crowd = standing(figuresAt(state, seats, 'smithy'), figuresAt(plan, seats, 'smithy'))
  expect(crowd.map(({ figure, mood }) => `${figure.colour}-${figure.number} ${mood}`)).toEqual([
    'red-1 leaves',
    'blue-1 here',
    'red-2 comes',
  ])
})

test('where it is crowded, equal figures of one player are counted', () => {
  const { state } = new SketchedTable({
    farms: [{ members: { 'church-1': [1, 1, 1] } }, { members: { 'church-1': [1, 2] } }],
  })
  const crowd = standing(figuresAt(state, seats, 'church-1'), null)
  expect(grouped(crowd, 5).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
  expect(
    grouped(crowd, 4).map(({ standing: { figure }, count }) => `${count} ${figure.colour}-${figure.number}`),
  ).toEqual(['3 red-1', '1 blue-1', '1 blue-2'])
})

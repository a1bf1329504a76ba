import { clone } from '@chronik/kernel'
import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { SketchedTable } from '../testing/table.ts'
import { crossesQuill, goodsAmounts, lifetimeOf } from './farm.ts'

const table = () =>
  new SketchedTable({
    farms: [{ lifetime: 8, goods: { horse: 1 }, members: { farm: [1], wainwright: [1] } }],
  })

test('what has been lived, where the marker stands, and what would be spent up to the goal', () => {
  const { state } = table()
  const plan = clone(village, state)
  plan.farms[0].lifetime = 1
  plan.farms[0].crossings = 1
  expect(lifetimeOf(state, plan, 0).map(({ look }) => look)).toEqual([
    'path',
    'to',
    'past',
    'past',
    'past',
    'past',
    'past',
    'past',
    'now',
    'path',
  ])
  expect(crossesQuill(state, plan, 0)).toBe(true)
  expect(crossesQuill(state, null, 0)).toBe(false)
})

test('goods show what the plan changes', () => {
  const { state } = table()
  const plan = clone(village, state)
  plan.farms[0].goods.set([0, 0, 0, 0, 1])
  expect(goodsAmounts(state, plan, 0).map(({ piece, now, change }) => `${piece} ${now} ${change}`)).toEqual([
    'scroll 0 0',
    'horse 1 -1',
    'plow 0 0',
    'ox 0 0',
    'wagon 0 1',
  ])
})

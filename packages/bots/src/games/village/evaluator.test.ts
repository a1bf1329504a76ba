import { advance, MoveList, NONE, SeededChance } from '@chronik/kernel'
import { CUSTOMERS, PLACES, type VillageState, village, WARES } from '@chronik/village'
import { expect, test } from 'vitest'
import { villageEvaluator } from './evaluator.ts'

const evaluator = villageEvaluator(PLACES.list)
const SEAT = 0

function read(state: VillageState, feature: string): number {
  const features = new Float64Array(evaluator.features.length)
  evaluator.read(state, SEAT, features)
  return features[evaluator.features.indexOf(feature)]
}

/** A market with one customer, chosen by what it demands. */
function market(expansions: readonly string[], wants: (demand: readonly number[]) => boolean): VillageState {
  const state = village.begin(village.open({ players: 2, options: { expansions } }))
  advance(village, state, new SeededChance(3), new MoveList())
  state.stalls.fill(NONE)
  state.stalls[0] = CUSTOMERS.list.findIndex((_, customer) =>
    wants(state.box.customers[customer]?.demand ?? []),
  )
  return state
}

test('V-444: a customer can be served who gets all the grain he demands', () => {
  const state = market([], (demand) => demand[WARES.at.grain] === 3)
  state.farms[SEAT].grain = 2
  expect(read(state, 'servable')).toBe(0)
  state.farms[SEAT].grain = 3
  expect([read(state, 'servable'), read(state, 'servable-points')]).toEqual([1, 4])
})

test('V-444: with the marriage, customers want their bread and tools, too', () => {
  const state = market(['marriage'], (demand) => demand[WARES.at.bread] === 1 && demand[WARES.at.tool] === 1)
  const family = state.marriage.families[SEAT]
  family.bread = 1
  family.tools = 0
  expect(read(state, 'servable')).toBe(0)
  family.tools = 1
  expect(read(state, 'servable')).toBe(1)
})

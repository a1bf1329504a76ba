import { clone, type Game } from '@chronik/kernel'
import { type VillageState, village } from '@chronik/village'
import { expect, test } from 'vitest'
import type { Target } from '../contract.ts'
import { LiveTargets } from './targets.svelte.ts'
import { LiveView } from './view.svelte.ts'

const begun = village.begin(village.open({ players: 3 }))

function table() {
  const live = new LiveView(village as unknown as Game, begun)
  return { view: live.view as unknown as VillageState, show: (state: VillageState) => live.show(state) }
}

function changed(change: (state: VillageState) => void): VillageState {
  const state = clone(village, begun)
  change(state)
  return state
}

test('what stayed as it was stays the same, field by field and row by row', () => {
  const { view, show } = table()
  const { farms, stalls } = view
  const before = [...farms]
  show(
    changed((state) => {
      state.round = 4
      state.farms[1].coins = 7
    }),
  )
  expect([view.round, view.farms[1].coins]).toEqual([4, 7])
  expect(view.farms).toBe(farms)
  expect(view.stalls).toBe(stalls)
  expect(farms.map((farm, seat) => farm === before[seat])).toEqual(farms.map((_, seat) => seat !== 1))
})

test('the rules read it like any position', () => {
  const { view, show } = table()
  const next = changed((state) => {
    state.farms[2].coins = 5
    state.stalls[0] = 3
  })
  show(next)
  expect(village.score(view)).toEqual(village.score(next))
  expect(clone(village, view).mem).toEqual(next.mem)
})

test('what is done with a position after it was shown changes nothing of it', () => {
  const { view, show } = table()
  const next = changed((state) => (state.farms[2].coins = 5))
  show(next)
  next.farms[2].coins = 9
  expect(view.farms[2].coins).toBe(5)
})

test('a target that looks and reads as before stays; what it does is found out when somebody acts', () => {
  const target = (state: Target['state'], label: string): Target => ({ state, label, act: () => {} })
  const [first, again, other] = [target('asked', 'Well'), target('asked', 'Well'), target('asked', 'Mill')]
  const targets = new LiveTargets()
  targets.show(new Map([['well', first]]))
  expect(targets.get('well')).toBe(first)
  targets.show(new Map([['well', again]]))
  expect(targets.get('well')).toBe(first)
  targets.show(new Map([['well', other]]))
  expect(targets.get('well')).toBe(other)
})

test('targets are those that were shown last', () => {
  const well: Target = { state: 'possible', label: '', act: () => {} }
  const targets = new LiveTargets()
  expect([targets.get('well'), targets.size]).toEqual([undefined, 0])
  targets.show(new Map([['well', well]]))
  expect([targets.get('well'), [...targets.keys()]]).toEqual([well, ['well']])
  targets.show(new Map())
  expect([targets.has('well'), [...targets]]).toEqual([false, []])
})

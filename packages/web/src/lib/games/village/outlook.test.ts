import { expect, test } from 'vitest'
import { loadFillings } from './modules/modules.ts'
import { isOpen } from './open.ts'
import { outlook, untilTheEnd } from './outlook.ts'
import { SketchedTable } from './testing/table.ts'

test('V-701: how near the end is counts free places of the chronicle and free graves', () => {
  const { state } = new SketchedTable({ players: 3 })
  const fresh = untilTheEnd(state)
  expect(fresh).toEqual({ places: state.box.openPlaces, graves: state.box.graves.length })
  state.chronicle[0] = 2
  state.graves = fresh.graves - 1
  expect(untilTheEnd(state)).toEqual({ places: fresh.places - 2, graves: 1 })
  expect(outlook(state)).toMatch(/near|nah|nabij/)
  state.end.rung = 1
  expect(outlook(state)).toMatch(/rung|eingeläutet|ingeluid/)
})

test('VP-703: with the Port the places at sea are told as well', async () => {
  const options = { expansions: ['port'] }
  await loadFillings(options)
  const { state } = new SketchedTable({ players: 3, options })
  expect(outlook(state)).toMatch(/0 (von|of|van) 4 (Seebestattungsfeldern|sea burial fields|zeemansgraven)/)
})

test('V-R31: customers of others lie face down unless they are agreed to be open', () => {
  const { state } = new SketchedTable({ players: 3 })
  expect(isOpen(state, 'customers', 1, 0), 'who has served nobody hides nothing').toBe(true)
  state.servedBy[0] = 0
  state.servedBy[1] = 1
  expect([0, 1].map((seat) => isOpen(state, 'customers', seat, 0))).toEqual([true, false])
  expect(isOpen(state, 'church', 1, 0)).toBe(true)
  const open = { ...state, box: { ...state.box, options: { ...state.box.options, 'open-customers': true } } }
  expect(isOpen(open, 'customers', 1, 0)).toBe(true)
})

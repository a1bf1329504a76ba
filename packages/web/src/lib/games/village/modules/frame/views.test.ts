import type { VillageLog } from '@chronik/village'
import { expect, test } from 'vitest'
import { viewAsked, viewNext, WORLD } from './views.ts'

const DISTRICTS = [
  { id: 'inn', spaces: ['inn'], decisions: ['d-inn', 'd-inn-buy'], spots: ['pile'] },
  { id: 'wedding', spaces: ['wedding', 'smuggler'], decisions: ['d-smuggler'], spots: ['rank'] },
]

const took = (seat: number, space: string): VillageLog => ({ code: 'take', seat, space, cube: 'skill' })

/** Where the first seat looks that is asked this, from afar unless told. */
const viewFor = (decision: string, log: readonly VillageLog[], shown = WORLD): string =>
  viewAsked(DISTRICTS, { decision, log, targets: new Map(), seat: 0 }, shown)

test('whoever comes back to a payment finds the camera at the action it belongs to', () => {
  expect(viewFor('d-pay', [took(0, 'inn')])).toBe('inn')
  expect(viewFor('d-pay', [took(0, 'smuggler')])).toBe('wedding')
  expect(viewFor('d-pay', [took(0, 'travel')])).toBe('village')
  expect(viewFor('d-pay', [{ code: 'wedding-phase', seat: 1 }])).toBe('wedding')
})

test('it stays far where nothing of one’s own is under way', () => {
  expect(viewFor('d-source', [took(0, 'inn')])).toBe(WORLD)
  expect(viewFor('d-card', [took(0, 'inn'), took(1, 'inn')])).toBe(WORLD)
})

test('whoever looked somewhere else for a question that is asked everywhere stays there', () => {
  expect(viewFor('d-pay', [took(0, 'inn')], 'wedding')).toBe('wedding')
  expect(viewFor('d-inn-buy', [took(0, 'inn')], 'wedding')).toBe('inn')
})

test('cubes to be taken lie everywhere: before them one sees the whole world', () => {
  const targets = new Map([['space:inn', { state: 'possible' as const, label: '', act: () => undefined }]])
  const asked = { decision: 'd-card', log: [took(1, 'inn')], targets, seat: 0 }
  expect(viewAsked(DISTRICTS, asked, 'inn')).toBe(WORLD)
})

test('the camera goes where one is asked and rises when one’s own turn is over; what others decide never moves it', () => {
  const next = (decision: string, mine: boolean, wasMine: boolean, shown: string): string =>
    viewNext(DISTRICTS, { decision, log: [], targets: new Map(), seat: 0 }, { mine, wasMine }, shown)
  expect(next('d-inn-buy', true, true, WORLD)).toBe('inn')
  expect(next('d-source', false, true, 'inn')).toBe(WORLD)
  for (const decision of ['d-inn-buy', 'd-smuggler', 'd-source'])
    expect(next(decision, false, false, 'village')).toBe('village')
})

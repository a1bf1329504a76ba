import { expect, test } from 'vitest'
import { isOverall, WORLD } from '../modules/frame/views.ts'
import { areaNext, type Moment } from './following.ts'

const DISTRICTS = [
  { id: 'inn', decisions: ['d-inn-buy'] },
  { id: 'sea', decisions: ['d-sail', 'd-island'] },
]

const withDistricts = (decision: string, now: Moment, before: Moment = now): string | null =>
  areaNext(
    { decision, districts: DISTRICTS, frame: { WORLD, isOverall }, underWay: () => 'sea' },
    now,
    before,
  )

test('what others decide leads nowhere, whatever it is', () => {
  for (const decision of ['d-source', 'd-inn-buy', 'd-sail', 'd-crafts', 'd-pay', 'd-death'])
    expect(withDistricts(decision, 'others')).toBeNull()
})

test('when one’s own turn or a moment of all is over, one sees all places again', () => {
  for (const before of ['mine', 'market', 'mass'] as const)
    expect(withDistricts('d-sail', 'others', before)).toBe(WORLD)
})

test('one’s own question leads to where it is answered', () => {
  for (const before of ['mine', 'others', 'mass'] as const) {
    expect(withDistricts('d-source', 'mine', before)).toBe(WORLD)
    expect(withDistricts('d-inn-buy', 'mine', before)).toBe('inn')
    expect(withDistricts('d-crafts', 'mine', before)).toBe('crafts')
    // What is asked everywhere belongs to what is under way.
    expect(withDistricts('d-pay', 'mine', before)).toBe('sea')
  }
})

test('whoever’s turn begins with a card sees all places, and stays there', () => {
  const begins = {
    decision: 'd-card',
    districts: DISTRICTS,
    frame: { WORLD, isOverall },
    underWay: () => null,
  }
  expect(areaNext(begins, 'mine', 'others')).toBe(WORLD)
  expect(areaNext(begins, 'mine', 'mine')).toBeNull()
})

test('a market day and a mass are moments of all', () => {
  expect(withDistricts('d-market', 'market', 'others')).toBe('market')
  expect(withDistricts('d-mass-choose', 'mass', 'others')).toBe('church')
})

test('without districts one looks over the shoulder of others', () => {
  const village = { districts: [], frame: null, underWay: () => null }
  expect(areaNext({ ...village, decision: 'd-crafts' }, 'others', 'others')).toBe('crafts')
  expect(areaNext({ ...village, decision: 'd-source' }, 'mine', 'others')).toBeNull()
})

import { expect, test } from 'vitest'
import { areaOfDecision, areaOfTarget } from './areas.ts'

test('targets lie in the area that shows them; what lies on a farm is in none', () => {
  expect(areaOfTarget('cube:harvest:faith')).toBe('farm')
  expect(areaOfTarget('space:council')).toBe('council')
  expect(areaOfTarget('building:smithy')).toBe('crafts')
  expect(areaOfTarget('customer:customer-07')).toBe('market')
  expect(areaOfTarget('road:road-3')).toBe('travel')
  expect(areaOfTarget('grave:grave-1')).toBe('church')
  expect(areaOfTarget('good:0:wagon')).toBeNull()
})

test('a decision about a cube can be taken anywhere, one about a workshop among the crafts', () => {
  expect(areaOfDecision('d-source')).toBeNull()
  expect(areaOfDecision('d-animal')).toBe('crafts')
})

test('a person who is about a customer or a castle leads there', () => {
  expect(areaOfDecision('d-scrap')).toBe('market')
  expect(areaOfDecision('d-castle')).toBe('travel')
})

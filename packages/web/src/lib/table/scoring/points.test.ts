import { expect, test } from 'vitest'
import { pointsIn } from './points.ts'

test('half points are written as the language writes them, losses with a minus', () => {
  expect([pointsIn(49.5, 'de'), pointsIn(49.5, 'nl'), pointsIn(49.5, 'en')]).toEqual(['49,5', '49,5', '49.5'])
  expect(pointsIn(-7, 'de')).toBe('−7')
  expect(pointsIn(42, 'de')).toBe('42')
})

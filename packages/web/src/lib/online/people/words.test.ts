import { describe, expect, test } from 'vitest'
import { courseLine, gainText, meansText } from './words.ts'

describe('the figures of people', () => {
  test('a loss has a true minus', () => {
    expect([gainText(138), gainText(0), gainText(-73)]).toEqual(['+138', '+0', '−73'])
  })

  test('means have one digit, as the language writes them', () => {
    expect(meansText({ meanScore: 52.66, meanRank: 1.5 }, 'en')).toContain('52.7')
    expect(meansText({ meanScore: 52.66, meanRank: 1.5 }, 'de')).toContain('52,7')
    expect(meansText({ meanScore: null, meanRank: 2 }, 'en')).not.toContain('null')
  })

  test('the course of a rating fills its box from left to right, the highest on top', () => {
    expect(courseLine([1000, 1100, 1050])).toBe('0.0,37.0 50.0,3.0 100.0,20.0')
    expect(courseLine([1138, 1138])).toBe('0.0,20.0 100.0,20.0')
  })
})

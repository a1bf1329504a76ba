import { LANGUAGES } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from '../all.ts'

describe.each(Object.values(opponents))('the features of $game.id', ({ evaluator, names }) => {
  const features = ['score', ...evaluator.features]

  test.each(LANGUAGES)('have short names in %s, and nothing else has', (language) => {
    expect(Object.keys(names[language]).toSorted()).toEqual(features.toSorted())
    for (const name of Object.values(names[language])) {
      expect(name).toMatch(/^\p{L}.*[\p{L}\d]$/u)
      expect(name.length).toBeLessThanOrEqual(44)
    }
  })

  test('share a name in all languages or in none', () => {
    for (const one of features) {
      for (const other of features) {
        const alike = LANGUAGES.map((language) => names[language][one] === names[language][other])
        expect([one, other, new Set(alike).size]).toEqual([one, other, 1])
      }
    }
  })
})

import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test.each([
  [null, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [null, 'fr,nl-BE;q=0.5,en;q=0.2', 'nl'],
  [null, 'en;q=0.1, de', 'de'],
  [null, 'de;q=0, nl;q=0.1', 'nl'],
  [null, 'fr', 'en'],
  [null, undefined, 'en'],
  ['nl', 'de', 'nl'],
  ['xx', 'de', 'de'],
])('asked %s, browser %s: %s', (asked, accepted, expected) => {
  expect(chooseLanguage(asked, accepted)).toBe(expected)
})

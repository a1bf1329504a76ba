import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr,nl-BE;q=0.5,en;q=0.2', 'nl'],
  ['en;q=0.1, de', 'de'],
  ['de;q=0, nl;q=0.1', 'nl'],
  ['fr', 'en'],
  ['de;q=zero, nl', 'de'],
  [`${'x,'.repeat(100_000)}de`, 'en'],
  [undefined, 'en'],
])('browser %s: %s', (accepted, expected) => {
  expect(languageOf(accepted)).toBe(expected)
})

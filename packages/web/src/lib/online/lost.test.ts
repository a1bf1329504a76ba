import { expect, test } from 'vitest'
import { lostWords } from './lost.ts'

test.each([
  [5_000, true, 'Connection lost'],
  [5_000, false, 'You are offline'],
  [300_000, false, 'You are offline'],
  [300_000, true, 'The server is silent'],
  [5_000, undefined, 'Connection lost'],
])('after %i ms with a network (%s): %s', (gone, onLine, title) => {
  expect(lostWords(gone, onLine).title).toBe(title)
})

test('how long the server has been silent is said', () => {
  expect(lostWords(300_000, true).text).toContain('5 min')
})

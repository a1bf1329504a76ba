import { expect, test } from 'vitest'
import { dayBefore, dayText, printText, weeksUpTo } from './words.ts'

test('a calendar has whole weeks from Monday on, and ends with the week of today', () => {
  const weeks = weeksUpTo('2026-11-17', 2)
  expect(weeks[0][0]).toBe('2026-11-09')
  expect(weeks[1]).toContain('2026-11-17')
  expect(weeks[1][6]).toBe('2026-11-22')
  expect(weeksUpTo('2026-11-22', 1)[0][6]).toBe('2026-11-22')
})

test('days and fingerprints as people read them', () => {
  expect(dayText('2026-11-16', 'de')).toBe('Montag, 16. November')
  expect(dayBefore('2026-11-01')).toBe('2026-10-31')
  expect(printText('4be107d9aa00ff')).toBe('4be1 07d9 aa00')
})

import { expect, test } from 'vitest'
import { lettersIn } from '../../e2e/letters.ts'

const SEEN = { left: 0, top: 0, right: 1440, bottom: 900 }
/** Digits of 18 pixels: they stand on the baseline and are lower than the line. */
const DIGITS = { ascent: 17.6, descent: 4.6, above: 12.6, below: 0.2 }

test('a number at the upper edge of its flag is measured on the flag, not on the wood above it', () => {
  const flag = 100
  const line = { left: 20, top: flag - 0.1, right: 30, bottom: flag + 22.1 }
  const letters = lettersIn(line, DIGITS, SEEN)
  expect(letters?.top).toBeCloseTo(flag + 4.9)
  expect(letters?.bottom).toBeCloseTo(flag + 17.7)
})

test('on a board that is drawn larger the letters are, too', () => {
  const line = { left: 0, top: 0, right: 20, bottom: 44.4 }
  const letters = lettersIn(line, DIGITS, SEEN)
  expect(letters?.top).toBeCloseTo(10)
  expect(letters?.bottom).toBeCloseTo(35.6)
})

test('what a list has scrolled away is not measured', () => {
  const line = { left: 0, top: 0, right: 20, bottom: 22.2 }
  expect(lettersIn(line, DIGITS, { ...SEEN, top: 10 })?.top).toBe(10)
  expect(lettersIn(line, DIGITS, { ...SEEN, top: 18 })).toBeNull()
})

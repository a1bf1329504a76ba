import { expect, test } from 'vitest'
import { strikes } from './strikes.ts'

test('M-560: who has lost pages shows what this plague took, and nothing of an earlier one', () => {
  expect(strikes([])).toEqual(new Map())
  const earlier = [
    { code: 'plague', seat: 1 },
    { code: 'plague-loss', seat: 0, lost: 3, left: 3 },
    { code: 'rat-home', to: 11 },
  ] as const
  const now = [
    { code: 'plague', seat: 0 },
    { code: 'plague-loss', seat: 1, lost: 2, left: 3 },
  ] as const
  expect(strikes([...earlier, ...now])).toEqual(new Map([[1, 2]]))
  // The rat has come to the plague space; nobody has lost anything yet.
  expect(strikes([...earlier, { code: 'rat', roll: 6, from: 2, to: 0 }])).toEqual(new Map())
})

import { expect, test } from 'vitest'
import { NOBODY, readName } from './name.ts'

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Lena ', 'Anna Lena'],
  ["O'Neill", "O'Neill"],
  ['Jean-Luc', 'Jean-Luc'],
  ['Zoë', 'Zoë'],
  ['Zoë', 'Zoë'],
  ['Мария', 'Мария'],
  ['Ωμέγα', 'Ωμέγα'],
  ['花子', '花子'],
  ['שרה', 'שרה'],
  ['Player 1', 'Player 1'],
  ['Ａｎｎａ', 'Anna'],
])('%j is written %j', (written, name) => {
  expect(readName(written)).toEqual({ name })
})

test.each([
  ['', 'name-too-short'],
  [' a ', 'name-too-short'],
  ['   ', 'name-too-short'],
  ['a'.repeat(25), 'name-too-long'],
  ['a'.repeat(1_000_000), 'name-too-long'],
  ['An\u200bna', 'name-strange'],
  ['An\u200dna', 'name-strange'],
  ['\u202eannA', 'name-strange'],
  ['\u2066Anna\u2069', 'name-strange'],
  ['An\u00adna', 'name-strange'],
  ['Anna\ufe0f', 'name-strange'],
  ['\u3164\u3164', 'name-strange'],
  ['\u2800\u2800', 'name-strange'],
  ['An\u0000na', 'name-strange'],
  ['An\nna', 'name-strange'],
  ['An\ud800na', 'name-strange'],
  ['\u{e0041}\u{e0042}x', 'name-strange'],
  ['<b>Anna</b>', 'name-strange'],
  ['a&amp;b', 'name-strange'],
  ['--..', 'name-strange'],
  ['A\u0301\u0301\u0301\u0301nna', 'name-strange'],
  [NOBODY, 'name-too-short'],
  ['Аnna', 'name-mixed'],
  ['Αnna', 'name-mixed'],
  ['Admin', 'name-reserved'],
  ['S-y-s tem', 'name-reserved'],
  ['Ｃhronik', 'name-reserved'],
])('%j is refused: %s', (written, refusal) => {
  expect(readName(written)).toEqual({ refusal })
})

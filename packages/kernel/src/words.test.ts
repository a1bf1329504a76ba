import { expect, test } from 'vitest'
import { placeOf, words } from './words.ts'

const COLOURS = words(['skill', 'persuasion', 'faith'])

test('a vocabulary gives every word its place', () => {
  expect(COLOURS.size).toBe(3)
  expect(COLOURS.list.map((word) => COLOURS.at[word])).toEqual([0, 1, 2])
})

test('a word that stands twice is a mistake', () => {
  expect(() => words(['faith', 'skill', 'faith'])).toThrow('the word "faith" stands twice')
})

test('words that every object knows are words like others', () => {
  const odd = words(['constructor', 'toString'])
  expect(placeOf(odd, 'toString')).toBe(1)
})

test.each(['', 'Skill', 'skill ', 'constructor', '__proto__', '0', 'length'])('%j is no word', (text) => {
  expect(placeOf(COLOURS, text)).toBe(-1)
})

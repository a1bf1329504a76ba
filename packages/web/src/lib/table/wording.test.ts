import { story } from '@chronik/village/story'
import { expect, test } from 'vitest'
import { inSentences, spokenPrice, spokenSeats, spokenTokens } from './wording.ts'

const seat = (name: string) => ({ kind: 'person', name, colour: 'red' }) as const

test('who has no name of one’s own is called "you" in the language of the screen', () => {
  const seats = [seat('You'), seat('Greta')]
  expect(spokenSeats(seats, 'de').map(({ name }) => name)).toEqual(['Du', 'Greta'])
  expect(spokenSeats(seats, 'nl').map(({ name }) => name)).toEqual(['Jij', 'Greta'])
  expect(spokenSeats([seat('Du'), seat('Greta')], 'en').map(({ name }) => name)).toEqual(['You', 'Greta'])
})

test('seats with names stay the same seats', () => {
  const seats = [seat('Greta'), seat('Anselm')]
  expect(spokenSeats(seats, 'en')).toBe(seats)
})

test('what is said one after the other is set as sentences', () => {
  expect(inSentences(['Grain', '', 'brings 1 grain', 'It helps.', 'why not'])).toBe(
    'Grain. Brings 1 grain. It helps. Why not',
  )
  expect(inSentences(['', ''])).toBe('')
})

test('what comes instead of another is told with "or", what comes beside it with a comma', () => {
  const tokens = [{ piece: 'grain', amount: 3 }, { piece: 'horse' }, { piece: 'ox', or: true }] as const
  expect(spokenTokens(story, tokens, 'de')).toBe('3 Getreidesäcke, ein Pferd oder einen Ochsen')
  expect(spokenTokens(story, tokens.slice(1), 'en')).toBe('a horse or an ox')
})

test('what is paid step by step is told as one price', () => {
  const time = { piece: 'time', amount: 1 } as const
  expect(spokenPrice(story, [time, { piece: 'coin', amount: 1 }, time], [], 'de')).toBe(
    'kostet 2 Zeit, eine Münze',
  )
  const either = [{ piece: 'ox' }, { piece: 'horse' }, { piece: 'ox', or: true }] as const
  expect(spokenPrice(story, [], either, 'en')).toBe('brings an ox, a horse or an ox')
})

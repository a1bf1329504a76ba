import { expect, test } from 'vitest'
import { spokenSeats } from './wording.ts'

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

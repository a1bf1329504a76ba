import { expect, test } from 'vitest'
import type { StoryLine } from '../table/contract.ts'
import { nextScene, stopAt, stopsOf } from './stops.ts'

const line = (told: number, code = 'take'): StoryLine => ({
  seat: 0,
  parts: [],
  about: [{ code, seat: 0 }],
  told,
  targets: [],
})

const lines = [line(2), line(5), line(5), line(9, 'round'), line(11)]

test('it rests before everything, after each line, and at the end', () => {
  expect(stopsOf(lines, 12)).toEqual([0, 2, 5, 9, 11, 12])
  expect(stopsOf([], 0)).toEqual([0])
})

test('a moment between two lines belongs to the one before', () => {
  const stops = stopsOf(lines, 11)
  expect([0, 1, 2, 8, 9, 11, 99].map((told) => stopAt(stops, told))).toEqual([0, 0, 1, 2, 3, 4, 4])
})

test('the next scene is the next line that opens one, else the end', () => {
  const stops = stopsOf(lines, 11)
  const isScene = ({ code }: { readonly code: string }): boolean => code === 'round'
  expect(nextScene(lines, stops, 0, isScene)).toBe(3)
  expect(nextScene(lines, stops, 3, isScene)).toBe(4)
})

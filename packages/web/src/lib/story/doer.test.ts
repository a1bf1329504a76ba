import type { LogEntry } from '@chronik/kernel'
import { expect, test } from 'vitest'
import type { StoryLine } from '../table/contract.ts'
import { doerOf, lastDoer } from './doer.ts'

const line = (seat: number | null, about: readonly LogEntry[]): StoryLine => ({
  seat,
  parts: ['Ada turns the event card. Income: Ben (1 grain).'],
  about,
  told: about.length,
  targets: [],
})

test('income that others get from a card is the doing of whoever turned it', () => {
  const turned = { code: 'orient', seat: 0 }
  const income = { code: 'gain', seat: 1 }
  expect(doerOf([line(0, [turned, income])], income)).toBe(0)
})

test('what nobody does stays without a name, and what no line tells belongs to its own seat', () => {
  const rain = { code: 'rain' }
  const gain = { code: 'gain', seat: 1 }
  expect(doerOf([line(null, [rain, gain])], gain)).toBeNull()
  expect(doerOf([line(0, [])], gain)).toBe(1)
  expect(doerOf([], rain)).toBeNull()
})

test('while something is shown that nobody does, whoever acted last is still at it', () => {
  expect(lastDoer([line(0, []), line(1, []), line(null, [])])).toBe(1)
  expect(lastDoer([line(null, [])])).toBeNull()
})

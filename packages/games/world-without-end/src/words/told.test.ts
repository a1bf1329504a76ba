import { spokenLine, tellAll } from '@chronik/kernel/story'
import { expect, test } from 'vitest'
import type { WorldLog } from './log.ts'
import { story } from './story.ts'

const cast = { language: 'en', seats: ['Ann', 'Ben'].map((name) => ({ name, colour: 'red' })) } as const

const told = (...log: WorldLog[]): readonly string[] =>
  tellAll(story, log, cast).map((line) => spokenLine(story, line, cast))

test('W-612 what a donor gets is told once', () => {
  expect(
    told(
      { code: 'gain', seat: 1, good: 'cloth', amount: 1, from: 'stock', why: 'donor-bonus' },
      { code: 'vp', seat: 1, amount: 1, line: 'donor-bonuses', why: 'donor-bonus' },
    ),
  ).toEqual(['Ben gets 1 cloth and 1 victory point as a donor.'])
})

test('W-213 points alone are told once', () => {
  expect(told({ code: 'vp', seat: 0, amount: 2, line: 'donor-bonuses', why: 'donor-bonus' })).toEqual([
    'Ann gets 2 victory points as a donor.',
  ])
})

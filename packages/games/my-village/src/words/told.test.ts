import { spokenLine, tellAll } from '@chronik/kernel/story'
import { expect, test } from 'vitest'
import type { MyVillageLog } from './log.ts'
import { story } from './story.ts'

const cast = { language: 'en', seats: ['Ann', 'Ben'].map((name) => ({ name, colour: 'red' })) } as const

const told = (...log: MyVillageLog[]): readonly string[] =>
  tellAll(story, log, cast).map((line) => spokenLine(story, line, cast))

test('M-203 the dice are told in order, white before black', () => {
  const rolled = ['w5', 'b6', 'w1', 'w5', 'b2'].map((die): MyVillageLog => ({ code: 'die-rolled', die }))
  expect(told(...rolled)).toEqual(['The dice show a white 1, 2 white 5s, a black 2 and a black 6.'])
})

test('M-301 M-302 a turn is one line from its dice to its value, also when a plow was moved first', () => {
  expect(
    told(
      { code: 'turn', seat: 1, turn: 4 },
      { code: 'plow', seat: 1, from: 'smithy', to: 'field-1' },
      { code: 'die-taken', seat: 1, die: 'b2' },
      { code: 'die-taken', seat: 1, die: 'w3' },
      { code: 'time', seat: 1, time: 2, from: 9, to: 11 },
      { code: 'reaper', seat: 1, to: 'time-marker' },
      { code: 'value', seat: 1, value: 5, faces: [2, 3], coins: 0, markers: 0 },
    ).at(-1),
  ).toBe(
    'Ben takes a black 2 and a white 3 for 2 time: banner value 5. The Reaper steps onto Ben’s time marker.',
  )
})

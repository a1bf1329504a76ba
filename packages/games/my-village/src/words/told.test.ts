import type { Language } from '@chronik/kernel'
import { spokenLine, tellAll } from '@chronik/kernel/story'
import { expect, test } from 'vitest'
import type { MyVillageLog } from './log.ts'
import { story } from './story.ts'

const castIn = (language: Language) => ({
  language,
  seats: ['Ann', 'Ben'].map((name) => ({ name, colour: 'red' })),
})

const toldIn = (language: Language, ...log: MyVillageLog[]): readonly string[] => {
  const cast = castIn(language)
  return tellAll(story, log, cast).map((line) => spokenLine(story, line, cast))
}

const told = (...log: MyVillageLog[]): readonly string[] => toldIn('en', ...log)

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

test('M-806 M-807 a mark is told with the hall it lies on, in the case the sentence asks for', () => {
  const mark = (card: string, octagon: string): MyVillageLog => ({ code: 'mark', seat: 1, card, octagon })
  expect(toldIn('de', mark('hall-area', 'harvest'))).toEqual([
    'Ben markiert die Kornfelder auf dem Bereichsrathaus.',
  ])
  expect(toldIn('nl', mark('hall-population', 'abbot'))).toEqual(['Ben markeert de abt op de populatieraad.'])
})

test('M-503 what is got on its own is told once', () => {
  expect(
    told(
      { code: 'headman', seat: 1, from: 'main-house', to: 'coin-space' },
      { code: 'coins', seat: 1, coins: 1, card: null },
    ),
  ).toEqual(['Ben sends the headman to the coin space.', 'Ben gets a coin.'])
})

test('M-302 it is the dice that are turned, not what was spent for it', () => {
  const log: MyVillageLog[] = [
    { code: 'turn', seat: 1, turn: 4 },
    { code: 'die-taken', seat: 1, die: 'w4' },
    { code: 'die-taken', seat: 1, die: 'w2' },
    { code: 'value', seat: 1, value: 2, faces: [1, 1], coins: 0, markers: 2 },
  ]
  expect([...toldIn('de', ...log), ...told(...log), ...toldIn('nl', ...log)]).toEqual([
    'Ben nimmt eine weiße 4 und eine weiße 2, gibt 2 Holzmarker aus und dreht die Würfel auf 1 und 1: Bannerwert 2.',
    'Ben takes a white 4 and a white 2, spends 2 markers for dice and turns the dice to 1 and 1: banner value 2.',
    'Ben neemt een witte 4 en een witte 2, geeft 2 markeerstenen uit en draait de dobbelstenen naar 1 en 1: vaandelwaarde 2.',
  ])
})

test('M-560 the plague takes the half that is rounded down', () => {
  const plague: MyVillageLog = { code: 'plague', seat: 0 }
  expect(toldIn('de', plague)[0]).toContain('die abgerundete Hälfte')
  expect(told(plague)[0]).toContain('rounded down')
  expect(toldIn('nl', plague)[0]).toContain('naar beneden afgerond')
})

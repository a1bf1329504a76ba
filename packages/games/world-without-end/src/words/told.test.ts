import { entryFor } from '@chronik/kernel'
import { spokenLine, tellAll } from '@chronik/kernel/story'
import { expect, test } from 'vitest'
import type { WorldLog } from './log.ts'
import { story } from './story.ts'

const cast = { language: 'en', seats: ['Ann', 'Ben'].map((name) => ({ name, colour: 'red' })) } as const

const told = (...log: WorldLog[]): readonly string[] =>
  tellAll(story, log, cast).map((line) => spokenLine(story, line, cast))

/** The same in German, to somebody who watches or to the one on a seat. */
const toldTo = (reader: number, ...whole: WorldLog[]): readonly string[] => {
  const log = whole.map((entry) => entryFor(entry, reader))
  const seats = cast.seats.map((seat, at) => ({ ...seat, you: at === reader }))
  const german = { language: 'de', seats } as const
  return tellAll(story, log, german).map((line) => spokenLine(story, line, german))
}

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

test('W-810 a covered favour space is named by whoever stands there', () => {
  expect(
    told(
      { code: 'cover', what: 'favour', which: '4', person: 'fav-guild' },
      { code: 'uncover', what: 'favour', which: '4', person: 'fav-guild' },
    ),
  ).toEqual([
    'The favour space of the Guild is covered.',
    'The favour space of the Guild is no longer covered.',
  ])
})

test('W-906 a long-term event of the last round ends with the chapter', () => {
  const at = (round: number): WorldLog[] => [
    { code: 'round', seat: 0, chapter: 2, round },
    { code: 'slot', event: 'scarlet-dye', slot: 1, replaced: null },
  ]
  expect(told(...at(5)).at(-1)).toBe('The event “Scarlet dye” stays in force.')
  expect(told(...at(6)).at(-1)).toBe('The event “Scarlet dye” applied in this round only.')
})

test('W-305 what an event costs or brings after somebody fell ill is still told as its doing', () => {
  expect(
    told(
      { code: 'reveal', seat: 0, event: 'priory-schemes', rule: 'W-869' },
      { code: 'sick', place: '6', value: 2 },
      { code: 'give', seat: 0, good: 'piety', amount: 1, to: 'cathedral', why: 'event' },
      { code: 'vp', seat: 1, amount: -2, line: 'events', why: 'event' },
    ).slice(2),
  ).toEqual(['The event costs Ann 1 piety.', 'Ben loses 2 victory points because of the event.'])
})

test('W-213 a loss that is cut at 0 is told with its reason', () => {
  const duty = { code: 'duty', seat: 1, duty: 'grain', due: 2, given: 0 } as const
  expect(
    told(
      duty,
      { code: 'vp', seat: 1, amount: -1, line: 'duties-1', why: 'duty' },
      { code: 'loss-void', seat: 1, amount: 3, why: 'duty' },
    ),
  ).toEqual([
    'Grain due: Ben gives nothing, 2 grain is missing, and that costs 1 victory point; 3 more are void, for nobody loses more than they have.',
  ])
  expect(told(duty, { code: 'loss-void', seat: 1, amount: 4, why: 'duty' })).toEqual([
    'Grain due: Ben gives nothing, 2 grain is missing. That costs no victory points, for nobody loses more than they have.',
  ])
  expect(
    told(
      { code: 'reveal', seat: 0, event: 'hungry-winter', rule: 'W-827' },
      { code: 'vp', seat: 0, amount: -1, line: 'events', why: 'event' },
      { code: 'loss-void', seat: 0, amount: 1, why: 'event' },
      { code: 'vp', seat: 1, amount: -2, line: 'events', why: 'event' },
    ),
  ).toEqual([
    'Ann reveals the event “Hungry winter”. Lost: Ann (1 victory point), Ben (2 victory points). Nobody loses more victory points than they have.',
  ])
  expect(
    told(
      { code: 'vp', seat: 0, amount: -1, line: 'duties-4', why: 'duty' },
      { code: 'loss-void', seat: 0, amount: 3, why: 'duty' },
      { code: 'loss-void', seat: 0, amount: 2, why: 'duty' },
      { code: 'loss-void', seat: 1, amount: 2, why: 'duty' },
    ),
  ).toEqual([
    'Ann loses another 1 victory point: after chapter IV missing duties cost double, but nobody loses more than they have.',
    'Ben loses no more victory points: nobody loses more than they have.',
  ])
})

test('W-336, W-345 whoever goes away empty-handed from a favour hears why', () => {
  const stone = (person: string): WorldLog => ({ code: 'favour-stone', seat: 0, from: 3, to: 4, person })
  expect(told(stone('fav-guild')), 'before anything is known').toEqual([
    'The favour stone moves to the Guild.',
  ])
  expect(told(stone('fav-guild'), { code: 'no-favour', seat: 0 })).toEqual([
    'The favour stone moves to the Guild, and Ann gets nothing without a house on the board.',
  ])
  expect(told(stone('fav-earl'), { code: 'nothing-left', seat: 0, good: 'grain', why: 'favour' })).toEqual([
    'The favour stone moves to the Earl of Shiring, and Ann gets nothing as the stock is empty.',
  ])
})

test('W-622 whoever shares the most loyalty with you is told in the form of the verb that takes you both', () => {
  const metal: WorldLog = { code: 'metal', loyalty: [2, 2], seats: [0, 1] }
  expect(toldTo(0, metal)).toEqual([
    'Du und Ben habt die meiste Loyalität; das Metall des Königs krönt den Turm.',
  ])
  expect(toldTo(-1, metal)).toEqual([
    'Ann und Ben haben die meiste Loyalität; das Metall des Königs krönt den Turm.',
  ])
})

test('W-843 from whose hand a card is drawn stands in a case that names show, too', () => {
  const drawn: WorldLog = {
    code: 'drawn',
    seat: 0,
    card: 'act-material',
    secret: ['card'],
    why: 'vice-and-chaos',
  }
  expect(toldTo(-1, drawn)).toEqual(['Aus der Hand von Ann wird eine Karte gezogen und verdeckt abgelegt.'])
  expect(toldTo(0, drawn)).toEqual(['Aus deiner Hand wird „Baumaterial“ gezogen und verdeckt abgelegt.'])
})

test('W-505 before goods are chosen a sale is only played', () => {
  const played: WorldLog[] = [
    { code: 'open', seat: 0, card: 'act-sale', why: 'turn' },
    { code: 'use', seat: 0, card: 'act-sale', repeats: null },
  ]
  expect(told(...played)).toEqual([expect.not.stringContaining('sells')])
})

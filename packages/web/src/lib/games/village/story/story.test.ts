import { FastRandom, LANGUAGES, type Language, type LogEntry, Match, SeededChance } from '@chronik/kernel'
import { type VillageLog, type VillageState, village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import type { Seat, StoryLine } from '../../../table/contract.ts'
import { VillageStory } from './story.ts'
import { hasSentence } from './words.ts'

const NAMES = ['Greta', 'Matthis', 'Ylva', 'Bruno', 'Conrad']
const COLOURS = ['red', 'blue', 'white', 'yellow', 'purple']
const seatsOf = (players: number): Seat[] =>
  Array.from({ length: players }, (_, seat) => ({ kind: 'person', name: NAMES[seat], colour: COLOURS[seat] }))

function logOf(players: number, seed: number): readonly LogEntry[] {
  const match = new Match<VillageState>(village, { players }, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn)
    match.play([turn.moves[random.below(turn.moves.length)]])
  return match.log
}

const villageStory = (entries: readonly LogEntry[], cast: { seats: Seat[]; language: Language }) =>
  new VillageStory().tell(entries, [], cast)

const LOGS = [1, 1, 1, 2, 3, 4, 5].map((players, at) => ({ players, entries: logOf(players, at + 1) }))

function tell(entries: readonly VillageLog[], language: Language = 'de', players = 4): string[] {
  return villageStory(entries, { seats: seatsOf(players), language }).map(spoken)
}

/** A line as text; pieces stand in brackets. */
function spoken({ parts }: StoryLine): string {
  return parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : `[${part.amount === undefined ? '' : `${part.amount} `}${part.piece}]`,
    )
    .join('')
}

const RAW =
  /\b(chr-|castle-[a-f]|customer-|road-\d|stall-|council-\d|church-\d|undefined|null|NaN)|\{|\}|_|\ue000/

describe('the story of random matches', () => {
  test('every entry of the base game and of solo has a sentence of its own', () => {
    const codes = new Set(LOGS.flatMap(({ entries }) => entries.map(({ code }) => code)))
    expect([...codes].filter((code) => !hasSentence(code))).toEqual([])
    expect(codes.size).toBeGreaterThan(40)
  })

  test.each(LANGUAGES)('is told in words: %s', (language) => {
    for (const { players, entries } of LOGS) {
      const lines = villageStory(entries, { seats: seatsOf(players), language })
      const text = lines.map(({ parts }) => parts.filter((part) => typeof part === 'string').join(''))
      expect(text.filter((line) => RAW.test(line))).toEqual([])
      expect(lines.filter(({ parts }) => parts.length === 0)).toEqual([])
      expect(lines.length).toBeLessThan(entries.length * 0.7)
    }
  })

  test('every line leads to a later moment, the last one to the end', () => {
    for (const { players, entries } of LOGS) {
      const told = villageStory(entries, { seats: seatsOf(players), language: 'en' }).map((line) => line.told)
      expect(told).toEqual([...told].sort((one, other) => one - other))
      expect(told.at(-1)).toBe(entries.length)
    }
  })

  test('no payment is left over without something it was for', () => {
    for (const { players, entries } of LOGS) {
      const lines = villageStory(entries, { seats: seatsOf(players), language: 'en' }).map(spoken)
      expect(lines.filter((line) => / pays \[\d+ \w+\]\.$/.test(line))).toEqual([])
    }
  })
})

describe('a story that goes on', () => {
  test('reads the same entry by entry as all at once, with what is not yet binding', () => {
    const { players, entries } = LOGS[3]
    const cast = { seats: seatsOf(players), language: 'de' as const }
    const growing = new VillageStory()
    for (let told = 0; told <= entries.length; told += 7) {
      const tentative = entries.slice(told, told + 3)
      growing.tell(entries.slice(0, told), [], cast)
      expect(growing.tell(entries.slice(0, told), tentative, cast)).toEqual(
        villageStory(entries.slice(0, told + 3), cast),
      )
    }
  })

  test('begins anew in another language, after a step back and in another match', () => {
    const [{ entries }, { entries: other }] = LOGS
    const cast = { seats: seatsOf(1), language: 'de' as const }
    const story = new VillageStory()
    story.tell(entries, [], cast)
    const english = { ...cast, language: 'en' as const }
    expect(story.tell(entries, [], english)).toEqual(villageStory(entries, english))
    expect(story.tell(entries.slice(0, 40), [], english)).toEqual(villageStory(entries.slice(0, 40), english))
    expect(story.tell(other, [], english)).toEqual(villageStory(other, english))
  })
})

describe('a line', () => {
  const seat = 0

  test('tells a cube and where it came from; a plague cube with its time', () => {
    expect(
      tell([
        { code: 'take', seat, space: 'crafts', cube: 'knowledge' },
        { code: 'gain', seat, what: 'knowledge', amount: 1, from: 'crafts' },
        { code: 'take', seat: 3, space: 'family', cube: 'plague' },
        { code: 'time', seat: 3, amount: 2, from: 0, to: 2, crossings: 0 },
      ]),
    ).toEqual(['Greta nimmt [knowledge] vom Handwerk.', 'Bruno nimmt [plague] von der Familie, [2 time].'])
  })

  test('puts price and product together', () => {
    expect(
      tell([
        { code: 'time', seat: 1, amount: 3, from: 0, to: 3, crossings: 0 },
        { code: 'product', seat: 1, building: 'smithy', what: 'plow', amount: 1 },
        { code: 'pay', seat: 2, what: 'skill', amount: 1 },
        { code: 'pay', seat: 2, what: 'coin', amount: 1 },
        { code: 'product', seat: 2, building: 'wainwright', what: 'wagon', amount: 1 },
      ]),
    ).toEqual([
      'Matthis stellt in der Schmiede [1 plow] her, [3 time].',
      'Ylva kauft in der Wagnerei [1 wagon], [1 skill][1 coin].',
    ])
  })

  test('training and producing are two lines, each with its own time', () => {
    expect(
      tell([
        { code: 'train', seat, figure: '1a', from: 'farm', to: 'smithy' },
        { code: 'time', seat, amount: 3, from: 0, to: 3, crossings: 0 },
        { code: 'time', seat, amount: 2, from: 3, to: 5, crossings: 0 },
        { code: 'product', seat, building: 'smithy', what: 'plow', amount: 1 },
      ]),
    ).toEqual([
      'Greta bildet [meeple-red-1] in der Schmiede aus, [3 time].',
      'Greta stellt in der Schmiede [1 plow] her, [2 time].',
    ])
  })

  test('a journey with everything it costs and brings', () => {
    expect(
      tell([
        { code: 'pay', seat, what: 'wagon', amount: 1 },
        { code: 'time', seat, amount: 2, from: 0, to: 2, crossings: 0 },
        { code: 'pay', seat, what: 'faith', amount: 2 },
        { code: 'travel', seat, figure: '2a', from: 'farm', to: 'castle-a', road: 'road-1' },
        { code: 'marker', seat, castle: 'castle-a' },
        { code: 'gain', seat, what: 'prestige', amount: 3, from: 'castle-a' },
      ]),
    ).toEqual(['Greta reist mit [meeple-red-2] nach Burg A, [1 wagon][2 time][2 faith]: [3 prestige].'])
  })

  test('a death tells where it happened and where it leads', () => {
    expect(
      tell([
        { code: 'death', seat, figure: '1b', from: 'castle-e', to: 'chr-travel-1' },
        { code: 'death', seat, figure: '1c', from: 'farm', to: 'grave-2' },
      ]),
    ).toEqual([
      '[meeple-red-1] von Greta stirbt auf Burg E und kommt in die Dorfchronik.',
      '[meeple-red-1] von Greta stirbt auf dem Hof. In der Chronik ist kein Platz: Friedhof.',
    ])
  })

  test('those who call nobody in the mass are told together', () => {
    expect(
      tell([
        { code: 'mass', seat: 1, last: false },
        { code: 'mass-done', seat: 1, with: 'choose' },
        { code: 'mass-done', seat: 2, with: 'choose' },
        { code: 'pay', seat: 0, what: 'coin', amount: 1 },
        { code: 'choose', seat: 0, figure: '3a', from: 'black-bag', to: 'church-1' },
        { code: 'mass-done', seat: 0, with: 'choose' },
        { code: 'monk' },
        { code: 'draw', seat: 3, figure: '2a', from: 'black-bag', to: 'church-1' },
        { code: 'monks-back', amount: 1 },
      ]),
    ).toEqual([
      'Die Messe beginnt. Matthis leitet sie.',
      'Ohne Ruf: Matthis und Ylva.',
      'Greta zahlt [1 coin] und ruft [meeple-red-3] aus dem Beutel.',
      'Gezogen: [monk] [meeple-yellow-2].',
    ])
  })

  test('whoever has no other name than "you" is spoken to', () => {
    const seats: Seat[] = [{ kind: 'person', name: 'Du', colour: 'red' }]
    const entries: VillageLog[] = [
      { code: 'take', seat, space: 'crafts', cube: 'knowledge' },
      { code: 'death', seat, figure: '1b', from: 'farm', to: 'chr-farm-1' },
    ]
    const told = (language: Language) => new VillageStory().tell(entries, [], { seats, language }).map(spoken)
    expect(told('de')).toEqual([
      'Du nimmst [knowledge] vom Handwerk.',
      'Deine [meeple-red-1] stirbt auf dem Hof und kommt in die Dorfchronik.',
    ])
    expect(told('en')[0]).toBe('You take [knowledge] from the crafts.')
    expect(told('nl')[0]).toBe('Jij pakt [knowledge] van het ambacht.')
  })

  test('the fill of a round is one line', () => {
    expect(
      tell([
        { code: 'round', round: 4, seat: 1 },
        { code: 'fill', space: 'harvest', cube: 'skill' },
        { code: 'fill', space: 'harvest', cube: 'plague' },
        { code: 'fill', space: 'family', cube: 'skill' },
      ]),
    ).toEqual(['Matthis beginnt Runde 4.', 'Neue Steine auf dem Plan: [2 skill][1 plague].'])
  })

  test('Conny has her own colour and name', () => {
    expect(
      tell(
        [
          { code: 'conny-colour', seat: 1, colour: 'blue' },
          { code: 'conny-take', seat: 1, space: 'council', cube: 'skill', slot: 3 },
          { code: 'fate', tile: 'fate-u2', face: 'quill' },
          { code: 'death', seat: 1, figure: '1a', from: 'beside-tray', to: 'chr-council-1' },
        ],
        'en',
        1,
      ),
    ).toEqual([
      'Conny plays in blue.',
      'Conny takes [skill] from the council chamber, slot 3.',
      'The fate tile [fate-tile-quill] shows the quill.',
      "[meeple-blue-1] of Conny dies beside Conny's tray and enters the village chronicle.",
    ])
  })
})

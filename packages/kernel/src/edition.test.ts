import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { editions, type Figures } from '../sample/edition.ts'
import { type Json, MisfitError } from './codec.ts'
import {
  correct,
  corrections,
  type Edition,
  type EditionKind,
  exportEdition,
  figuresOf,
  fillIn,
  markOf,
  readEdition,
} from './edition.ts'

const { standard } = editions
const copy = (): { id: string; figures: Figures; marks: { [path: string]: string } } =>
  JSON.parse(JSON.stringify(standard))

/** An edition with lists of any length, as printed on cards. */
const customers: EditionKind = {
  schema: z.strictObject({
    cards: z.record(z.string(), z.strictObject({ wants: z.array(z.enum(['ox', 'wheat'])), points: z.int() })),
    track: z.array(z.int()),
  }),
  standard: {
    id: 'customers',
    figures: { cards: { a: { wants: ['ox'], points: 3 }, b: { wants: [], points: 4 } }, track: [1, 2, 4] },
    marks: { cards: 'R', 'cards.a.wants': 'S', 'cards.a.wants.0': 'B', track: 'B' },
  },
}

describe('provenance', () => {
  test('is that of the figure, or of the nearest table around it', () => {
    expect(markOf(standard, 'bag.raven')).toBe('S')
    expect(markOf(standard, 'bag.wheat')).toBe('R')
    expect(markOf(standard, 'rounds')).toBe('B')
    expect(markOf(standard, 'nothing.at.all')).toBe(null)
    expect(markOf(standard, 'toString')).toBe(null)
  })

  test('every figure of a tree has a path', () => {
    expect(figuresOf({ a: 1, b: { c: ['x', null], d: {} } })).toEqual([
      ['a', 1],
      ['b.c.0', 'x'],
      ['b.c.1', null],
    ])
  })
})

describe('a bad edition is refused with the exact place', () => {
  const spoil = (change: (edition: ReturnType<typeof copy>) => void) => {
    const edition = copy()
    change(edition)
    return edition
  }
  test.each<[string, unknown, string]>([
    ['nothing', null, 'the whole: expected an object, found null'],
    ['no marks', { id: 'x', figures: {} }, 'marks: expected an entry, found nothing'],
    ['an extra entry', { ...copy(), author: 'me' }, 'author: expected no such entry, found "me"'],
    ['a bad id', { ...copy(), id: 'My Box' }, 'id: expected a name of small letters, digits and hyphens'],
    ['no id', { ...copy(), id: 7 }, 'id: expected a name of small letters, digits and hyphens, found 7'],
    [
      'a figure too great',
      spoil(({ figures }) => Object.assign(figures.bag, { apple: 100 })),
      'figures.bag.apple: expected at most 99, found 100',
    ],
    [
      'a figure too small',
      spoil(({ figures }) => Object.assign(figures, { rounds: -1 })),
      'figures.rounds: expected at least 0, found -1',
    ],
    [
      'a fraction',
      spoil(({ figures }) => Object.assign(figures, { rounds: 1.5 })),
      'figures.rounds: expected a whole number, found 1.5',
    ],
    [
      'a word',
      spoil(({ figures }) => Object.assign(figures.cards, { 'card-3': 'three' })),
      'figures.cards.card-3: expected a value of type number, found "three"',
    ],
    [
      'a figure missing',
      spoil(({ figures }) => Object.assign(figures, { coins: undefined })),
      'figures.coins: expected a value of type number, found nothing',
    ],
    [
      'a figure nobody knows',
      spoil(({ figures }) => Object.assign(figures.points, { rot: 1 })),
      'figures.points: expected no entry rot',
    ],
    [
      'a table missing',
      spoil(({ figures }) => Object.assign(figures, { bag: 3 })),
      'figures.bag: expected a value of type object, found 3',
    ],
    ['marks that are none', { ...copy(), marks: [] }, 'marks: expected an object, found a list of 0'],
    [
      'an unknown mark',
      spoil(({ marks }) => Object.assign(marks, { coins: 'X' })),
      'marks.coins: expected one of B, S, R, found "X"',
    ],
    [
      'a figure without a mark',
      spoil(({ marks }) => delete marks.points),
      'marks.points.wheat: expected one of B, S, R, found nothing',
    ],
    [
      'a mark that leads nowhere',
      spoil(({ marks }) => Object.assign(marks, { 'bag.gold': 'B' })),
      'marks.bag.gold: expected the path of a figure, found "B"',
    ],
  ])('%s', (_, json, message) => {
    expect(() => readEdition(editions, json)).toThrow(message)
  })

  test('any JSON is read or refused with a place', () => {
    fc.assert(
      fc.property(fc.constantFrom('id', 'figures', 'marks'), fc.jsonValue(), (key, value) => {
        try {
          readEdition(editions, { ...copy(), [key]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(MisfitError)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('corrections', () => {
  test('of the standard edition there are none', () => {
    expect(corrections(editions, standard)).toEqual([])
    expect(corrections(customers, customers.standard)).toEqual([])
  })

  test('name the figure, its value and where it comes from', () => {
    const changes = [
      { path: 'bag.raven', value: 5, mark: 'B' },
      { path: 'coins', value: 2, mark: 'S' },
    ] as const
    const mine = correct(editions, 'mine', changes)
    expect(mine.figures.bag.raven).toBe(5)
    expect(mine.figures.bag.wheat).toBe(8)
    expect(markOf(mine, 'bag.raven')).toBe('B')
    expect(corrections(editions, mine)).toEqual(changes)
    expect(standard.figures.bag.raven, 'the standard edition stays').toBe(3)
  })

  test.each<[string, Json, string]>([
    ['bag.gold', 1, 'figures.bag.gold: expected a figure of the edition, found nothing'],
    ['gold', 1, 'figures.gold: expected a figure of the edition'],
    ['rounds.more', 1, 'figures.rounds.more: expected a figure of the edition'],
    ['__proto__.polluted', 1, 'expected a figure of the edition'],
    ['', 1, 'expected a figure of the edition'],
    ['bag.apple', 'many', 'figures.bag.apple: expected a value of type number, found "many"'],
    ['bag', { wheat: 1 }, 'figures.bag.apple: expected a value of type number, found nothing'],
  ])('%s to %j is refused', (path, value, message) => {
    expect(() => correct(editions, 'mine', [{ path, value, mark: 'R' }])).toThrow(message)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('of a list with other entries replace the list, with the provenance of each entry', () => {
    const mine: Edition = readEdition(customers, {
      id: 'mine',
      figures: {
        cards: { a: { wants: ['wheat', 'ox'], points: 3 }, b: { wants: ['ox'], points: 4 } },
        track: [1],
      },
      marks: { cards: 'R', 'cards.a.wants': 'S', 'cards.a.wants.1': 'B', 'cards.b.wants': 'B', track: 'S' },
    })
    const changes = corrections(customers, mine)
    expect(changes).toEqual([
      { path: 'cards.a.wants', value: ['wheat', 'ox'], mark: 'S' },
      { path: 'cards.b.wants', value: ['ox'], mark: 'B' },
      { path: 'track', value: [1], mark: 'S' },
      { path: 'cards.a.wants.1', value: 'ox', mark: 'B' },
    ])
    const again = correct(customers, 'mine', changes)
    expect(again.figures).toEqual(mine.figures)
    for (const [path] of figuresOf(mine.figures)) expect(markOf(again, path)).toBe(markOf(mine, path))
  })

  test('always lead to the same edition again', () => {
    const wants = fc.array(fc.constantFrom('ox', 'wheat'), { maxLength: 3 })
    const card = fc.record({ wants, points: fc.integer({ min: 0, max: 9 }) })
    const figures = fc.record({
      cards: fc.dictionary(fc.constantFrom('a', 'b', 'c'), card, { noNullPrototype: true }),
      track: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
    })
    const mark = fc.constantFrom('B', 'S', 'R')
    fc.assert(
      fc.property(figures, fc.infiniteStream(mark), (some, marks) => {
        const all = figuresOf(some).map(([path]) => [path, marks.next().value])
        const edition = readEdition(customers, { id: 'any', figures: some, marks: Object.fromEntries(all) })
        const again = correct(customers, 'any', corrections(customers, edition))
        expect(again.figures).toEqual(edition.figures)
        for (const [path] of figuresOf(some)) expect(markOf(again, path)).toBe(markOf(edition, path))
      }),
    )
  })
})

test('an edition that is exported can be read again', () => {
  const mine = correct(editions, 'mine', [{ path: 'rounds', value: 3, mark: 'R' }])
  const text = exportEdition(mine)
  expect(text.endsWith('}\n')).toBe(true)
  expect(readEdition(editions, JSON.parse(text))).toEqual(mine)
})

describe('figures in texts', () => {
  test('are filled in', () => {
    expect(fillIn('{{rounds}} rounds, {{ points.apple }} points', standard)).toBe('5 rounds, 2 points')
  })

  test('that are words stand there by their names, except as code', () => {
    const named = (figures: Json, text: string) =>
      fillIn(
        text,
        { id: 'x', figures, marks: {} },
        { ox: 'Ochse', 'castle-a': 'Burg A', coin: 'Münze', coins: 'Münzen' },
      )
    expect(named({ made: 'ox', to: 'castle-a' }, '{{made}}, {{to}}, `{{made}}`')).toBe('Ochse, Burg A, `ox`')
    expect(named({ costs: '2 coin & (1 coin | 3 ox | 4 eggs)' }, '{{costs}}')).toBe(
      '2 Münzen & (1 Münze | 3 Ochse | 4 eggs)',
    )
    expect(named({ word: 'constructor' }, '{{word}}')).toBe('constructor')
  })

  test('a path that leads to no figure is refused', () => {
    expect(() => fillIn('{{points}}', standard)).toThrow(
      'points: expected a figure of the edition, found nothing',
    )
  })
})

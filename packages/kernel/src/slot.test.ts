import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { editions } from '../sample/edition.ts'
import type { EditionKind } from './edition.ts'
import { markAt, slotsOf, valueAt } from './slot.ts'

const few = z.int().check(z.minimum(0), z.maximum(3))
const kind: EditionKind = {
  schema: z.strictObject({
    card: z.strictObject({ wants: z.partialRecord(z.enum(['ox', 'wheat']), few), points: few }),
    sells: z.array(z.enum(['ox', 'wheat'])),
    track: z.array(few).check(z.length(2)),
    place: z.nullable(few),
    stack: z.nullable(z.enum(['tea'])),
    tower: z.nullable(z.strictObject({ height: few })),
    effect: z.union([z.strictObject({ gain: few }), z.strictObject({ lose: few, more: z.boolean() })]),
    monks: z.literal(4),
    values: z.string().check(z.regex(/^\d$/)),
    money: z.number().check(z.minimum(0), z.maximum(9), z.multipleOf(0.5)),
  }),
  standard: {
    id: 'slots',
    figures: {
      card: { wants: { ox: 1 }, points: 3 },
      sells: ['ox'],
      track: [1, 2],
      place: null,
      stack: 'tea',
      tower: null,
      effect: { lose: 1, more: true },
      monks: 4,
      values: '7',
      money: 0.5,
    },
    marks: { card: 'R', 'card.wants.ox': 'B', sells: 'S' },
  },
}

test('every place of an edition says what may stand there', () => {
  const amount = { kind: 'number', min: 0, max: 3, step: 1 }
  expect(slotsOf(kind).map(({ path, of, optional }) => [path, of, optional])).toEqual([
    ['card.wants', { kind: 'amounts', words: ['ox', 'wheat'], min: 1, max: 3 }, false],
    ['card.points', amount, false],
    ['sells', { kind: 'words', words: ['ox', 'wheat'] }, false],
    ['track.0', amount, false],
    ['track.1', amount, false],
    ['place', amount, true],
    ['stack', { kind: 'word', words: ['tea'] }, true],
    ['tower', { kind: 'fixed' }, true],
    ['effect.lose', amount, false],
    ['effect.more', { kind: 'flag' }, false],
    ['monks', { kind: 'fixed' }, false],
    ['values', { kind: 'text', pattern: '^\\d$' }, false],
    ['money', { kind: 'number', min: 0, max: 9, step: 0.5 }, false],
  ])
})

test('what stands at a place, and where it comes from', () => {
  const [wants, points, sells] = slotsOf(kind)
  expect(valueAt(kind.standard, wants.path)).toEqual({ ox: 1 })
  expect([wants, points, sells].map((slot) => markAt(kind.standard, slot))).toEqual(['B', 'R', 'S'])
})

test('the places of an edition hold all of its figures', () => {
  const places = slotsOf(editions)
  expect(places.every(({ path, value }) => valueAt(editions.standard, path) === value)).toBe(true)
  expect(places.length).toBeGreaterThan(5)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MisfitError, readFields, readObject, show, writeFields } from './codec.ts'
import {
  flag,
  group,
  HIDDEN,
  int,
  ints,
  NONE,
  rows,
  secret,
  sizeOfFields,
  word,
  wordOrNone,
} from './shape.ts'
import { words } from './words.ts'

const GOODS = words(['wheat', 'coins'])
const SEATS = words(['red', 'blue'])
const fields = {
  round: int(1, 5),
  stock: ints(GOODS, int(0, 9)),
  row: ints(3, wordOrNone(GOODS)),
  market: group({ open: flag(), price: word(GOODS) }),
  farms: rows(SEATS, { hand: secret(ints(2, int(0, 1))), size: int(-3) }),
}
const right = {
  round: 2,
  stock: { wheat: 3, coins: 0 },
  row: ['coins', null, 'wheat'],
  market: { open: 1, price: 'coins' },
  farms: { red: { hand: [1, 0], size: -3 }, blue: { hand: ['?', '?'], size: 4 } },
}
const size = sizeOfFields(fields)

function read(json: unknown): Int16Array {
  const mem = new Int16Array(size)
  expect(readFields(fields, json, mem, 0, '')).toBe(size)
  return mem
}

function misfit(json: unknown): MisfitError['misfit'] {
  try {
    read(json)
  } catch (error) {
    if (error instanceof MisfitError) return error.misfit
    throw error
  }
  throw new Error('nothing was refused')
}

/** Where something does not fit, or null if all of it was read. */
function pathOfMisfit(json: unknown): string | null {
  try {
    read(json)
    return null
  } catch (error) {
    if (error instanceof MisfitError) return error.misfit.path
    throw error
  }
}

test('words are written as words, nothing as null, what is hidden as ?', () => {
  const mem = read(right)
  expect([...mem]).toEqual([2, 3, 0, 1, NONE, 0, 1, 1, 1, 0, -3, HIDDEN, HIDDEN, 4])
  expect(writeFields(fields, mem, 0)).toEqual(right)
})

test('whatever is written is read again', () => {
  const cell = fc.record({
    round: fc.integer({ min: 1, max: 5 }),
    wheat: fc.integer({ min: 0, max: 9 }),
    row: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 3, maxLength: 3 }),
    hands: fc.array(fc.constantFrom(0, 1, HIDDEN), { minLength: 4, maxLength: 4 }),
    size: fc.integer({ min: -3, max: 32767 }),
  })
  fc.assert(
    fc.property(cell, ({ round, wheat, row, hands, size }) => {
      const [a, b, c, d] = hands
      const mem = Int16Array.of(round, wheat, 0, ...row, 1, 0, a, b, size, c, d, -3)
      expect(read(JSON.parse(JSON.stringify(writeFields(fields, mem, 0))))).toEqual(mem)
    }),
  )
})

describe('what does not fit is refused at its exact place', () => {
  const farm = right.farms.red
  const cases: [string, unknown, string, string, string][] = [
    ['nothing at all', null, 'the whole', 'an object', 'null'],
    ['a list', [], 'the whole', 'an object', 'a list of 0'],
    ['too much', { ...right, extra: 1 }, 'extra', 'no such entry', '1'],
    ['too little', { ...right, round: undefined }, 'round', 'a whole number from 1 to 5', 'nothing'],
    ['a missing entry', { round: 1 }, 'stock', 'an entry', 'nothing'],
    ['too small', { ...right, round: 0 }, 'round', 'a whole number from 1 to 5', '0'],
    ['too great', { ...right, round: 6 }, 'round', 'a whole number from 1 to 5', '6'],
    ['a fraction', { ...right, round: 1.5 }, 'round', 'a whole number from 1 to 5', '1.5'],
    ['no number', { ...right, round: Number.NaN }, 'round', 'a whole number from 1 to 5', 'NaN'],
    ['a number as text', { ...right, round: '2' }, 'round', 'a whole number from 1 to 5', '"2"'],
    [
      'hidden where nothing is secret',
      { ...right, round: '?' },
      'round',
      'a whole number from 1 to 5',
      '"?"',
    ],
    [
      'a key of a vocabulary missing',
      { ...right, stock: { wheat: 1 } },
      'stock.coins',
      'an entry',
      'nothing',
    ],
    ['a list for named ones', { ...right, stock: [1, 2] }, 'stock', 'an object', 'a list of 2'],
    ['a list too short', { ...right, row: ['coins'] }, 'row', 'a list of 3', 'a list of 1'],
    ['no list', { ...right, row: 'coins' }, 'row', 'a list of 3', '"coins"'],
    [
      'an unknown word',
      { ...right, row: ['coins', 'gold', null] },
      'row[1]',
      'one of wheat, coins or null',
      '"gold"',
    ],
    [
      'nothing where a word must be',
      { ...right, market: { open: 0, price: null } },
      'market.price',
      'one of wheat, coins',
      'null',
    ],
    [
      'a word every object knows',
      { ...right, market: { open: 0, price: 'constructor' } },
      'market.price',
      'one of wheat, coins',
      '"constructor"',
    ],
    ['true for 1', { ...right, market: { open: true, price: 'wheat' } }, 'market.open', '0 to 1', 'true'],
    [
      'deep inside',
      { ...right, farms: { red: { ...farm, hand: [0, 2] }, blue: farm } },
      'farms.red.hand[1]',
      'a whole number from 0 to 1',
      '2',
    ],
    ['a row that is none', { ...right, farms: { red: farm, blue: 3 } }, 'farms.blue', 'an object', '3'],
  ]
  test.each(cases)('%s', (_, json, path, expected, found) => {
    const result = misfit(json)
    expect(result).toMatchObject({ path, found })
    expect(result.expected).toContain(expected)
    expect(new MisfitError(result).message).toBe(`${path}: expected ${result.expected}, found ${found}`)
  })

  test('a prototype is no entry', () => {
    const json = JSON.parse('{"__proto__": 1}')
    expect(() => readObject(json, '', [])).toThrow('__proto__: expected no such entry, found 1')
    expect(() => readObject({}, '', ['toString'])).toThrow('toString: expected an entry, found nothing')
  })
})

test('any JSON is read or refused with a place, and nothing else happens', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
      expect(misfit(json).expected).not.toBe('')
    }),
    { numRuns: 300 },
  )
  const spoilt = fc.tuple(fc.constantFrom(...Object.keys(right)), fc.jsonValue())
  fc.assert(
    fc.property(spoilt, ([key, value]) => {
      const path = pathOfMisfit({ ...right, [key]: value })
      expect(path === null || path.startsWith(key)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('values are shown briefly in errors', () => {
  expect(show('x'.repeat(99))).toHaveLength(41)
  expect([undefined, [1, 2], {}, null, 3, false].map(show)).toEqual([
    'nothing',
    'a list of 2',
    'an object',
    'null',
    '3',
    'false',
  ])
})

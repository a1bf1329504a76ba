import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MisfitError } from './codec.ts'
import { type Option, readOptions, unusualOptions } from './options.ts'
import { words } from './words.ts'

const known: readonly Option[] = [
  { kind: 'flag', id: 'open-hands', default: false },
  { kind: 'choice', id: 'length', words: words(['short', 'long']), default: 'long' },
  { kind: 'number', id: 'rounds', min: 1, max: 9, default: 4 },
  { kind: 'several', id: 'modules', words: words(['inn', 'port', 'goals']), default: ['inn'] },
]
const defaults = { 'open-hands': false, length: 'long', rounds: 4, modules: ['inn'] }

test.each([undefined, null, {}])('without options (%j) the defaults hold', (given) => {
  expect(readOptions(known, given)).toEqual(defaults)
})

test('what is given goes before the defaults; several words come in the order of the vocabulary', () => {
  const given = { 'open-hands': true, length: 'short', rounds: 9, modules: ['goals', 'inn'] }
  expect(readOptions(known, given)).toEqual({ ...given, modules: ['inn', 'goals'] })
})

describe('what does not fit is refused', () => {
  test.each<[unknown, string]>([
    [[], 'options: expected an object, found a list of 0'],
    ['short', 'options: expected an object, found "short"'],
    [7, 'options: expected an object, found 7'],
    [
      { colour: 1 },
      'options.colour: expected one of open-hands, length, rounds, modules, found an unknown option',
    ],
    [{ toString: 1 }, 'options.toString: expected one of open-hands'],
    [{ 'open-hands': 1 }, 'options.open-hands: expected true or false, found 1'],
    [{ length: 'middle' }, 'options.length: expected one of short, long, found "middle"'],
    [{ length: null }, 'options.length: expected one of short, long, found null'],
    [{ rounds: 0 }, 'options.rounds: expected a whole number from 1 to 9, found 0'],
    [{ rounds: 10 }, 'options.rounds: expected a whole number from 1 to 9, found 10'],
    [{ rounds: 2.5 }, 'options.rounds: expected a whole number from 1 to 9, found 2.5'],
    [{ rounds: '3' }, 'options.rounds: expected a whole number from 1 to 9, found "3"'],
    [
      { modules: 'inn' },
      'options.modules: expected a list of different ones of inn, port, goals, found "inn"',
    ],
    [{ modules: ['inn', 'inn'] }, 'options.modules: expected a list of different ones'],
    [{ modules: ['inn', 'castle'] }, 'options.modules: expected a list of different ones'],
    [{ modules: [['inn']] }, 'options.modules: expected a list of different ones'],
  ])('%j', (given, message) => {
    expect(() => readOptions(known, given)).toThrow(message)
  })

  test('and where a game has no options, none is known', () => {
    expect(() => readOptions([], { rounds: 1 })).toThrow('options.rounds: expected no options')
  })

  test('any JSON is read or refused with a place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('open-hands', 'length', 'rounds', 'modules', 'x'),
        fc.jsonValue(),
        (id, value) => {
          try {
            readOptions(known, { [id]: value })
          } catch (error) {
            expect(error).toBeInstanceOf(MisfitError)
          }
        },
      ),
    )
  })
})

test('unusual options are those that differ, and lead to the same options again', () => {
  expect(unusualOptions(known, readOptions(known, {}))).toEqual({})
  const options = readOptions(known, { rounds: 4, length: 'short', modules: [] })
  expect(unusualOptions(known, options)).toEqual({ length: 'short', modules: [] })
  expect(readOptions(known, unusualOptions(known, options))).toEqual(options)
})

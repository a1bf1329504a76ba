import { describe, expect, test } from 'vitest'
import { fair, fairRules } from '../../sample/game.ts'
import { exampleText } from '../../test/example.ts'
import { defineGame } from '../game.ts'
import { bindRecord } from './bind.ts'
import { RecordError } from './error.ts'
import { parseRecord } from './parse.ts'

const text = exampleText()

function errorOf(from: string, to: string, game = fair): RecordError {
  if (!text.includes(from)) throw new Error(`no "${from}" in the example`)
  try {
    bindRecord(parseRecord(text.replace(from, to)), game)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

test('a record is bound to its game: box, moves, outcomes', () => {
  const bound = bindRecord(parseRecord(text), fair)
  expect(bound.box).toMatchObject({ players: 2, raven: true, figures: { rounds: 2, coins: 2 } })
  expect(bound.box.cardPoints[6]).toBe(9)
  expect(bound.position).toBe(null)
  expect(bound.events[0]).toEqual({ type: 'chance', source: fair.sources[1], outcome: 8 })
  expect(bound.events[6]).toEqual({ type: 'move', seat: 0, move: fair.notation.parse('offer card-9') })
  expect(text.split('\n')[bound.firstLine - 1]).toBe('* deck card-9')
})

describe('what the game does not know is refused with its line', () => {
  test.each<[string, string, string, number, string, string]>([
    ['game fair', 'game chess', 'game', 2, 'a record of fair', 'chess'],
    ['rules 1', 'rules 2', 'rules-version', 3, 'version 1 of the rules of fair', 'version 2'],
    [
      'option modules ["raven"]',
      'option modules ["crow"]',
      'setup',
      11,
      'a list of different ones of raven',
      'a list of 1',
    ],
    ['option modules', 'option module', 'setup', 11, 'one of modules at options.module', 'an unknown option'],
    ['option modules', 'option __proto__', 'setup', 11, 'one of modules', 'an unknown option'],
    [
      'figure rounds R 2',
      'figure rounds R "two"',
      'setup',
      13,
      'a value of type number at figures.rounds',
      '"two"',
    ],
    ['figure rounds R 2', 'figure rounds R 100', 'setup', 13, 'at most 99', '100'],
    [
      'figure cards.card-7 B 9',
      'figure cards.card-77 B 9',
      'setup',
      14,
      'a figure of the edition',
      'nothing',
    ],
    [
      'figure cards.card-7 B 9',
      'figure cards B {"card-1":4}',
      'setup',
      14,
      'figures.cards.card-2',
      'nothing',
    ],
    ['1 treat', '1 tread', 'move', 26, 'fetch | offer <card> | rest', '"tread"'],
    [
      '1 offer card-9',
      '1 offer card-99',
      'move',
      22,
      'offer <card> with <card> one of card-1',
      '"offer card-99"',
    ],
    ['* bag apple', '* sack apple', 'chance', 30, 'one of bag, deck, snatch', '"sack"'],
    ['* bag apple', '* bag pear', 'chance', 30, 'an outcome of bag', '"pear"'],
    [
      'figure rounds R 2',
      'figure rounds R 2\nfigure hand R -1',
      'setup',
      14,
      'at least 0 at figures.hand',
      '-1',
    ],
    ['\n\n', '\nposition {"round":1}\n\n', 'setup', 15, 'an entry at bag', 'nothing'],
  ])('%j as %j: %s', (from, to, code, line, expected, found) => {
    const error = errorOf(from, to)
    expect(error).toMatchObject({ code, line, found: expect.stringContaining(found) })
    expect(error.expected).toContain(expected)
  })

  test('more players than the game has seats for', () => {
    const many = 'chronik-record 1\ngame fair\nrules 1\nmatch m\nplayers 7\n'
    expect(() => bindRecord(parseRecord(many), fair)).toThrow(
      'line 5: expected a whole number from 2 to 4 at players, found 7',
    )
  })
})

test('a record is bound to the version of the rules that wrote it', () => {
  const grown = defineGame({ ...fairRules, rulesVersion: 3 })
  const known = defineGame({ ...fairRules, rulesVersion: 3, oldestRules: 1 })
  expect(bindRecord(parseRecord(text), known)).toMatchObject({ setup: { rules: 1 }, box: { rules: 1 } })
  expect(() => bindRecord(parseRecord(text), grown)).toThrow('version 3 of the rules of fair')
  const later = parseRecord(text.replace('rules 1', 'rules 4'))
  expect(() => bindRecord(later, known)).toThrow('version 1 to 3 of the rules of fair')
})

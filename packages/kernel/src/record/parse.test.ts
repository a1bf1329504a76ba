import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fair } from '../../sample/game.ts'
import { exampleText } from '../../test/example.ts'
import { RecordError } from './error.ts'
import { formatRecord } from './format.ts'
import { parseRecord } from './parse.ts'
import { RECORD_LIMITS } from './record.ts'
import { Replay } from './replay.ts'
import { verify } from './verify.ts'

const text = exampleText()
const lines = text.split('\n')

/** The example with one line changed; null takes it out. */
function withLine(start: string, line: string | null): string {
  const index = lines.findIndex((one) => one.startsWith(start))
  if (index < 0) throw new Error(`no line ${start}`)
  return lines.toSpliced(index, 1, ...(line === null ? [] : [line])).join('\n')
}

function errorOf(broken: string): RecordError {
  try {
    parseRecord(broken)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('reading', () => {
  test('gives everything that is written', () => {
    const record = parseRecord(text)
    expect(record).toMatchObject({
      game: 'fair',
      rules: 1,
      id: 'fair-1',
      players: 2,
      date: '2026-11-02',
      names: ['Anna', 'Björn'],
      options: [{ id: 'modules', value: ['raven'] }],
      edition: {
        id: 'my-fair',
        corrections: [{ path: 'rounds', value: 2, mark: 'R' }, { path: 'cards.card-7' }],
      },
      result: { totals: [10, 3], places: [1, 2], lines: [{ id: 'points', values: [5, 3] }, { id: 'coins' }] },
    })
    expect(record.events).toHaveLength(15)
    expect(record.events[0]).toEqual({ type: 'chance', source: 'deck', outcome: 'card-9' })
    expect(record.events[6]).toEqual({ type: 'move', seat: 0, move: 'offer card-9' })
    expect(record).not.toHaveProperty('position')
  })

  test('and writing give the same text', () => {
    expect(formatRecord(parseRecord(text))).toBe(text)
  })

  const head = 'chronik-record 1\ngame fair\nrules 1\nmatch m\nplayers 2\n'
  test.each([
    ['nothing but a header', head],
    ['a result without events', `${head}\nresult\ntotal 0 -4\nplace 1 2\nrank master\n`],
    ['one name', `${head}name 2 Jan van der Meer 🐑\n`],
    [
      'values of all kinds',
      `${head}option a null\noption b {"x":[1,-2.5,"\\u2028"]}\noption 7 "é"\noption 1 {}\n`,
    ],
    ['an edition without corrections', `${head}edition other\n`],
    ['a position', `${head}position {"round":1}\n\n1 rest\n`],
    ['an outcome of several words', `${head}\n* deck a card of many words\n`],
  ])('takes %s', (_, short) => {
    expect(formatRecord(parseRecord(short))).toBe(short)
  })
})

describe('what does not fit is refused with its line', () => {
  const cases: [string, string, number, string, string][] = [
    ['nothing', '', 1, 'a line "chronik-record …"', 'the end'],
    ['another kind of text', '[Event "?"]\n', 1, 'a line "chronik-record …"', '"[Event \\"?\\"]"'],
    ['no game', withLine('game', null), 2, 'a line "game …"', '"rules 1"'],
    ['a bad game', withLine('game', 'game The Fair'), 2, 'the id of a game', '"The Fair"'],
    ['rules without a number', withLine('rules', 'rules one'), 3, 'a version of the rules', '"one"'],
    ['rules 0', withLine('rules', 'rules 0'), 3, 'a version of the rules', '"0"'],
    ['an id with a space', withLine('match', 'match a b'), 4, 'the id of a match', '"a b"'],
    ['no players', withLine('players', 'players 0'), 5, 'a number of players', '"0"'],
    ['very many players', withLine('players', 'players 100'), 5, 'at most 99 players', '"100"'],
    ['a date that is none', withLine('date', 'date yesterday'), 6, 'a date as YYYY-MM-DD', '"yesterday"'],
    ['the 31st of June', withLine('date', 'date 2026-06-31'), 6, 'a day of the calendar', '"2026-06-31"'],
    ['a leap day too many', withLine('date', 'date 2100-02-29'), 6, 'a day of the calendar', '"2100-02-29"'],
    ['the thirteenth month', withLine('date', 'date 2026-13-01'), 6, 'a day of the calendar', '"2026-13-01"'],
    ['a name too early', withLine('name 2', 'name 1 Björn'), 8, 'a seat from 2 to 2', '"1"'],
    [
      'a name of a seat that is not there',
      withLine('name 2', 'name 3 Björn'),
      8,
      'a seat from 2 to 2',
      '"3"',
    ],
    ['a name that is empty', withLine('name 2', 'name 2 '), 8, 'a name of at most 64', 'nothing'],
    ['a name with two spaces', withLine('name 2', 'name 2 B  J'), 8, 'a name of at most 64', '"B  J"'],
    ['an endless name', withLine('name 2', `name 2 ${'B'.repeat(65)}`), 8, 'a name of at most 64', '"BBB'],
    ['no name', withLine('name 2', 'name 2'), 8, 'a seat and a name', '"2"'],
    ['a short commitment', withLine('commitment', 'commitment 26'), 9, '64 hexadecimal digits', '"26"'],
    ['a seed in capitals', withLine('seed', `seed ${'A'.repeat(64)}`), 10, '64 hexadecimal digits', '"AAA'],
    [
      'an option without value',
      withLine('option', 'option modules'),
      11,
      'an option and its value',
      '"modules"',
    ],
    ['a value that is no JSON', withLine('option', 'option modules raven'), 11, 'a value in JSON', '"raven"'],
    [
      'a value with a space',
      withLine('option', 'option modules [ "raven"]'),
      11,
      'the value written as ["raven"]',
      '"[ \\"raven\\"]"',
    ],
    [
      'a number written oddly',
      withLine('figure', 'figure rounds R 2.0'),
      13,
      'the value written as 2',
      '"2.0"',
    ],
    [
      'an endless number',
      withLine('figure', 'figure rounds R 1e999'),
      13,
      'the value written as null',
      '"1e999"',
    ],
    ['a mark that is none', withLine('figure', 'figure rounds Q 2'), 13, 'one of B, S, R', '"Q"'],
    ['a figure twice', withLine('figure cards', 'figure rounds R 3'), 14, 'every figure once', '"rounds"'],
    ['figures without edition', withLine('edition', null), 12, 'a tag of the header in its order', '"figure'],
    ['tags in another order', withLine('game', 'rules 1'), 2, 'a line "game …"', '"rules 1"'],
    [
      'an unknown tag',
      withLine('date', 'place Cologne'),
      6,
      'a tag of the header in its order',
      '"place Col',
    ],
    ['a seat that is not there', withLine('2 fetch', '3 fetch'), 29, 'a seat from 1 to 2, or *', '"3"'],
    ['no seat', withLine('2 fetch', 'fetch'), 29, 'a seat from 1 to 2 and a move', '"fetch"'],
    ['a seat with a nought', withLine('2 fetch', '02 fetch'), 29, 'a seat from 1 to 2, or *', '"02"'],
    ['a move with two spaces', withLine('1 offer', '1 offer  card-9'), 22, 'a move with single', '"offer  c'],
    ['a space at the end', withLine('2 fetch', '2 fetch '), 29, 'a move with single spaces', '"fetch "'],
    ['an outcome without source', withLine('* bag', '* bag'), 30, 'a source and an outcome', '"bag"'],
    ['an endless move', withLine('2 fetch', `2 ${'x'.repeat(201)}`), 29, 'a move of at most 200', '"xxx'],
    ['an empty line among events', withLine('2 fetch', ''), 29, 'a result, or the end', 'an empty line'],
    ['a result without total', withLine('total', null), 35, 'a line "total …"', '"place 1 2"'],
    ['a total too few', withLine('total', 'total 10'), 35, '2 whole or half numbers, one for each', '"10"'],
    ['a total that is none', withLine('total', 'total 10 -0'), 35, '2 whole or half numbers', '"10 -0"'],
    [
      'a total that is neither whole nor half',
      withLine('total', 'total 10 0.25'),
      35,
      '2 whole or half',
      '"10 0.25"',
    ],
    ['half a place', withLine('place', 'place 1 1.5'), 36, 'places from 1 to 2', '"1.5"'],
    ['a place beyond the last', withLine('place', 'place 1 3'), 36, 'places from 1 to 2', '"3"'],
    ['a score twice', withLine('score coins', 'score points 1 2'), 34, 'every way to score once', '"points"'],
    ['something after the end', `${text}1 fetch\n`, 37, 'the end', '"1 fetch"'],
    ['an empty line at the end', `${text}\n`, 37, 'the end', 'an empty line'],
    ['no line feed at the end', text.slice(0, -1), 36, 'a line feed at the end of the line', 'the end'],
    [
      'ends of lines as on typewriters',
      text.replaceAll('\n', '\r\n'),
      1,
      'ended by a line feed',
      'character 13',
    ],
    ['a zero byte', withLine('match', 'match a\0'), 4, 'visible text', 'character 0 in column 8'],
    ['half a character', withLine('name 2', 'name 2 \ud83d'), 8, 'visible text', 'character 55357'],
  ]
  test.each(cases)('%s', (_, broken, line, expected, found) => {
    const error = errorOf(broken)
    expect(error.code).toBe('syntax')
    expect({ line: error.line, expected: error.expected }).toEqual({
      line,
      expected: expect.stringContaining(expected),
    })
    expect(error.found).toContain(found)
    expect(error.message).toBe(`line ${line}: expected ${error.expected}, found ${error.found}`)
  })

  test('another version of the format', () => {
    const error = errorOf(withLine('chronik-record', 'chronik-record 2'))
    expect(error).toMatchObject({ code: 'format-version', line: 1, expected: 'version 1 of the format' })
  })

  test.each([
    ['characters', 'x'.repeat(RECORD_LIMITS.characters + 1), 1],
    ['lines', '\n'.repeat(RECORD_LIMITS.lines + 1), RECORD_LIMITS.lines + 1],
    ['characters in a line', `chronik-record 1\n${'x'.repeat(RECORD_LIMITS.line + 1)}\n`, 2],
  ])('too many %s', (_, long, line) => {
    const error = errorOf(long)
    expect(error).toMatchObject({ code: 'limit', line })
    expect(error.message.length).toBeLessThan(200)
  })

  test('JSON that is too deep to be written again', () => {
    const deep = `position ${'['.repeat(30_000)}${']'.repeat(30_000)}`
    expect(() => parseRecord(withLine('* deck', null).replace('\n\n', `\n${deep}\n\n`))).not.toThrow(
      RangeError,
    )
  })
})

describe('any text', () => {
  /** Only typed errors; what is read is written the same way. */
  function survives(junk: string): void {
    try {
      const record = parseRecord(junk)
      expect(formatRecord(record)).toBe(junk)
      verify(record, fair)
      new Replay(record, fair)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      expect(error.line).toBeGreaterThan(0)
      expect(error.line).toBeLessThanOrEqual(junk.split('\n').length + 1)
    }
  }

  test('of garbage is refused', () => {
    const unit = fc.constantFrom('grapheme' as const, 'binary' as const, 'grapheme-ascii' as const)
    const garbage = unit.chain((kind) => fc.string({ unit: kind, maxLength: 300 }))
    fc.assert(fc.property(garbage, survives), { numRuns: 300 })
  })

  const line = fc.nat({ max: lines.length - 2 })
  const spoilt = fc.oneof(
    line.map((at) => lines.toSpliced(at, 1).join('\n')),
    line.map((at) => lines.toSpliced(at, 0, lines[at]).join('\n')),
    fc
      .tuple(line, line)
      .map(([one, other]) => lines.with(one, lines[other]).with(other, lines[one]).join('\n')),
    fc.tuple(line, line).map(([from, to]) => lines.toSpliced(from, 0, lines[to]).join('\n')),
    line.map((at) => `${lines.slice(0, at).join('\n')}\n`),
    fc.tuple(line, fc.string({ maxLength: 20 })).map(([at, junk]) => lines.with(at, junk).join('\n')),
    fc
      .tuple(fc.nat({ max: text.length - 1 }), fc.string({ unit: 'binary', maxLength: 2 }))
      .map(([at, junk]) => text.slice(0, at) + junk + text.slice(at + 1)),
    fc
      .tuple(line, fc.constantFrom(' ', '0', '9', '-', '"', ']', 'card-1', 'raven', '*', '1', '2'))
      .map(([at, word]) => {
        const words = lines[at].split(' ')
        return lines.with(at, words.with(words.length - 1, word).join(' ')).join('\n')
      }),
  )

  test('spoilt in one place is read or refused', () => {
    fc.assert(fc.property(spoilt, survives), { numRuns: 1500 })
  })

  const position = fc
    .jsonValue()
    .map((json) => text.replace('\n\n', `\nposition ${JSON.stringify(json)}\n\n`))
  test('with any position is read or refused', () => {
    fc.assert(fc.property(position, survives), { numRuns: 200 })
  })
})

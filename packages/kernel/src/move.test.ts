import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { type Move, MoveList, moveKind, Notation, number, oneOf } from './move.ts'
import { words } from './words.ts'

const SPACES = words(['market', 'church'])
const GOODS = words(['wheat', 'ox', 'plough'])

/** Every move of a kind: all values of all blanks that have a notation. */
function allMoves(notation: Notation): Move[] {
  return notation.kinds.flatMap((kind) => {
    let values: number[][] = [[]]
    for (const { blank } of kind.blanks) {
      const good = Array.from({ length: blank.size }, (_, value) => value).filter(
        (value) => blank.parse(blank.format(value)) === value,
      )
      values = values.flatMap((before) => good.map((value) => [...before, value]))
    }
    return values.map((given) => (kind as (...given: number[]) => Move)(...given))
  })
}

function expected(notation: Notation, text: string): string {
  const error = notation.parse(text)
  if (typeof error === 'number') throw new Error(`"${text}" is a move`)
  return error.expected
}

describe('kinds of moves', () => {
  const take = moveKind('take <space> <good>', { space: SPACES, good: oneOf(GOODS) })
  const pay = moveKind('pay <coins>: <good> x<times>', {
    coins: number(0, 40),
    good: GOODS,
    times: number(1, 4),
  })
  const pass = moveKind('pass', {})
  const notation = new Notation([take, pay, pass])

  test('a move holds its kind and what it names', () => {
    const move = pay(37, GOODS.at.plough, 3)
    expect([pay.is(move), take.is(move), pass.is(move)]).toEqual([true, false, false])
    expect([pay.get.coins(move), pay.get.good(move), pay.get.times(move)]).toEqual([37, 2, 3])
    expect(notation.kindOf(move)).toBe(pay)
    expect(notation.format(move)).toBe('pay 37: plough x3')
  })

  test('no two moves are the same integer', () => {
    const all = allMoves(notation)
    expect(all.length).toBe(2 * 3 + 41 * 3 * 4 + 1)
    expect(new Set(all).size).toBe(all.length)
  })

  test.each([['these', notation] as const, ['the sample game', fair.notation] as const])(
    'parse(format(move)) is the move, for all moves of %s',
    (_, known) => {
      for (const move of allMoves(known)) expect(known.parse(known.format(move))).toBe(move)
    },
  )

  test('spaces around and between do not matter', () => {
    expect(notation.parse('  take \t market   ox ')).toBe(take(0, 1))
  })

  test.each([
    ['', 'take <space> <good> | pay <coins>: <good> x<times> | pass'],
    ['dance', 'take <space> <good> | pay <coins>: <good> x<times> | pass'],
    ['take', 'take <space> <good>'],
    ['take market', 'take <space> <good>'],
    ['take market ox ox', 'take <space> <good>'],
    ['take castle ox', 'take <space> <good> with <space> one of market, church'],
    ['take market gold', 'take <space> <good> with <good> one of wheat, ox, plough'],
    ['take market constructor', 'take <space> <good> with <good> one of wheat, ox, plough'],
    ['pay 41: ox x1', 'pay <coins>: <good> x<times> with <coins> a number from 0 to 40'],
    ['pay 4: ox x0', 'pay <coins>: <good> x<times> with <times> a number from 1 to 4'],
    ['pay 04: ox x1', 'pay <coins>: <good> x<times> with <coins> a number from 0 to 40'],
    ['pay -1: ox x1', 'pay <coins>: <good> x<times> with <coins> a number from 0 to 40'],
    ['pay 4 ox x1', 'pay <coins>: <good> x<times>'],
    ['Pass', 'take <space> <good> | pay <coins>: <good> x<times> | pass'],
    ['pass on', 'pass'],
  ])('%j is no move: expected %s', (text, says) => {
    expect(expected(notation, text)).toBe(says)
  })

  test('endless text is refused without reading it', () => {
    const error = notation.parse(`take ${'x'.repeat(100_000)}`)
    expect(error).toMatchObject({ expected: 'a move of at most 200 characters' })
    expect(JSON.stringify(error).length).toBeLessThan(200)
  })

  test('letters of regular expressions in a notation are letters', () => {
    const odd = new Notation([moveKind('move (a+b)* <good>?', { good: GOODS })])
    expect(odd.parse('move (a+b)* ox?')).toBe(odd.kinds[0].code | (1 << 8))
    expect(typeof odd.parse('move aab ox')).toBe('object')
  })

  test('kinds that cannot be are refused', () => {
    const big = number(0, 9999)
    expect(() => moveKind('a <b> <c>', { b: big, c: big })).toThrow('"a <b> <c>" does not fit into a move')
    expect(() => moveKind('<a><b><c><d><e>', { a: GOODS, b: GOODS, c: GOODS, d: GOODS, e: GOODS })).toThrow(
      'has more than four blanks',
    )
    expect(() => new Notation([moveKind('pass', {}), moveKind('pass', {})])).toThrow('stands twice')
    const many = Array.from({ length: 256 }, (_, index) => moveKind(`do-${index}`, {}))
    expect(() => new Notation(many)).toThrow('too many kinds of moves')
  })

  test('any text is a move or an error that says what was expected', () => {
    const words = fc.constantFrom(
      'take',
      'pay',
      'pass',
      'market',
      'ox',
      '3',
      'x3',
      ':',
      '3:',
      '<',
      '',
      ' ',
      'é',
    )
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 6 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(text, (junk) => {
        const read = notation.parse(junk)
        const plain = junk.trim().replace(/\s+/g, ' ')
        expect(typeof read === 'number' ? notation.format(read) === plain : read.expected !== '').toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a list of moves', () => {
  const [one, two, three] = [1, 2, 3] as Move[]

  test('knows its moves', () => {
    const list = new MoveList()
    list.add(one)
    list.side(two)
    expect([list.has(one), list.has(two), list.has(three)]).toEqual([true, true, false])
    expect(list.toArray()).toEqual([one, two])
    list.clear()
    expect(list.has(one)).toBe(false)
    expect([list.count, list.sides, list.asked]).toEqual([0, 0, false])
  })

  test('takes one move for each piece that there is, as if they came one by one', () => {
    const list = new MoveList()
    list.add(three)
    list.addEach(one, 256, Int16Array.of(2, 0, 1, 0, 32767))
    list.addEach(two, 256, Int16Array.of(0, 0))
    expect(list.toArray()).toEqual([3, 1, 513, 1025])
    list.add(two)
    expect([list.toArray(), list.count]).toEqual([[3, 1, 513, 1025, 2], 5])
  })

  test('is forced with exactly one option, whatever stands beside', () => {
    const list = new MoveList()
    expect(list.forced).toBe(false)
    list.add(one)
    expect(list.forced).toBe(true)
    list.side(two)
    expect(list.forced).toBe(true)
    list.ask()
    expect(list.forced).toBe(false)
    list.clear()
    list.add(one)
    list.add(two)
    expect(list.forced).toBe(false)
  })

  test('takes side moves after all options', () => {
    const list = new MoveList()
    list.side(one)
    expect(() => list.add(two)).toThrow('side moves are listed after all options')
    expect(() => list.addEach(two, 1, Int16Array.of(1))).toThrow('side moves are listed after all options')
  })

  test('refuses more than it can hold', () => {
    const list = new MoveList()
    for (let count = 0; count < 1024; count++) list.add(one)
    expect(() => list.add(one)).toThrow('too many moves to choose from')
    expect(() => list.side(one)).toThrow('too many moves to choose from')
    expect(() => list.addEach(one, 1, Int16Array.of(0))).toThrow('too many moves to choose from')
  })
})

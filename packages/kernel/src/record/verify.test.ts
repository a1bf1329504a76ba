import { describe, expect, test } from 'vitest'
import { fair } from '../../sample/game.ts'
import { exampleText } from '../../test/example.ts'
import { randomMatch } from '../../test/matches.ts'
import { commitmentTo, SealedChance } from '../chance/sealed.ts'
import { parseRecord } from './parse.ts'
import type { MatchRecord } from './record.ts'
import { type Verification, verify } from './verify.ts'
import { recordOf } from './write.ts'

const text = exampleText()
const seed = 'ab'.repeat(32)
const check = (from: string | RegExp, to: string) => verify(parseRecord(text.replace(from, to)), fair)
const verdicts = ({ checks }: Verification) => checks.map(({ id, verdict }) => `${id} ${verdict}`)
const failed = ({ checks }: Verification) => checks.filter(({ verdict }) => verdict === 'failed')

describe('verifying', () => {
  test('proves an untouched match', () => {
    expect(check('', '')).toEqual({
      ok: true,
      proven: true,
      checks: ['commitment', 'moves', 'chance', 'result'].map((id) => ({ id, verdict: 'ok' })),
    })
  })

  test('proves any match that was drawn from its seed', () => {
    for (let number = 0; number < 10; number++) {
      const match = randomMatch(fair, fair.samples()[number % 6], number, 999, new SealedChance(seed))
      const tags = { id: `m${number}`, seed, commitment: commitmentTo(seed, `m${number}`) }
      expect(verify(recordOf(match, tags), fair).proven).toBe(true)
    }
  })

  test('finds another seed', () => {
    const result = check(/seed .*/, `seed ${seed}`)
    expect(verdicts(result)).toEqual(['commitment failed', 'moves ok', 'chance failed', 'result ok'])
    expect(result.ok).toBe(false)
    expect(failed(result)[0]).toMatchObject({ line: 9, expected: commitmentTo(seed, 'fair-1') })
    expect(failed(result)[1]).toMatchObject({ line: 16, found: 'card-9' })
  })

  test('finds a seed committed to for another match', () => {
    expect(verdicts(check('match fair-1', 'match fair-2'))[0]).toBe('commitment failed')
  })

  test('finds an outcome that was exchanged, in its line', () => {
    const result = check('* bag apple', '* bag wheat')
    expect(failed(result)[0]).toEqual({
      id: 'chance',
      verdict: 'failed',
      line: 30,
      expected: 'apple',
      found: 'wheat',
    })
    expect(failed(result)[1]).toMatchObject({ id: 'result', line: 33, expected: 'score points 5 2' })
  })

  test('finds an illegal move, and an exchanged outcome before it', () => {
    const result = check('1 offer card-9', '1 offer card-7')
    expect(verdicts(result)).toEqual(['commitment ok', 'moves failed', 'chance open', 'result open'])
    expect(failed(result)[0]).toMatchObject({
      line: 22,
      code: 'illegal',
      found: expect.stringContaining('card-7'),
    })
    const both = check('* deck card-4', '* deck card-2')
    expect(failed(both).map(({ id, line }) => [id, line])).toEqual([
      ['moves', 27],
      ['chance', 17],
    ])
  })

  test.each([
    ['score points 5 3', 'score points 6 3', 33, 'score points 5 3'],
    ['score coins 5 0', 'score coin 5 0', 34, 'score coins 5 0'],
    ['score coins 5 0\n', '', 34, 'score coins 5 0'],
    ['total 10 3', 'total 10 4', 35, 'total 10 3'],
    ['place 1 2', 'place 2 1', 36, 'place 1 2'],
    ['place 1 2\n', 'place 1 2\nrank master\n', 37, 'the end'],
  ])('finds %j written as %j', (from, to, line, expected) => {
    const result = check(from, to)
    expect(failed(result)).toEqual([expect.objectContaining({ id: 'result', line, expected })])
  })

  test('finds a result that is missing, or too early', () => {
    expect(failed(check(/\nresult\n.*/s, ''))).toEqual([
      { id: 'result', verdict: 'failed', line: 31, expected: 'a result', found: 'the end' },
    ])
    const early = check(/2 fetch\n\* bag apple\n/, '')
    expect(failed(early)).toEqual([
      { id: 'result', verdict: 'failed', line: 30, expected: 'no result yet', found: 'a result' },
    ])
  })

  test('refuses other rules as a whole', () => {
    const result = check('rules 1', 'rules 2')
    expect(failed(result)).toEqual([expect.objectContaining({ id: 'moves', code: 'rules-version', line: 3 })])
  })
})

describe('what cannot be said yet', () => {
  test('is open as long as the seed is not published', () => {
    const result = check(/seed .*\n/, '')
    expect(verdicts(result)).toEqual(['commitment open', 'moves ok', 'chance open', 'result ok'])
    expect([result.ok, result.proven]).toEqual([true, false])
    expect(result.checks[0]).toMatchObject({ line: 9, expected: 'the seed', found: 'no published seed' })
  })

  test('is open without a commitment', () => {
    const result = check(/commitment .*\n/, '')
    expect(verdicts(result)).toEqual(['commitment open', 'moves ok', 'chance ok', 'result ok'])
    expect(result.proven).toBe(false)
  })

  test('is open as long as the match is under way', () => {
    const match = randomMatch(fair, { players: 2 }, 1, 3, new SealedChance(seed))
    const record: MatchRecord = recordOf(match, { id: 'm', commitment: commitmentTo(seed, 'm') })
    expect(verdicts(verify(record, fair))).toEqual([
      'commitment open',
      'moves ok',
      'chance open',
      'result open',
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fair, fairRules } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { randomMatch } from '../test/matches.ts'
import { type Json, MisfitError } from './codec.ts'
import { defineGame, fromJson, type GameRules, playsBy, sameState, toJson } from './game.ts'
import { int } from './shape.ts'
import { source } from './step.ts'
import { viewOf } from './view.ts'

const match = randomMatch(fair, { players: 3, options: { modules: ['raven'] } }, 11, 12)
const json = toJson(fair, match.state) as { [key: string]: Json }

function misfit(value: unknown): MisfitError['misfit'] {
  try {
    fromJson(fair, match.box, value)
  } catch (error) {
    if (error instanceof MisfitError) return error.misfit
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a state as JSON', () => {
  test('is read again at any point of a match', () => {
    for (let decisions = 0; decisions < 60; decisions += 3) {
      const { state } = randomMatch(fair, { players: 4, options: { modules: ['raven'] } }, 3, decisions)
      const text = JSON.stringify(toJson(fair, state))
      expect(sameState(fromJson(fair, state.box, JSON.parse(text)), state)).toBe(true)
    }
  })

  test('holds the waiting steps and draws by name', () => {
    const table = fairAt({ bag: { wheat: 4 }, stands: [{ hand: ['card-8'] }, { coins: 1 }] })
    const waiting = toJson(fair, table.play('1 offer card-8').state)
    expect(waiting.steps).toEqual([
      { step: 'turn-end', seat: 0, args: [0, 0, 0] },
      { step: 'reply', seat: 1, args: [0, 7, 0] },
    ])
    expect(json.draws).toMatchObject({ deck: 9 })
    expect(Object.keys(json)).toEqual(['round', 'bag', 'offered', 'stands', 'steps', 'draws'])
  })

  test('a view is read again, with what it hides', () => {
    const view = viewOf(fair, match.state, 1)
    expect(sameState(fromJson(fair, match.box, toJson(fair, view)), view)).toBe(true)
  })

  const step = { step: 'turn', seat: 0, args: [0, 0, 0] }
  test.each<[string, unknown, string, string]>([
    ['no steps', { ...json, steps: {} }, 'steps', 'a list of at most 48 steps'],
    ['too many steps', { ...json, steps: Array(49).fill(step) }, 'steps', 'a list of at most 48 steps'],
    ['an unknown step', { ...json, steps: [{ ...step, step: 'dance' }] }, 'steps[0].step', 'a step of'],
    ['no step', { ...json, steps: [step, null] }, 'steps[1]', 'an object'],
    ['a seat too many', { ...json, steps: [{ ...step, seat: 3 }] }, 'steps[0].seat', 'from -1 to 2'],
    ['arguments missing', { ...json, steps: [{ ...step, args: [1] }] }, 'steps[0].args', 'a list of 3'],
    ['a bad argument', { ...json, steps: [{ ...step, args: [0, 'x', 0] }] }, 'steps[0].args[1]', 'a whole'],
    [
      'an argument too great',
      { ...json, steps: [{ ...step, args: [0, 0, 40000] }] },
      'steps[0].args[2]',
      '32767',
    ],
    ['draws missing', { ...json, draws: {} }, 'draws.bag', 'an entry'],
    [
      'draws below nothing',
      { ...json, draws: { bag: 0, deck: -1, snatch: 0 } },
      'draws.deck',
      'from 0 to 32767',
    ],
    ['no draws', { ...json, draws: 3 }, 'draws', 'an object'],
    ['a field of the kernel', { ...json, depth: 1 }, 'depth', 'no such entry'],
    [
      'an object that cannot be shown',
      { ...json, steps: [{ ...step, step: { toString: 1 } }] },
      'steps[0].step',
      'a step',
    ],
    [
      'a seat that cannot be shown',
      { ...json, steps: [{ ...step, seat: { toString: 1 } }] },
      'steps[0].seat',
      'a whole',
    ],
  ])('%s is refused', (_, value, path, expected) => {
    const result = misfit(value)
    expect(result.path).toBe(path)
    expect(result.expected).toContain(expected)
  })

  test('a rule may act for somebody who is no player, a choice may not', () => {
    const rule = { step: 'sale', seat: 3, args: [0, 0, 0] }
    expect(fromJson(fair, match.box, { ...json, steps: [rule] }).depth).toBe(1)
    expect(misfit({ ...json, steps: [{ ...rule, seat: 4 }] }).path).toBe('steps[0].seat')
    expect(misfit({ ...json, steps: [{ ...step, seat: 3 }] }).path).toBe('steps[0].seat')
  })

  test('any JSON is read or refused with a place', () => {
    const key = fc.constantFrom(...Object.keys(json))
    fc.assert(
      fc.property(key, fc.jsonValue(), (name, value) => {
        try {
          fromJson(fair, match.box, { ...json, [name]: value })
        } catch (error) {
          expect(error).toBeInstanceOf(MisfitError)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('opening a box', () => {
  test.each([1, 5, 2.5, Number.NaN, '2', null, { toString: 1 }])('%j players are refused', (players) => {
    expect(() => fair.open({ players: players as number })).toThrow(
      'players: expected a whole number from 2 to 4',
    )
  })

  test('fills in defaults', () => {
    const box = fair.open({ players: 2 })
    expect(box.options).toEqual({ modules: [] })
    expect(box.edition).toBe(fair.editions.standard)
    expect(box.rules).toBe(1)
  })

  test('a match is played by the newest rules, or by older ones that the game still knows', () => {
    const grown = defineGame({ ...fairRules, rulesVersion: 3, oldestRules: 2 })
    expect(grown.open({ players: 2 }).rules).toBe(3)
    expect(grown.open({ players: 2, rules: 2 }).rules).toBe(2)
    for (const rules of [1, 4, 2.5, Number.NaN])
      expect(() => grown.open({ players: 2, rules })).toThrow('rules: expected a whole number from 2 to 3')
    expect(playsBy(grown, 2)).toBe(true)
    expect(playsBy(grown, 4)).toBe(false)
  })
})

describe('a game that contradicts itself is refused', () => {
  // Declared again with one thing wrong; numbers of steps and sources stay as they are.
  const define = (change: object) => () =>
    defineGame({
      ...fair,
      ...change,
      fields: { round: int() },
      moves: fair.notation.kinds,
      ...change,
    } as unknown as GameRules<{ round: ReturnType<typeof int> }, never, never>)

  test('a step stands twice', () => {
    expect(define({ steps: [...fair.steps, fair.steps[0]] })).toThrow('the step "begin" stands twice')
  })
  test('a source stands twice', () => {
    expect(define({ sources: [...fair.sources, fair.sources[0]] })).toThrow('the source "bag" stands twice')
  })
  test('a step draws from an unknown source', () => {
    expect(define({ sources: fair.sources.slice(0, 2) })).toThrow('snatch draws from an unknown source')
  })
  test('a source has an outcome twice', () => {
    const die = source('die', ['1', '2', '2'])
    expect(define({ sources: [...fair.sources, die] })).toThrow('die has an outcome twice')
  })
  test.each(['depth', 'stack', 'draws', 'steps'])('a field is called %s', (name) => {
    expect(define({ fields: { [name]: int() } })).toThrow(`"${name}" cannot name a field of a game`)
  })
  test('a kind of move belongs to another game', () => {
    const [first, second] = fair.notation.kinds
    expect(define({ moves: [second, first] })).toThrow('belongs to another game')
  })
})

test('steps and sources are numbered by their places', () => {
  expect(fair.steps.map(({ code }) => code)).toEqual(fair.steps.map((_, index) => index))
  expect(fair.sources.map(({ code }) => code)).toEqual([0, 1, 2])
})

test('imagining fills in what is hidden, and nothing else', () => {
  const view = viewOf(fair, match.state, 0)
  fair.imagine(view, 0, { below: () => 0 })
  expect(fair.invariants(view)).toEqual([])
  expect(view.stands[0].hand).toEqual(match.state.stands[0].hand)
})

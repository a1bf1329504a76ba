import { describe, expect, test } from 'vitest'
import { fetch } from '../sample/bag.ts'
import { fair } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { agree, offer } from '../sample/stand.ts'
import { rest, treat } from '../sample/turn.ts'
import { FastRandom, SeededChance } from './chance/seeded.ts'
import { clone, sameState } from './game.ts'
import { Match } from './match.ts'
import { TentativeTurn } from './tentative.ts'
import { viewOf } from './view.ts'

const bag = { wheat: 9, apple: 4 }
const stands = [
  { points: 2, hand: ['card-8', 'card-3'] },
  { coins: 1, hand: ['card-1'] },
]
const { state } = fairAt({ bag, stands })
const begin = () => new TentativeTurn(fair, viewOf(fair, state, 0), 0)

describe('a tentative turn', () => {
  test('plays on a copy of the view', () => {
    const view = viewOf(fair, state, 0)
    const before = clone(fair, view)
    const turn = new TentativeTurn(fair, view, 0)
    expect(turn.moves).toEqual([fetch(), offer(2), offer(7), treat()])
    expect(turn.play(treat())).toBe(null)
    expect(turn.state.stands[0].points).toBe(1)
    expect(turn.series).toEqual([treat()])
    expect(sameState(view, before)).toBe(true)
  })

  test('steps back, move by move', () => {
    const turn = begin()
    const before = clone(fair, turn.state)
    turn.play(treat())
    const between = clone(fair, turn.state)
    turn.play(treat())
    expect(turn.moves).not.toContain(treat())
    expect(turn.back()).toBe(true)
    expect(sameState(turn.state, between)).toBe(true)
    expect(turn.moves, 'listed anew').toContain(treat())
    expect(turn.series).toEqual([treat()])
    expect(turn.back()).toBe(true)
    expect(sameState(turn.state, before)).toBe(true)
    expect(turn.back()).toBe(false)
    expect(turn.series).toEqual([])
  })

  test('starts anew', () => {
    const turn = begin()
    const before = clone(fair, turn.state)
    turn.play(treat())
    turn.play(offer(7))
    turn.restart()
    expect(sameState(turn.state, before)).toBe(true)
    expect(turn.stop).toBe('choice')
    expect(turn.series).toEqual([])
  })

  test.each([
    ['an outcome of chance', fetch(), 'chance'],
    ['the decision of another seat', offer(7), 'barrier'],
  ] as const)('stops at %s', (_, move, stop) => {
    const turn = begin()
    turn.play(move)
    expect(turn.stop).toBe(stop)
    expect(turn.moves).toEqual([])
    const before = clone(fair, turn.state)
    expect(turn.play(agree())).toEqual({ code: 'past-barrier' })
    expect(sameState(turn.state, before)).toBe(true)
    expect(turn.series).toEqual([move])
    expect(turn.back()).toBe(true)
    expect(turn.stop).toBe('choice')
  })

  test('stops at the end of the turn', () => {
    const { state } = fairAt({ bag, stands: [{ hand: ['card-8'] }, { coins: 1 }] })
    const turn = new TentativeTurn(fair, state, 0)
    turn.play(offer(7))
    const answered = new TentativeTurn(fair, turn.state, 1)
    expect(answered.play(agree())).toBe(null)
    expect(answered.stop).toBe('barrier')
  })

  test('a refusal changes nothing', () => {
    const turn = begin()
    turn.play(treat())
    const before = clone(fair, turn.state)
    expect(turn.play(rest())).toEqual({ code: 'must-act', rule: 'F-401' })
    expect(sameState(turn.state, before)).toBe(true)
    expect(turn.series).toEqual([treat()])
    expect(turn.moves).toHaveLength(4)
  })

  test('of a seat that is not due has nothing to play', () => {
    const turn = new TentativeTurn(fair, viewOf(fair, state, 1), 1)
    expect(turn.stop).toBe('barrier')
    expect(turn.moves).toEqual([])
    expect(turn.play(fetch())).toEqual({ code: 'past-barrier' })
  })

  test('of a match that is over says so', () => {
    const turn = new TentativeTurn(fair, fair.blank(state.box), 0)
    expect(turn.play(fetch())).toEqual({ code: 'over' })
  })

  test('leads, sent whole, where the moves lead one by one', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = new FastRandom(seed)
      const setup = { players: 3, options: { modules: ['raven'] } }
      const [whole, single] = [0, 1].map(() => new Match(fair, setup, new SeededChance(seed)))
      for (let { turn } = whole; !turn.over; turn = whole.turn) {
        const tentative = new TentativeTurn(fair, viewOf(fair, whole.state, turn.seat), turn.seat)
        expect(tentative.moves).toEqual(turn.moves)
        while (tentative.stop === 'choice') {
          tentative.play(tentative.moves[random.below(tentative.moves.length)])
          if (random.below(4) === 0) tentative.back()
        }
        expect(whole.play(tentative.series, turn.seat)).toMatchObject({ ok: true })
        for (const move of tentative.series) single.play([move])
        expect(sameState(whole.state, single.state)).toBe(true)
      }
      expect(whole.events).toEqual(single.events)
      expect(whole.log).toEqual(single.log)
    }
  })
})

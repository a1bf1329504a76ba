import { describe, expect, test } from 'vitest'
import { correct, FastRandom, Match, SeededChance } from '../src/index.ts'
import { editions } from './edition.ts'
import { fair } from './game.ts'
import { fairAt } from './position.ts'

describe('the beginning', () => {
  test.each([2, 3, 4])('F-100 %i stands have two coins each, and the first begins', (players) => {
    const { state, turn } = new Match(fair, { players }, new SeededChance(1))
    expect(state.round).toBe(1)
    expect(state.stands.slice(0, players).map((stand) => stand.coins)).toEqual(Array(players).fill(2))
    expect([...state.bag]).toEqual([8, 6, 4, 0])
    expect(turn).toMatchObject({ over: false, seat: 0, decision: 'turn' })
  })

  test('F-100 ravens are in the bag with their module only', () => {
    const match = new Match(fair, { players: 2, options: { modules: ['raven'] } }, new SeededChance(1))
    expect([...match.state.bag]).toEqual([8, 6, 4, 3])
  })

  test('F-100 all figures come from the edition', () => {
    const edition = correct(editions, 'mine', [
      { path: 'coins', value: 7, mark: 'R' },
      { path: 'hand', value: 1, mark: 'R' },
      { path: 'bag.rot', value: 0, mark: 'R' },
    ])
    const { state } = new Match(fair, { players: 2, edition }, new SeededChance(1))
    expect(state.stands[1]).toMatchObject({ coins: 7, cards: 1 })
    expect([...state.bag]).toEqual([8, 6, 0, 0])
  })
})

describe('a turn', () => {
  test('F-401 lists fetching and every card in hand', () => {
    const table = fairAt({ bag: { rot: 1 }, stands: [{ hand: ['card-12', 'card-1'] }] })
    expect(table.options).toEqual(['fetch', 'offer card-1', 'offer card-12'])
  })

  test('F-401 goes from stand to stand', () => {
    const stands = [{ hand: ['card-1'] }, { hand: ['card-2'] }, { hand: ['card-3'] }]
    const table = fairAt({ players: 3, bag: { wheat: 9 }, stands }, { bag: ['wheat', 'wheat'] })
    expect(table.due).toBe('1 turn')
    expect(table.play('1 fetch').due).toBe('2 turn')
    expect(table.play('2 fetch').due).toBe('3 turn')
  })

  test('F-401 resting is refused to who can act', () => {
    const table = fairAt({ bag: { wheat: 9 }, stands: [{ hand: ['card-1'] }] })
    expect(table.refusal('1 rest')).toEqual({ code: 'must-act', rule: 'F-401' })
  })

  test('F-401 an empty bag gives nothing', () => {
    const table = fairAt({ stands: [{ hand: ['card-1', 'card-2'] }] })
    expect(table.options).toEqual(['offer card-1', 'offer card-2'])
    expect(table.refusal('1 fetch')).toEqual({ code: 'bag-empty', rule: 'F-401' })
  })

  test('F-401 who can neither fetch nor offer rests', () => {
    const table = fairAt({ stands: [{ points: 1 }, { hand: ['card-1', 'card-2'] }] })
    expect(table.due, 'resting is no choice').toBe('2 turn')
  })

  test('F-401 another stand has to wait', () => {
    const table = fairAt({ bag: { wheat: 9 }, stands: [{ hand: ['card-1'] }, { hand: ['card-2'] }] })
    expect(table.refusal('2 fetch')).toEqual({ code: 'not-your-turn', rule: 'F-401', params: { seat: 0 } })
  })

  test('F-402 a point may be given away for a coin, as often as one likes, beside the turn', () => {
    const bag = { wheat: 9 }
    const table = fairAt({ bag, stands: [{ points: 2, coins: 0, hand: ['card-1'] }] })
    table.play('1 treat', '1 treat')
    expect(table.state.stands[0]).toMatchObject({ points: 0, coins: 2 })
    expect(table.due).toBe('1 turn')
    expect(table.options).not.toContain('treat')
    expect(table.refusal('1 treat')).toEqual({ code: 'no-point', rule: 'F-402' })
  })

  test('F-402 not beside a reply', () => {
    const table = fairAt({ bag: { wheat: 9 }, stands: [{ hand: ['card-1'] }, { coins: 1, points: 1 }] })
    table.play('1 offer card-1')
    expect(table.options).toEqual(['agree', 'haggle'])
    expect(table.refusal('2 treat')).toEqual({ code: 'not-now', rule: 'F-402' })
  })

  test('F-403 after the last stand a new round begins', () => {
    const stands = [{ hand: ['card-1'] }, { hand: ['card-2'] }]
    const table = fairAt({ bag: { wheat: 9 }, stands, turn: 2 }, { bag: ['wheat'] })
    expect(table.state.round).toBe(1)
    table.play('2 fetch')
    expect(table.state.round).toBe(2)
    expect(table.due).toBe('1 turn')
  })

  test('F-403 the match ends after the last round', () => {
    const stands = [{ hand: ['card-1'] }, { hand: ['card-2'] }]
    const table = fairAt({ bag: { wheat: 9 }, stands, turn: 2, rounds: 3, round: 3 }, { bag: ['wheat'] })
    table.play('2 fetch')
    expect(table.due).toBe('over')
    expect(table.match.explain(fair.notation.parse('fetch') as never, 0)).toEqual({ code: 'over' })
  })
})

describe('the score', () => {
  const ended = (stands: { coins: number; points: number }[]) => {
    const table = fairAt({ players: stands.length, stands, rounds: 1, round: 1, turn: stands.length })
    if (!table.match.turn.over) throw new Error('not over')
    return table.match.turn.score
  }

  test('F-601 counts points and a point for each coin', () => {
    const score = ended([
      { points: 4, coins: 2 },
      { points: 1, coins: 3 },
    ])
    expect(score).toEqual({
      lines: [
        { id: 'points', values: [4, 1] },
        { id: 'coins', values: [2, 3] },
      ],
      totals: [6, 4],
      places: [1, 2],
    })
  })

  test('F-601 a tie is shared', () => {
    const score = ended([
      { points: 1, coins: 0 },
      { points: 3, coins: 3 },
      { points: 5, coins: 1 },
    ])
    expect(score.places).toEqual([3, 1, 1])
  })
})

test('a match of the Fair ends within its bound', () => {
  const random = new FastRandom(5)
  const match = new Match(fair, { players: 4, options: { modules: ['raven'] } }, new SeededChance(5))
  let decisions = 0
  for (let { turn } = match; !turn.over; turn = match.turn) {
    match.play([turn.moves[random.below(turn.moves.length)]])
    decisions++
    expect(fair.invariants(match.state)).toEqual([])
  }
  expect(decisions).toBeLessThanOrEqual(fair.bound(match.box))
})

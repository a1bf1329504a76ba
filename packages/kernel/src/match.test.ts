import { describe, expect, test } from 'vitest'
import { fetch } from '../sample/bag.ts'
import { fair } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { snatchFrom } from '../sample/raven/snatch.ts'
import { agree, haggle, offer } from '../sample/stand.ts'
import type { FairState } from '../sample/state.ts'
import { treat } from '../sample/turn.ts'
import { randomMatch } from '../test/matches.ts'
import { ScriptedChance } from './chance/scripted.ts'
import { SeededChance } from './chance/seeded.ts'
import { hash, sameState } from './game.ts'
import { Match } from './match.ts'
import type { Move } from './move.ts'
import { viewOf } from './view.ts'

const bag = { wheat: 9, apple: 4 }
const stands = [
  { points: 4, coins: 1, hand: ['card-8', 'card-3'] },
  { points: 2, coins: 1, hand: ['card-1'] },
]
const at = (script = {}, modules: 'raven'[] = []) => fairAt({ bag, stands, modules }, script).match

/** Everything that can be seen of a match. */
const seen = (match: Match<FairState>) => ({
  hash: hash(match.state),
  mem: match.state.mem.slice(),
  log: [...match.log],
  events: [...match.events],
  turn: match.turn,
  over: match.over,
  silent: match.state.log === null,
})

describe('a match', () => {
  test('begins with the first decision, and tells what was drawn before', () => {
    const match = new Match(fair, { players: 2 }, new SeededChance(4))
    expect(match.events.map((event) => event.type)).toEqual(Array(6).fill('chance'))
    expect(match.log.map((entry) => entry.code)).toEqual(Array(6).fill('deal'))
    expect(match.turn).toMatchObject({ over: false, seat: 0, decision: 'turn' })
    expect(match.start).toBe(null)
  })

  test('plays a move and gives back what it told', () => {
    const match = at()
    const told = match.log.length
    expect(match.play([offer(7)])).toEqual({ ok: true, log: [{ code: 'offer', seat: 0, card: 'card-8' }] })
    expect(match.log.length).toBe(told + 1)
    expect(match.events).toEqual([{ type: 'move', seat: 0, move: offer(7) }])
    expect(match.state.log, 'nobody else writes into the log').toBe(null)
  })

  test('plays a series whole, through the decisions of several seats', () => {
    const match = at({ bag: ['apple'] })
    expect(match.play([treat(), offer(7), haggle(), fetch()]).ok).toBe(true)
    expect(match.events.map((event) => (event.type === 'move' ? event.seat : event.source.id))).toEqual([
      0,
      0,
      1,
      1,
      'bag',
    ])
    expect(match.turn).toMatchObject({ seat: 0, decision: 'turn' })
  })

  test('an empty series changes nothing', () => {
    const match = at()
    const before = seen(match)
    expect(match.play([])).toEqual({ ok: true, log: [] })
    expect(seen(match)).toEqual(before)
  })

  test.each<[string, Move[], number, string]>([
    ['at its first move', [agree()], 0, 'not-now'],
    ['after a side move', [treat(), treat(), treat()], 2, 'no-point'],
    ['after another seat has decided', [offer(7), haggle(), offer(11)], 2, 'card-not-held'],
    ['after an outcome of chance', [fetch(), offer(11)], 1, 'card-not-held'],
  ])('a series refused %s leaves no trace', (_, series, index, code) => {
    const match = at({ bag: ['apple'] })
    match.play([treat()])
    match.play([treat()])
    const before = seen(match)
    const state = match.state
    expect(match.play(series)).toMatchObject({ ok: false, index, refusal: { code } })
    expect(seen(match)).toEqual(before)
    expect(match.state, 'the same state object').toBe(state)
  })

  test('after a refused series the same is drawn as without it', () => {
    const [one, other] = [1, 2].map(() => new Match(fair, { players: 2 }, new SeededChance(8)))
    const missing = offer(one.state.stands[1].hand.indexOf(0))
    expect(one.play([fetch(), missing])).toMatchObject({ ok: false, index: 1 })
    one.play([fetch()])
    other.play([fetch()])
    expect(one.events).toEqual(other.events)
  })

  test('a bug in between leaves no trace either', () => {
    const match = at({})
    match.play([treat()])
    const before = seen(match)
    const broken = new Match(fair, match.setup, new ScriptedChance({}), match.state)
    expect(() => broken.play([treat(), fetch()])).toThrow('the script has no outcome')
    expect(seen(broken)).toEqual({ ...before, log: [], events: [] })
  })

  test('nothing can be played after the end', () => {
    const match = randomMatch(fair, { players: 2 }, 1)
    expect(match.over).toBe(true)
    expect(match.turn).toMatchObject({ over: true, score: { totals: expect.any(Array) } })
    const before = seen(match)
    expect(match.play([fetch()])).toEqual({ ok: false, index: 0, refusal: { code: 'over' } })
    expect(match.play([fetch()], 0)).toEqual({ ok: false, index: 0, refusal: { code: 'over' } })
    expect(seen(match)).toEqual(before)
  })

  test('is the same with the same seed', () => {
    const [one, other] = [5, 5].map((seed) => randomMatch(fair, { players: 4 }, seed))
    expect(one.events).toEqual(other.events)
    expect(sameState(one.state, other.state)).toBe(true)
  })
})

describe('a series of one seat', () => {
  test('is played whole up to what it cannot foresee', () => {
    const match = at({ bag: ['apple'] })
    expect(match.play([treat(), treat(), fetch()], 0).ok).toBe(true)
    expect(match.turn).toMatchObject({ seat: 1 })
  })

  test.each<[string, Move[], number]>([
    ['an outcome of chance', [treat(), fetch(), fetch()], 2],
    ['the decision of another seat', [offer(7), agree()], 1],
  ])('past %s is refused whole', (_, series, index) => {
    const match = at({ bag: ['apple', 'apple'] })
    const before = seen(match)
    expect(match.play(series, 0)).toEqual({ ok: false, index, refusal: { code: 'past-barrier' } })
    expect(seen(match)).toEqual(before)
  })

  test('past the end of the match is refused whole', () => {
    const { match } = fairAt({ bag, stands, rounds: 1, turn: 2 }, { bag: ['apple'] })
    const before = seen(match)
    expect(match.play([fetch(), fetch()], 1)).toEqual({
      ok: false,
      index: 1,
      refusal: { code: 'past-barrier' },
    })
    expect(seen(match)).toEqual(before)
  })

  test('of a seat that is not due is refused', () => {
    expect(at().play([fetch()], 1)).toEqual({
      ok: false,
      index: 0,
      refusal: { code: 'not-your-turn', rule: 'F-401', params: { seat: 0 } },
    })
  })

  test('goes on after a reveal only as a new series', () => {
    const table = fairAt(
      {
        players: 3,
        bag: { ...bag, raven: 1 },
        modules: ['raven'],
        stands: [...stands, { hand: ['card-9'] }],
      },
      { bag: ['raven'], snatch: ['card-9'] },
    )
    const { match } = table
    expect(match.play([fetch(), snatchFrom(3)], 0)).toMatchObject({ ok: false, index: 1 })
    expect(table.due, 'nothing has happened').toBe('1 turn')
  })
})

describe('a position put on the table', () => {
  test('is gone on from, and what led elsewhere is forgotten', () => {
    const match = new Match(fair, { players: 2 }, new SeededChance(2))
    const position = fair.begin(match.box)
    match.play([fetch()])
    match.set(position)
    expect(match.events.filter((event) => event.type === 'move')).toEqual([])
    expect(match.turn).toMatchObject({ over: false, seat: 0 })
    expect(match.start?.depth, 'as it was put there').toBe(1)
  })

  test('must be one of the same box', () => {
    const match = new Match(fair, { players: 2 }, new SeededChance(2))
    expect(() => match.set(fair.begin(fair.open({ players: 2 })))).toThrow('a position of another box')
  })

  test('stays as it was while the match goes on', () => {
    const match = at({ bag: ['apple'] })
    const start = match.start?.mem.slice()
    match.play([fetch()])
    expect(match.start?.mem).toEqual(start)
  })
})

test('a match can be watched without learning secrets', () => {
  const match = at()
  expect(viewOf(fair, match.state, 1).stands[0].hand[7]).toBeLessThan(0)
})

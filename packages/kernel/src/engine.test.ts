import { describe, expect, test } from 'vitest'
import { fetch } from '../sample/bag.ts'
import { fair } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { snatchFrom } from '../sample/raven/snatch.ts'
import { agree, offer } from '../sample/stand.ts'
import type { FairState } from '../sample/state.ts'
import { rest, treat, turn } from '../sample/turn.ts'
import { WAITING } from './chance/chance.ts'
import { ScriptedChance } from './chance/scripted.ts'
import {
  advance,
  apply,
  awaitedSource,
  decider,
  decision,
  explain,
  happen,
  listOptions,
  unseenOf,
} from './engine.ts'
import { clone, type Game, sameState } from './game.ts'
import { MoveList } from './move.ts'
import { push } from './step.ts'

const bag = { wheat: 4, apple: 4 }
const stands = [
  { points: 1, hand: ['card-8', 'card-3'] },
  { coins: 1, hand: ['card-1'] },
]
const at = (): FairState => clone(fair, fairAt({ bag, stands }).state)
const moves = new MoveList()

describe('advancing', () => {
  test('stops at a choice and lists it, and changes nothing when it is asked again', () => {
    const state = at()
    expect(advance(fair, state, null, moves)).toBe('choice')
    expect(moves.toArray()).toEqual([fetch(), offer(2), offer(7), treat()])
    const before = clone(fair, state)
    expect(advance(fair, state, null, moves)).toBe('choice')
    expect(moves.count).toBe(4)
    expect(sameState(state, before)).toBe(true)
  })

  test('stops at a chance when nobody draws, and before anything changes when the chance waits', () => {
    const state = at()
    advance(fair, state, null, moves)
    apply(fair, state, fetch())
    const before = clone(fair, state)
    expect(advance(fair, state, null, moves)).toBe('chance')
    expect(advance(fair, state, { outcome: () => WAITING }, moves)).toBe('chance')
    expect(sameState(state, before)).toBe(true)
    expect(awaitedSource(fair, state)?.id).toBe('bag')
    expect(decision(fair, state)).toBe(null)
  })

  test('counts the draws of each source and hands over what is unseen', () => {
    const state = at()
    state.draws[0] = 6
    advance(fair, state, null, moves)
    apply(fair, state, fetch())
    const asked: unknown[] = []
    advance(
      fair,
      state,
      {
        outcome: (source, index, unseen, total) => {
          asked.push([source.id, index, Array.from(unseen), total])
          return 1
        },
      },
      moves,
    )
    expect(asked).toEqual([['bag', 6, [4, 4, 0, 0], 8]])
    expect([...state.draws]).toEqual([7, 0, 0])
    expect([...state.bag]).toEqual([4, 3, 0, 0])
  })

  test('stops at the decision of another seat, and at a barrier, for one seat only', () => {
    const state = at()
    advance(fair, state, null, moves, 0)
    apply(fair, state, offer(7))
    expect(advance(fair, state, null, moves, 0)).toBe('barrier')
    expect(advance(fair, state, null, moves)).toBe('choice')
    apply(fair, state, agree())
    expect(advance(fair, state, null, moves, 0), 'the end of the turn').toBe('barrier')
    expect(advance(fair, state, new ScriptedChance({}), moves)).toBe('choice')
    expect(decider(state)).toBe(1)
  })

  test('leaves no trace of steps that are done', () => {
    const state = at()
    advance(fair, state, null, moves)
    apply(fair, state, offer(7))
    advance(fair, state, null, moves)
    apply(fair, state, agree())
    advance(fair, state, new ScriptedChance({}), moves)
    expect([...state.stack.subarray(5)].every((one) => one === 0)).toBe(true)
  })

  test('ends when nothing waits', () => {
    const state = fair.blank(fair.open({ players: 2 }))
    moves.add(fetch())
    expect(advance(fair, state, null, moves)).toBe('over')
    expect(moves.count).toBe(0)
    expect(decider(state)).toBe(-1)
    expect(decision(fair, state)).toBe(null)
    expect(awaitedSource(fair, state)).toBe(null)
  })

  test('takes a choice with one option at once, unless it is asked', () => {
    const { state } = fairAt({ bag: {}, stands: [{}, { hand: ['card-1', 'card-2'] }] })
    expect(decider(state), 'the first stand rested').toBe(1)
    const asking: Game<FairState> = {
      ...fair,
      beside: {
        kinds: [treat],
        list: (_, list) => list.ask(),
        play: () => {},
        refuse: () => ({ code: 'no' }),
      },
    }
    const fresh = clone(fair, state)
    fresh.stack[1] = 0
    expect(advance(asking, fresh, null, moves)).toBe('choice')
    expect(moves.toArray()).toEqual([rest()])
  })

  test('is a bug of the game if a choice offers nothing or a chance has nothing to draw', () => {
    const steps = fair.steps.map((step) => (step.id === 'turn' ? { ...step, list: () => {} } : step))
    expect(() => advance({ ...fair, steps } as typeof fair, at(), null, moves)).toThrow('turn offers no move')
    const state = at()
    apply(fair, state, fetch())
    state.bag.fill(0)
    expect(() => advance(fair, state, new ScriptedChance({ bag: ['wheat'] }), moves)).toThrow(
      'draw has nothing to draw from',
    )
  })
})

describe('what a game may ask of the engine', () => {
  test('rules that follow each other for ever are found out', () => {
    const again = fair.steps.find((step) => step.id === 'turn-end')
    if (again?.kind !== 'rule') throw new Error('no rule')
    const steps = fair.steps.map((step) =>
      step === again ? { ...again, run: (state: FairState) => push(state, again) } : step,
    )
    const state = fair.blank(fair.open({ players: 2 }))
    push(state, again)
    expect(() => advance({ ...fair, steps }, state, new ScriptedChance({}), moves)).toThrow(
      expect.objectContaining({ name: 'Stuck', message: 'turn-end comes again and again, nobody decides' }),
    )
  })

  test('whenever the table comes to rest it settles what follows at once: before a decision, before a draw, at the end', () => {
    const seen: string[] = []
    const settling: Game<FairState> = {
      ...fair,
      settled: (state) => seen.push(decision(fair, state)?.id ?? awaitedSource(fair, state)?.id ?? 'end'),
    }
    const state = at()
    advance(settling, state, null, moves)
    expect(seen).toEqual(['turn'])
    apply(settling, state, treat())
    apply(settling, state, fetch())
    expect(seen, 'a move alone is no rest').toEqual(['turn'])
    advance(settling, state, new ScriptedChance({ bag: ['apple'] }), moves)
    expect(seen).toEqual(['turn', 'bag', 'turn'])
    state.depth = 0
    expect(advance(settling, state, null, moves)).toBe('over')
    expect(seen.at(-1)).toBe('end')
    state.unsettled = 0
    expect(advance(settling, state, null, moves)).toBe('over')
    expect(seen, 'nothing has changed').toHaveLength(4)
  })

  test('the options of a decision can be listed without side moves and without taking the only one', () => {
    const state = at()
    listOptions(fair, state, moves)
    expect(moves.toArray()).toEqual([fetch(), offer(2), offer(7)])
    const alone = fair.blank(state.box)
    push(alone, turn, 0)
    listOptions(fair, alone, moves)
    expect(moves.toArray()).toEqual([rest()])
    expect(alone.depth).toBe(1)
    apply(fair, state, fetch())
    listOptions(fair, state, moves)
    expect(moves.count, 'no decision is due').toBe(0)
  })
})

describe('applying', () => {
  test('a side move leaves the decision standing', () => {
    const state = at()
    const before = clone(fair, state)
    apply(fair, state, treat())
    expect(decision(fair, state)?.id).toBe('turn')
    expect(state.stack).toEqual(before.stack)
    expect(state.stands[0]).toMatchObject({ points: 0, coins: 1 })
  })

  test('is a bug where no decision is due', () => {
    const state = at()
    apply(fair, state, fetch())
    expect(() => apply(fair, state, fetch())).toThrow('no decision is due')
    expect(() => apply(fair, fair.blank(state.box), fetch())).toThrow('no decision is due')
  })
})

describe('looking at what chance may bring', () => {
  test('an outcome that is made to happen is the same as one that is drawn', () => {
    const drawn = at()
    advance(fair, drawn, null, moves)
    apply(fair, drawn, fetch())
    advance(fair, drawn, null, moves)
    const made = clone(fair, drawn)
    const unseen = Array.from(unseenOf(fair, made))
    expect(unseen.reduce((sum, count) => sum + count, 0)).toBe(8)
    const outcome = unseen.findLastIndex((count) => count > 0)
    const waiting = { outcome: () => WAITING }
    happen(fair, made, outcome)
    advance(fair, made, waiting, moves)
    const word = awaitedSource(fair, drawn)?.outcomes[outcome] ?? ''
    advance(fair, drawn, new ScriptedChance({ bag: [word] }, waiting), moves)
    expect(sameState(made, drawn)).toBe(true)
  })

  test('is a bug where no outcome is due', () => {
    const state = at()
    advance(fair, state, null, moves)
    expect(() => unseenOf(fair, state)).toThrow('no outcome is due')
    expect(() => happen(fair, state, 0)).toThrow('no outcome is due')
  })
})

describe('explaining', () => {
  const ask = (state: FairState, seat: number, text: string) => {
    advance(fair, state, null, moves)
    return explain(fair, state, seat, fair.notation.parse(text) as never, moves)
  }

  test.each<[number, string, unknown]>([
    [0, 'fetch', null],
    [0, 'treat', null],
    [0, 'offer card-8', null],
    [1, 'fetch', { code: 'not-your-turn', rule: 'F-401', params: { seat: 0 } }],
    [0, 'agree', { code: 'not-now', rule: 'F-401', params: { decision: 'turn' } }],
    [0, 'offer card-1', { code: 'card-not-held', rule: 'F-301', params: { card: 'card-1' } }],
  ])('seat %i, %s: %j', (seat, text, refused) => {
    expect(ask(at(), seat, text)).toEqual(refused)
  })

  test('an unlisted side move is refused by those who offer it', () => {
    const state = at()
    state.stands[0].points = 0
    expect(ask(state, 0, 'treat')).toEqual({ code: 'no-point', rule: 'F-402' })
  })

  test('nothing can be done while an outcome is due, or after the end', () => {
    const state = at()
    apply(fair, state, fetch())
    expect(ask(state, 0, 'fetch')).toEqual({ code: 'not-now' })
    expect(ask(fair.blank(state.box), 0, 'fetch')).toEqual({ code: 'over' })
  })

  test('a game may say which rule keeps a move from the decision that is due', () => {
    const asked: unknown[] = []
    const strict: Game<FairState> = {
      ...fair,
      untimely: (_state, move, seat, due, ...given) => {
        asked.push([fair.notation.format(move), seat, due.id, given])
        return agree.is(move) ? { code: 'no-offer', rule: 'F-303' } : null
      },
    }
    const state = at()
    advance(strict, state, null, moves)
    expect(explain(strict, state, 0, agree(), moves)).toEqual({ code: 'no-offer', rule: 'F-303' })
    expect(explain(strict, state, 0, snatchFrom(2), moves)).toEqual({
      code: 'not-now',
      rule: 'F-401',
      params: { decision: 'turn' },
    })
    expect(explain(strict, state, 0, offer(0), moves)).toMatchObject({ code: 'card-not-held' })
    expect(explain(strict, state, 1, agree(), moves)).toMatchObject({ code: 'not-your-turn' })
    expect(asked).toEqual([
      ['agree', 0, 'turn', [0, 0, 0]],
      ['snatch 2', 0, 'turn', [0, 0, 0]],
    ])
  })

  test('an integer that is no move is refused', () => {
    const state = at()
    advance(fair, state, null, moves)
    expect(explain(fair, state, 0, 0x3fffffff as never, moves)).toMatchObject({ code: 'not-now' })
    const strict: Game<FairState> = { ...fair, untimely: () => ({ code: 'no-offer' }) }
    expect(explain(strict, state, 0, 0x3fffffff as never, moves)).toMatchObject({ code: 'not-now' })
  })
})

import { advance, apply, decider, FastRandom, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test, vi } from 'vitest'
import { opponents as fairOpponents } from '../../sample/opponents.ts'
import { opponents } from '../all.ts'
import { estimatorOf } from '../opponents.ts'
import { type Budget, Search } from './search.ts'

const games = Object.values(opponents)

/** A position in the middle of a random match. */
function middle(own: (typeof games)[number], players: number, seed: number, decisions: number) {
  const { game } = own
  const state = game.begin(game.open({ players }))
  const chance = new SeededChance(seed)
  const random = new FastRandom(seed)
  const moves = new MoveList()
  for (let count = 0; advance(game, state, chance, moves) === 'choice' && count < decisions; count++) {
    apply(game, state, moves.at(random.below(moves.count)))
  }
  return { state, moves }
}

describe.each(games)('looking ahead in $game.id', (own) => {
  const players = Math.max(2, own.game.players.min)
  const { state, moves } = middle(own, players, 9, 40)
  const view = viewOf(own.game, state, decider(state))
  const search = (seed: number) => new Search(own.game, state.box, estimatorOf(own), { seed, nodes: 40_000 })

  test('the same seed and budget find the same moves', () => {
    const one = search(4).run(view, { iterations: 120 })
    const other = search(4).run(view, { iterations: 120 })
    expect(other).toEqual(one)
    expect(one.iterations).toBe(120)
  })

  test('every legal move is considered, and only those', () => {
    const { considered, best } = search(4).run(view, { iterations: 60 })
    expect(considered.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(
      moves.toArray().toSorted((a, b) => a - b),
    )
    expect(moves.has(best)).toBe(true)
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
  })

  test('it leaves the view as it was and stops when its time is up', () => {
    const before = view.mem.slice()
    let asked = 0
    const found = search(1).run(view, { iterations: 100_000, expired: () => ++asked > 2 })
    expect(found.iterations).toBeLessThan(200)
    expect(Array.from(view.mem)).toEqual(Array.from(before))
  })

  test('it ends when no other move can catch up, with the same favourite', () => {
    const whole = search(6).run(view, { iterations: 2_000 })
    const early = search(6).run(view, { iterations: 2_000, decided: true })
    expect(early.best).toBe(whole.best)
    const [first, second] = early.considered
    expect(first.visits - second.visits).toBeGreaterThanOrEqual(2_000 - early.iterations)
  })

  test('every move is tried as often as is asked for, and progress is told with the line', () => {
    const told: number[] = []
    const { considered } = search(6).run(view, {
      iterations: 1_100,
      least: 3,
      onProgress: (done, of, line) => told.push(done, of, line.length),
    })
    expect(Math.min(...considered.map(({ visits }) => visits))).toBeGreaterThanOrEqual(3)
    expect([told[0], told[1], told[3], told[4]]).toEqual([512, 1_100, 1_024, 1_100])
    expect(told[2]).toBeGreaterThan(0)
  })

  test.each(['turn', 'cycle', 'end', 10] as const)(
    'rollouts (%s) leave the choice legal and fixed by the seed',
    (length) => {
      for (const guide of ['chance', 'impression'] as const) {
        const thinking = { seed: 3, nodes: 4_000, rollout: { length, guide } }
        const roll = () =>
          new Search(own.game, state.box, estimatorOf(own), thinking).run(view, { iterations: 12 })
        const found = roll()
        expect(moves.has(found.best)).toBe(true)
        expect(roll()).toEqual(found)
      }
    },
  )

  test('the line begins with the best move', () => {
    const { line, best } = search(2).run(view, { iterations: 200 })
    expect(line[0]).toBe(best)
  })
})

describe.each(games)('the next decision of the same turn in $game.id', (own) => {
  const players = Math.max(2, own.game.players.min)
  const search = (appraiser = estimatorOf(own)) =>
    new Search(own.game, own.game.open({ players }), appraiser, { seed: 4, nodes: 8_000 })

  /** A decision whose best move leads to another of the same seat, with nothing hidden in between. */
  function chained(appraiser = estimatorOf(own)) {
    for (let decisions = 0; decisions < 60; decisions++) {
      const { state, moves } = middle(own, players, 9, decisions)
      const seat = decider(state)
      const view = viewOf(own.game, state, seat)
      const first = search(appraiser)
      const { best } = first.run(view, { iterations: 300 })
      const next = viewOf(own.game, state, seat)
      apply(own.game, next, best)
      if (advance(own.game, next, null, moves, seat) === 'choice') return { view, next, moves, first }
    }
    throw new Error('nobody decides twice in a row')
  }

  test('what was seen of it is kept: fewer new iterations find a legal move', () => {
    const appraiser = estimatorOf(own)
    const { next, moves, first } = chained(appraiser)
    const valued = vi.spyOn(appraiser, 'estimate')
    const asked = (one: Search<typeof next>) => {
      valued.mockClear()
      const found = one.run(next, { iterations: 300 })
      return { ...found, looks: valued.mock.calls.length }
    }
    const [kept, anew] = [asked(first), asked(search(appraiser))]
    expect([kept.iterations, anew.iterations]).toEqual([300, 300])
    expect(kept.looks).toBeLessThan(anew.looks)
    expect(kept.considered.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(
      moves.toArray().toSorted((a, b) => a - b),
    )
  })

  test('the same views one after the other give the same moves again', () => {
    const { view, next } = chained()
    const both = () => {
      const one = search()
      return [one.run(view, { iterations: 300 }), one.run(next, { iterations: 300 })]
    }
    expect(both()).toEqual(both())
  })

  test('it begins anew where another move was played than the one it found', () => {
    const { view, first } = chained()
    const { state, moves } = middle(own, players, 9, 61)
    const other = viewOf(own.game, state, decider(state))
    first.run(view, { iterations: 40 })
    const { considered } = first.run(other, { iterations: 40 })
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(40)
    expect(considered.every(({ move }) => moves.has(move))).toBe(true)
  })

  test('whoever is to think anew does so', () => {
    const { view, next } = chained()
    const thinking = { seed: 4, nodes: 8_000, anew: true }
    const one = new Search(own.game, own.game.open({ players }), estimatorOf(own), thinking)
    one.run(view, { iterations: 300 })
    const { considered } = one.run(next, { iterations: 60 })
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
  })

  test('whoever asks for the chances of every seat, or for every move, gets a tree of its own', () => {
    const { next, first } = chained()
    const { considered } = first.run(next, { iterations: 60, outlooks: true })
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
  })
})

describe('the limits of a search', () => {
  const own = fairOpponents
  const { state, moves } = middle(own, 2, 5, 2)
  const view = viewOf(own.game, state, decider(state))
  const look = (budget: Budget, thinking = {}) =>
    new Search(own.game, state.box, estimatorOf(own), { seed: 1, nodes: 4_000, ...thinking }).run(
      view,
      budget,
    )

  test('it ends early where one move is clearly ahead', () => {
    const { iterations, considered } = look({ iterations: 1_000, decided: true }, { boldness: 0 })
    expect(iterations).toBeLessThan(1_000)
    expect(considered[0].visits - considered[1].visits).toBeGreaterThan(1_000 - iterations)
  })

  test('it always answers, even with no iterations at all', () => {
    const { best, iterations } = look({ iterations: 0 })
    expect([moves.has(best), iterations]).toEqual([true, 1])
  })

  test('it tries every move as often as is asked for, even if it takes more iterations than it has', () => {
    const { considered, iterations } = look({ iterations: 1, least: 3 })
    expect(considered.map(({ visits }) => visits)).toEqual(considered.map(() => 3))
    expect(iterations).toBe(3 * moves.count)
  })

  test('its visits are its iterations, and the same search thinks anew each time', () => {
    const search = new Search(own.game, state.box, estimatorOf(own), { seed: 1, nodes: 4_000 })
    for (const iterations of [1, 31, 32, 33, 100]) {
      const { considered, ...found } = search.run(view, { iterations })
      expect(found.iterations).toBe(iterations)
      expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations)
    }
  })

  test('the moves come by their visits, and chances stay between 0 and 1', () => {
    const { considered, best } = look({ iterations: 300 })
    const visits = considered.map((one) => one.visits)
    expect(visits).toEqual(visits.toSorted((one, other) => other - one))
    expect(considered[0].move).toBe(best)
    expect(considered.every(({ reward }) => reward >= 0 && reward <= 1)).toBe(true)
  })

  test('with boldness it looks at more moves than without', () => {
    const tried = (boldness: number) =>
      look({ iterations: 60 }, { boldness }).considered.filter(({ visits }) => visits > 1).length
    expect(tried(3)).toBeGreaterThan(tried(0))
  })

  test('without sharpness no move is trusted more than another at first', () => {
    const flat = look({ iterations: moves.count }, { sharpness: 0, boldness: 100 })
    expect(flat.considered.map(({ visits }) => visits)).toEqual(flat.considered.map(() => 1))
  })

  test('when the match is over there is nothing to decide', () => {
    const over = middle(own, 2, 5, 1_000).state
    const search = new Search(own.game, over.box, estimatorOf(own), { seed: 1, nodes: 400 })
    expect(() => search.run(over, { iterations: 5 })).toThrow('nobody is to decide')
  })
})

test('a full memory ends the search instead of breaking it', () => {
  const own = opponents.village
  const { state } = middle(own, 4, 3, 10)
  const search = new Search(own.game, state.box, estimatorOf(own), { seed: 1, nodes: 600 })
  const found = search.run(viewOf(own.game, state, decider(state)), { iterations: 50_000 })
  expect(found.iterations).toBeLessThan(50_000)
  expect(found.considered.length).toBeGreaterThan(1)
})

test('a search whose horizon is its own turn looks at nobody else, and finds a legal move', () => {
  const own = opponents['my-village']
  const { state, moves } = middle(own, 2, 9, 40)
  const seat = decider(state)
  const thinking = { seed: 5, nodes: 4_000, horizon: 'turn' } as const
  const search = new Search(own.game, state.box, estimatorOf(own), thinking)
  const { best, line } = search.run(viewOf(own.game, state, seat), { iterations: 400 })
  expect(moves.has(best)).toBe(true)
  const chance = new SeededChance(1)
  for (const move of line) {
    expect(decider(state)).toBe(seat)
    apply(own.game, state, move)
    if (advance(own.game, state, chance, moves) === 'over') break
  }
})

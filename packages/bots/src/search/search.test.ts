import { advance, apply, decider, FastRandom, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { estimatorOf, opponents } from '../opponents.ts'
import { Search } from './search.ts'

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

  test('the line begins with the best move', () => {
    const { line, best } = search(2).run(view, { iterations: 200 })
    expect(line[0]).toBe(best)
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

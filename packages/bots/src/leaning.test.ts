import { advance, decider, MoveList, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from './all.ts'
import { Leaning } from './leaning.ts'
import { estimatorOf } from './opponents.ts'

describe.each(Object.values(opponents))('styles of $game.id', ({ plan, ...own }) => {
  const { game, evaluator } = own
  const box = game.open({ players: 2 })
  const state = game.begin(box)
  advance(game, state, new SeededChance(3), new MoveList())

  test('there are five at least, and every one loves what the game knows', async () => {
    const { styles = {} } = await plan()
    expect(Object.keys(styles).length).toBeGreaterThanOrEqual(5)
    for (const points of Object.values(styles))
      expect(() => new Leaning(estimatorOf(own), evaluator, points)).not.toThrow()
  })

  test('only the seat that thinks has the taste', () => {
    const plain = estimatorOf(own)
    const leaning = new Leaning(plain, evaluator, { always: 3 })
    const seat = decider(state)
    leaning.begin(seat)
    const [before, after] = [plain, leaning].map((appraiser) => {
      const scores = new Float64Array(2)
      appraiser.estimate(state, scores)
      return scores
    })
    expect(after[seat] - before[seat]).toBeCloseTo(3 * (1 - evaluator.progress(state)), 10)
    expect(after[1 - seat]).toBe(before[1 - seat])
    expect(leaning.estimateSeat(state, 1 - seat)).toBe(plain.estimateSeat(state, 1 - seat))
    expect(leaning.estimateSeat(state, seat)).toBe(after[seat])
  })

  test('a taste for something unknown is refused', () => {
    expect(() => new Leaning(estimatorOf(own), evaluator, { nothing: 1 })).toThrow('no feature nothing')
  })
})

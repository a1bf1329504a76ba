import { describe, expect, test } from 'vitest'
import { opponents } from '../all.ts'
import { myVillageThumbs } from '../games/my-village/thumbs.ts'
import { Ascent } from './climb.ts'

const { game, evaluator } = opponents['my-village']
const PROMISE = evaluator.features.indexOf('turn-worth')

/** From weights that know nothing; only what a turn promises is shifted. */
function ascent(seed: number) {
  const still = Object.fromEntries(evaluator.features.map((feature) => [feature, 0]))
  const stages = [evaluator.features.map(() => 0), evaluator.features.map(() => 0)]
  const from = { game: game.id, stages, note: 'nothing' }
  return new Ascent(
    game,
    evaluator,
    { from, reach: { ...still, 'turn-worth': 0.5 }, fades: [[1, 0.5]] },
    seed,
  )
}

describe('a climb of weights', () => {
  test('goes up where a shift brings points, less where it fades, and leaves the rest alone', () => {
    const climber = ascent(3)
    climber.climb(40, 0)
    const [early, late] = climber.footing.stages
    expect(early[PROMISE]).toBeGreaterThan(0.1)
    expect(late[PROMISE]).toBeCloseTo(early[PROMISE] / 2, 2)
    expect(early.filter((weight) => weight !== 0)).toHaveLength(1)
  })

  test('takes the same way with the same seed, by first impression and looking ahead', () => {
    const ways = [1, 1, 2].map((seed) => {
      const climber = ascent(seed)
      const scores = [climber.climb(6, 0), climber.climb(2, 3)]
      return { scores, footing: climber.footing }
    })
    expect(ways[1]).toEqual(ways[0])
    expect(ways[2]).not.toEqual(ways[0])
  })

  test('rules of thumb climb, too, early and late ones each on its own', () => {
    const still = Object.fromEntries(evaluator.features.map((feature) => [feature, 0]))
    const stages = [evaluator.features.map((feature) => (feature === 'turn-worth' ? 0.5 : 0))]
    const from = { game: game.id, stages, thumbs: myVillageThumbs, note: 'by hand' }
    const climber = new Ascent(game, evaluator, { from, reach: still, fades: [[1]], thumbReach: 0.3 }, 4)
    climber.climb(3, 0)
    const { thumbs } = climber.footing
    expect(climber.footing.stages).toEqual(stages)
    expect(thumbs?.map((row) => row.length)).toEqual(myVillageThumbs.map((row) => row.length))
    expect(thumbs?.[0]).not.toEqual(myVillageThumbs[0])
    expect(thumbs?.[0]).not.toEqual(thumbs?.[1])
  })
})

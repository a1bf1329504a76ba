import { advance, apply, FastRandom, MoveList, SampledChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from '../all.ts'
import { playBlock } from '../arena/block.ts'
import { standings } from '../arena/statistics.ts'
import { seatBot } from '../bot.ts'
import { estimatorOf } from '../opponents.ts'
import { handSetWeights } from '../training/hand-set.ts'

describe.each(Object.values(opponents))('the evaluator of $game.id', (own) => {
  const { game, evaluator, weights } = own
  const estimator = estimatorOf(own)
  const counts = Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, index) => game.players.min + index,
  )

  test.each(counts)(
    'reads finite features in all positions with %i players, and ends with the score',
    (players) => {
      const random = new FastRandom(players)
      const chance = new SampledChance(random)
      const moves = new MoveList()
      const features = new Float64Array(evaluator.features.length + 1).fill(-12345)
      const scores = new Float64Array(8)
      for (let match = 0; match < 5; match++) {
        const state = game.begin(game.open({ players }))
        let before = -1
        while (advance(game, state, chance, moves) === 'choice') {
          const progress = evaluator.progress(state)
          expect(progress).toBeGreaterThanOrEqual(0)
          expect(progress).toBeLessThanOrEqual(1)
          before = progress
          for (let seat = 0; seat < players; seat++) {
            features.fill(Number.NaN, 0, evaluator.features.length)
            evaluator.read(state, seat, features)
            expect(features.findIndex((feature) => !Number.isFinite(feature))).toBe(-1)
            expect(features[evaluator.features.length]).toBe(-12345)
            const scored = evaluator.scored?.(state, seat) ?? []
            if (scored.length > 0)
              expect(scored.reduce((sum, { points }) => sum + points, 0)).toBe(
                evaluator.scoreNow(state, seat),
              )
            for (const { feature } of scored) expect(own.names.en).toHaveProperty([feature])
          }
          apply(game, state, moves.at(random.below(moves.count)))
        }
        expect(before).toBeGreaterThan(0.5)
        expect(evaluator.progress(state)).toBe(1)
        estimator.estimate(state, scores)
        game.score(state).totals.forEach((total, seat) => {
          expect(scores[seat]).toBeCloseTo(total, 9)
        })
      }
    },
  )

  test('knows the features that tell what moment it is, and those that are easily forgotten', () => {
    const { passing = [], forgotten = [] } = own
    for (const feature of [...passing, ...forgotten]) expect(evaluator.features).toContain(feature)
  })

  test('names every feature once, and has a weight for it at every stage', () => {
    expect(new Set(evaluator.features).size).toBe(evaluator.features.length)
    for (const stage of weights.stages) {
      expect(stage).toHaveLength(evaluator.features.length)
      expect(stage.every(Number.isFinite)).toBe(true)
    }
    expect(weights.note).toContain('seed')
  })

  test('weights set by hand know its features and count nothing any more at the end', async () => {
    const { stages } = handSetWeights(evaluator, (await own.plan()).byHand)
    expect(stages[0].filter((weight) => weight > 0).length).toBeGreaterThan(15)
    expect(stages.at(-1)).toEqual(evaluator.features.map(() => 0))
  })

  test('its first impressions beat chance', async () => {
    const blocks = []
    for (let seed = 1; seed <= 8; seed++) {
      blocks.push(
        await playBlock(
          {
            game,
            setup: { players: 2 },
            contestants: 2,
            seat: (contestant, box, botSeed) =>
              seatBot(
                own,
                box,
                contestant === 0 ? { kind: 'impression', temperature: 0 } : 'random',
                botSeed,
              ),
            clock: () => 0,
          },
          seed,
        ),
      )
    }
    const [greedy] = standings(['greedy', 'random'], blocks, 2)
    expect(greedy.winShare.mean).toBeGreaterThanOrEqual(0.9)
  })
})

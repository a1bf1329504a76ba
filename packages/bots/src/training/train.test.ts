import { describe, expect, test } from 'vitest'
import { opponents } from '../../sample/opponents.ts'
import { Estimator } from '../evaluator.ts'
import { estimatorOf } from '../opponents.ts'
import { handSetWeights } from './hand-set.ts'
import { Regression } from './regression.ts'
import { learnFrom } from './self-play.ts'
import { type Training, train } from './train.ts'

const { game, evaluator } = opponents
const plan = await opponents.plan()
const training: Training = { ...plan, eras: [{ generations: 2, matches: 12, iterations: 0 }], seed: 3 }
const stagesOf = (more: Partial<Training> = {}) => train(game, evaluator, { ...training, ...more }).stages

describe('training by self-play', () => {
  test('finds the same weights with the same seed, others with another', () => {
    expect(stagesOf()).toEqual(stagesOf())
    expect(stagesOf({ seed: 4 })).not.toEqual(stagesOf())
  })

  test('gives a weight to every feature at every stage, rounded to a thousandth', () => {
    const stages = stagesOf({ stages: 3 })
    expect(stages.map((stage) => stage.length)).toEqual([3, 3, 3])
    for (const weight of stages.flat()) expect(weight).toBe(Math.round(weight * 1000) / 1000)
  })

  test('without trust only what was set by hand counts, with half of it the middle', () => {
    const [byHand, half, learned] = [0, 0.5, 1].map((trust) => stagesOf({ trust }))
    expect(byHand).toEqual(handSetWeights(evaluator, plan.byHand).stages)
    half.flat().forEach((weight, at) => {
      expect(weight).toBeCloseTo((byHand.flat()[at] + learned.flat()[at]) / 2, 2)
    })
  })

  test('tells of every match and generation, and the note says how it was made', () => {
    const matches: number[][] = []
    const generations: number[] = []
    const { note } = train(game, evaluator, {
      ...training,
      eras: [...training.eras, { generations: 1, matches: 2, iterations: 4 }],
      onMatch: (generation, done, of) => matches.push([generation, done, of]),
      onGeneration: (generation, rows, score) => {
        generations.push(generation)
        expect(rows).toBeGreaterThan(0)
        expect(score).toBeGreaterThan(0)
      },
    })
    expect(generations).toEqual([0, 1, 2])
    expect(matches).toHaveLength(12 + 12 + 2)
    expect(matches.at(-1)).toEqual([2, 1, 2])
    expect(note).toContain(
      '2 generations of 12 matches by first impression, then 1 generations of 2 matches with 4',
    )
  })

  test('plays another match each time', () => {
    const mean = (matches: number) => {
      const told: number[] = []
      const eras = [{ generations: 1, matches, iterations: 0 }]
      const setups = [{ players: 2 }]
      train(game, evaluator, { ...training, setups, eras, onGeneration: (_, __, score) => told.push(score) })
      return told[0]
    }
    expect(mean(5)).not.toBe(mean(1))
  })

  test('a strong ridge keeps weights small', () => {
    const size = (ridge: number) =>
      stagesOf({ ridge })
        .flat()
        .reduce((sum, weight) => sum + Math.abs(weight), 0)
    expect(size(100)).toBeLessThan(size(0.01) / 4)
  })

  test('learns nothing, and no nonsense, from matches without a sample', () => {
    const stages = stagesOf({ eras: [{ generations: 1, matches: 0, iterations: 0 }] })
    expect(stages.flat().every((weight) => weight === 0)).toBe(true)
  })
})

describe('a match of self-play', () => {
  const learn = (seed: number, more: object = {}) => {
    const regression = new Regression(evaluator.features.length, 1)
    const play = { setup: { players: 2 }, seed, temperature: 0.5, iterations: 0, midTurn: 0, ...more }
    const best = learnFrom(game, evaluator, estimatorOf(opponents), regression, play)
    return { best, rows: regression.rows, weights: regression.solve(0.1) }
  }

  test.each([0, 3])('with %i iterations it is the same for the same seed', (iterations) => {
    expect(learn(7, { iterations })).toEqual(learn(7, { iterations }))
    expect(learn(8, { iterations })).not.toEqual(learn(7, { iterations }))
  })

  test('teaches what was still gained, not what was there already', () => {
    const constant: typeof evaluator = {
      ...evaluator,
      features: ['always'],
      read: (_state, _seat, into) => into.fill(1),
      scoreNow: () => 1_000,
    }
    const regression = new Regression(1, 1)
    const estimator = new Estimator(constant, { game: game.id, stages: [[0]], note: '' })
    for (let seed = 1; seed <= 5; seed++) {
      const play = { setup: { players: 2 }, seed, temperature: 1, iterations: 0, midTurn: 3 }
      learnFrom(game, constant, estimator, regression, play)
    }
    const [[gained]] = regression.solve(0)
    expect(gained).toBeGreaterThan(-1_000)
    expect(gained).toBeLessThan(-900)
  })

  test('strays from what a search found now and then, by the temperature', () => {
    expect(learn(7, { iterations: 3, temperature: 1e6 })).not.toEqual(
      learn(7, { iterations: 3, temperature: 0 }),
    )
  })

  test('is learned from for all seats alike', () => {
    for (const players of [2, 3, 4]) {
      const { rows } = learn(9, { setup: { players }, midTurn: 1 })
      expect(rows).toBeGreaterThan(players)
      expect(rows % players).toBe(0)
    }
  })

  test('the winner has as many points as the sheet says', () => {
    expect(learn(7).best).toBeGreaterThan(5)
  })
})

import { advance, decider, MoveList, SeededChance, type Setup, viewOf } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { opponents as shipped } from '../src/all.ts'
import { playBlock } from '../src/arena/block.ts'
import { playMatch } from '../src/arena/match.ts'
import { advise, estimatorOf, LEVELS, seatBot, train } from '../src/index.ts'
import { manifest } from './manifest.ts'
import { opponents } from './opponents.ts'

const { game, evaluator, plan } = opponents

test('what is shipped does not know the sample game; a build with samples knows it beside all others', async () => {
  expect(Object.keys(shipped)).not.toContain('fair')
  expect(Object.keys(manifest)).toEqual([...Object.keys(shipped), 'fair'])
  expect((await manifest.fair()).opponents).toBe(opponents)
})

test.each(game.samples())('every level can sit down at %j', async (setup: Setup) => {
  const match = await playMatch(game, setup, 3, (box) =>
    Array.from({ length: setup.players }, (_, seat) => seatBot(opponents, box, LEVELS.list[seat], seat)),
  )
  expect(match.over).toBe(true)
  const scores = new Float64Array(setup.players)
  estimatorOf(opponents).estimate(match.state, scores)
  expect(Array.from(scores)).toEqual(game.score(match.state).totals)
})

test('an adept sells more at the Fair than somebody who plays by chance', async () => {
  let margin = 0
  for (let seed = 0; seed < 20; seed++) {
    const [adept] = await playBlock(
      {
        game,
        setup: { players: 2 },
        contestants: 2,
        seat: (contestant, box, botSeed) =>
          seatBot(opponents, box, contestant === 0 ? 'adept' : 'random', botSeed),
        clock: () => 0,
      },
      seed,
    )
    margin += adept.margin
  }
  expect(margin / 20).toBeGreaterThan(1.5)
})

test('its features have names in every language, and advice gives reasons by them', () => {
  for (const names of Object.values(opponents.names))
    expect(Object.keys(names).toSorted()).toEqual(['score', ...evaluator.features].toSorted())
  const state = game.begin(game.open({ players: 2 }))
  advance(game, state, new SeededChance(5), new MoveList())
  const { moves, reasons } = advise(opponents, viewOf(game, state, decider(state)), { iterations: 60 })
  expect(game.notation.format(moves[0].move)).toMatch(/^(offer card-\d+|fetch)$/)
  expect(reasons.length).toBeGreaterThan(0)
  for (const { feature } of reasons) expect(['score', ...evaluator.features]).toContain(feature)
})

test('its weights can be trained, and cards in hand are worth something', async () => {
  const eras = [{ generations: 2, matches: 30, iterations: 0 }]
  const { stages } = train(game, evaluator, { ...(await plan()), eras, seed: 4 })
  expect(stages).toHaveLength(2)
  expect(stages[0][evaluator.features.indexOf('hand')]).toBeGreaterThan(0.3)
})

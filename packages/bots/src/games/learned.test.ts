import {
  advance,
  apply,
  decider,
  FastRandom,
  MoveList,
  SampledChance,
  SeededChance,
  viewOf,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from '../all.ts'
import { learnedAppraiserOf } from '../learned/use.ts'
import { readyFor } from '../opponents.ts'
import { Search } from '../search/search.ts'

const games = Object.values(opponents).filter(({ learn }) => learn !== undefined)
/** A data file is loaded on the way to a table. */
const LARGEST = 250_000

describe.each(games)('what was learned about $game.id', (known) => {
  const { game } = known

  test('is small, fits the game, and says how it was made', async () => {
    const { learned } = await readyFor(known, 'grandmaster')
    expect(JSON.stringify(learned).length).toBeLessThan(LARGEST)
    expect(learned?.seats).toBe(game.players.max)
    expect(learned?.note).toMatch(/\d+ generations of \d+ matches .* seed \d+/)
  })

  test('values every table, and at the end the scores as they are', async () => {
    const appraiser = learnedAppraiserOf(await readyFor(known, 'grandmaster'))
    const random = new FastRandom(3)
    const chance = new SampledChance(random)
    const moves = new MoveList()
    const scores = new Float64Array(8)
    for (let players = game.players.min; players <= game.players.max; players++) {
      const state = game.begin(game.open({ players }))
      appraiser.begin()
      while (advance(game, state, chance, moves) === 'choice') {
        appraiser.estimate(state, scores)
        for (let seat = 0; seat < players; seat++) expect(Math.abs(scores[seat])).toBeLessThan(300)
        apply(game, state, moves.at(random.below(moves.count)))
      }
      appraiser.estimate(state, scores)
      expect([...scores.subarray(0, players)]).toEqual([...game.score(state).totals])
    }
  })

  test('what it was asked before does not change how it thinks', async () => {
    const own = await readyFor(known, 'grandmaster')
    const box = game.open({ players: 2 })
    const state = game.begin(box)
    const chance = new SeededChance(4)
    const random = new FastRandom(4)
    const moves = new MoveList()
    const asked = learnedAppraiserOf(own)
    for (let count = 0; count < 8 && advance(game, state, chance, moves) === 'choice'; count++) {
      const view = viewOf(game, state, decider(state))
      const [before, anew] = [asked, learnedAppraiserOf(own)].map((appraiser) =>
        new Search(game, box, appraiser, { seed: 9, nodes: 2_000 }).run(view, { iterations: 40 }),
      )
      expect(before).toEqual(anew)
      apply(game, state, moves.at(random.below(moves.count)))
    }
  })
})

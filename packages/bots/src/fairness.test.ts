import {
  advance,
  apply,
  clone,
  decider,
  FastRandom,
  MoveList,
  SeededChance,
  type Setup,
  viewOf,
} from '@chronik/kernel'
import { expect, test } from 'vitest'
import { opponents as fairOpponents } from '../sample/opponents.ts'
import { opponents } from './all.ts'
import { seatBot } from './bot.ts'
import type { Manner } from './levels.ts'
import { readyFor } from './opponents.ts'

const POSITIONS = Number(process.env.CHRONIK_FAIRNESS ?? 150)

/** A thousand positions take their time. */
const PATIENCE = 30_000 + 400 * POSITIONS

/** Where most is hidden: chests of the port, life goals. */
const HIDING: { readonly [game: string]: readonly Setup[] } = {
  village: [
    { players: 3, options: { goals: true } },
    { players: 2, options: { expansions: ['port'] } },
    { players: 4, options: { expansions: ['inn', 'port', 'marriage'], goals: true } },
  ],
}

/** How many of the positions hold something at least that the seat cannot know. */
const HIDDEN: { readonly [game: string]: number } = {
  village: 0.25,
  'my-village': 0,
  'world-without-end': 0.9,
  fair: 0.7,
}

const plain = [...Object.values(opponents), fairOpponents].map((own) => ({ own, how: 'by weights' }))
const learned = Object.values(opponents)
  .filter(({ learn }) => learn !== undefined)
  .map((own) => ({ own, how: 'by what was learned' }))

test.each([...plain, ...learned])(
  '$own.game.id, $how: what a seat cannot know does not change the move of its bot',
  async ({ own: known, how }) => {
    const { game } = known
    const own = how === 'by weights' ? known : await readyFor(known, 'grandmaster')
    const manner: Manner =
      how === 'by weights' || known.mastery !== 'plan'
        ? { kind: 'search', iterations: 12, nodes: 8_000, learned: how !== 'by weights' }
        : { kind: 'plan', learned: true }
    const random = new FastRandom(17)
    const moves = new MoveList()
    const setups = [...(HIDING[game.id] ?? []), ...game.samples()]
    let looked = 0
    let exchanged = 0
    for (let match = 0; looked < POSITIONS; match++) {
      const box = game.open(setups[match % setups.length])
      const state = game.begin(box)
      const chance = new SeededChance(match)
      while (looked < POSITIONS) {
        for (let skipped = random.below(24); skipped > 0; skipped--) {
          if (advance(game, state, chance, moves) !== 'choice') break
          apply(game, state, moves.at(random.below(moves.count)))
        }
        if (advance(game, state, chance, moves) !== 'choice') break
        const seat = decider(state)
        const other = clone(game, viewOf(game, state, seat))
        game.imagine(other, seat, random)
        const seed = random.below(1_000_000)
        const choose = (world: typeof state) =>
          seatBot(own, box, manner, seed).choose(viewOf(game, world, seat))
        expect(choose(other)).toBe(choose(state))
        looked++
        if (!other.mem.every((cell, at) => cell === state.mem[at])) exchanged++
        apply(game, state, moves.at(random.below(moves.count)))
      }
    }
    expect(exchanged / looked).toBeGreaterThanOrEqual(HIDDEN[game.id])
  },
  PATIENCE,
)

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
/** With CHRONIK_FAIRNESS_SETS=1 so many positions of every set of modules, else of all of them together. */
const APART = process.env.CHRONIK_FAIRNESS_SETS === '1'

/** A thousand positions take their time. */
const PATIENCE = (30_000 + 400 * POSITIONS) * (APART ? 16 : 1)

/** Where most is hidden: chests of the port, life goals. */
const HIDING: { readonly [game: string]: readonly Setup[] } = {
  village: [
    { players: 3, options: { goals: true } },
    { players: 2, options: { expansions: ['port'] } },
    { players: 4, options: { expansions: ['inn', 'port', 'marriage'], goals: true } },
  ],
}

/** Tables with the same modules. */
function modulesOf({ options = {} }: Setup): string {
  const { expansions = [], goals = false } = options
  return JSON.stringify({ expansions, goals })
}

function setsOf(setups: readonly Setup[]): readonly (readonly Setup[])[] {
  return APART ? [...Map.groupBy(setups, modulesOf).values()] : [setups]
}

/** Plans are tried against replies only now and then, because that takes its time. */
const FAR = 10
const FORESIGHTED = { iterations: 4, foresight: { plans: 2, turns: 1 } }

/** How many of the positions hold something at least that the seat cannot know, of all modules together. */
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
    const sets = setsOf([...(HIDING[game.id] ?? []), ...game.samples()])
    let looked = 0
    let exchanged = 0
    for (let match = 0; looked < sets.length * POSITIONS; match++) {
      const set = Math.floor(looked / POSITIONS)
      const box = game.open(sets[set][match % sets[set].length])
      const state = game.begin(box)
      const chance = new SeededChance(match)
      while (Math.floor(looked / POSITIONS) === set) {
        for (let skipped = random.below(24); skipped > 0; skipped--) {
          if (advance(game, state, chance, moves) !== 'choice') break
          apply(game, state, moves.at(random.below(moves.count)))
        }
        if (advance(game, state, chance, moves) !== 'choice') break
        const seat = decider(state)
        const other = clone(game, viewOf(game, state, seat))
        game.imagine(other, seat, random)
        const seed = random.below(1_000_000)
        const thinking = manner.kind === 'plan' && looked % FAR === 0 ? { ...manner, ...FORESIGHTED } : manner
        const choose = (world: typeof state) =>
          seatBot(own, box, thinking, seed).choose(viewOf(game, world, seat))
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

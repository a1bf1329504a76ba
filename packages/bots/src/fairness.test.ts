import { advance, apply, clone, decider, FastRandom, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { seatBot } from './bot.ts'
import { estimatorOf, opponents } from './opponents.ts'

const POSITIONS = Number(process.env.CHRONIK_FAIRNESS ?? 150)

test.each(Object.values(opponents))(
  '$game.id: what a seat cannot know does not change the move of its bot',
  (own) => {
    const { game } = own
    const random = new FastRandom(17)
    const moves = new MoveList()
    let looked = 0
    for (let match = 0; looked < POSITIONS; match++) {
      const setups = game.samples()
      const box = game.open(setups[match % setups.length])
      const state = game.begin(box)
      const chance = new SeededChance(match)
      while (advance(game, state, chance, moves) === 'choice' && looked < POSITIONS) {
        const chosen = moves.at(random.below(moves.count))
        if (random.below(12) === 0) {
          const seat = decider(state)
          const other = clone(game, viewOf(game, state, seat))
          game.imagine(other, seat, random)
          const seed = random.below(1_000_000)
          const choose = (world: typeof state) =>
            seatBot(
              game,
              box,
              estimatorOf(own),
              { kind: 'search', iterations: 12, nodes: 8_000 },
              seed,
            ).choose(viewOf(game, world, seat))
          expect(choose(other)).toBe(choose(state))
          looked++
        }
        apply(game, state, chosen)
      }
    }
  },
)

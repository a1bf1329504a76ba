import { advance, apply, decider, FastRandom, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from './all.ts'
import { playBlock } from './arena/block.ts'
import { playMatch } from './arena/match.ts'
import { standings } from './arena/statistics.ts'
import { seatBot } from './bot.ts'

describe.each(Object.values(opponents))('bots of $game.id', (own) => {
  const { game } = own
  const players = Math.max(2, game.players.min)

  test('quick levels play whole matches at every number of players', async () => {
    for (let seats = game.players.min; seats <= game.players.max; seats++) {
      const match = await playMatch(game, { players: seats }, 5, (box) =>
        Array.from({ length: seats }, (_, seat) =>
          seatBot(own, box, seat % 2 === 0 ? 'novice' : 'random', seat),
        ),
      )
      expect(match.over).toBe(true)
    }
  })

  test('an adept beats chance', async () => {
    const blocks = []
    for (let seed = 1; seed <= 2; seed++) {
      blocks.push(
        await playBlock(
          {
            game,
            setup: { players },
            contestants: 2,
            seat: (contestant, box, botSeed) =>
              seatBot(own, box, contestant === 0 ? 'adept' : 'random', botSeed),
            clock: () => 0,
          },
          seed,
        ),
      )
    }
    expect(standings(['adept', 'random'], blocks, players)[0].winShare.mean).toBe(1)
  })

  test('a bot takes over any seat at any moment', () => {
    const box = game.open({ players })
    const state = game.begin(box)
    const chance = new SeededChance(8)
    const random = new FastRandom(8)
    const moves = new MoveList()
    for (let count = 0; advance(game, state, chance, moves) === 'choice' && count < 60; count++) {
      const seat = decider(state)
      const bot = seatBot(own, box, 'novice', count)
      expect(moves.has(bot.choose(viewOf(game, state, seat)) as never)).toBe(true)
      apply(game, state, moves.at(random.below(moves.count)))
    }
  })
})

test('a level with a time limit keeps it where there is a clock, and thinks on without one', async () => {
  const own = opponents.village
  const { game } = own
  const state = game.begin(game.open({ players: 2 }))
  advance(game, state, new SeededChance(1), new MoveList())
  const view = viewOf(game, state, decider(state))
  let asked = 0
  const clock = () => 10 * asked++
  const manner = { kind: 'search', iterations: 2_000, nodes: 40_000, milliseconds: 100 } as const
  await seatBot(own, state.box, manner, 1, clock).choose(view)
  expect(asked).toBe(11)
  asked = 0
  await seatBot(own, state.box, manner, 1).choose(view)
  expect(asked).toBe(0)
})

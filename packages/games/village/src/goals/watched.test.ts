import {
  advance,
  apply,
  type Chance,
  copyInto,
  correct,
  FastRandom,
  MoveList,
  mixSeed,
  SeededChance,
  sameState,
} from '@chronik/kernel'
import { expect, test } from 'vitest'
import { EXPANSIONS } from '../box/vocabulary.ts'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'
import { goalFigures } from './figures.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

/** Goals that random play reaches, some at once and some late. */
const easyGoals = correct(
  editions,
  'easy-goals',
  Object.entries(goalFigures.conditions).flatMap(([goal, numbers]) =>
    Object.keys(numbers).map((number) => ({
      path: `goals.conditions.${goal}.${number}`,
      value: goal === 'goal-patriarch' ? 6 : goal === 'goal-aristocrat' ? 4 : 1,
      mark: 'R' as const,
    })),
  ),
)

/** Every choice of modules, one bit for each. */
const CHOICES = Array.from({ length: 1 << EXPANSIONS.size }, (_, choice) =>
  EXPANSIONS.list.filter((_, module) => choice & (1 << module)),
)

/** Plays at random; tells the goals reached, and how often somebody was overlooked who had reached one. */
function play(expansions: readonly string[], players: number, seed: number) {
  const box = village.open({ players, options: { expansions, goals: true }, edition: easyGoals })
  const state = village.begin(box)
  const spare = village.blank(box)
  const reached: string[] = []
  let overlooked = 0
  state.log = {
    add(entry) {
      if (entry.code === 'goal-reached') reached.push(entry.goal)
    },
  }
  const look = () => {
    copyInto(spare, state)
    spare.unsettled = -1
    village.settled?.(spare)
    if (!sameState(spare, state)) overlooked++
  }
  const drawn = new SeededChance(seed)
  const chance: Chance = {
    outcome(...draw) {
      look()
      return drawn.outcome(...draw)
    },
  }
  const random = new FastRandom(~seed)
  const moves = new MoveList()
  while (advance(village, state, chance, moves) === 'choice') {
    look()
    apply(village, state, moves.at(random.below(moves.count)))
  }
  look()
  return { reached, overlooked }
}

test('VL-201, VL-R2: wherever the table rests, nobody has reached a goal that is not shown, with all modules', () => {
  const reached = new Set<string>()
  for (const [choice, expansions] of CHOICES.entries()) {
    for (const players of [1, 2, 4, 5]) {
      const match = play(expansions, players, mixSeed(choice, players))
      expect(match.overlooked, `${expansions.join()} with ${players}`).toBe(0)
      for (const goal of match.reached) reached.add(goal)
    }
  }
  // Nearly all goals came up, so that there was something to overlook.
  expect(reached.size).toBeGreaterThan(SILVER_GOALS.size + GOLDEN_GOALS.size - 5)
})

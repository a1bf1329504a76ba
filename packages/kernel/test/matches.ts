import type { AnyState, Chance, Game, Setup } from '../src/index.ts'
import { FastRandom, Match, SeededChance } from '../src/index.ts'

/** A match played at random: the same seed gives the same match; it may stop before its end. */
export function randomMatch<S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  decisions: number = Number.POSITIVE_INFINITY,
  chance: Chance = new SeededChance(seed),
): Match<S> {
  const match = new Match(game, setup, chance)
  const random = new FastRandom(seed)
  for (let made = 0; made < decisions; made++) {
    const { turn } = match
    if (turn.over) break
    match.play([turn.moves[random.below(turn.moves.length)]])
  }
  return match
}

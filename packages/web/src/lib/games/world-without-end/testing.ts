import { clone, FastRandom, type Language, Match, SeededChance, type Setup, viewOf } from '@chronik/kernel'
import { type WorldState, worldWithoutEnd } from '@chronik/world-without-end'
import type { Seat } from '#lib/table/contract.ts'
import type { WorldContext } from './acting/context.ts'

const COLOURS = ['red', 'green', 'yellow', 'blue']

export const seatsOf = (players: number): Seat[] =>
  COLOURS.slice(0, players).map((colour) => ({ kind: 'person', name: `Name of ${colour}`, colour }))

/** Every decision of a random match as its seat sees it, in one language. */
export function* decisionsOf(setup: Setup, seed: number, language: Language): Generator<WorldContext> {
  const match = new Match<WorldState>(worldWithoutEnd, setup, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn) {
    const { seat, decision, moves } = turn
    const state = viewOf(worldWithoutEnd, clone(worldWithoutEnd, match.state), seat)
    yield { game: worldWithoutEnd, state, seat, decision, moves, seats: seatsOf(setup.players), language }
    match.play([moves[random.below(moves.length)]])
  }
}

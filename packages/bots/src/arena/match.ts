import {
  type AnyState,
  advance,
  apply,
  decider,
  type Game,
  MoveList,
  SeededChance,
  type Setup,
  viewInto,
} from '@chronik/kernel'
import type { Bot } from '../bot.ts'

/** How a match between bots ended. */
export interface Outcome {
  readonly totals: readonly number[]
  readonly places: readonly number[]
  readonly decisions: readonly number[]
}

/** Plays one match; every bot sees only its own view. */
export function playMatch<S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  seats: (box: S['box']) => readonly Bot<S>[],
  onMove?: (seat: number, choose: () => void) => void,
): Outcome {
  const box = game.open(setup)
  const state = game.begin(box)
  const view = game.blank(box)
  const chance = new SeededChance(seed)
  const moves = new MoveList()
  const bots = seats(box)
  const decisions = bots.map(() => 0)
  while (advance(game, state, chance, moves) === 'choice') {
    const seat = decider(state)
    decisions[seat]++
    viewInto(game, view, state, seat)
    const choose = () => {
      const move = bots[seat].choose(view)
      if (!moves.has(move))
        throw new Error(`the bot on seat ${seat} chose ${game.notation.format(move)}, which is not possible`)
      apply(game, state, move)
    }
    if (onMove === undefined) choose()
    else onMove(seat, choose)
  }
  const { totals, places } = game.score(state)
  return { totals, places, decisions }
}

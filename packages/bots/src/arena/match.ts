import { type AnyState, type Game, Match, SeededChance, type Setup, viewInto } from '@chronik/kernel'
import type { Bot } from '../bot.ts'

/** Plays one match to its end; every bot sees only its own view. */
export async function playMatch<S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  seats: (box: S['box']) => readonly Bot<S>[],
  onMove: (seat: number, choose: () => Promise<void>) => Promise<void> = (_seat, choose) => choose(),
): Promise<Match<S>> {
  const match = new Match(game, setup, new SeededChance(seed))
  const view = game.blank(match.box)
  const bots = seats(match.box)
  for (let turn = match.turn; !turn.over; turn = match.turn) {
    const { seat } = turn
    viewInto(game, view, match.state, seat)
    await onMove(seat, async () => {
      const move = await bots[seat].choose(view)
      const played = match.play([move])
      if (!played.ok)
        throw new Error(`seat ${seat + 1} chose ${game.notation.format(move)}: ${played.refusal.code}`)
    })
  }
  return match
}

import type { Match, Score } from '@chronik/kernel'

/** What is awaited, as a reply tells it: a decision with its moves in notation, or the result. */
export type TurnReply =
  | {
      readonly over: false
      readonly round: number
      readonly seat: number
      readonly decision: string
      readonly moves: readonly string[]
    }
  | { readonly over: true; readonly round: number; readonly score: Score }

export function turnOf(match: Match): TurnReply {
  const { game, turn, state } = match
  const round = game.round(state)
  if (turn.over) return { over: true, round, score: turn.score }
  const moves = turn.moves.map((move) => game.notation.format(move))
  return { over: false, round, seat: turn.seat, decision: turn.decision, moves }
}

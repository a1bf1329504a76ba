import {
  type AnyState,
  FastRandom,
  type Game,
  Match,
  SealedChance,
  TentativeTurn,
  viewOf,
} from '@chronik/kernel'

/** One deed of a match that is known beforehand. */
export interface ScriptLine {
  readonly seat: number
  readonly moves: readonly string[]
}

/** Moves in one deed, at most. */
const LONGEST = 90

/**
 * A whole match as the server will let it happen with this seed: whoever has it by heart can play without reading the
 * position, and costs next to nothing.
 */
export function scriptOf(game: Game, players: number, seed: string, choices: number): ScriptLine[] {
  const match: Match<AnyState> = new Match(game, { players }, new SealedChance(seed))
  const random = new FastRandom(choices)
  const lines: ScriptLine[] = []
  while (!match.over) {
    const { turn } = match
    if (turn.over) break
    const { seat } = turn
    const tentative = new TentativeTurn(game, viewOf(game, match.state, seat), seat)
    do {
      const { moves } = tentative
      tentative.play(moves[random.below(moves.length)])
    } while (tentative.stop === 'choice' && tentative.series.length < LONGEST)
    const series = [...tentative.series]
    const played = match.play(series, seat)
    if (!played.ok) throw new Error(`the script came to a move that is refused: ${played.refusal.code}`)
    lines.push({ seat, moves: series.map((move) => game.notation.format(move)) })
  }
  return lines
}

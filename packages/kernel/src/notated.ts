import type { AnyState, Game } from './game.ts'
import type { Match, Played } from './match.ts'
import type { Move } from './move.ts'
import { type Refusal, refusal } from './refusal.ts'

/** Moves as they were written, or which of them is no move of this game. */
export type ReadMoves =
  | { readonly ok: true; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal }

/** Reads moves in the notation of the game. */
export function readMoves<S extends AnyState>(game: Game<S>, texts: readonly string[]): ReadMoves {
  const moves: Move[] = []
  for (const [index, text] of texts.entries()) {
    const move = game.notation.parse(text)
    if (typeof move !== 'number') {
      const { expected } = move
      return { ok: false, index, refusal: refusal('notation', undefined, { expected }) }
    }
    moves.push(move)
  }
  return { ok: true, moves }
}

/** Plays a series of moves in notation whole, or refuses the first that is not possible and changes nothing. */
export function playNotated<S extends AnyState>(
  match: Match<S>,
  texts: readonly string[],
  seat?: number,
): Played {
  const read = readMoves(match.game, texts)
  return read.ok ? match.play(read.moves, seat) : read
}

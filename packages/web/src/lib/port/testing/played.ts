import {
  type AnyState,
  formatRecord,
  type Game,
  Match,
  recordOf,
  SealedChance,
  type Setup,
} from '@chronik/kernel'

export const PLAYED_SEED = 'a7'.repeat(32)

/** A whole match, played without any sense, and its record. */
export function played<S extends AnyState>(
  game: Game<S>,
  setup: Setup,
): { readonly match: Match<S>; readonly record: string } {
  const match = new Match<S>(game, setup, new SealedChance(PLAYED_SEED))
  for (let step = 0; ; step++) {
    const { turn } = match
    if (turn.over) break
    match.play([turn.moves[(step * 7) % turn.moves.length]])
  }
  return { match, record: formatRecord(recordOf(match, { id: 'm-1', seed: PLAYED_SEED })) }
}

import { type AnyState, type Game, hash, type Score } from '@chronik/kernel'

const reckoned = new WeakMap<AnyState, { readonly hash: number; readonly score: Score }>()

/** The score as it stands; many parts of a table ask for it, and it is reckoned once per position. */
export function scoreOf<S extends AnyState>(game: Pick<Game<S>, 'score'>, state: S): Score {
  const now = hash(state)
  const known = reckoned.get(state)
  if (known?.hash === now) return known.score
  const score = game.score(state)
  reckoned.set(state, { hash: now, score })
  return score
}

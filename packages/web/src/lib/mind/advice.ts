import type { Language } from '@chronik/kernel'

/** A move, its share of the attention, the score to be expected, and the chance to win, where it is known. */
export interface AdvisedMove {
  readonly move: string
  readonly share: number
  readonly score: number
  readonly chance?: number
}

/** What a bot would do, why, and what else it thought of. */
export interface SpokenAdvice {
  readonly moves: readonly AdvisedMove[]
  /** The best move and what would follow it in the same turn. */
  readonly line: readonly string[]
  readonly reasons: readonly { readonly name: Spoken; readonly points: number }[]
}

/** The same in every language. */
export type Spoken = { readonly [language in Language]: string }

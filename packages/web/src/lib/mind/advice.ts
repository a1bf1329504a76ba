import type { Language } from '@chronik/kernel'

/** What a bot would do, why, and what else it thought of. */
export interface SpokenAdvice {
  readonly moves: readonly { readonly move: string; readonly share: number; readonly score: number }[]
  /** The best move and what would follow it in the same turn. */
  readonly line: readonly string[]
  readonly reasons: readonly { readonly name: Spoken; readonly points: number }[]
}

/** The same in every language. */
export type Spoken = { readonly [language in Language]: string }

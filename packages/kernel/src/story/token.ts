/** A piece or sign, with a number where it counts: `2 grain`. The piece is an id of the game's symbols. */
export interface Token {
  readonly piece: string
  readonly amount?: number
  /** Whose it is, where the sentence does not say so. */
  readonly seat?: number
  /** Its name without an article, because the sentence has one of its own: `your {figure!}`. */
  readonly bare?: true
}

/** So many of a piece. */
export interface CountedToken extends Token {
  readonly amount: number
}

/** One stretch of a line: text, or a piece. */
export type Part = string | Token
export type Parts = readonly Part[]

/** Adds some of a piece; those of the same kind are counted together, and none are left out. */
export function addToken(tokens: Token[], { piece, amount = 1, ...rest }: Token): void {
  if (amount === 0) return
  const at = tokens.findIndex((token) => token.piece === piece && token.seat === rest.seat)
  if (at < 0) tokens.push({ piece, amount, ...rest })
  else tokens[at] = { ...tokens[at], amount: (tokens[at].amount ?? 1) + amount }
}

/** Pieces as tokens, alike ones counted together. */
export function counted(pieces: readonly (string | Token)[]): Token[] {
  const tokens: Token[] = []
  for (const piece of pieces) addToken(tokens, typeof piece === 'string' ? { piece } : piece)
  return tokens
}

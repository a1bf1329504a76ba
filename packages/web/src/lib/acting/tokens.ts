import type { Token } from '../table/contract.ts'

/** Adds pieces to what is counted so far: equal ones together, none not at all. */
export function addToken(tokens: Token[], { piece, amount = 1 }: Token): void {
  if (amount === 0) return
  const at = tokens.findIndex((token) => token.piece === piece)
  if (at < 0) tokens.push({ piece, amount })
  else tokens[at] = { piece, amount: (tokens[at].amount ?? 0) + amount }
}

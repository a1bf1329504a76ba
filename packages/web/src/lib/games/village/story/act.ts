import type { VillageLog } from '@chronik/village'
import type { Token } from '../../../table/contract.ts'

/** One line of the story before it is put into words: what happened, with all that belongs to it. */
export interface Act {
  readonly head: VillageLog
  readonly cost: Token[]
  readonly gain: Token[]
  /** Others of the same kind that follow at once, such as the cubes of a fill. */
  readonly more: VillageLog[]
  /** Entries of the log up to and with the last one that belongs here. */
  told: number
}

export function actOf(head: VillageLog, told: number): Act {
  return { head, cost: [], gain: [], more: [], told }
}

export function copyOf({ head, cost, gain, more, told }: Act): Act {
  return { head, cost: [...cost], gain: [...gain], more: [...more], told }
}

export function addToken(tokens: Token[], piece: string, amount: number): void {
  const at = tokens.findIndex((token) => token.piece === piece)
  if (at < 0) tokens.push({ piece, amount })
  else tokens[at] = { piece, amount: (tokens[at].amount ?? 0) + amount }
}

import type { Move } from '@chronik/kernel'
import { TREASURES, type WorldLog } from '@chronik/world-without-end'
import { outcomeOf } from '#lib/acting/preview.ts'
import type { Token } from '#lib/table/contract.ts'
import type { Reading } from '#lib/table/wording.ts'
import type { WorldContext } from './context.ts'

/** What an option costs and brings at once, and what would be told of it. */
export interface Effect {
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
  readonly entries: readonly WorldLog[]
}

/** Kinds of moves by which a card is only chosen. */
const LAYS = /^(discard|court-open|court-discard|war-open|war-discard|event-discard):/

/** Plays an option on a copy: what is shown beforehand is what will happen. */
export function effectOf(context: WorldContext, move: Move, { kind }: Reading): Effect {
  const { game, state, seat } = context
  if (LAYS.test(kind)) return { cost: [], gain: [], entries: [] }
  const entries = outcomeOf(game, state, seat, move).entries as readonly WorldLog[]
  if (kind === 'protect' || kind === 'accept') return { cost: loyaltyIn(entries, seat), gain: [], entries }
  return { ...tokensOf(entries, seat), entries }
}

/** W-931, W-952: what an answer costs at once; points are told in words, whether they go now or when all have decided. */
export function loyaltyIn(entries: readonly WorldLog[], seat: number): readonly Token[] {
  return tokensOf(entries, seat).cost.filter(({ piece }) => piece === 'loyalty')
}

/** What entries take from a seat and bring to it, in the order of the vocabulary. */
export function tokensOf(
  entries: readonly WorldLog[],
  seat: number,
): { readonly cost: readonly Token[]; readonly gain: readonly Token[] } {
  const cost = new Map<string, number>()
  const gain = new Map<string, number>()
  const add = (to: Map<string, number>, piece: string, amount: number): void => {
    to.set(piece, (to.get(piece) ?? 0) + amount)
  }
  for (const entry of entries) {
    if (entry.seat !== seat) continue
    if (entry.code === 'give') add(cost, entry.good, entry.amount)
    else if (entry.code === 'gain') add(gain, entry.good, entry.amount)
    else if (entry.code === 'build') add(cost, entry.material, 1)
    else if (entry.code === 'vp') {
      if (entry.amount > 0) add(gain, 'vp', entry.amount)
      else add(cost, 'vp', -entry.amount)
    }
  }
  return { cost: inOrder(cost), gain: inOrder(gain) }
}

function inOrder(amounts: ReadonlyMap<string, number>): Token[] {
  return TREASURES.list.flatMap((piece) => {
    const amount = amounts.get(piece)
    return amount === undefined ? [] : [{ piece, amount }]
  })
}

import type { Move } from '@chronik/kernel'
import type { MyVillageLog, MyVillageState } from '@chronik/my-village'
import type { Context } from '#lib/acting/offer.ts'
import { outcomeOf } from '#lib/acting/preview.ts'

export type MyVillageContext = Context<MyVillageState>

/** What comes of several moves: the position, the question that follows, and what is told on the way. */
export interface Course {
  readonly state: MyVillageState
  readonly decision: string
  readonly moves: readonly Move[]
  readonly entries: readonly MyVillageLog[]
}

/** Plays moves on a copy, one after the other; what the rules did by themselves is left out. */
export function courseOf(context: MyVillageContext, moves: readonly Move[]): Course {
  const { game, seat } = context
  let { state, decision } = context
  let legal = context.moves
  const entries: MyVillageLog[] = []
  for (const move of moves) {
    if (!legal.includes(move)) continue
    const outcome = outcomeOf(game, state, seat, move)
    state = outcome.state
    decision = outcome.decision
    legal = outcome.moves
    entries.push(...(outcome.entries as MyVillageLog[]))
  }
  return { state, decision, moves: legal, entries }
}

import { clone, type Move } from '@chronik/kernel'
import { MONK_CARDS, type MyVillageLog, type MyVillageState, OFFER, TAKEN } from '@chronik/my-village'
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

/** Who comes after a monk is not known, and nothing that the monk costs or brings hangs on it: as if nobody came. */
function nobodyNext({ game, state }: MyVillageContext): MyVillageState {
  const copy = clone(game, state)
  for (let card = MONK_CARDS.first; card < MONK_CARDS.end; card++)
    if (copy.cards[card] === OFFER) copy.cards[card] = TAKEN
  return copy
}

/** Plays moves on a copy, one after the other; what the rules did by themselves is left out. */
export function courseOf(context: MyVillageContext, moves: readonly Move[]): Course {
  const { game, seat } = context
  let { decision } = context
  let state = nobodyNext(context)
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

import type { Refusal } from '@chronik/kernel'
import { GOODS, KNOWLEDGE, type WorldState } from '@chronik/world-without-end'
import type { Need } from '#lib/acting/offer.ts'
import type { WorldContext } from './context.ts'

/** What a refusal says is missing, and what the seat has of it. */
export const needsOf = ({ state, seat }: WorldContext, refusal: Refusal): Need[] =>
  needsIn(state, seat, refusal)

export function needsIn(state: WorldState, seat: number, { params }: Refusal): Need[] {
  const { goods } = state.players[seat]
  const { good, needed, money } = params ?? {}
  if (typeof money === 'number') return [{ piece: 'money', amount: money, have: goods[GOODS.at.money] }]
  if (typeof needed !== 'number') return []
  if (typeof good !== 'string')
    return [{ piece: 'medical-knowledge', amount: needed, have: goods[KNOWLEDGE] }]
  const at = (GOODS.list as readonly string[]).indexOf(good)
  return at < 0 ? [] : [{ piece: good, amount: needed, have: goods[at] }]
}

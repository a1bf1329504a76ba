import { choice, refusal } from '@chronik/kernel'
import { pass, swap } from '../../box/moves.ts'
import type { WorldState } from '../../box/state.ts'
import { EVENTS, GOODS, LINES, STOCK, TREASURES } from '../../box/vocabulary.ts'
import { available, give, receive } from '../../goods/goods.ts'

// W-306: a swap needs the full price owned and the full return in stock.
export function canSwap(state: WorldState, seat: number, event: number): boolean {
  return missingForSwap(state, seat, event) < 0 && returnInStock(state, event)
}

/** The first good of the price that the player lacks, or -1. */
function missingForSwap(state: WorldState, seat: number, event: number): number {
  const offer = state.box.events[event].swap
  if (offer === null) return -1
  const { goods } = state.players[seat]
  for (const { treasure, amount } of offer.give) if (goods[treasure] < amount) return treasure
  return -1
}

function returnInStock(state: WorldState, event: number): boolean {
  const offer = state.box.events[event].swap
  if (offer === null) return false
  const { treasure, amount } = offer.get
  return treasure >= STOCK.size ? available(state, treasure) : state.stock[treasure] >= amount
}

export function makeSwap(state: WorldState, seat: number, event: number): void {
  const offer = state.box.events[event].swap
  if (offer === null) return
  state.log?.add({ code: 'swap', seat, event: EVENTS.list[event] })
  for (const { treasure, amount } of offer.give) give(state, seat, treasure, amount, 'swap')
  receive(state, seat, offer.get, LINES.at['events-gained'], 'swap')
}

/** Why a swap is not offered: something of the price is missing, or nothing is left to get. */
export function whyNoSwap(state: WorldState, seat: number, event: number) {
  const { rule, swap: offer } = state.box.events[event]
  const missing = missingForSwap(state, seat, event)
  if (missing >= 0) {
    const needed = offer?.give.find(({ treasure }) => treasure === missing)?.amount ?? 0
    return refusal('swap-price-missing', rule, { good: GOODS.list[missing], needed })
  }
  return refusal('swap-stock-empty', rule, { good: TREASURES.list[offer?.get.treasure ?? 0] })
}

// W-D05, W-306: each player may swap once.
export const eventSwap = choice<WorldState>('event-swap', [swap, pass], {
  rule: 'W-306',
  list(state, moves, seat, event) {
    if (canSwap(state, seat, event)) moves.add(swap())
    moves.add(pass())
  },
  play(state, move, seat, event) {
    if (swap.is(move)) makeSwap(state, seat, event)
  },
  refuse: (state, _move, seat, event) => whyNoSwap(state, seat, event),
})

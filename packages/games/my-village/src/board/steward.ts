import { chance, choice, moveKind, push, refusal, rule, waiting } from '@chronik/kernel'
import { none, stop } from '../box/answers.ts'
import { lapse, mayLapse } from '../box/lapse.ts'
import { stackOf } from '../box/stack.ts'
import type { MyVillageState } from '../box/state.ts'
import {
  CUSTOMER_CARDS,
  CUSTOMERS,
  DISPLAY,
  isDisplayed,
  OFFER,
  PLACES,
  villageOf,
} from '../box/vocabulary.ts'
import { hasTradeChurch } from './church.ts'
import { countAt, payTime } from './village.ts'

export const takeCustomer = moveKind('take <customer>', { customer: CUSTOMERS })
export const takeFree = moveKind('free <customer>', { customer: CUSTOMERS })
export const useTrade = moveKind('use', {})
export const skipTrade = moveKind('skip', {})
const deck = stackOf('customers', CUSTOMER_CARDS)
export const customerSource = deck.source

// M-421, M-424: customers are taken, then the display is filled up; the Trade Church comes first (M-705).
export function activateSteward(state: MyVillageState, seat: number, limit: number): void {
  push(state, refill)
  push(state, customer, seat, limit, 0)
  if (hasTradeChurch(state, seat)) push(state, trade, seat)
}

function isShown(state: MyVillageState, place: number): boolean {
  return isDisplayed(state.cards[CUSTOMER_CARDS.first + place])
}

export function countDisplayed(state: MyVillageState): number {
  let count = 0
  for (let place = 0; place < CUSTOMERS.size; place++) if (isShown(state, place)) count++
  return count
}

// M-705, M-R10: using the Trade Church is decided before one more customer is turned up.
export const trade = choice<MyVillageState>('trade', [useTrade, skipTrade], {
  rule: 'M-705',
  list(_state, moves) {
    moves.add(useTrade())
    moves.add(skipTrade())
  },
  play(state, move, seat) {
    if (skipTrade.is(move)) return
    state.log?.add({ code: 'trade', seat })
    push(state, freeCustomer, seat)
    if (countAt(state, CUSTOMER_CARDS, OFFER) > 0) push(state, showCustomer)
  },
  refuse: () => refusal('not-now', 'M-705'),
})

// M-705: one displayed customer comes free of charge, or none.
export const freeCustomer = choice<MyVillageState>('free-customer', [takeFree, none], {
  rule: 'M-705',
  list(state, moves) {
    for (let place = 0; place < CUSTOMERS.size; place++) if (isShown(state, place)) moves.add(takeFree(place))
    moves.add(none())
  },
  play(state, move, seat) {
    if (takeFree.is(move)) invite(state, seat, takeFree.get.customer(move), true)
    else lapse(state, seat, 'church-trade')
  },
  refuse: (_state, move) =>
    refusal('not-displayed', 'M-705', { customer: CUSTOMERS.list[takeFree.get.customer(move)] }),
})

// M-421 to M-423: as many customers as the limit and the coins allow. M-R09, M-R11, M-R12: since version 2
// none at all will do as well; before that one had to be taken, where one could be paid.
export const customer = choice<MyVillageState>('customer', [takeCustomer, stop], {
  rule: 'M-421',
  list(state, moves, seat, limit, taken) {
    const more = taken < limit && affordable(state, seat, taken + 1) && countDisplayed(state) > 0
    if (taken > 0 || !more || mayLapse(state)) moves.add(stop())
    if (!more) return
    for (let place = 0; place < CUSTOMERS.size; place++) {
      if (isShown(state, place)) moves.add(takeCustomer(place))
    }
  },
  play(state, move, seat, limit, taken) {
    if (stop.is(move)) {
      payForCustomers(state, seat, taken)
      return
    }
    invite(state, seat, takeCustomer.get.customer(move), false)
    push(state, customer, seat, limit, taken + 1)
  },
  refuse: (_state, move) =>
    stop.is(move)
      ? refusal('take-a-customer', 'M-R09')
      : refusal('not-displayed', 'M-421', { customer: CUSTOMERS.list[takeCustomer.get.customer(move)] }),
})

/** M-421: how many customers have been taken already, while more may come. */
export const customersTaken = (state: MyVillageState): number => waiting(state, customer)?.b ?? 0

// M-R12: with nobody on display the bonus lapses. Since version 2 a customer that cannot be paid is no obstacle.
export function stewardCanAct(state: MyVillageState, seat: number): boolean {
  return countDisplayed(state) > 0 && (mayLapse(state) || affordable(state, seat, 1))
}

function affordable(state: MyVillageState, seat: number, count: number): boolean {
  return state.box.figures.steward.cards[count - 1].coins <= state.villages[seat].coins
}

// M-422: time and coins by the number of customers taken.
function payForCustomers(state: MyVillageState, seat: number, count: number): void {
  if (count === 0) {
    lapse(state, seat, 'steward')
    return
  }
  const { time, coins } = state.box.figures.steward.cards[count - 1]
  payTime(state, seat, time)
  if (coins === 0) return
  state.villages[seat].coins -= coins
  state.log?.add({ code: 'pay', seat, from: 'coins', count: coins })
}

function invite(state: MyVillageState, seat: number, place: number, free: boolean): void {
  const card = CUSTOMER_CARDS.first + place
  const from = PLACES.list[state.cards[card]]
  state.cards[card] = villageOf(seat)
  state.log?.add({ code: 'customer', seat, customer: CUSTOMERS.list[place], from, free })
}

// M-424, M-425: the display is filled up while the deck lasts.
export const refill = rule<MyVillageState>('refill', (state) => {
  if (countDisplayed(state) >= state.box.figures.steward.display) return
  if (countAt(state, CUSTOMER_CARDS, OFFER) === 0) return
  push(state, refill)
  push(state, showCustomer)
})

export const showCustomer = chance<MyVillageState>('show-customer', deck.source, {
  unseen: deck.unseen,
  happen(state, place) {
    const to = freeSpace(state)
    state.cards[CUSTOMER_CARDS.first + place] = to
    state.log?.add({ code: 'customer-shown', customer: CUSTOMERS.list[place], to: PLACES.list[to] })
  },
})

function freeSpace(state: MyVillageState): number {
  let taken = 0
  for (let place = 0; place < CUSTOMERS.size; place++) {
    if (isShown(state, place)) taken |= 1 << (state.cards[CUSTOMER_CARDS.first + place] - DISPLAY)
  }
  let space = 0
  while (((taken >> space) & 1) === 1) space++
  return DISPLAY + space
}

import {
  chance,
  choice,
  type Move,
  MoveList,
  moveKind,
  NONE,
  push,
  type Refusal,
  refusal,
  rule,
  source,
  waiting,
  waitsWith,
} from '@chronik/kernel'
import type { Action } from '../box/box.ts'
import { achieved } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { COLOURS, CUSTOMERS, GOODS, QUEUE, WARES } from '../box/vocabulary.ts'
import { skip } from '../course/skip.ts'
import { cubesOf, payable, payment, refuseCost } from '../goods/payment.ts'
import { payGoods, payGrain } from '../goods/stock.ts'
import { deathsNow } from '../life/death.ts'
import { payTime } from '../life/time.ts'

export const serve = moveKind('serve <customer>', { customer: CUSTOMERS })
export const pass = moveKind('pass', {})
export const customerSource = source('customers', CUSTOMERS.list)
const GRAIN = WARES.at.grain

// V-441, V-443: a market day begins with the caller; all take part.
export function callMarketDay(state: VillageState, caller: number): void {
  push(state, opportunity, caller, caller, 0, 1)
  state.log?.add({ code: 'market-day', seat: caller })
}

/**
 * V-443, V-446, V-447: whoever is due and has not passed serves one customer or passes; laps go on until
 * all stalls are empty or everyone has passed. `passed` has one bit for each who is out.
 */
export const opportunity = rule<VillageState>('opportunity', (state, seat, caller, passed, free) => {
  const { players, guest } = state.box
  const everyone = (1 << seatsAtMarket(state)) - 1
  if (passed === everyone || !anythingToSellTo(state, passed, caller, free)) {
    push(state, marketEnd, caller)
    for (const window of state.box.windows.marketEnd) window(state, caller)
    return
  }
  if (passed & (1 << seat)) push(state, opportunity, nextAtMarket(state, seat), caller, passed, free)
  else if (seat < players) {
    push(state, marketChoice, seat, caller, passed, free)
    for (const window of state.box.windows.opportunity) window(state, seat)
  } else {
    push(state, opportunity, nextAtMarket(state, seat), caller, passed | (1 << seat), free)
    guest?.serves(state)
  }
})

/** A market day under way. */
export interface MarketDay {
  readonly caller: number
  /** Seats that have passed. */
  readonly passed: readonly number[]
  /** V-445: whether the caller's next sale is the first and free of the surcharge. */
  readonly firstSale: boolean
}

/** V-443: the market day under way, or null. */
export function marketDay(state: VillageState): MarketDay | null {
  const now = waiting(state, marketChoice) ?? waiting(state, opportunity)
  if (now === null) return null
  const seats = Array.from({ length: seatsAtMarket(state) }, (_, seat) => seat)
  return { caller: now.a, passed: seats.filter((seat) => now.b & (1 << seat)), firstSale: now.c === 1 }
}

/** V-445: whether the next sale of a seat in the market day under way costs no surcharge. */
export function sellsFree(state: VillageState, seat: number): boolean {
  const day = marketDay(state)
  return day !== null && isFree(state, seat, day.caller, day.firstSale ? 1 : 0)
}

function seatsAtMarket(state: VillageState): number {
  return state.box.players + (state.box.guest === null ? 0 : 1)
}

function nextAtMarket(state: VillageState, seat: number): number {
  const next = seat + 1
  return next === seatsAtMarket(state) ? 0 : next
}

// V-447: the day ends when all stalls are empty, unless there is somewhere else to sell.
function anythingToSellTo(state: VillageState, passed: number, caller: number, free: number): boolean {
  if (!stallsEmpty(state)) return true
  for (const stand of state.box.stands) if (stand.open(state, passed, caller, free)) return true
  return false
}

export function stallsEmpty(state: VillageState): boolean {
  for (let stall = 0; stall < state.box.stalls; stall++) if (state.stalls[stall] !== NONE) return false
  return true
}

function stallOf(state: VillageState, customer: number): number {
  for (let stall = 0; stall < state.box.stalls; stall++) if (state.stalls[stall] === customer) return stall
  return NONE
}

/** V-444: exactly the demanded goods and grain. */
export function hasDemand(state: VillageState, seat: number, customer: number): boolean {
  const { demand } = state.box.customers[customer]
  const farm = state.farms[seat]
  const { goods: owned } = farm
  for (let goods = 0; goods < owned.length; goods++) if (demand[goods] > owned[goods]) return false
  if (demand[GRAIN] > farm.grain) return false
  for (const { ware, count } of state.box.wares)
    if (demand[ware] > 0 && demand[ware] > count(state, seat)) return false
  return true
}

// V-445: the caller's first sale is free of the surcharge; every other sale of anyone pays it.
function isFree(state: VillageState, seat: number, caller: number, free: number): boolean {
  return (seat === caller && free === 1) || state.box.takeovers.surcharge?.(state, seat) === true
}

/** The cubes of the surcharge that the next sale of a seat costs. */
function surcharge(state: VillageState, seat: number, caller: number, free: number): number {
  return isFree(state, seat, caller, free) ? 0 : surchargeCubes(state)
}

function surchargeCubes(state: VillageState): number {
  return cubesOf(COLOURS.at.persuasion, state.box.figures.market.surchargePersuasion)
}

/** Whether a seat can pay the surcharge of its next sale, now or with what it has in reserve. */
export function affordsSale(state: VillageState, seat: number, caller: number, free: number): boolean {
  if (payable(state.farms[seat], surcharge(state, seat, caller, free))) return true
  for (const reserve of state.box.reserves) if (reserve(state, seat)) return true
  return false
}

/** Why somebody passes who could not have sold anything; nothing where it was a choice. */
function whyPassed(
  state: VillageState,
  seat: number,
  price: number,
): { readonly why?: 'goods' | 'surcharge' } {
  const moves = new MoveList()
  listSales(state, moves, seat)
  if (moves.count === 0) return { why: 'goods' }
  return payable(state.farms[seat], price) ? {} : { why: 'surcharge' }
}

/** V-444, VP-602: what a seat has the goods for. */
function listSales(state: VillageState, moves: MoveList, seat: number): void {
  for (let stall = 0; stall < state.box.stalls; stall++) {
    const customer = state.stalls[stall]
    if (customer !== NONE && hasDemand(state, seat, customer)) moves.add(serve(customer))
  }
  for (const stand of state.box.stands) stand.list(state, moves, seat)
}

/** `skip` is never possible here, but says why; stands of the market add moves of their own. */
export const marketChoice = choice<VillageState>('d-market', [serve, pass, skip], {
  rule: 'V-443',
  list(state, moves, seat, caller, _passed, free) {
    if (payable(state.farms[seat], surcharge(state, seat, caller, free))) listSales(state, moves, seat)
    moves.add(pass())
  },
  play(state, move: Move, seat, caller, passed, free) {
    if (pass.is(move)) {
      push(state, opportunity, nextAtMarket(state, seat), caller, passed | (1 << seat), free)
      state.log?.add({ code: 'pass', seat, ...whyPassed(state, seat, surcharge(state, seat, caller, free)) })
      return
    }
    push(state, opportunity, nextAtMarket(state, seat), caller, passed, seat === caller ? 0 : free)
    const surcharged = !isFree(state, seat, caller, free)
    if (surcharged) push(state, deathsNow, seat)
    if (serve.is(move)) push(state, handOver, seat, serve.get.customer(move))
    else for (const stand of state.box.stands) stand.sell(state, move, seat)
    if (surcharged) paySurcharge(state, seat)
  },
  refuse(state, move, seat, caller, _passed, free) {
    if (skip.is(move)) return refusal('market-not-declined', 'V-441')
    const price = surcharge(state, seat, caller, free)
    if (serve.is(move)) return refuseSale(state, seat, serve.get.customer(move), price)
    for (const stand of state.box.stands) {
      const refused = stand.refuse(state, move, seat)
      if (refused !== null) return refused
    }
    // VP-602: a tile is there, but not the surcharge; without stands nothing but customers buys.
    return state.box.stands.length > 0
      ? { ...refuseCost(state.farms[seat], price), rule: 'VP-602' }
      : refusal('module-not-in-play', 'VX-101', { module: 'port' })
  },
})

// V-445, V-R19: first the surcharge, then demand and tile; a death it causes follows before anything else.
function paySurcharge(state: VillageState, seat: number): void {
  push(state, payment, seat, surchargeCubes(state))
  payTime(state, seat, state.box.figures.market.surchargeTime, 'sale')
}

// V-444: exactly the demanded goods and grain go back, the tile lies with the seller.
export function payDemand(state: VillageState, seat: number, customer: number): void {
  const { demand } = state.box.customers[customer]
  for (let goods = 0; goods < GOODS.size; goods++) payGoods(state, seat, goods, demand[goods])
  payGrain(state, seat, demand[GRAIN])
  for (const { ware, pay } of state.box.wares) if (demand[ware] > 0) pay(state, seat, demand[ware])
}

export const handOver = rule<VillageState>('hand-over', (state, seat, customer) => {
  payDemand(state, seat, customer)
  takeTile(state, seat, customer)
})

/** How much of a ware a seat still owes a customer while it pays the surcharge. */
export function owes(state: VillageState, seat: number, ware: number): number {
  const customer = waitsWith(state, handOver, seat)
  return customer === NONE ? 0 : state.box.customers[customer].demand[ware]
}

/** The tile leaves its stall and lies with whoever served it. */
export function takeTile(state: VillageState, seat: number, customer: number): void {
  const stall = stallOf(state, customer)
  state.stalls[stall] = NONE
  state.servedBy[customer] = seat
  achieved(state, seat)
  const { points } = state.box.customers[customer]
  state.log?.add({
    code: 'serve',
    seat,
    customer: CUSTOMERS.list[customer],
    stall: `stall-${stall + 1}`,
    points,
  })
}

function refuseSale(state: VillageState, seat: number, customer: number, surcharged: number): Refusal {
  const name = CUSTOMERS.list[customer]
  if (stallOf(state, customer) === NONE) {
    const waits = state.queue.includes(customer)
    return waits
      ? refusal('customer-in-queue', 'V-442', { customer: name })
      : refusal('no-such-customer', 'V-442', { customer: name })
  }
  return (
    refuseDemand(state, seat, customer) ?? { ...refuseCost(state.farms[seat], surcharged), rule: 'V-445' }
  )
}

/** What is missing of a customer's demand, or null. */
export function refuseDemand(state: VillageState, seat: number, customer: number): Refusal | null {
  const { demand } = state.box.customers[customer]
  const farm = state.farms[seat]
  for (let goods = 0; goods < GOODS.size; goods++) {
    const missing = demand[goods] - farm.goods[goods]
    if (missing > 0) return refusal('goods-missing', 'V-444', { goods: GOODS.list[goods], missing })
  }
  if (demand[GRAIN] > farm.grain)
    return refusal('grain-missing', 'V-444', { missing: demand[GRAIN] - farm.grain })
  for (const { ware, count } of state.box.wares) {
    const missing = demand[ware] - count(state, seat)
    if (missing > 0) return refusal('goods-missing', 'V-444', { goods: WARES.list[ware], missing })
  }
  return null
}

// V-449, V-R20: the lowest empty stall gets the front of the queue, and so on; then the queue moves up.
export const marketEnd = rule<VillageState>('market-end', (state) => {
  const { stalls, queue } = state
  state.log?.add({ code: 'market-end' })
  for (let stall = emptyStall(state, 0); stall !== NONE; stall = emptyStall(state, stall + 1)) {
    if (queue[0] === NONE) break
    stalls[stall] = queue[0]
    state.log?.add({
      code: 'move-up',
      customer: CUSTOMERS.list[queue[0]],
      from: 'queue-1',
      to: `stall-${stall + 1}`,
    })
    leaveQueue(state, 0)
  }
  push(state, refillQueue)
})

/** The lowest empty stall from this one on, or NONE. */
export function emptyStall({ stalls, box }: VillageState, from: number): number {
  for (let stall = from; stall < box.stalls; stall++) if (stalls[stall] === NONE) return stall
  return NONE
}

/** A customer leaves the queue; those behind move up. */
export function leaveQueue(state: VillageState, place: number): void {
  const { queue } = state
  for (let at = place; at < QUEUE - 1; at++) {
    queue[at] = queue[at + 1]
    if (queue[at] === NONE) continue
    state.log?.add({
      code: 'move-up',
      customer: CUSTOMERS.list[queue[at]],
      from: `queue-${at + 2}`,
      to: `queue-${at + 1}`,
    })
  }
  queue[QUEUE - 1] = NONE
}

// V-449, V-R21: free places of the queue are filled from the stack, as far as it goes.
export const refillQueue = rule<VillageState>('refill-queue', (state) => {
  const free = state.queue.indexOf(NONE)
  if (free < 0 || !state.customerStack.includes(1)) return
  push(state, refillQueue)
  push(state, dealToQueue, 0, free)
})

export const dealToQueue = chance<VillageState>('deal-to-queue', customerSource, {
  unseen: (state) => state.customerStack,
  happen(state, customer, _seat, place) {
    state.customerStack[customer] = 0
    state.queue[place] = customer
    state.log?.add({ code: 'deal', customer: CUSTOMERS.list[customer], to: `queue-${place + 1}` })
  },
})

export const dealToStall = chance<VillageState>('deal-to-stall', customerSource, {
  unseen: (state) => state.customerStack,
  happen(state, customer, _seat, stall) {
    state.customerStack[customer] = 0
    state.stalls[stall] = customer
    state.log?.add({ code: 'deal', customer: CUSTOMERS.list[customer], to: `stall-${stall + 1}` })
  },
})

// V-441, V-498: the market is always possible and never declined.
export const marketAction: Action = {
  possible: () => true,
  whyNot: () => refusal('not-now', 'V-441'),
  begin: (state, seat) => callMarketDay(state, seat),
}

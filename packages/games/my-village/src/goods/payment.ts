import { choice, moveKind, push, refusal } from '@chronik/kernel'
import { owns, payTime } from '../board/village.ts'
import type { MyVillageState } from '../box/state.ts'
import { COINS, FIELD_CARDS, FIELD_PURSE, JOKER, PURSES } from '../box/vocabulary.ts'
import type { Cost, Due } from './cost.ts'

export const payFrom = moveKind('pay <purse>', { purse: PURSES })

// M-353: extra costs must be payable in full; time is never lacking (M-160).
export function canPay(state: MyVillageState, seat: number, cost: Cost): boolean {
  return restPayable(state, seat, cost, 0, 0)
}

/** Whether the units from this one on can be paid with what is there; equal units in a fixed order, or in any. */
function restPayable(
  state: MyVillageState,
  seat: number,
  cost: Cost,
  unit: number,
  least: number,
  ordered = true,
): boolean {
  if (unit === cost.dues.length) return true
  const due = cost.dues[unit]
  for (let index = 0; index < due.purses.length; index++) {
    if (leavesRestPayable(state, seat, cost, unit, least, due.purses[index], ordered)) return true
  }
  return false
}

/** Whether this unit can be paid from this purse so that the rest can be paid, too. */
function leavesRestPayable(
  state: MyVillageState,
  seat: number,
  cost: Cost,
  unit: number,
  least: number,
  purse: number,
  ordered = true,
): boolean {
  const due = cost.dues[unit]
  if ((ordered && due.again && purse < least) || !holds(state, seat, due, purse)) return false
  if (unit === cost.dues.length - 1) return true
  move(state, seat, due, purse, -1)
  const payable = restPayable(state, seat, cost, unit + 1, purse, ordered)
  move(state, seat, due, purse, 1)
  return payable
}

/** What keeps a cost from being paid, so that as little as possible is missing: `horse & beer`, `2 × horse | 2 coins`. */
export function missingOf(state: MyVillageState, seat: number, cost: Cost): string {
  const lacking = lackingOf(state, seat, cost, 0)
  return [...new Set(lacking)]
    .map((unit) => [unit, lacking.filter((other) => other === unit).length] as const)
    .map(([unit, times]) => (times === 1 ? unit : inAll(unit, times)))
    .join(' & ')
}

/** The same unit several times, whichever way all of it is paid. */
function inAll(unit: string, times: number): string {
  return unit
    .split(' | ')
    .map((way) =>
      /^\d+ coins?$/.test(way) ? coinsInWords(Number.parseInt(way, 10) * times) : `${times} × ${way}`,
    )
    .join(' | ')
}

const coinsInWords = (coins: number): string => (coins === 1 ? '1 coin' : `${coins} coins`)

/** The fewest units from this one on that cannot be paid, each with what would pay it. */
function lackingOf(state: MyVillageState, seat: number, cost: Cost, unit: number): string[] {
  if (unit === cost.dues.length) return []
  const due = cost.dues[unit]
  const without = [unitInWords(state, seat, due), ...lackingOf(state, seat, cost, unit + 1)]
  return due.purses.reduce((fewest, purse) => {
    if (!holds(state, seat, due, purse)) return fewest
    move(state, seat, due, purse, -1)
    const rest = lackingOf(state, seat, cost, unit + 1)
    move(state, seat, due, purse, 1)
    return rest.length <= fewest.length ? rest : fewest
  }, without)
}

/** One unit as it is printed, of coins what is not there: `horse`, `beer | 2 coins`. */
function unitInWords(state: MyVillageState, seat: number, due: Due): string {
  const goods = due.purses.filter((purse) => purse < JOKER).map((purse) => PURSES.list[purse])
  const coins = due.coins - state.villages[seat].coins
  if (coins <= 0) return goods.join(' | ')
  return [...goods, coinsInWords(coins)].join(' | ')
}

// M-157, M-356, M-357: goods can be spent without their villager; a joker is any good, never a coin.
function holds(state: MyVillageState, seat: number, due: Due, purse: number): boolean {
  const village = state.villages[seat]
  if (purse < JOKER) return village.goods[purse] > 0
  if (purse === JOKER) return village.jokers > 0
  if (purse === COINS) return village.coins >= due.coins
  const field = purse - FIELD_PURSE
  return state.plows[field] === 1 && owns(state, seat, FIELD_CARDS.first + field)
}

// M-355: what is paid goes back to the supply.
function move(state: MyVillageState, seat: number, due: Due, purse: number, sign: 1 | -1): void {
  const village = state.villages[seat]
  if (purse < JOKER) village.goods[purse] += sign
  else if (purse === JOKER) village.jokers += sign
  else if (purse === COINS) village.coins += sign * due.coins
  else state.plows[purse - FIELD_PURSE] += sign
}

// M-354: costs are paid in full before the banner action.
export function pay(state: MyVillageState, seat: number, cost: Cost): void {
  payTime(state, seat, cost.time)
  if (cost.dues.length > 0) push(state, payment, seat, cost.number, 0, 0)
}

// M-R35: where several purses can pay a unit, the payer is asked.
export const payment = choice<MyVillageState>('pay', [payFrom], {
  rule: 'M-354',
  list(state, moves, seat, number, unit, least) {
    const cost = state.box.costs[number]
    const { purses } = cost.dues[unit]
    for (let index = 0; index < purses.length; index++) {
      if (leavesRestPayable(state, seat, cost, unit, least, purses[index])) moves.add(payFrom(purses[index]))
    }
  },
  play(state, chosen, seat, number, unit) {
    const { dues } = state.box.costs[number]
    const due = dues[unit]
    const purse = payFrom.get.purse(chosen)
    move(state, seat, due, purse, -1)
    const count = purse === COINS ? due.coins : 1
    state.log?.add({ code: 'pay', seat, from: PURSES.list[purse], count })
    if (unit + 1 < dues.length) push(state, payment, seat, number, unit + 1, purse)
  },
  refuse(state, chosen, seat, number, unit, least) {
    const cost = state.box.costs[number]
    const due = cost.dues[unit]
    const purse = payFrom.get.purse(chosen)
    const params = { purse: PURSES.list[purse] }
    if (!due.purses.includes(purse)) return refusal('not-asked-for', 'M-357', params)
    if (!holds(state, seat, due, purse)) return refusal('purse-empty', 'M-356', params)
    // Every way of paying exists once: equal units are paid in the order of the purses.
    if (leavesRestPayable(state, seat, cost, unit, least, purse, false))
      return refusal('pay-in-order', 'M-359', params)
    return refusal('rest-unpayable', 'M-353', params)
  },
})

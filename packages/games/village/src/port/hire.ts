import { choice, type Move, moveKind, NONE, number, push, type Refusal, refusal, rule } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { payCoins } from '../goods/stock.ts'
import { loading } from './load.ts'
import { seaOf } from './sea.ts'
import { shipOf } from './ship.ts'
import { CAPTAIN_PLACES, CAPTAINS } from './vocabulary.ts'

/** No edition has dearer captains. */
const DEAREST = 3

export const price = moveKind('price <coins>', { coins: number(0, DEAREST) })
export const hire = moveKind('hire <captain>', { captain: CAPTAINS })

const IN_STACK = CAPTAIN_PLACES.at.stack
const HIRED = CAPTAIN_PLACES.at.hired
const IN_BOX = CAPTAIN_PLACES.at.box

/** VP-203: the price in coins; cubes cannot stand in, but someone may waive it. */
function affordable(state: VillageState, seat: number, coins: number): boolean {
  return state.farms[seat].coins >= coins || state.box.takeovers.captainWaiver?.(state, seat) === true
}

function isLeft(state: VillageState, coins: number): boolean {
  const { captains } = seaOf(state)
  for (let captain = 0; captain < CAPTAINS.size; captain++)
    if (captains[captain].price === coins && state.port.captains[captain] === IN_STACK) return true
  return false
}

// VP-203, VX-205: captains are limited; without one that can be paid the ship may not leave.
export function canHire(state: VillageState, seat: number): boolean {
  for (let coins = 0; coins <= DEAREST; coins++)
    if (affordable(state, seat, coins) && isLeft(state, coins)) return true
  return false
}

export function refuseHire(state: VillageState, seat: number): Refusal {
  for (let coins = 0; coins <= DEAREST; coins++)
    if (isLeft(state, coins))
      return refusal('coins-missing', 'VP-203', { missing: coins - state.farms[seat].coins })
  return refusal('no-captain-left', 'VP-203')
}

// VP-203: first the stack, by its price.
export const priceChoice = choice<VillageState>('d-captain-price', [price], {
  rule: 'VP-203',
  list(state, moves, seat) {
    for (let coins = 0; coins <= DEAREST; coins++)
      if (isLeft(state, coins) && affordable(state, seat, coins)) moves.add(price(coins))
  },
  play: (state, move: Move, seat) => push(state, captainChoice, seat, price.get.coins(move)),
  refuse(state, move, seat) {
    const coins = price.get.coins(move)
    if (!isLeft(state, coins)) return refusal('no-captain-at-price', 'VP-203', { price: coins })
    return refusal('coins-missing', 'VP-203', { missing: coins - state.farms[seat].coins })
  },
})

// VP-R7: any captain of the stack, whatever its place in it.
export const captainChoice = choice<VillageState>('d-captain', [hire], {
  rule: 'VP-203',
  list(state, moves, _seat, coins) {
    const { captains } = seaOf(state)
    for (let captain = 0; captain < CAPTAINS.size; captain++)
      if (captains[captain].price === coins && state.port.captains[captain] === IN_STACK)
        moves.add(hire(captain))
  },
  play(state, move: Move, seat) {
    const captain = hire.get.captain(move)
    push(state, comeAboard, seat, captain)
    if (state.box.takeovers.captainFee?.(state, seat, captain) !== true) payCaptain(state, seat, captain)
  },
  refuse(state, move) {
    const captain = hire.get.captain(move)
    const params = { captain: CAPTAINS.list[captain] }
    if (state.port.captains[captain] !== IN_STACK) return refusal('captain-taken', 'VP-203', params)
    return refusal('other-price', 'VP-203', { ...params, price: seaOf(state).captains[captain].price })
  },
})

/** VP-203: the price of a captain in coins. */
export function payCaptain(state: VillageState, seat: number, captain: number): void {
  const coins = seaOf(state).captains[captain].price
  if (coins > 0) payCoins(state, seat, coins)
}

// VP-203, VP-204: the captain lies beside the ship mat until the ship returns; then the ship is loaded.
export const comeAboard = rule<VillageState>('come-aboard', (state, seat, captain) => {
  state.port.captains[captain] = HIRED
  shipOf(state, seat).captain = captain
  const from = `captains-${seaOf(state).captains[captain].price}`
  state.log?.add({ code: 'hire', seat, captain: CAPTAINS.list[captain], from, to: 'ship-mat' })
  push(state, loading, seat)
})

// VP-501: after the return the captain leaves the game.
export function dismiss(state: VillageState, seat: number): void {
  const ship = shipOf(state, seat)
  const { captain } = ship
  state.port.captains[captain] = IN_BOX
  ship.captain = NONE
  state.log?.add({
    code: 'captain-leaves',
    seat,
    captain: CAPTAINS.list[captain],
    from: 'ship-mat',
    to: 'box',
  })
}

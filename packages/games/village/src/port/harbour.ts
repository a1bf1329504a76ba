import { choice, type Move, moveKind, NONE, push, type Refusal, refusal, rule } from '@chronik/kernel'
import type { Action } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import { FARM, figureName, put } from '../life/figures.ts'
import { leave } from '../life/leave.ts'
import { payTime } from '../life/time.ts'
import { canHire, dismiss, priceChoice, refuseHire } from './hire.ts'
import { sailing } from './sail.ts'
import { CHEST, GOODS_OF_CARGO, GRAIN, HARBOUR, MEMBER, SHIP, TILE_OF_CARGO } from './sea.ts'
import { fieldName, inHarbour, shipOf } from './ship.ts'
import { CARGO } from './vocabulary.ts'

export const leaveHarbour = moveKind('leave', {})
export const continueVoyage = moveKind('continue', {})
export const returnHome = moveKind('return', {})

// VP-201: exactly one of leaving, continuing and returning, by where the ship lies.
export const voyageChoice = choice<VillageState>(
  'd-voyage',
  [leaveHarbour, continueVoyage, returnHome, skip],
  {
    rule: 'VP-201',
    list(state, moves, seat, waivable) {
      if (!inHarbour(state, seat)) {
        moves.add(continueVoyage())
        moves.add(returnHome())
      } else if (canHire(state, seat)) moves.add(leaveHarbour())
      if (waivable === 1) moves.add(skip())
    },
    play(state, move: Move, seat) {
      if (skip.is(move)) waive(state, seat)
      else if (leaveHarbour.is(move)) push(state, priceChoice, seat)
      // VP-307: the captain already hired, the first step free again.
      else if (continueVoyage.is(move)) push(state, sailing, seat, 0)
      else sailHome(state, seat)
    },
    refuse(state, move, seat): Refusal {
      if (skip.is(move)) return refuseSkip(state)
      if (!leaveHarbour.is(move)) return refusal('ship-in-harbour', 'VP-201')
      return inHarbour(state, seat) ? refuseHire(state, seat) : refusal('ship-at-sea', 'VP-201')
    },
  },
)

// VP-501: from any field, for the same time.
function sailHome(state: VillageState, seat: number): void {
  push(state, unloading, seat)
  payTime(state, seat, state.box.figures.port.returnTime, 'return')
}

// VP-501: the ship lies in the harbour, all cargo goes to the farm, then the captain leaves the game.
export const unloading = rule<VillageState>('unloading', (state, seat) => {
  const ship = shipOf(state, seat)
  state.log?.add({ code: 'return', seat, from: fieldName(ship.field), to: 'harbour' })
  ship.field = HARBOUR
  for (let kind = 0; kind < CARGO.size; kind++) if (ship.cargo[kind] === 1) unload(state, seat, kind)
  dismiss(state, seat)
})

function unload(state: VillageState, seat: number, kind: number): void {
  if (kind === MEMBER) {
    goAshore(state, seat)
    return
  }
  const ship = shipOf(state, seat)
  const farm = state.farms[seat]
  ship.cargo[kind] = 0
  // VP-502, VP-R12: grain beyond the limit of the farm goes to the supply.
  const fits = kind !== GRAIN || farm.grain < state.box.grainLimit
  const to = fits ? 'farm' : 'supply'
  state.log?.add({ code: 'unload', seat, what: CARGO.list[kind], from: 'ship', to })
  if (!fits) return
  const tile = TILE_OF_CARGO[kind]
  if (kind === GRAIN) farm.grain++
  else if (tile === CHEST) bringChest(state, seat)
  else if (tile >= 0) ship.home[tile]++
  else farm.goods[GOODS_OF_CARGO[kind]]++
}

function goAshore(state: VillageState, seat: number): void {
  const figure = state.farms[seat].figures.indexOf(SHIP)
  leave(state, seat, figure, false)
  put(state, seat, figure, FARM)
  state.log?.add({ code: 'unload-member', seat, figure: figureName(figure), from: 'ship', to: 'farm' })
}

// VP-503: an unloaded chest stays face down.
function bringChest(state: VillageState, seat: number): void {
  const ship = shipOf(state, seat)
  ship.chests[ship.home[CHEST]++] = ship.aboard
  ship.aboard = NONE
}

// VP-101, VP-203: at sea there is always something to do; in the harbour it takes a captain.
export const voyageAction: Action = {
  possible: (state, seat) => !inHarbour(state, seat) || canHire(state, seat),
  whyNot: refuseHire,
  begin: (state, seat, waivable) => push(state, voyageChoice, seat, waivable),
}

import { choice, type Move, moveKind, push, type Refusal, refusal, rule } from '@chronik/kernel'
import { done } from '../board/mass.ts'
import type { VillageState } from '../box/state.ts'
import { PLACES } from '../box/vocabulary.ts'
import { payable, payment, refuseCost } from '../goods/payment.ts'
import { gainPrestige } from '../goods/stock.ts'
import { figureName, NO_FIGURE, put } from '../life/figures.ts'
import { leave } from '../life/leave.ts'
import { lookIntoChest } from './chests.ts'
import {
  CARGO_OF_TILE,
  CHEST,
  type Island,
  type Lighthouse,
  MEMBER,
  SHIP,
  seaOf,
  TILE_OF_CARGO,
} from './sea.ts'
import { fieldName, hasEmptyHold, isAboard, load, sell, shipOf } from './ship.ts'
import { CARGO, TILES } from './vocabulary.ts'

export const lighthouse = moveKind('lighthouse', {})
const WAGON = CARGO.at.wagon

// VP-305, VP-401: docking ends the move; then any number of the island's actions in any order.
export function dock(state: VillageState, seat: number): void {
  state.log?.add({ code: 'dock', seat, island: fieldName(shipOf(state, seat).field) })
  push(state, islandChoice, seat)
}

function islandOf(state: VillageState, seat: number): Island {
  const island = seaOf(state).islands[shipOf(state, seat).field]
  if (island === null) throw new Error('a ship docks at islands only')
  return island
}

// VP-403: the top tile of a stack that is not empty, into an empty hold, if none of its kind is aboard.
function canLoad(state: VillageState, seat: number, { stack }: Island): boolean {
  return (
    stack >= 0 &&
    state.port.stacks[stack] > 0 &&
    hasEmptyHold(state, seat) &&
    !isAboard(state, seat, CARGO_OF_TILE[stack])
  )
}

/** VP-406: occupied for everybody until its member dies. */
function isOccupied(state: VillageState, place: number): boolean {
  for (let seat = 0; seat < state.box.players; seat++)
    if (state.farms[seat].figures.includes(place)) return true
  return false
}

// VP-405: a member and the wagons from the ship mat, the cubes from the farm.
function canLight(state: VillageState, seat: number, tower: Lighthouse): boolean {
  return (
    isAboard(state, seat, MEMBER) &&
    tower.wagons <= shipOf(state, seat).cargo[WAGON] &&
    !isOccupied(state, tower.place) &&
    payable(state.farms[seat], tower.influence)
  )
}

export const islandChoice = choice<VillageState>('d-island', [sell, load, lighthouse, done], {
  rule: 'VP-401',
  list(state, moves, seat) {
    const island = islandOf(state, seat)
    for (let kind = 0; kind < CARGO.size; kind++)
      if (island.buys[kind] > 0 && isAboard(state, seat, kind)) moves.add(sell(kind))
    if (canLoad(state, seat, island)) moves.add(load(CARGO_OF_TILE[island.stack]))
    if (island.lighthouse !== null && canLight(state, seat, island.lighthouse)) moves.add(lighthouse())
    moves.add(done())
  },
  play(state, move: Move, seat) {
    if (done.is(move)) return
    push(state, islandChoice, seat)
    if (sell.is(move)) sellCargo(state, seat, sell.get.kind(move))
    else if (load.is(move)) loadTile(state, seat, TILE_OF_CARGO[load.get.kind(move)])
    else light(state, seat)
  },
  refuse(state, move, seat) {
    if (sell.is(move)) return refuseSell(state, seat, sell.get.kind(move))
    if (load.is(move)) return refuseLoad(state, seat, load.get.kind(move))
    return refuseLight(state, seat)
  },
})

// VP-402: cargo goes back to the supply for the prestige shown on the board of the island.
function sellCargo(state: VillageState, seat: number, kind: number): void {
  shipOf(state, seat).cargo[kind] = 0
  state.log?.add({ code: 'sell', seat, what: CARGO.list[kind], from: 'ship', to: 'supply' })
  gainPrestige(state, seat, islandOf(state, seat).buys[kind], fieldName(shipOf(state, seat).field))
}

// VP-403, VP-404: the tile comes aboard for nothing; only the owner looks at a chest.
function loadTile(state: VillageState, seat: number, tile: number): void {
  const ship = shipOf(state, seat)
  state.port.stacks[tile]--
  ship.cargo[CARGO_OF_TILE[tile]] = 1
  if (tile === CHEST) push(state, lookIntoChest, seat)
  else state.log?.add({ code: 'load', seat, what: TILES.list[tile], from: fieldName(ship.field), to: 'ship' })
}

// VP-405: the cost is paid first.
function light(state: VillageState, seat: number): void {
  const tower = islandOf(state, seat).lighthouse
  if (tower === null) return
  push(state, keepLight, seat)
  if (tower.influence !== 0) push(state, payment, seat, tower.influence)
}

// VP-405: wagons leave the hold, the member stands on the lighthouse and scores at once.
export const keepLight = rule<VillageState>('keep-light', (state, seat) => {
  const tower = islandOf(state, seat).lighthouse
  if (tower === null) return
  const { cargo } = shipOf(state, seat)
  if (tower.wagons > 0) {
    cargo[WAGON] = 0
    state.log?.add({ code: 'spend', seat, what: 'wagon', from: 'ship', to: 'supply' })
  }
  const figure = state.farms[seat].figures.indexOf(SHIP)
  if (figure === NO_FIGURE) return
  leave(state, seat, figure, false)
  put(state, seat, figure, tower.place)
  const to = PLACES.list[tower.place]
  state.log?.add({ code: 'lighthouse', seat, figure: figureName(figure), from: 'ship', to })
  gainPrestige(state, seat, tower.prestige, to)
})

function refuseSell(state: VillageState, seat: number, kind: number): Refusal {
  const params = { what: CARGO.list[kind] }
  if (islandOf(state, seat).buys[kind] === 0) return refusal('not-bought-here', 'VP-402', params)
  return refusal('not-aboard', 'VP-402', params)
}

function refuseLoad(state: VillageState, seat: number, kind: number): Refusal {
  const { stack } = islandOf(state, seat)
  const params = { what: CARGO.list[kind] }
  if (stack < 0 || CARGO_OF_TILE[stack] !== kind) return refusal('not-found-here', 'VP-403', params)
  if (state.port.stacks[stack] === 0) return refusal('stack-empty', 'VP-403', params)
  if (isAboard(state, seat, kind)) return refusal('already-aboard', 'VP-403', params)
  return refusal('holds-full', 'VP-403')
}

function refuseLight(state: VillageState, seat: number): Refusal {
  const tower = islandOf(state, seat).lighthouse
  if (tower === null) return refusal('no-lighthouse', 'VP-405')
  if (isOccupied(state, tower.place)) return refusal('lighthouse-taken', 'VP-406')
  if (!isAboard(state, seat, MEMBER)) return refusal('not-aboard', 'VP-405', { what: 'member' })
  if (tower.wagons > shipOf(state, seat).cargo[WAGON])
    return refusal('not-aboard', 'VP-405', { what: 'wagon' })
  return { ...refuseCost(state.farms[seat], tower.influence), rule: 'VP-405' }
}

import { chance, choice, MoveList, moveKind, NONE, number, push, refusal, source } from '@chronik/kernel'
import { use } from '../board/council.ts'
import type { Aside } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { WARES } from '../box/vocabulary.ts'
import { skip, waive } from '../course/skip.ts'
import { gainCoins } from '../goods/stock.ts'
import { CHEST, seaOf } from './sea.ts'
import { fieldName, shipOf } from './ship.ts'
import { CHESTS } from './vocabulary.ts'

export const openChest = moveKind('open-chest <number>', { number: number(1, CHESTS.size) })
export const chestSource = source('chests', CHESTS.list)

const TOOL = WARES.at.tool
const unseen = new Int16Array(CHESTS.size)

/** VP-103: chests of the match that nobody has looked at lie face down on their island. */
function faceDown(state: VillageState): Int16Array {
  unseen.fill(0)
  for (const chest of seaOf(state).chestsInPlay) unseen[chest] = 1 - state.port.opened[chest]
  for (let seat = 0; seat < state.box.players; seat++) {
    const { aboard, chests, home } = shipOf(state, seat)
    if (aboard >= 0) unseen[aboard] = 0
    for (let at = 0; at < home[CHEST]; at++) if (chests[at] >= 0) unseen[chests[at]] = 0
  }
  return unseen
}

// VP-404: the loader looks at it, nobody else.
export const lookIntoChest = chance<VillageState>('look-into-chest', chestSource, {
  unseen: faceDown,
  happen(state, chest, seat) {
    const ship = shipOf(state, seat)
    ship.aboard = chest
    const from = fieldName(ship.field)
    state.log?.add({
      code: 'load-chest',
      seat,
      chest: CHESTS.list[chest],
      from,
      to: 'ship',
      secret: ['chest'],
    })
  },
})

/** Whether a closed chest lies at home. */
export function hasChest(state: VillageState, seat: number): boolean {
  return shipOf(state, seat).home[CHEST] > 0
}

// VP-503: the owner reveals it, takes what it holds, and it leaves the game.
function reveal(state: VillageState, seat: number, at: number): void {
  const { chests, home } = shipOf(state, seat)
  const chest = chests[at]
  for (let next = at + 1; next < home[CHEST]; next++) chests[next - 1] = chests[next]
  chests[--home[CHEST]] = NONE
  state.port.opened[chest] = 1
  const name = CHESTS.list[chest]
  state.log?.add({ code: 'open-chest', seat, chest: name, number: at + 1, from: 'farm', to: 'box' })
  const { coins, tools } = seaOf(state).chests[chest]
  if (coins > 0) gainCoins(state, seat, coins, name)
  if (tools > 0)
    for (const ware of state.box.wares) if (ware.ware === TOOL) ware.gain(state, seat, tools, name)
}

// VP-R10, VX-403: before the final scoring all chests at home are opened; those aboard stay closed.
export function openAll(state: VillageState): void {
  for (let seat = 0; seat < state.box.players; seat++) while (hasChest(state, seat)) reveal(state, seat, 0)
}

const probe = new MoveList()

/** Lays out as much as the closed chests of a seat could hold; what they do hold is not given away. */
function hope(state: VillageState, seat: number): void {
  const { mostCoins, mostTools } = seaOf(state)
  const chests = shipOf(state, seat).home[CHEST]
  state.farms[seat].coins += chests * mostCoins
  for (const { ware, gain } of state.box.wares)
    if (ware === TOOL) gain(state, seat, chests * mostTools, 'chest')
}

function forget(state: VillageState, seat: number): void {
  const { mostCoins, mostTools } = seaOf(state)
  const chests = shipOf(state, seat).home[CHEST]
  state.farms[seat].coins -= chests * mostCoins
  for (const { ware, pay } of state.box.wares) if (ware === TOOL) pay(state, seat, chests * mostTools)
}

/** Looks at the table while it is laid out as hoped; nobody is told, and where nobody listens the log is left alone. */
function hopefully<T>(state: VillageState, seat: number, look: () => T): T {
  const { log } = state
  if (log !== null) state.log = null
  hope(state, seat)
  const seen = look()
  forget(state, seat)
  if (log !== null) state.log = log
  return seen
}

// VX-207, VX-R8: chests may be opened before any decision of their owner.
export const chestAside: Aside = {
  list(state, moves, seat, decision, a, b, c) {
    const { home } = shipOf(state, seat)
    if (home[CHEST] === 0) return
    // A decision with a single option is put all the same where coins or tools would bring another one.
    if (moves.forced) {
      probe.clear()
      hopefully(state, seat, () => decision.list(state, probe, seat, a, b, c))
      if (probe.count > 1) moves.ask()
    }
    for (let at = 1; at <= home[CHEST]; at++) moves.side(openChest(at))
  },
  play(state, move, seat) {
    if (!openChest.is(move)) return false
    reveal(state, seat, openChest.get.number(move) - 1)
    return true
  },
  refuse(state, move, seat) {
    return openChest.is(move)
      ? refusal('no-such-chest', 'VP-503', { chests: shipOf(state, seat).home[CHEST] })
      : null
  },
}

// VX-207: before an action is lost, its owner may open a chest if what it may hold could save it.
export function saveByChest(state: VillageState, seat: number, space: number): boolean {
  if (!hasChest(state, seat)) return false
  if (!hopefully(state, seat, () => state.box.actions[space].possible(state, seat))) return false
  push(state, chestChoice, seat, space)
  return true
}

export const chestChoice = choice<VillageState>('d-chest', [use, skip], {
  rule: 'VX-207',
  list(state, moves, seat, space) {
    if (state.box.actions[space].possible(state, seat)) moves.add(use())
    else {
      moves.add(skip())
      moves.ask()
    }
  },
  play(state, move, seat, space) {
    if (skip.is(move)) waive(state, seat)
    else {
      state.performed = space
      state.box.actions[space].begin(state, seat, 1)
    }
  },
  refuse: (state, _move, seat, space) => state.box.actions[space].whyNot(state, seat),
})

import {
  choice,
  type Move,
  type MoveList,
  moveKind,
  NONE,
  number,
  type Refusal,
  refusal,
} from '@chronik/kernel'
import { payTime } from '../board/village.ts'
import type { MyVillageState } from '../box/state.ts'
import { DICE, FACES, faceOf, isBlack } from '../box/vocabulary.ts'

export const dieOf = moveKind('die <die>', { die: DICE })
export const valueFor = moveKind('value <value> coins <coins> markers <markers>', {
  value: number(2, 2 * FACES),
  coins: number(0, 2 * FACES - 2),
  markers: number(0, 2),
})

// M-301, M-R36: exactly two dice leave the pool; dice of equal colour and face are one option.
function listDice(state: MyVillageState, moves: MoveList): void {
  for (let die = 0; die < DICE.size; die++) if (state.pool[die] > 0) moves.add(dieOf(die))
}

function takeDie(state: MyVillageState, seat: number, die: number): void {
  state.pool[die]--
  state.log?.add({ code: 'die-taken', seat, die: DICE.list[die] })
}

const notInPool = (_state: MyVillageState, move: Move): Refusal =>
  refusal('die-not-in-pool', 'M-301', { die: DICE.list[dieOf.get.die(move)] })

export const firstDie = choice<MyVillageState>('die-1', [dieOf], {
  rule: 'M-301',
  list: listDice,
  play(state, move, seat) {
    state.turn.die1 = dieOf.get.die(move)
    takeDie(state, seat, state.turn.die1)
  },
  refuse: notInPool,
})

// M-303: each black die costs time at once, whatever its face becomes.
export const secondDie = choice<MyVillageState>('die-2', [dieOf], {
  rule: 'M-301',
  list: listDice,
  play(state, move, seat) {
    const { turn, box } = state
    turn.die2 = dieOf.get.die(move)
    takeDie(state, seat, turn.die2)
    const black = (isBlack(turn.die1) ? 1 : 0) + (isBlack(turn.die2) ? 1 : 0)
    payTime(state, seat, black * box.figures.plagueDie)
  },
  refuse: notInPool,
})

/** M-302: the banner value as the dice of this turn lie; 0 before there are two. */
export function valueShown({ turn }: MyVillageState): number {
  if (turn.value > 0) return turn.value
  return turn.die1 === NONE || turn.die2 === NONE ? 0 : faceOf(turn.die1) + faceOf(turn.die2)
}

/** How many coins turn the dice to a value when one marker sets the other die: M-307. */
export function coinsBesideMarker(x: number, y: number, value: number): number {
  const low = Math.max(1, value - FACES)
  const high = Math.min(FACES, value - 1)
  return Math.min(distance(x, low, high), distance(y, low, high))
}

function distance(face: number, low: number, high: number): number {
  return face < low ? low - face : face > high ? face - high : 0
}

// M-302 to M-307: coins turn a die by one, markers of the meeting place set it; only the sum matters.
export const change = choice<MyVillageState>('change', [valueFor], {
  rule: 'M-304',
  list(state, moves, seat) {
    const { coins, dieMarkers } = state.villages[seat]
    const x = faceOf(state.turn.die1)
    const y = faceOf(state.turn.die2)
    for (let value = 2; value <= 2 * FACES; value++) {
      const without = Math.abs(value - x - y)
      if (without <= coins) moves.add(valueFor(value, without, 0))
      if (dieMarkers === 0) continue
      const withOne = coinsBesideMarker(x, y, value)
      if (withOne < without && withOne <= coins) moves.add(valueFor(value, withOne, 1))
      if (withOne > 0 && without > 0 && dieMarkers > 1) moves.add(valueFor(value, 0, 2))
    }
  },
  play(state, move, seat) {
    const { turn } = state
    const village = state.villages[seat]
    const coins = valueFor.get.coins(move)
    const markers = valueFor.get.markers(move)
    turn.value = valueFor.get.value(move)
    village.coins -= coins
    village.dieMarkers -= markers
    state.log?.add({
      code: 'value',
      seat,
      value: turn.value,
      coins,
      markers,
      faces: facesFor(state, markers),
    })
  },
  refuse(state, move, seat) {
    const { coins, dieMarkers } = state.villages[seat]
    const value = valueFor.get.value(move)
    const payment = { coins: valueFor.get.coins(move), markers: valueFor.get.markers(move) }
    const x = faceOf(state.turn.die1)
    const y = faceOf(state.turn.die2)
    if (payment.markers > dieMarkers)
      return refusal('too-few-markers', 'M-305', { missing: payment.markers - dieMarkers })
    if (payment.coins > coins) return refusal('too-few-coins', 'M-304', { missing: payment.coins - coins })
    const needed = [Math.abs(value - x - y), coinsBesideMarker(x, y, value), 0][payment.markers]
    if (payment.coins < needed) return refusal('value-out-of-reach', 'M-307', { value, coins: needed })
    return refusal('wasteful-change', 'M-R05', { value })
  },
})

/** The faces the two dice show in the end: markers set a die first, coins turn the nearest one. */
function facesFor(state: MyVillageState, markers: number): [number, number] {
  const { turn } = state
  const x = faceOf(turn.die1)
  const y = faceOf(turn.die2)
  if (markers === 1) {
    const low = Math.max(1, turn.value - FACES)
    const high = Math.min(FACES, turn.value - 1)
    if (distance(x, low, high) <= distance(y, low, high)) {
      const kept = Math.min(high, Math.max(low, x))
      return [kept, turn.value - kept]
    }
    const kept = Math.min(high, Math.max(low, y))
    return [turn.value - kept, kept]
  }
  const first = Math.min(FACES, Math.max(1, turn.value - y))
  return [first, turn.value - first]
}

import { type Move, NONE } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { DICE, FACES, faceOf, isBlack } from '../box/vocabulary.ts'
import { coinsBesideMarker, dieOf, valueFor } from './dice.ts'

/** How a value can be made from what lies there now. */
export interface Way {
  readonly value: number
  /** Dice that are still to be taken. */
  readonly dice: readonly string[]
  readonly coins: number
  readonly markers: number
  /** Time for black dice that are still to be taken. */
  readonly time: number
  /** The dice in their order, then the value. */
  readonly moves: readonly Move[]
}

/** What a way costs in the end: a coin outweighs an hour, a marker of the meeting place both. */
const weight = ({ time, coins, markers }: Way): number => time + 1.5 * coins + 2.5 * markers

/** M-301 to M-307: the cheapest way to each value from the present moment of step I; null where there is none. */
export function waysTo(state: MyVillageState, seat: number): readonly (Way | null)[] {
  const best: (Way | null)[] = Array<null>(2 * FACES + 1).fill(null)
  for (const pair of pairs(state)) {
    for (const way of waysWith(state, seat, pair)) {
      const before = best[way.value]
      if (before === null || weight(way) < weight(before)) best[way.value] = way
    }
  }
  return best
}

/** M-304: how many coins are missing for a value that cannot be made; 0 if it can. */
export function coinsMissing(state: MyVillageState, seat: number, value: number): number {
  const { coins, dieMarkers } = state.villages[seat]
  const prices = pairs(state).flatMap(([one, other]) => {
    const x = faceOf(one)
    const y = faceOf(other)
    return [
      Math.abs(value - x - y),
      ...(dieMarkers > 0 ? [coinsBesideMarker(x, y, value)] : []),
      ...(dieMarkers > 1 ? [0] : []),
    ]
  })
  return Math.max(0, Math.min(...prices) - coins)
}

/** The pairs of dice that can be in the end; what is taken already is part of each. */
function pairs({ turn, pool }: MyVillageState): [number, number][] {
  const left = DICE.list.flatMap((_, die) => Array<number>(pool[die]).fill(die))
  if (turn.die1 === NONE)
    return left.flatMap((one, at) => left.slice(at + 1).map((other): [number, number] => [one, other]))
  if (turn.die2 === NONE) return left.map((other) => [turn.die1, other])
  return [[turn.die1, turn.die2]]
}

/** Every affordable payment for every value with two dice: M-307. */
function* waysWith(state: MyVillageState, seat: number, [one, other]: [number, number]): Generator<Way> {
  const { coins, dieMarkers } = state.villages[seat]
  const x = faceOf(one)
  const y = faceOf(other)
  const taken = state.turn.die2 !== NONE ? [] : state.turn.die1 !== NONE ? [other] : [one, other]
  const black = state.turn.die2 !== NONE ? 0 : [one, other].filter(isBlack).length
  for (let value = 2; value <= 2 * FACES; value++) {
    const payments = [
      [Math.abs(value - x - y), 0],
      [coinsBesideMarker(x, y, value), 1],
      [0, 2],
    ]
    for (const [price, markers] of payments) {
      if (price > coins || markers > dieMarkers) continue
      yield {
        value,
        dice: taken.map((die) => DICE.list[die]),
        coins: price,
        markers,
        time: black * state.box.figures.plagueDie,
        moves: [...taken.map((die) => dieOf(die)), valueFor(value, price, markers)],
      }
    }
  }
}

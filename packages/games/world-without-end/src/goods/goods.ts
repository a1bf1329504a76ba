import { HIDDEN } from '@chronik/kernel'
import type { Gain } from '../box/box.ts'
import type { WorldState } from '../box/state.ts'
import { GOODS, LINES, MONEY, VP } from '../box/vocabulary.ts'
import type { Cause } from '../words/log.ts'

/** W-103: where the stock of each good lies. */
const ORIGINS = ['quarry', 'forest', 'field', 'stock', 'stock', 'cathedral', 'stock', 'stock', 'stock']

// W-214: whether a gain of this kind would bring anything; money and victory points never run out.
export function available(state: WorldState, treasure: number): boolean {
  return treasure >= MONEY || state.stock[treasure] > 0
}

// W-214: a good is taken from its stock as far as it reaches. Behind a screen that the viewer cannot see it stays hidden.
export function gain(state: WorldState, seat: number, good: number, amount: number, why: Cause): number {
  let got = amount
  if (good !== MONEY) {
    got = Math.min(amount, state.stock[good])
    state.stock[good] -= got
  }
  const { goods } = state.players[seat]
  if (goods[good] !== HIDDEN) goods[good] += got
  if (got > 0)
    state.log?.add({ code: 'gain', seat, good: GOODS.list[good], amount: got, from: ORIGINS[good], why })
  else if (amount > 0) state.log?.add({ code: 'nothing-left', seat, good: GOODS.list[good], why })
  return got
}

// W-207: what is paid, returned or lost goes back at once to where it came from.
export function give(state: WorldState, seat: number, good: number, amount: number, why: Cause): void {
  if (amount === 0) return
  state.players[seat].goods[good] -= amount
  if (good !== MONEY) state.stock[good] += amount
  state.log?.add({ code: 'give', seat, good: GOODS.list[good], amount, to: ORIGINS[good], why })
}

// W-213: victory points have no upper bound and never fall below 0; the rest of a loss is void.
export function score(state: WorldState, seat: number, line: number, amount: number, why: Cause): void {
  const player = state.players[seat]
  const change = Math.max(amount, -player.vp)
  if (change !== 0) {
    player.vp += change
    player.sheet[line] += change
    state.log?.add({ code: 'vp', seat, amount: change, line: LINES.list[line], why })
  }
  if (change > amount) state.log?.add({ code: 'loss-void', seat, amount: change - amount, why })
}

/** A symbol: a good from the stock, or victory points on this line of the score sheet. Returns what came. */
export function receive(
  state: WorldState,
  seat: number,
  { treasure, amount }: Gain,
  line: number,
  why: Cause,
): number {
  if (treasure !== VP) return gain(state, seat, treasure, amount, why)
  score(state, seat, line, amount, why)
  return amount
}

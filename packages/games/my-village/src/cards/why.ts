import { type Move, NONE, type Refusal, refusal } from '@chronik/kernel'
import { printedValues } from '../box/box.ts'
import type { MyVillageState } from '../box/state.ts'
import { BANNERS, BLACK_BANNERS } from '../box/vocabulary.ts'
import { useLeader } from '../course/turn.ts'
import { dieOf, valueFor } from '../dice/dice.ts'
import { coinsMissing } from '../dice/ways.ts'
import { blackBanner } from './black.ts'
import { refuseCondition } from './offers.ts'
import { refuseWhiteCondition, whiteBanner, whiteValues } from './white.ts'

/**
 * What is missing for something that is not asked for at this moment of one's turn: dice for a banner, coins for a
 * value, the condition of a card. Null where there is no more to say than that it cannot be done now.
 */
export function whyNotYet(state: MyVillageState, seat: number, move: Move): Refusal | null {
  const { turn } = state
  if (dieOf.is(move)) return turn.die2 === NONE ? null : refusal('two-dice', 'M-301')
  if (valueFor.is(move)) return noValue(state, seat, valueFor.get.value(move))
  // M-501: the leader banner answers to every value.
  if (useLeader.is(move)) return turn.value > 0 ? null : refusal('dice-first', 'M-501', { banner: 'leader' })
  if (blackBanner.is(move)) return noBlack(state, seat, blackBanner.get.banner(move))
  return whiteBanner.is(move) ? noWhite(state, seat, whiteBanner.get.banner(move)) : null
}

// M-302, M-304: a value is made once in a turn, from two dice and what turns them.
function noValue(state: MyVillageState, seat: number, value: number): Refusal | null {
  if (state.turn.value > 0) return refusal('value-made', 'M-351', { value: state.turn.value })
  const missing = coinsMissing(state, seat, value)
  return missing === 0 ? null : refusal('too-few-coins', 'M-304', { missing })
}

// M-351: a black banner stands for itself; whoever has begun a chain of white ones has chosen.
function noBlack(state: MyVillageState, seat: number, index: number): Refusal | null {
  if (state.turn.used.includes(1)) return refusal('whites-begun', 'M-351')
  if (state.turn.value > 0) return null
  const shown = printedValues(state.box.offers[index].values)
  return (
    refuseCondition(state, seat, index) ??
    refusal('value-first', 'M-353', { banner: BLACK_BANNERS.list[index], shown })
  )
}

function noWhite(state: MyVillageState, seat: number, index: number): Refusal | null {
  if (state.turn.value > 0) return null
  const condition = refuseWhiteCondition(state, seat, index)
  if (condition !== null) return condition
  const banner = BANNERS.list[index]
  const values = whiteValues(state, seat, index)
  // M-452: a customer with "?" answers to every value.
  if (values < 0) return refusal('dice-first', 'M-452', { banner })
  return refusal('value-first', 'M-452', { banner, shown: printedValues(values) })
}

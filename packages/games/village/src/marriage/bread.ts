import { type Choice, choice, MoveList, moveKind, push, refusal } from '@chronik/kernel'
import { owes } from '../board/market.ts'
import type { Aside, Ware } from '../box/box.ts'
import { achieved } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { PLACES, WARES } from '../box/vocabulary.ts'
import { payGrain } from '../goods/stock.ts'
import { deathChoice } from '../life/death.ts'
import {
  figureAt,
  figureName,
  HIGHEST_NUMBER,
  isDouble,
  kindBlank,
  kindOf,
  NO_FIGURE,
  placeName,
} from '../life/figures.ts'
import { numberChoice, queueChoice } from './smuggler.ts'
import { gainBread, payBread } from './stock.ts'

export const layBread = moveKind('bread <number> <place>', { number: kindBlank, place: PLACES })
export const payGrainMove = moveKind('pay grain', {})
export const payBreadMove = moveKind('pay bread', {})

/** VM-603: living and visible, and without bread so far. */
function mayEat(state: VillageState, seat: number, figure: number): boolean {
  const { figures, raised } = state.farms[seat]
  return raised[figure] === 0 && state.box.places[figures[figure]].visible
}

const probe = new MoveList()

/** Whether what was begun could no longer be paid: a customer, or the decision that is due. */
function isNeeded(
  state: VillageState,
  seat: number,
  decision: Choice<VillageState>,
  a: number,
  b: number,
  c: number,
): boolean {
  if (state.marriage.families[seat].bread === owes(state, seat, WARES.at.bread)) return true
  if (decision !== queueChoice && decision !== numberChoice && decision !== promotionPay) return false
  const family = state.marriage.families[seat]
  family.bread--
  probe.clear()
  decision.list(state, probe, seat, a, b, c)
  family.bread++
  return probe.count === 0
}

/** VX-207, VM-603: before any own decision a bread may be laid under a member; it counts one higher for good. */
export const breadAside: Aside = {
  list(state, moves, seat, decision, a, b, c) {
    if (state.marriage.families[seat].bread === 0) return
    if (isNeeded(state, seat, decision, a, b, c)) return
    const { figureCount } = state.box
    const { figures } = state.farms[seat]
    let usable = false
    for (let figure = 0; figure < figureCount; figure++) {
      if (!mayEat(state, seat, figure) || isDouble(state, seat, figure)) continue
      moves.side(layBread(kindOf(state, seat, figure), figures[figure]))
      usable = true
    }
    // VM-R13: bread can still change who dies.
    if (usable && decision === deathChoice) moves.ask()
  },
  play(state, move, seat) {
    if (!layBread.is(move)) return false
    const place = layBread.get.place(move)
    const figure = figureAt(state, seat, layBread.get.number(move), place)
    state.marriage.families[seat].bread--
    state.farms[seat].raised[figure] = 1
    achieved(state, seat)
    state.log?.add({ code: 'bread', seat, figure: figureName(figure), from: 'farm', to: placeName(place) })
    return true
  },
  refuse(state, move, seat) {
    if (!layBread.is(move)) return null
    const number = layBread.get.number(move)
    const place = layBread.get.place(move)
    const params = { number: kindBlank.format(number), place: placeName(place) }
    if (state.marriage.families[seat].bread === 0) return refusal('no-bread', 'VM-603')
    const figure = figureAt(state, seat, number, place)
    if (figure === NO_FIGURE) return refusal('no-such-member', 'VM-603', params)
    if (number > HIGHEST_NUMBER) return refusal('has-bread', 'VM-603', params)
    return mayEat(state, seat, figure)
      ? refusal('bread-needed', 'VM-603')
      : refusal('no-bread-there', 'VM-603', params)
  },
}

// VM-602: whoever has bread may pay a step with it.
export function canPromoteWithBread(state: VillageState, seat: number): boolean {
  return state.marriage.families[seat].bread > 0
}

export function askForBread(state: VillageState, seat: number, grain: number): boolean {
  if (!canPromoteWithBread(state, seat)) return false
  push(state, promotionPay, seat, grain)
  return true
}

// VM-602, VM-R14: one bread instead of all grain of a step, decided step by step; bread under members does not count.
export const promotionPay = choice<VillageState>('d-promote-pay', [payGrainMove, payBreadMove], {
  rule: 'VM-602',
  list(state, moves, seat, grain) {
    if (state.farms[seat].grain >= grain) moves.add(payGrainMove())
    if (canPromoteWithBread(state, seat)) moves.add(payBreadMove())
  },
  play(state, move, seat, grain) {
    if (payBreadMove.is(move)) payBread(state, seat, 1)
    else payGrain(state, seat, grain)
  },
  refuse: (state, move, seat, grain) =>
    payBreadMove.is(move)
      ? refusal('no-bread', 'VM-602')
      : refusal('grain-missing', 'VM-602', { missing: grain - state.farms[seat].grain }),
})

/** VM-R14: what customers ask for is bread on the farm. */
export const breadWare: Ware = {
  ware: WARES.at.bread,
  count: (state, seat) => state.marriage.families[seat].bread,
  pay: payBread,
  gain: gainBread,
}

import { chance, choice, moveKind, push, refusal } from '@chronik/kernel'
import { stackOf } from '../box/stack.ts'
import type { MyVillageState } from '../box/state.ts'
import {
  BONUSES,
  CARDS,
  MONK_CARDS,
  MONK_STACK_CARDS,
  MONK_STACKS,
  OFFER,
  TOP,
  villageOf,
} from '../box/vocabulary.ts'
import { churchWindows } from './church.ts'
import { activateLeader } from './leader.ts'
import { activateSchool, schoolCanAct } from './school.ts'
import { activateSteward, stewardCanAct } from './steward.ts'
import { countAt } from './village.ts'

export const accept = moveKind('accept', {})
export const decline = moveKind('decline', {})

// M-722: each monk is a window, and the Abbey Church has one of its own.
export function windowsOf(state: MyVillageState, seat: number): number {
  return countAt(state, MONK_CARDS, villageOf(seat)) + churchWindows(state, seat)
}

/** M-903: the prestige that one more window brings a village. */
export function nextWindow(state: MyVillageState, seat: number): number {
  const { windows } = state.box.figures
  const now = windowsOf(state, seat)
  return (windows[now + 1] ?? windows[now]) - windows[now]
}

const stacks = MONK_STACKS.list.map((symbol, index) => stackOf(`monk-${symbol}`, MONK_STACK_CARDS[index]))

// M-108, M-R22: the top monk of each stack lies open.
export const showMonk = stacks.map(({ source, cards, unseen }) =>
  chance<MyVillageState>(`show-${source.id}`, source, {
    unseen,
    happen(state, outcome) {
      const monk = cards.first + outcome
      state.cards[monk] = TOP
      if (state.log === null) return
      const { kind, count } = state.box.figures.monk.bonus[CARDS.list[monk]]
      state.log.add({ code: 'monk-top', monk: CARDS.list[monk], bonus: kind, count })
    },
  }),
)

export const monkSources = stacks.map(({ source }) => source)

export function showNextMonk(state: MyVillageState, index: number): void {
  if (countAt(state, MONK_STACK_CARDS[index], OFFER) > 0) push(state, showMonk[index])
}

/** A bonus that may be given up: leader, school or steward. */
export function offerBonus(state: MyVillageState, seat: number, bonus: number): void {
  push(state, bonusOf, seat, bonus)
}

function canUse(state: MyVillageState, seat: number, bonus: number): boolean {
  if (bonus === BONUSES.at.school) return schoolCanAct(state, seat)
  if (bonus === BONUSES.at.steward) return stewardCanAct(state, seat)
  return true
}

// M-725 to M-728, M-R12: the bonus is carried out once, or given up.
export const bonusOf = choice<MyVillageState>('bonus', [accept, decline], {
  rule: 'M-723',
  list(state, moves, seat, bonus) {
    if (canUse(state, seat, bonus)) moves.add(accept())
    moves.add(decline())
  },
  play(state, move, seat, bonus) {
    state.log?.add({ code: 'bonus', seat, bonus: BONUSES.list[bonus], accepted: accept.is(move) })
    if (decline.is(move)) return
    if (bonus === BONUSES.at.leader) activateLeader(state, seat)
    else if (bonus === BONUSES.at.school) activateSchool(state, seat)
    else activateSteward(state, seat, state.box.figures.steward.bonus)
  },
  refuse: () => refusal('not-now', 'M-R07'),
})

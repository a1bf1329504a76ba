import { choice, moveKind, push, refusal } from '@chronik/kernel'
import { none } from '../box/answers.ts'
import { lapse } from '../box/lapse.ts'
import type { MyVillageState } from '../box/state.ts'
import { LEFT, PROFESSIONS, RIGHT, SIDES } from '../box/vocabulary.ts'
import { countVillagers, gainStories, payTime } from './village.ts'

export const placeLeft = moveKind('place-left', {})
export const shiftRight = moveKind('shift-right', {})
export const graduateTo = moveKind('graduate <side> <profession>', { side: SIDES, profession: PROFESSIONS })

export function activateSchool(state: MyVillageState, seat: number): void {
  push(state, school, seat)
}

// M-472 to M-475: all octagons full and all villagers at home leave nothing to do.
export function schoolCanAct(state: MyVillageState, seat: number): boolean {
  const { pupils } = state.villages[seat]
  return pupils[LEFT] + pupils[RIGHT] < 2 || countVillagers(state, seat) < PROFESSIONS.size
}

export const school = choice<MyVillageState>('school', [placeLeft, shiftRight, graduateTo, none], {
  rule: 'M-471',
  list(state, moves, seat) {
    const { pupils, villagers } = state.villages[seat]
    const left = pupils[LEFT]
    const right = pupils[RIGHT]
    if (left === 0) moves.add(placeLeft())
    if (left === 0 && right === 0) return
    if (left === 1 && right === 0) moves.add(shiftRight())
    for (let profession = 0; profession < PROFESSIONS.size; profession++) {
      if (villagers[profession] === 1) continue
      if (left === 1) moves.add(graduateTo(LEFT, profession))
      if (right === 1) moves.add(graduateTo(RIGHT, profession))
    }
    moves.add(none())
  },
  play(state, move, seat) {
    const { pupils } = state.villages[seat]
    if (placeLeft.is(move)) {
      pupils[LEFT] = 1
      state.log?.add({ code: 'pupil', seat, from: 'supply', to: 'left' })
    } else if (shiftRight.is(move)) {
      pupils[LEFT] = 0
      pupils[RIGHT] = 1
      state.log?.add({ code: 'pupil', seat, from: 'left', to: 'right' })
    } else if (graduateTo.is(move)) {
      graduate(state, seat, graduateTo.get.side(move), graduateTo.get.profession(move))
    } else {
      lapse(state, seat, 'school')
    }
  },
  refuse(state, move, seat) {
    const { pupils, villagers } = state.villages[seat]
    if (placeLeft.is(move)) return refusal('octagon-taken', 'M-473', { side: 'left' })
    if (shiftRight.is(move))
      return pupils[LEFT] === 1
        ? refusal('octagon-taken', 'M-475', { side: 'right' })
        : refusal('no-pupil', 'M-473', { side: 'left' })
    if (none.is(move)) return refusal('not-now', 'M-472')
    const side = graduateTo.get.side(move)
    const profession = graduateTo.get.profession(move)
    return pupils[side] === 1 && villagers[profession] === 1
      ? refusal('space-taken', 'M-476', { profession: PROFESSIONS.list[profession] })
      : refusal('no-pupil', 'M-476', { side: SIDES.list[side] })
  },
})

// M-473 to M-476: graduating costs time; the pupil on the right brings story points.
function graduate(state: MyVillageState, seat: number, side: number, profession: number): void {
  const { pupils, villagers } = state.villages[seat]
  const { time, stories } = state.box.figures.school
  pupils[side] = 0
  villagers[profession] = 1
  state.log?.add({ code: 'graduate', seat, from: SIDES.list[side], to: PROFESSIONS.list[profession] })
  payTime(state, seat, time)
  if (side === RIGHT) gainStories(state, seat, stories)
}

import {
  barrier,
  choice,
  clearSteps,
  type Move,
  NONE,
  push,
  type Refusal,
  refusal,
  rule,
  waits,
} from '@chronik/kernel'
import { decline, freeWell, refuseWell, well, wellFree, wellPay, wellPayable } from '../board/well.ts'
import type { VillageState } from '../box/state.ts'
import { CUBES, PLAGUE, SPACES } from '../box/vocabulary.ts'
import { gainCube } from '../goods/stock.ts'
import { deaths } from '../life/death.ts'
import { payTime } from '../life/time.ts'
import { planFinalTurns } from './end.ts'
import { take } from './take.ts'

/** From one cube of a space to the next. */
const NEXT_CUBE = 1 << take.blanks[1].shift

// V-205, V-206: a turn is one cube or the well, then its action, then the deaths it caused.
export const turn = rule<VillageState>('turn', (state, seat) => {
  state.performed = NONE
  if (state.end.begun === 1) state.log?.add({ code: 'final-turn', seat })
  push(state, turnEnd, seat)
  push(state, deaths, seat)
  if (state.box.windows.afterAction.length > 0) push(state, afterAction, seat)
  push(state, state.cubesLeft === 0 ? freeWell : sourceChoice, seat)
  for (const window of state.box.windows.beforeSource) window(state, seat)
})

export const afterAction = rule<VillageState>('after-action', (state, seat) => {
  for (const window of state.box.windows.afterAction) window(state, seat)
})

// V-206: exactly one cube from any one space, or the well instead.
export const sourceChoice = choice<VillageState>('d-source', [take, well, wellFree, decline], {
  rule: 'V-206',
  list(state, moves, seat) {
    const { spaces } = state
    for (const space of state.box.spaces) moves.addEach(take(space, 0), NEXT_CUBE, spaces[space].cubes)
    if (wellPayable(state, seat)) moves.add(well())
  },
  play(state, move: Move, seat) {
    if (well.is(move)) {
      state.log?.add({ code: 'well', seat, free: false })
      push(state, wellPay, seat)
    } else takeCube(state, seat, take.get.space(move), take.get.cube(move))
  },
  refuse: refuseSource,
})

/** VM-201: in the first round no cubes were put on this space. */
export function isEmptyAtFirst({ round, box }: VillageState, space: number): boolean {
  return round === 1 && box.emptyAtFirst.includes(space)
}

function refuseSource(state: VillageState, move: Move, seat: number): Refusal {
  if (well.is(move)) return refuseWell(state, seat)
  if (!take.is(move)) return refusal('board-not-empty', 'V-705')
  const space = take.get.space(move)
  if (!state.box.spaces.includes(space)) return refusal('not-in-play', 'VX-202', { what: SPACES.list[space] })
  const { cubes } = state.spaces[space]
  const params = { space: SPACES.list[space], cube: CUBES.list[take.get.cube(move)] }
  if (cubes.some((count) => count > 0)) return refusal('no-such-cube', 'V-206', params)
  return isEmptyAtFirst(state, space)
    ? refusal('empty-in-round-one', 'VM-201', { space: SPACES.list[space] })
    : refusal('space-empty', 'V-206', params)
}

// V-207, V-208: influence goes to the farm and may be spent at once; plague costs time and is not kept.
function takeCube(state: VillageState, seat: number, space: number, cube: number): void {
  state.spaces[space].cubes[cube]--
  state.cubesLeft--
  state.taken.space = space
  state.taken.cube = cube
  state.log?.add({ code: 'take', seat, space: SPACES.list[space], cube: CUBES.list[cube] })
  push(state, perform, seat, space)
  for (const window of state.box.windows.beforeAction) window(state, seat)
  if (cube === PLAGUE) {
    state.plagueSupply++
    if (state.box.takeovers.plague?.(state, seat) !== true) payPlague(state, seat)
  } else gainCube(state, seat, cube, SPACES.list[space])
}

/** V-208: the time a plague cube costs. */
export function payPlague(state: VillageState, seat: number): void {
  payTime(state, seat, state.box.figures.track.plague, 'plague')
}

// V-209, V-210: the action may be declined; where no use is possible it is lost.
export const perform = rule<VillageState>('perform', (state, seat, space) => {
  const action = state.box.actions[space]
  if (action.possible(state, seat)) {
    state.performed = space
    action.begin(state, seat, 1)
    return
  }
  if (state.box.takeovers.lost?.(state, seat, space) === true || state.log === null) return
  const { code: why, rule: number = 'V-210', params } = action.whyNot(state, seat)
  state.log.add({
    code: 'lost',
    seat,
    action: SPACES.list[space],
    why,
    rule: number,
    ...(params !== undefined && { params }),
  })
})

/** V-206: whether a turn is under way in which a cube was taken or the well was used. */
export function hasTaken(state: VillageState): boolean {
  return waits(state, turnEnd) && !waits(state, sourceChoice) && !waits(state, freeWell)
}

/** While turns are made, everybody's next one can be prepared. */
export function ahead(state: VillageState, seat: number): boolean {
  if (!waits(state, turnEnd)) return false
  clearSteps(state)
  push(state, turn, seat)
  return true
}

// V-211: after the deaths comes the end check, then the next seat.
export const turnEnd = barrier<VillageState>('turn-end', (state, seat) => {
  const { guest } = state.box
  if (guest !== null) guest.afterTurn(state, seat)
  else {
    if (state.end.begun === 1) state.end.turns--
    else if (state.end.rung === 1) planFinalTurns(state, seat)
    goOn(state, (seat + 1) % state.box.players)
  }
})

// V-212, V-709, V-R26: turns go on while cubes lie on the board or final turns are due; then comes the mass.
export function goOn(state: VillageState, next: number): void {
  const { begun, turns } = state.end
  if (begun === 1 ? turns > 0 : state.cubesLeft > 0) push(state, turn, next)
}

import { choice, type Move, moveKind, push, type Refusal, refusal } from '@chronik/kernel'
import type { Action } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { PLACES } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import {
  FARM,
  figureAt,
  figureName,
  isDouble,
  kindBlank,
  kindOf,
  NO_FIGURE,
  placeName,
  put,
  UNBORN,
} from './figures.ts'
import { leave } from './leave.ts'

export const newborn = moveKind('newborn', {})
export const home = moveKind('home <number> <place>', { number: kindBlank, place: PLACES })

// V-412: the unborn member with the lowest number is next.
export function nextUnborn(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  const { numbers, figureCount } = state.box
  let next = NO_FIGURE
  for (let figure = 0; figure < figureCount; figure++) {
    if (figures[figure] !== UNBORN) continue
    if (next === NO_FIGURE || numbers[figure] < numbers[next]) next = figure
  }
  return next
}

/** V-413, V-R13: from anywhere on the board, but not from the black bag. */
function isAway(state: VillageState, seat: number, figure: number): boolean {
  return state.box.places[state.farms[seat].figures[figure]].leadsHome
}

function possible(state: VillageState, seat: number): boolean {
  const { figureCount, places } = state.box
  const { figures } = state.farms[seat]
  for (let figure = 0; figure < figureCount; figure++) {
    const place = figures[figure]
    if (place === UNBORN || places[place].leadsHome) return true
  }
  return false
}

/** Brings the next unborn member to the farm. */
export function bear(state: VillageState, seat: number): void {
  const figure = nextUnborn(state, seat)
  put(state, seat, figure, FARM)
  state.log?.add({ code: 'newborn', seat, figure: figureName(figure), from: 'unborn', to: 'farm' })
}

// V-415: a member going home loses its place; markers stay, nothing is refunded.
function comeHome(state: VillageState, seat: number, figure: number): void {
  const from = placeName(state.farms[seat].figures[figure])
  leave(state, seat, figure, false)
  put(state, seat, figure, FARM)
  state.log?.add({ code: 'home', seat, figure: figureName(figure), from, to: 'farm' })
}

// V-411: a new member, or a member back home.
export const familyChoice = choice<VillageState>('d-family', [newborn, home, skip], {
  rule: 'V-411',
  list(state, moves, seat, waivable) {
    const { figureCount } = state.box
    const { figures } = state.farms[seat]
    if (nextUnborn(state, seat) !== NO_FIGURE) moves.add(newborn())
    for (let figure = 0; figure < figureCount; figure++) {
      if (isAway(state, seat, figure) && !isDouble(state, seat, figure))
        moves.add(home(kindOf(state, seat, figure), figures[figure]))
    }
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) waive(state, seat)
    else if (newborn.is(move)) bear(state, seat)
    else comeHome(state, seat, figureAt(state, seat, home.get.number(move), home.get.place(move)))
  },
  refuse(state, move, seat) {
    if (skip.is(move)) return refuseSkip(state)
    if (newborn.is(move)) return refusal('nobody-unborn', 'V-414')
    return refuseHome(state, seat, home.get.number(move), home.get.place(move))
  },
})

function refuseHome(state: VillageState, seat: number, number: number, place: number): Refusal {
  const params = { number: kindBlank.format(number), place: placeName(place) }
  if (figureAt(state, seat, number, place) === NO_FIGURE) return refusal('no-such-member', 'V-413', params)
  if (place === FARM) return refusal('already-home', 'V-413', params)
  // VX-303: who is seen and does not come home is at sea.
  return refusal('not-from-there', state.box.places[place].visible ? 'VX-303' : 'V-413', params)
}

// V-414: without unborn members only the way home remains; without both the action is lost.
export const familyAction: Action = {
  possible,
  whyNot: () => refusal('no-family-use', 'V-414'),
  begin: (state, seat, waivable) => push(state, familyChoice, seat, waivable),
}

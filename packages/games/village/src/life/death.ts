import {
  choice,
  comesNext,
  type Move,
  moveKind,
  push,
  type Refusal,
  refusal,
  rule,
  waiting,
} from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { CHRONICLE_PLACES, GRAVES, GROUPS, PLACES } from '../box/vocabulary.ts'
import { ringEnd } from '../course/end.ts'
import {
  figureAt,
  figureName,
  isDouble,
  kindBlank,
  kindOf,
  NO_FIGURE,
  numberOf,
  placeName,
  put,
} from './figures.ts'
import { leave } from './leave.ts'

export const die = moveKind('die <number> <place>', { number: kindBlank, place: PLACES })
export const GRAVE = PLACES.at.grave
export const GONE = PLACES.at.gone
const CHRONICLE_FARM = PLACES.at['chronicle-farm']

// V-601, V-602: crossings of one's own turn are paid for when the action is complete, one death each (V-R6).
export const deaths = rule<VillageState>('deaths', (state, seat) => {
  const farm = state.farms[seat]
  if (farm.dying === 0) return
  farm.dying--
  push(state, deaths, seat)
  oneDies(state, seat)
})

// V-603, V-448: a crossing in a market day costs a life at once, whoever is the caller.
export const deathsNow = rule<VillageState>('deaths-now', (state, seat) => {
  const farm = state.farms[seat]
  if (farm.dyingNow === 0) return
  farm.dyingNow--
  push(state, deathsNow, seat)
  oneDies(state, seat)
})

// V-606: without a visible member nobody dies and the obligation lapses.
function oneDies(state: VillageState, seat: number): void {
  if (lowestVisible(state, seat) === NOBODY_VISIBLE) state.log?.add({ code: 'nobody-dies', seat })
  else push(state, deathChoice, seat)
}

const NOBODY_VISIBLE = 99

// V-604: the lowest number among one's own living members on the farm and on the board.
function lowestVisible(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  const { figureCount, places } = state.box
  let lowest = NOBODY_VISIBLE
  for (let figure = 0; figure < figureCount; figure++) {
    if (places[figures[figure]].visible) lowest = Math.min(lowest, numberOf(state, seat, figure))
  }
  return lowest
}

// V-605: among several with the lowest number the owner chooses.
export const deathChoice = choice<VillageState>('d-death', [die], {
  rule: 'V-604',
  list(state, moves, seat) {
    const lowest = lowestVisible(state, seat)
    const { figures } = state.farms[seat]
    const { figureCount, places } = state.box
    for (let figure = 0; figure < figureCount; figure++) {
      if (!places[figures[figure]].visible || numberOf(state, seat, figure) !== lowest) continue
      if (!isDouble(state, seat, figure)) moves.add(die(kindOf(state, seat, figure), figures[figure]))
    }
  },
  play(state, move: Move, seat) {
    bury(state, seat, figureAt(state, seat, die.get.number(move), die.get.place(move)))
  },
  refuse(state, move, seat): Refusal {
    const number = die.get.number(move)
    const place = die.get.place(move)
    const params = { number: kindBlank.format(number), place: placeName(place) }
    if (figureAt(state, seat, number, place) === NO_FIGURE) return refusal('no-such-member', 'V-604', params)
    if (!state.box.places[place].visible) return refusal('not-visible', 'V-606', params)
    return refusal('not-the-oldest', 'V-604', { number: params.number, lowest: lowestVisible(state, seat) })
  },
})

/** V-604: the seat that has to choose who dies, or null. */
export function mournerOf(state: VillageState): number | null {
  return comesNext(state, deathChoice) ? (waiting(state, deathChoice)?.seat ?? null) : null
}

/** A member that could be the next to die, where it lives and where it would rest. */
export interface Mortal {
  readonly figure: number
  readonly place: number
  readonly rest: number
}

// V-604, V-605, V-607: who could be the next to die, one of equal figures at one place for all of them.
export function couldDie(state: VillageState, seat: number): Mortal[] {
  const lowest = lowestVisible(state, seat)
  const { figures } = state.farms[seat]
  const { figureCount, places } = state.box
  const mortals: Mortal[] = []
  for (let figure = 0; figure < figureCount; figure++) {
    const place = figures[figure]
    if (!places[place].visible || numberOf(state, seat, figure) !== lowest) continue
    if (!isDouble(state, seat, figure)) mortals.push({ figure, place, rest: restOf(state, place) })
  }
  return mortals
}

// V-607: the place at death decides the profession; a place may lead its dead elsewhere when the group is full.
function bury(state: VillageState, seat: number, figure: number): void {
  const farm = state.farms[seat]
  const { group, elsewhere } = state.box.places[farm.figures[figure]]
  farm.deaths++
  const place = restingPlace(state, group)
  if (place >= GRAVE && elsewhere !== null) elsewhere.bury(state, seat, figure)
  else if (place !== GRAVE || state.box.takeovers.grave?.(state, seat, figure) !== true)
    layToRest(state, seat, figure, place)
}

/** A figure of a player leaves its place and lies where it belongs. */
export function layToRest(state: VillageState, seat: number, figure: number, place: number): void {
  const at = state.farms[seat].figures[figure]
  leave(state, seat, figure, true)
  put(state, seat, figure, place)
  layDown(state, seat, figure, place, placeName(at), state.box.places[at].group)
}

// V-608, V-609, V-R28: a free place of the group, else a free grave, else nowhere.
export function restingPlace(state: VillageState, group: number): number {
  if (group >= 0 && state.chronicle[group] < state.box.chronicle[group].length) return CHRONICLE_FARM + group
  return state.graves < state.box.graves.length ? GRAVE : GONE
}

/** V-607: where somebody who dies at a place now would lie. */
export function restOf(state: VillageState, place: number): number {
  const { group, elsewhere } = state.box.places[place]
  const rest = restingPlace(state, group)
  return rest >= GRAVE && elsewhere !== null ? elsewhere.rest(state) : rest
}

/** Takes the lowest free place (V-R4) and checks whether it was the last (V-701). */
export function layDown(
  state: VillageState,
  seat: number,
  figure: number,
  place: number,
  from: string,
  profession: number,
): void {
  const dies = (to: string) => tellDeath(state, seat, figure, from, to, profession)
  const occupant = seat * 16 + figure
  if (place === GONE) dies('gone')
  else if (place === GRAVE) {
    const grave = state.box.graves[state.graves++]
    state.gravePlaces[grave] = occupant
    dies(GRAVES.list[grave])
    if (state.graves === state.box.graves.length) ringEnd(state, seat, 'graves')
  } else {
    const group = place - CHRONICLE_FARM
    const spot = state.box.chronicle[group][state.chronicle[group]++]
    state.chroniclePlaces[spot] = occupant
    dies(CHRONICLE_PLACES.list[spot])
    if (chronicleFull(state)) ringEnd(state, seat, 'chronicle')
  }
}

/** Who died where and came to rest where; without a profession no place of the chronicle was open to it. */
function tellDeath(
  state: VillageState,
  seat: number,
  figure: number,
  from: string,
  to: string,
  profession: number,
): void {
  if (state.log === null) return
  const death = { code: 'death', seat, figure: figureName(figure), from, to } as const
  state.log.add(profession < 0 ? death : { ...death, group: GROUPS.list[profession] })
}

function chronicleFull(state: VillageState): boolean {
  let taken = 0
  for (let group = 0; group < state.chronicle.length; group++) taken += state.chronicle[group]
  return taken === state.box.openPlaces
}

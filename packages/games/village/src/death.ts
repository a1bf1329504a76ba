import { choice, type Move, moveKind, number, push, type Refusal, refusal, rule } from '@chronik/kernel'
import { ringEnd } from './end.ts'
import { figureAt, figureName, HIGHEST_NUMBER, isDouble, NO_FIGURE, placeName } from './figures.ts'
import type { VillageState } from './state.ts'
import { CHRONICLE_PLACES, GRAVES, PLACES } from './vocabulary.ts'

export const die = moveKind('die <number> <place>', { number: number(1, HIGHEST_NUMBER), place: PLACES })
const GRAVE = PLACES.at.grave
const GONE = PLACES.at.gone
const CHRONICLE_FARM = PLACES.at['chronicle-farm']

// V-601, V-602: crossings of the own turn are paid for when the action is complete, one death each (V-R6).
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
  if (lowestVisible(state, seat) > HIGHEST_NUMBER) state.log?.add({ code: 'nobody-dies', seat })
  else push(state, deathChoice, seat)
}

// V-604: the lowest number among the own living members on the farm and on the board.
function lowestVisible(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  const { numbers, figureCount, places } = state.box
  let lowest = HIGHEST_NUMBER + 1
  for (let figure = 0; figure < figureCount; figure++) {
    if (places[figures[figure]].visible && numbers[figure] < lowest) lowest = numbers[figure]
  }
  return lowest
}

// V-605: among several with the lowest number the owner chooses.
export const deathChoice = choice<VillageState>('d-death', [die], {
  list(state, moves, seat) {
    const lowest = lowestVisible(state, seat)
    const { figures } = state.farms[seat]
    const { numbers, figureCount, places } = state.box
    for (let figure = 0; figure < figureCount; figure++) {
      if (numbers[figure] !== lowest || !places[figures[figure]].visible || isDouble(state, seat, figure))
        continue
      moves.add(die(lowest, figures[figure]))
    }
  },
  play(state, move: Move, seat) {
    bury(state, seat, figureAt(state, seat, die.get.number(move), die.get.place(move)))
  },
  refuse(state, move, seat): Refusal {
    const number = die.get.number(move)
    const place = die.get.place(move)
    const params = { number, place: placeName(place) }
    if (figureAt(state, seat, number, place) === NO_FIGURE) return refusal('no-such-member', 'V-604', params)
    if (!state.box.places[place].visible) return refusal('not-visible', 'V-606', params)
    return refusal('not-the-oldest', 'V-604', { number, lowest: lowestVisible(state, seat) })
  },
})

// V-607: the place at death decides the profession.
function bury(state: VillageState, seat: number, figure: number): void {
  const farm = state.farms[seat]
  const from = farm.figures[figure]
  farm.deaths++
  const place = restingPlace(state, state.box.places[from].group)
  farm.figures[figure] = place
  layDown(state, seat, figure, place, placeName(from))
}

// V-608, V-609, V-R28: a free place of the group, else a free grave, else nowhere.
export function restingPlace(state: VillageState, group: number): number {
  if (group >= 0 && state.chronicle[group] < state.box.chronicle[group].length) return CHRONICLE_FARM + group
  return state.graves < state.box.graves.length ? GRAVE : GONE
}

/** Takes the lowest free place (V-R4) and checks whether it was the last (V-701). */
export function layDown(
  state: VillageState,
  seat: number,
  figure: number,
  place: number,
  from: string,
): void {
  const entry = { code: 'death', seat, figure: figureName(figure), from } as const
  const occupant = seat * 16 + figure
  if (place === GONE) state.log?.add({ ...entry, to: 'gone' })
  else if (place === GRAVE) {
    const grave = state.box.graves[state.graves++]
    state.gravePlaces[grave] = occupant
    state.log?.add({ ...entry, to: GRAVES.list[grave] })
    if (state.graves === state.box.graves.length) ringEnd(state, seat, 'graves')
  } else {
    const group = place - CHRONICLE_FARM
    const spot = state.box.chronicle[group][state.chronicle[group]++]
    state.chroniclePlaces[spot] = occupant
    state.log?.add({ ...entry, to: CHRONICLE_PLACES.list[spot] })
    if (chronicleFull(state)) ringEnd(state, seat, 'chronicle')
  }
}

function chronicleFull(state: VillageState): boolean {
  let taken = 0
  for (let group = 0; group < state.chronicle.length; group++) taken += state.chronicle[group]
  return taken === state.box.openPlaces
}

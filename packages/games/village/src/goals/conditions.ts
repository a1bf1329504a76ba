import type { VillageState } from '../box/state.ts'
import {
  BASE_GOODS,
  BUILDINGS,
  COLOURS,
  CUSTOMERS,
  GOODS,
  GROUPS,
  PLACES,
  STEPS,
  WARES,
} from '../box/vocabulary.ts'
import { castlesVisited, livingMembers } from '../course/scoring.ts'
import { CHURCH_1, COUNCIL_1, countAt, countBetween, numberOf } from '../life/figures.ts'
import type { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

export type Goal = (typeof SILVER_GOALS.list)[number] | (typeof GOLDEN_GOALS.list)[number]
export type Numbers = { readonly [number: string]: number }
/** Whether a seat has reached a goal. */
export type Check = (state: VillageState, seat: number) => boolean

const CHRONICLE_FARM = PLACES.at['chronicle-farm']
/** By place: 1 where craftsmen are counted, the workshops and their group of the chronicle. */
const OF_CRAFTS = new Int8Array(PLACES.size)
for (const place of [...BUILDINGS.list, 'chronicle-crafts'] as const) OF_CRAFTS[PLACES.at[place]] = 1

const { scroll, horse, plow, ox, wagon, beer } = GOODS.at
const GRAIN = WARES.at.grain

/** VL-202: what lies on the farm and what is aboard the player's ship. */
export function goods(state: VillageState, seat: number, good: number): number {
  return state.farms[seat].goods[good] + state.box.aboard(state, seat, good)
}

export function grain(state: VillageState, seat: number): number {
  return state.farms[seat].grain + state.box.aboard(state, seat, GRAIN)
}

function ofEach(state: VillageState, seat: number, amount: number): boolean {
  for (let good = 0; good < BASE_GOODS.length; good++) if (goods(state, seat, good) < amount) return false
  return true
}

/** How many colours of cubes reach an amount. */
function coloursWith(state: VillageState, seat: number, amount: number): number {
  let colours = 0
  const { cubes } = state.farms[seat]
  for (let colour = 0; colour < COLOURS.size; colour++) if (cubes[colour] >= amount) colours++
  return colours
}

/** Own figures in craft buildings and in the crafts group of the chronicle. */
export function craftsmen(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  let count = 0
  for (let figure = 0; figure < figureCount; figure++) count += OF_CRAFTS[figures[figure]]
  return count
}

/** Groups of the chronicle in which the seat has somebody. */
export function groupsWith(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  let found = 0
  for (let figure = 0; figure < figureCount; figure++) {
    const group = figures[figure] - CHRONICLE_FARM
    if (group >= 0 && group < GROUPS.size) found |= 1 << group
  }
  let groups = 0
  for (; found > 0; found &= found - 1) groups++
  return groups
}

export function customersOf(state: VillageState, seat: number): number {
  let served = 0
  for (let customer = 0; customer < CUSTOMERS.size; customer++)
    if (state.servedBy[customer] === seat) served++
  return served
}

/** VL-203: the highest number in the church, 0 without anybody there; bread raises it. */
export function highestInChurch(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  let highest = 0
  const { figureCount } = state.box
  for (let figure = 0; figure < figureCount; figure++) {
    const step = figures[figure] - CHURCH_1 + 1
    if (step < 1 || step > STEPS) continue
    const number = numberOf(state, seat, figure)
    if (number > highest) highest = number
  }
  return highest
}

/** Members in the church, on any step. */
export function inChurch(state: VillageState, seat: number): number {
  return countBetween(state, seat, CHURCH_1, CHURCH_1 + STEPS - 1)
}

export function onStepFour(state: VillageState, seat: number): number {
  return countAt(state, seat, COUNCIL_1 + STEPS - 1)
}

export function lighthousesOf(state: VillageState, seat: number): number {
  return countBetween(state, seat, PLACES.at['lighthouse-i1'], PLACES.at['lighthouse-i6'])
}

/** The goals, each as its card reads, made with the numbers printed on it. */
export const conditions: { readonly [goal in Goal]: (numbers: Numbers) => Check } = {
  // VL-501 to VL-508: silver goals.
  'goal-aristocrat':
    ({ coins }) =>
    (state, seat) =>
      state.farms[seat].coins >= coins,
  'goal-writer':
    ({ scrolls, ofEachColour }) =>
    (state, seat) =>
      goods(state, seat, scroll) >= scrolls && coloursWith(state, seat, ofEachColour) === COLOURS.size,
  'goal-knight':
    ({ horses, wagons }) =>
    (state, seat) =>
      goods(state, seat, horse) >= horses && goods(state, seat, wagon) >= wagons,
  'goal-farmer':
    ({ grain: sacks, oxen, plows }) =>
    (state, seat) =>
      grain(state, seat) >= sacks && goods(state, seat, ox) >= oxen && goods(state, seat, plow) >= plows,
  'goal-brewer':
    ({ beer: barrels }) =>
    (state, seat) =>
      goods(state, seat, beer) >= barrels,
  'goal-smith':
    ({ plows }) =>
    (state, seat) =>
      goods(state, seat, plow) >= plows,
  'goal-collector':
    ({ ofEachGood }) =>
    (state, seat) =>
      ofEach(state, seat, ofEachGood),
  'goal-patron':
    ({ ofOneColour, ofAnother, coins }) =>
    (state, seat) =>
      state.farms[seat].coins >= coins &&
      coloursWith(state, seat, ofOneColour) > 0 &&
      coloursWith(state, seat, Math.min(ofOneColour, ofAnother)) > 1,
  // VL-509 to VL-517: golden goals.
  'goal-saint':
    ({ inChurch: members }) =>
    (state, seat) =>
      inChurch(state, seat) >= members,
  'goal-councillor':
    ({ onStepFour: councillors }) =>
    (state, seat) =>
      onStepFour(state, seat) >= councillors,
  'goal-patriarch':
    ({ living }) =>
    (state, seat) =>
      livingMembers(state, seat) >= living,
  'goal-globetrotter':
    ({ castles }) =>
    (state, seat) =>
      castlesVisited(state, seat) >= castles,
  'goal-seafarer':
    ({ lighthouses }) =>
    (state, seat) =>
      lighthousesOf(state, seat) >= lighthouses,
  'goal-acolyte':
    ({ number }) =>
    (state, seat) =>
      highestInChurch(state, seat) >= number,
  'goal-merchant':
    ({ customers }) =>
    (state, seat) =>
      customersOf(state, seat) >= customers,
  'goal-historian':
    ({ groups }) =>
    (state, seat) =>
      groupsWith(state, seat) >= groups,
  'goal-master':
    ({ craftsmen: masters }) =>
    (state, seat) =>
      craftsmen(state, seat) >= masters,
}

import type { VillageState } from '../box/state.ts'
import { BASE_GOODS, BUILDINGS, COLOURS, CUSTOMERS, GOODS, GROUPS, PLACES, STEPS } from '../box/vocabulary.ts'
import { castlesVisited, livingMembers } from '../course/scoring.ts'
import { CHURCH_1, COUNCIL_1, countAt, countBetween, numberOf } from '../life/figures.ts'
import type { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

export type Goal = (typeof SILVER_GOALS.list)[number] | (typeof GOLDEN_GOALS.list)[number]
export type Numbers = { readonly [number: string]: number }
/** Whether a goal is reached, with the numbers printed on its card. */
type Condition = (state: VillageState, seat: number, numbers: Numbers) => boolean

const CHRONICLE_FARM = PLACES.at['chronicle-farm']
const WORKSHOPS = BUILDINGS.list.map((building) => PLACES.at[building])

/** VL-202: what lies on the farm and what is aboard the player's ship. */
export function goods(state: VillageState, seat: number, kind: (typeof GOODS.list)[number]): number {
  return state.farms[seat].goods[GOODS.at[kind]] + state.box.aboard(state, seat, kind)
}

export function grain(state: VillageState, seat: number): number {
  return state.farms[seat].grain + state.box.aboard(state, seat, 'grain')
}

/** How many colours of cubes reach an amount. */
function coloursWith(state: VillageState, seat: number, amount: number): number {
  let colours = 0
  for (const count of state.farms[seat].cubes) if (count >= amount) colours++
  return colours
}

/** Own figures in craft buildings and in the crafts group of the chronicle. */
export function craftsmen(state: VillageState, seat: number): number {
  let count = countAt(state, seat, PLACES.at['chronicle-crafts'])
  for (const place of WORKSHOPS) count += countAt(state, seat, place)
  return count
}

/** Groups of the chronicle in which the seat has somebody. */
export function groupsWith(state: VillageState, seat: number): number {
  let groups = 0
  for (let group = 0; group < GROUPS.size; group++)
    if (countAt(state, seat, CHRONICLE_FARM + group) > 0) groups++
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
  for (let figure = 0; figure < state.box.figureCount; figure++) {
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

/** The goals, each as its card reads. */
export const conditions: { readonly [goal in Goal]: Condition } = {
  // VL-501 to VL-508: silver goals.
  'goal-aristocrat': (state, seat, { coins }) => state.farms[seat].coins >= coins,
  'goal-writer': (state, seat, { scrolls, ofEachColour }) =>
    goods(state, seat, 'scroll') >= scrolls && coloursWith(state, seat, ofEachColour) === COLOURS.size,
  'goal-knight': (state, seat, { horses, wagons }) =>
    goods(state, seat, 'horse') >= horses && goods(state, seat, 'wagon') >= wagons,
  'goal-farmer': (state, seat, { grain: sacks, oxen, plows }) =>
    grain(state, seat) >= sacks && goods(state, seat, 'ox') >= oxen && goods(state, seat, 'plow') >= plows,
  'goal-brewer': (state, seat, { beer }) => goods(state, seat, 'beer') >= beer,
  'goal-smith': (state, seat, { plows }) => goods(state, seat, 'plow') >= plows,
  'goal-collector': (state, seat, { ofEachGood }) =>
    BASE_GOODS.every((kind) => goods(state, seat, kind) >= ofEachGood),
  'goal-patron': (state, seat, { ofOneColour, ofAnother, coins }) =>
    coloursWith(state, seat, ofOneColour) > 0 &&
    coloursWith(state, seat, Math.min(ofOneColour, ofAnother)) > 1 &&
    state.farms[seat].coins >= coins,
  // VL-509 to VL-517: golden goals.
  'goal-saint': (state, seat, { inChurch: members }) => inChurch(state, seat) >= members,
  'goal-councillor': (state, seat, { onStepFour: councillors }) => onStepFour(state, seat) >= councillors,
  'goal-patriarch': (state, seat, { living }) => livingMembers(state, seat) >= living,
  'goal-globetrotter': (state, seat, { castles }) => castlesVisited(state, seat) >= castles,
  'goal-seafarer': (state, seat, { lighthouses }) => lighthousesOf(state, seat) >= lighthouses,
  'goal-acolyte': (state, seat, { number }) => highestInChurch(state, seat) >= number,
  'goal-merchant': (state, seat, { customers }) => customersOf(state, seat) >= customers,
  'goal-historian': (state, seat, { groups }) => groupsWith(state, seat) >= groups,
  'goal-master': (state, seat, { craftsmen: masters }) => craftsmen(state, seat) >= masters,
}

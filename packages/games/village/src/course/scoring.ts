import { placesBy, type Score, totalsOf } from '@chronik/kernel'
import type { Scoring } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { CASTLES, CUSTOMERS, PLACES, STEPS } from '../box/vocabulary.ts'
import { CHURCH_1, COUNCIL_1, UNBORN } from '../life/figures.ts'

const CHRONICLE_FARM = PLACES.at['chronicle-farm']

/** Points of all own figures on a stretch of steps. */
function stepPoints(
  state: VillageState,
  seat: number,
  first: number,
  points: { readonly [step: number]: number },
): number {
  const { figures } = state.farms[seat]
  let sum = 0
  for (let figure = 0; figure < state.box.figureCount; figure++) {
    const step = figures[figure] - first + 1
    if (step >= 1 && step <= STEPS) sum += points[step]
  }
  return sum
}

/** V-805: figures of a seat in the chronicle. */
export function chronicleEntries(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  let entries = 0
  for (let figure = 0; figure < state.box.figureCount; figure++) {
    if (state.box.places[figures[figure]].chronicled) entries++
  }
  return entries
}

export function castlesVisited(state: VillageState, seat: number): number {
  const { markers } = state.farms[seat]
  let visited = 0
  for (let castle = 0; castle < CASTLES.size; castle++) visited += markers[castle]
  return visited
}

function customerPoints(state: VillageState, seat: number): number {
  let points = 0
  for (let customer = 0; customer < CUSTOMERS.size; customer++) {
    if (state.servedBy[customer] === seat) points += state.box.customers[customer].points
  }
  return points
}

/** The sheet of the base game, in the order of the table (V-312, V-801 to V-806). */
export const baseScoring: readonly Scoring[] = [
  { id: 'prestige', value: (state, seat) => state.farms[seat].prestige },
  { id: 'travel', value: (state, seat) => state.box.figures.scoring.castles[castlesVisited(state, seat)] },
  {
    id: 'church',
    value: (state, seat) => stepPoints(state, seat, CHURCH_1, state.box.figures.church.points),
  },
  {
    id: 'council',
    value: (state, seat) => stepPoints(state, seat, COUNCIL_1, state.box.figures.council.points),
  },
  { id: 'customers', value: customerPoints },
  {
    id: 'chronicle',
    value: (state, seat) => {
      const table = state.box.figures.scoring.chronicle
      return table[Math.min(chronicleEntries(state, seat), table.length - 1)]
    },
  },
  { id: 'coins', value: (state, seat) => state.farms[seat].coins * state.box.figures.scoring.coin },
]

/** V-R29: alive are members on the farm, on the board and in the black bag. */
export function livingMembers(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  let living = 0
  for (let figure = 0; figure < state.box.figureCount; figure++) {
    if (figures[figure] !== UNBORN && figures[figure] < CHRONICLE_FARM) living++
  }
  return living
}

const RANKS = ['journeyman', 'master', 'grandmaster', 'genius', 'polymath'] as const

// VS-507: the total of a solo match gives a rank.
function rankOf(state: VillageState, total: number): string {
  const { ranks } = state.box.figures.solo
  return RANKS.findLast((rank) => total >= ranks[rank]) ?? 'apprentice'
}

/** What decides between two seats with equal prestige, with the figures of both; null where nothing does. */
export interface TieBreak {
  readonly by: 'grain' | 'living'
  readonly figures: readonly [number, number]
}

// V-809, V-810: in a tie sacks of grain decide, then living family members.
export function tieBreak(state: VillageState, one: number, other: number): TieBreak | null {
  const grain = [state.farms[one].grain, state.farms[other].grain] as const
  if (grain[0] !== grain[1]) return { by: 'grain', figures: grain }
  const living = [livingMembers(state, one), livingMembers(state, other)] as const
  return living[0] === living[1] ? null : { by: 'living', figures: living }
}

// V-807 to V-810, V-R30: most prestige, then grain on the farm, then living members, then shared.
export function score(state: VillageState): Score {
  const seats = Array.from({ length: state.box.players }, (_, seat) => seat)
  const lines = state.box.scoring.map(({ id, value }) => ({
    id,
    values: seats.map((seat) => value(state, seat)),
  }))
  const totals = totalsOf(lines, seats.length)
  const grain = seats.map((seat) => state.farms[seat].grain)
  const living = seats.map((seat) => livingMembers(state, seat))
  const places = placesBy(totals, grain, living)
  return state.box.solo
    ? { lines, totals, places, rank: rankOf(state, totals[0]) }
    : { lines, totals, places }
}

import {
  AREA_OCTAGONS,
  HALL_CARDS,
  HALLS,
  LEFT,
  type MyVillageState,
  OCTAGONS,
  octagonCount,
  octagonRate,
  PROFESSIONS,
  RIGHT,
} from '@chronik/my-village'
import type { Survey } from './survey.ts'

/** What the turns to come are good for: marks, pupils, the journey and the workshops. */
export const PROSPECT_FEATURES = [
  'turns-to-come',
  'next-mark',
  'marked-alive',
  'marked-gone',
  'pupils-awaited',
  'travel-missing',
  'workshops-in-time',
] as const

const AREA = HALL_CARDS.first + HALLS.at['hall-area']
const POPULATION = HALL_CARDS.first + HALLS.at['hall-population']
/** So many hours a turn takes, as a rule. */
const PACE = 2
/** So many turns are many. */
const MANY = 20

export function readProspects(
  state: MyVillageState,
  seat: number,
  survey: Survey,
  into: Float64Array,
  start: number,
): number {
  const { villagers, marks, pupils } = state.villages[seat]
  const turns = turnsToCome(state)
  let alive = 0
  let gone = 0
  let vacancies = 0
  for (let one = 0; one < PROFESSIONS.size; one++) {
    const marked = marks[AREA_OCTAGONS.size + one]
    if (villagers[one] === 1) alive += marked
    else {
      gone += marked
      vacancies++
    }
  }
  const travels = villagers[PROFESSIONS.at.traveller] === 1 && survey.travels(state)
  let at = start
  into[at++] = turns
  into[at++] = villagers[PROFESSIONS.at.councillor] === 1 ? nextMark(state, seat, survey) : 0
  into[at++] = (alive * turns) / MANY
  into[at++] = gone
  into[at++] = Math.min(vacancies, pupils[LEFT] + pupils[RIGHT])
  into[at++] = travels ? unitsMissing(state, seat, survey) : 0
  into[at++] = (villagers[PROFESSIONS.at.craftsman] * survey.works * turns) / MANY
  return at
}

/** How many turns each seat may still have: until enough villagers have died, at the usual pace. */
function turnsToCome(state: MyVillageState): number {
  const { players, table, figures } = state.box
  let deaths = state.graves
  for (let one = 0; one < PROFESSIONS.size; one++) deaths += state.chronicle[one]
  let hours = figures.lifeTrack * (table.end - deaths)
  for (let one = 0; one < players; one++) hours -= state.villages[one].time % figures.lifeTrack
  return Math.max(0, hours / (PACE * players))
}

/** What the best mark would count as things are. */
function nextMark(state: MyVillageState, seat: number, survey: Survey): number {
  if (survey.hall !== AREA && survey.hall !== POPULATION) return 0
  const { marks } = state.villages[seat]
  const end = survey.hall === AREA ? AREA_OCTAGONS.size : OCTAGONS.size
  let best = 0
  for (let octagon = survey.hall === AREA ? 0 : AREA_OCTAGONS.size; octagon < end; octagon++)
    if (marks[octagon] === 0)
      best = Math.max(best, octagonRate(state.box, octagon) * octagonCount(state, seat, octagon))
  return best
}

/** How many units of the cost of the next travel card are missing. */
function unitsMissing(state: MyVillageState, seat: number, survey: Survey): number {
  survey.openPurse(state, seat)
  return survey.spend(survey.onward(state))
}

import { decider, decision, type Game, NONE } from '@chronik/kernel'
import {
  AREA_OCTAGONS,
  CHURCH_CARDS,
  CHURCHES,
  COIN_SPACE,
  CRAFTS,
  FACES,
  HALL_CARDS,
  HALLS,
  LEFT,
  MONK_CARDS,
  type MyVillageState,
  OCTAGONS,
  OFFER,
  PROFESSIONS,
  pointsOf,
  RIGHT,
  STORY_SPACE,
  TOP,
  TRAVEL_STACK_CARDS,
} from '@chronik/my-village'
import type { Evaluator } from '../../evaluator.ts'
import { MARKET_FEATURES, readMarket } from './market.ts'
import { MOMENTS, promiseOf } from './promise.ts'
import { PROSPECT_FEATURES, readProspects } from './prospects.ts'
import { Survey } from './survey.ts'
import { myVillageThumbs, THUMBS, Thumb, type Thumbs } from './thumbs.ts'

const FEATURES = [
  'always',
  'coins',
  'many-coins',
  'jokers',
  'die-markers',
  'tree',
  'tree-in-danger',
  'tree-to-secure',
  'headman-on-coin',
  'headman-on-story',
  'near-death',
  ...PROFESSIONS.list,
  'last-villager',
  'chronicle-awaits',
  'pupil-left',
  'pupil-right',
  ...CRAFTS.list,
  'crafts-at-work',
  'fields',
  'plows',
  ...CHURCHES.list,
  'windows',
  'windows-to-come',
  'monk-payable',
  'blocks-left',
  ...HALLS.list,
  'marks',
  'marks-to-come',
  'meeting-place',
  'journey',
  'journey-goes-on',
  'travel-payable',
  ...MARKET_FEATURES,
  ...PROSPECT_FEATURES,
  'next-start',
  'turns-left',
  'on-turn',
  'turn-worth',
]

/** My Village: what stands and lies in a village, what it will bring, and what a turn promises. */
export function myVillageEvaluator(
  game: Game<MyVillageState>,
  thumbs: Thumbs = myVillageThumbs,
): Evaluator<MyVillageState> {
  const moments = game.steps.map(({ id }) => MOMENTS.indexOf(id))
  const survey = new Survey()
  const thumb = new Thumb(thumbs)

  function read(state: MyVillageState, seat: number, into: Float64Array): void {
    if (state.depth === 0) {
      into.fill(0)
      return
    }
    survey.look(state, seat)
    into[0] = 1
    let at = readStocks(state, seat, into, 1)
    at = readPeople(state, seat, survey, into, at)
    at = readCards(state, seat, survey, into, at)
    at = readMarket(state, seat, survey, into, at)
    at = readProspects(state, seat, survey, into, at)
    at = readTurns(state, seat, into, at)
    const due = decision(game, state)
    const moment = due === null || decider(state) !== seat ? NONE : moments[due.code]
    into[at++] = moment === NONE ? 0 : 1
    into[at] = moment === NONE ? 0 : promiseOf(state, seat, survey, moment, thumb.mix(progress(state)))
  }

  return {
    game: 'my-village',
    features: FEATURES,
    thumbs: THUMBS.list,
    read,
    progress,
    scoreNow: pointsOf,
    with: (other) => myVillageEvaluator(game, other),
  }
}

function readStocks(state: MyVillageState, seat: number, into: Float64Array, start: number): number {
  const { coins, jokers, dieMarkers, tree, headman, time } = state.villages[seat]
  const { lifeTrack } = state.box.figures
  let at = start
  into[at++] = Math.min(4, coins)
  into[at++] = Math.max(0, coins - 4)
  into[at++] = jokers
  into[at++] = dieMarkers
  into[at++] = tree
  into[at++] = tree * Math.max(0, FACES + 1 - state.rat)
  into[at++] = headman === COIN_SPACE ? tree : 0
  into[at++] = headman === COIN_SPACE ? 1 : 0
  into[at++] = headman === STORY_SPACE ? 1 : 0
  into[at++] = (time % lifeTrack) / lifeTrack
  return at
}

function readPeople(
  state: MyVillageState,
  seat: number,
  survey: Survey,
  into: Float64Array,
  start: number,
): number {
  const { villagers, pupils } = state.villages[seat]
  let at = start
  let count = 0
  let awaits = 0
  for (let one = 0; one < PROFESSIONS.size; one++) {
    into[at++] = villagers[one]
    count += villagers[one]
    const spaces = state.box.chronicle[one]
    if (villagers[one] === 1 && state.chronicle[one] < spaces.length)
      awaits = Math.max(awaits, spaces[state.chronicle[one]])
  }
  into[at++] = count === 1 ? 1 : 0
  into[at++] = awaits
  into[at++] = pupils[LEFT]
  into[at++] = pupils[RIGHT]
  let crafts = 0
  for (let craft = 0; craft < CRAFTS.size; craft++) {
    into[at++] = survey.crafts[craft]
    crafts += survey.crafts[craft]
  }
  into[at++] = villagers[PROFESSIONS.at.craftsman] * crafts
  return at
}

function readCards(
  state: MyVillageState,
  seat: number,
  survey: Survey,
  into: Float64Array,
  start: number,
): number {
  const { villagers, marks, blocks } = state.villages[seat]
  const { windows, church } = state.box.figures
  let at = start
  into[at++] = survey.fields
  into[at++] = survey.plows
  for (let one = CHURCH_CARDS.first; one < CHURCH_CARDS.end; one++) into[at++] = survey.church === one ? 1 : 0
  into[at++] = survey.windows
  const more = survey.church !== NONE && villagers[PROFESSIONS.at.abbot] === 1
  const window =
    more && survey.windows < windows.length - 1 ? windows[survey.windows + 1] - windows[survey.windows] : 0
  into[at++] = window
  into[at++] = window > 0 && monkPayable(state, seat, survey) ? window : 0
  into[at++] = survey.church === SALVATION ? church.octagons - blocks : 0
  for (let one = HALL_CARDS.first; one < HALL_CARDS.end; one++) into[at++] = survey.hall === one ? 1 : 0
  let marked = 0
  for (let octagon = 0; octagon < OCTAGONS.size; octagon++) marked += marks[octagon]
  into[at++] = marked
  const marking = survey.hall >= AREA && villagers[PROFESSIONS.at.councillor] === 1
  into[at++] = marking ? AREA_OCTAGONS.size - marked : 0
  into[at++] = survey.meeting === NONE ? 0 : 1
  into[at++] = survey.journey
  const travels = villagers[PROFESSIONS.at.traveller] === 1 && survey.travels(state)
  into[at++] = travels ? TRAVEL_STACK_CARDS.length - survey.journey : 0
  into[at++] = travels ? nextStop(state, seat, survey) : 0
  return at
}

const SALVATION = CHURCH_CARDS.first + CHURCHES.at['church-salvation']
const AREA = HALL_CARDS.first + HALLS.at['hall-area']

/** Whether one of the monks on top of the stacks can be paid. */
function monkPayable(state: MyVillageState, seat: number, survey: Survey): boolean {
  for (let monk = MONK_CARDS.first; monk < MONK_CARDS.end; monk++) {
    if (state.cards[monk] !== TOP) continue
    survey.openPurse(state, seat)
    if (survey.spend(state.box.cards[monk].black.cost) === 0) return true
  }
  return false
}

/** The mean prestige of the next travel card, if it can be paid. */
function nextStop(state: MyVillageState, seat: number, survey: Survey): number {
  const { first, end } = TRAVEL_STACK_CARDS[survey.journey]
  let prestige = 0
  let count = 0
  for (let card = first; card < end; card++) {
    if (state.cards[card] !== OFFER) continue
    prestige += state.box.cards[card].prestige
    count++
  }
  if (count === 0) return 0
  survey.openPurse(state, seat)
  return survey.spend(survey.onward(state)) === 0 ? prestige / count : 0
}

function readTurns(state: MyVillageState, seat: number, into: Float64Array, start: number): number {
  const { players, table } = state.box
  const place = (seat - state.start + players) % players
  let left = 0
  for (let turn = 0; turn < table.turns; turn++) if (turn * players + place > state.turn.index) left++
  into[start] = state.hand.holder === seat ? 1 : 0
  into[start + 1] = left
  return start + 2
}

/** The match ends after enough deaths; that it goes on anyway shows in the rounds. */
function progress(state: MyVillageState): number {
  if (state.depth === 0) return 1
  const { table, players } = state.box
  let deaths = state.graves
  for (let one = 0; one < PROFESSIONS.size; one++) deaths += state.chronicle[one]
  const turns = ((state.round - 1) * players * table.turns + state.turn.index) / players
  return Math.min(NEARLY, (0.6 * deaths) / table.end + 0.4 * Math.min(1, turns / LONG))
}

const NEARLY = 0.98
/** So many turns of each player make a long match. */
const LONG = 26

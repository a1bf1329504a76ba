import { NONE } from '@chronik/kernel'
import {
  AREA_OCTAGONS,
  CARDS_PER_CRAFT,
  COIN_SPACE,
  COINS,
  CRAFT_CARDS,
  CUSTOMER_CARDS,
  FIELD_CARDS,
  GAME_BANNER,
  HALL_CARDS,
  HALLS,
  LEFT,
  MAIN_HOUSE,
  type MyVillageBox,
  type MyVillageState,
  OFFER,
  PROFESSIONS,
  RIGHT,
  SCHOOL_BANNER,
  TOP,
  villageOf,
} from '@chronik/my-village'
import type { Cost, Survey } from './my-village-survey.ts'

type Offer = MyVillageBox['offers'][number]
type State = MyVillageState

/** Rules of thumb, in points: an hour of life, a coin, a good, a story point on the tree. */
const HOUR = 0.3
const COIN = 0.6
const GOOD = 1.5
const STORY = 0.75
/** How much of its prestige a customer brings anew who could have been served before. */
const SERVED = 0.6

const GUILD = HALL_CARDS.first + HALLS.at['hall-guild']
const FINANCE = HALL_CARDS.first + HALLS.at['hall-finance']
const AREA = HALL_CARDS.first + HALLS.at['hall-area']

/** What the units of a cost are worth to who pays them. */
function price({ time, dues }: Cost): number {
  let sum = time * HOUR
  for (let unit = 0; unit < dues.length; unit++)
    sum += dues[unit].purses[0] === COINS ? dues[unit].coins * COIN : GOOD
  return sum
}

function payable(state: State, seat: number, survey: Survey, cost: Cost): boolean {
  if (cost.dues.length === 0) return true
  survey.openPurse(state, seat)
  return survey.spend(cost) === 0
}

/** What the best black banner of a value is worth. */
export function blackWorth(state: State, seat: number, survey: Survey, value: number): number {
  const offers = state.box.blackOf[value]
  let best = 0
  for (let index = 0; index < offers.length; index++) {
    const worth = offerWorth(state, seat, survey, state.box.offers[offers[index]])
    if (worth > best) best = worth
  }
  return best
}

function offerWorth(state: State, seat: number, survey: Survey, offer: Offer): number {
  const village = state.villages[seat]
  if (offer.kind === 'hand') return handWorth(state, seat)
  if (offer.kind === 'steward') return stewardWorth(state, seat, survey)
  if (offer.profession !== NONE && village.villagers[offer.profession] === 0) return 0
  switch (offer.kind) {
    case 'craft': {
      const craft = Math.floor((offer.cards.first - CRAFT_CARDS.first) / CARDS_PER_CRAFT)
      return survey.crafts[craft] === 1 || !offers(state, offer) ? 0 : 4.5 - 2 * HOUR
    }
    case 'field':
      return offers(state, offer) ? 1.8 + COIN - 2 * HOUR : 0
    case 'church':
      return survey.church === NONE && offers(state, offer) ? 6 - 4 * HOUR : 0
    case 'hall':
      return survey.hall === NONE && offers(state, offer) ? 6 - 4 * HOUR : 0
    case 'meeting-place':
      return survey.meeting === NONE && offers(state, offer) ? 4.5 - 2 * HOUR : 0
    case 'monk':
      return monkWorth(state, seat, survey, offer)
    case 'travel':
      return offer.stack === survey.journey ? travelWorth(state, seat, survey, offer) : 0
  }
}

/** Whether a card lies under the banner. */
function offers(state: State, { cards, kind }: Offer): boolean {
  const from = kind === 'monk' ? TOP : OFFER
  for (let card = cards.first; card < cards.end; card++) if (state.cards[card] === from) return true
  return false
}

function handWorth(state: State, seat: number): number {
  const { hand, start, turn, box } = state
  if (hand.back === 1 || (seat === start && turn.index < box.players)) return 0
  return hand.stories * STORY + (hand.holder === seat ? 0 : 0.6)
}

/** The best customers on display, by what they bring and how far their goods are. */
function stewardWorth(state: State, seat: number, survey: Survey): number {
  const { cards } = state.box.figures.steward
  const { coins } = state.villages[seat]
  survey.openPurse(state, seat)
  wants.fill(0)
  for (let index = 0; index < survey.shows; index++) {
    const customer = survey.shown[index]
    const white = state.box.whites[customer]
    if (white === null) continue
    const share = survey.covers(white.cost) ? 0.7 : survey.makes(white.cost) ? 0.35 : 0.1
    rank(share * state.box.cards[customer].prestige)
  }
  let best = 0
  let sum = 0
  for (let count = 1; count <= cards.length && count <= survey.shows; count++) {
    if (cards[count - 1].coins > coins) break
    sum += wants[count - 1]
    const worth = sum - cards[count - 1].coins * COIN - cards[count - 1].time * HOUR
    if (worth > best) best = worth
  }
  return best / (1 + 0.3 * survey.waits)
}

/** The most wanted customers, the best first. */
const wants = new Float64Array(8)

function rank(worth: number): void {
  let carried = worth
  for (let place = 0; place < wants.length && carried > 0; place++) {
    if (wants[place] >= carried) continue
    const next = wants[place]
    wants[place] = carried
    carried = next
  }
}

function monkWorth(state: State, seat: number, survey: Survey, offer: Offer): number {
  const { windows } = state.box.figures
  if (survey.church === NONE || survey.windows >= windows.length - 1 || !offers(state, offer)) return 0
  const { cost } = state.box.cards[offer.cards.first].black
  if (!payable(state, seat, survey, cost)) return 0
  return windows[survey.windows + 1] - windows[survey.windows] + 3 - price(cost) + 0.4
}

function travelWorth(state: State, seat: number, survey: Survey, offer: Offer): number {
  if (!survey.travels(state)) return 0
  let prestige = 0
  let count = 0
  for (let card = offer.cards.first; card < offer.cards.end; card++) {
    if (state.cards[card] !== OFFER) continue
    prestige += state.box.cards[card].prestige
    count++
  }
  const cost = survey.onward(state)
  if (count === 0 || !payable(state, seat, survey, cost)) return 0
  return prestige / count + 0.5 - price(cost)
}

/** What all white banners of a value are worth together that were not used in this turn yet. */
export function whiteWorth(state: State, seat: number, survey: Survey, value: number): number {
  const village = state.villages[seat]
  const { villagers, tile, board } = village
  const banners = state.box.whiteOf[board][value]
  survey.openPurse(state, seat)
  let sum = 0
  for (let index = 0; index < banners.length; index++) {
    const banner = banners[index]
    if (banner < CUSTOMER_CARDS.first || banner >= GAME_BANNER)
      sum += bannerWorth(state, seat, survey, banner)
  }
  if (tile !== NONE && ((state.box.tileValues >> value) & 1) === 1 && tile < CUSTOMER_CARDS.first)
    sum += bannerWorth(state, seat, survey, tile)
  if (villagers[PROFESSIONS.at.merchant] === 0) return sum
  for (let index = 0; index < survey.waits; index++) {
    const customer = survey.waiting[index]
    const white = state.box.whites[customer]
    if (white === null || (((white.values >> value) & 1) === 0 && tile !== customer)) continue
    if (survey.settle(white.cost)) sum += SERVED * state.box.cards[customer].prestige
  }
  return sum
}

function bannerWorth(state: State, seat: number, survey: Survey, banner: number): number {
  if (state.turn.used[banner] === 1) return 0
  const village = state.villages[seat]
  const { figures } = state.box
  if (banner === GAME_BANNER) return figures.game.stories * STORY
  if (banner === SCHOOL_BANNER) return schoolWorth(state, seat)
  if (state.cards[banner] !== villageOf(seat)) return 0
  const { profession } = state.box.cards[banner]
  if (profession !== NONE && village.villagers[profession] === 0) return 0
  if (banner < CRAFT_CARDS.end) {
    const good = Math.floor(banner / CARDS_PER_CRAFT)
    return village.goods[good] < figures.craft.spaces ? GOOD - figures.craft.whiteTime * HOUR : 0
  }
  if (banner < FIELD_CARDS.end) return COIN * (1 + state.plows[banner - FIELD_CARDS.first])
  if (banner === survey.meeting) return STORY + (village.dieMarkers < figures.meetingPlace.octagons ? 0.9 : 0)
  if (banner === FINANCE) return figures.hall.coins * COIN - HOUR
  if (banner === GUILD) return village.jokers < figures.hall.jokers ? 1.2 - HOUR : 0
  return markWorth(state, seat, survey, banner)
}

/** A mark in the Area Hall or the Population Hall. */
function markWorth(state: State, seat: number, survey: Survey, hall: number): number {
  const { marks, villagers } = state.villages[seat]
  const { area, population } = state.box.figures.hall
  let best = 0
  if (hall === AREA) {
    best = marks[AREA_OCTAGONS.at.travel] === 0 ? survey.journey * area.travel : 0
    if (marks[AREA_OCTAGONS.at.served] === 0) best = Math.max(best, (survey.served + 1) * area.served)
    if (marks[AREA_OCTAGONS.at.harvest] === 0) best = Math.max(best, survey.fields * area.harvest)
    if (marks[AREA_OCTAGONS.at.religion] === 0) best = Math.max(best, (survey.monks + 1) * area.religion)
  } else {
    for (let one = 0; one < PROFESSIONS.size; one++)
      if (marks[AREA_OCTAGONS.size + one] === 0 && villagers[one] === 1)
        best = Math.max(best, 0.8 * population[PROFESSIONS.list[one]])
  }
  return best - HOUR
}

function schoolWorth(state: State, seat: number): number {
  const { pupils, villagers } = state.villages[seat]
  let gone = 0
  for (let one = 0; one < PROFESSIONS.size; one++) gone += 1 - villagers[one]
  if (pupils[RIGHT] === 1 && gone > 0) return 2.5 + state.box.figures.school.stories * STORY - HOUR
  if (pupils[LEFT] === 1 && gone > 0) return 2.5 - HOUR
  if (pupils[LEFT] === 0) return 1.3
  return pupils[RIGHT] === 0 ? 0.8 : 0
}

/** What one step of the headman is worth. */
export function leaderWorth(state: State, seat: number): number {
  const { headman, tree } = state.villages[seat]
  const { time, coins, stories } = state.box.figures.leader
  const paid = time * HOUR
  if (headman === MAIN_HOUSE) return coins * COIN + 0.1 * tree - paid
  if (headman !== COIN_SPACE) return coins * COIN + 0.15 * tree - paid
  return Math.max(stories * STORY, (1 - STORY) * tree) - paid
}

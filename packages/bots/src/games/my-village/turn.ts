import { NONE } from '@chronik/kernel'
import {
  AREA_OCTAGONS,
  CARDS_PER_CRAFT,
  COIN_SPACE,
  COINS,
  CRAFT_CARDS,
  CUSTOMER_CARDS,
  cardOffered,
  costOf,
  FIELD_CARDS,
  GAME_BANNER,
  HALL_CARDS,
  HALLS,
  handObstacle,
  LEFT,
  MAIN_HOUSE,
  type MyVillageBox,
  type MyVillageState,
  OFFER,
  octagonCount,
  octagonRate,
  PROFESSIONS,
  RIGHT,
  SCHOOL_BANNER,
  villageOf,
} from '@chronik/my-village'
import type { Cost, Survey } from './survey.ts'
import { THUMBS } from './thumbs.ts'

type Offer = MyVillageBox['offers'][number]
type State = MyVillageState

/** The rules of thumb of the moment. */
type Thumb = Float64Array
const { hour: HOUR, coin: COIN, good: GOOD, story: STORY, served: SERVED, workshop: WORKSHOP } = THUMBS.at
const COVERED = THUMBS.at['customer-covered']
const MADE = THUMBS.at['customer-made']
const FAR = THUMBS.at['customer-far']
const FIRST_HALL = THUMBS.at['hall-finance']

const GUILD = HALL_CARDS.first + HALLS.at['hall-guild']
const FINANCE = HALL_CARDS.first + HALLS.at['hall-finance']
const AREA = HALL_CARDS.first + HALLS.at['hall-area']

/** What the units of a cost are worth to who pays them. */
function price({ time, dues }: Cost, thumb: Thumb): number {
  let sum = time * thumb[HOUR]
  for (let unit = 0; unit < dues.length; unit++)
    sum += dues[unit].purses[0] === COINS ? dues[unit].coins * thumb[COIN] : thumb[GOOD]
  return sum
}

function payable(state: State, seat: number, survey: Survey, cost: Cost): boolean {
  if (cost.dues.length === 0) return true
  survey.openPurse(state, seat)
  return survey.spend(cost) === 0
}

/** What the best black banner of a value is worth. */
export function blackWorth(state: State, seat: number, survey: Survey, value: number, thumb: Thumb): number {
  const offers = state.box.blackOf[value]
  let best = 0
  for (let index = 0; index < offers.length; index++) {
    const worth = offerWorth(state, seat, survey, state.box.offers[offers[index]], thumb)
    if (worth > best) best = worth
  }
  return best
}

function offerWorth(state: State, seat: number, survey: Survey, offer: Offer, thumb: Thumb): number {
  const village = state.villages[seat]
  if (offer.kind === 'hand') return handWorth(state, seat, thumb)
  if (offer.kind === 'steward') return stewardWorth(state, seat, survey, thumb)
  if (offer.profession !== NONE && village.villagers[offer.profession] === 0) return 0
  switch (offer.kind) {
    case 'craft': {
      const craft = Math.floor((offer.cards.first - CRAFT_CARDS.first) / CARDS_PER_CRAFT)
      if (survey.crafts[craft] === 1 || !lies(state, offer)) return 0
      return (
        thumb[WORKSHOP] +
        survey.works * thumb[THUMBS.at['further-workshop']] -
        paid(state, seat, offer, thumb)
      )
    }
    case 'field':
      return lies(state, offer)
        ? thumb[THUMBS.at.field] +
            state.box.figures.field.coins * thumb[COIN] -
            paid(state, seat, offer, thumb)
        : 0
    case 'church':
      return survey.church === NONE && lies(state, offer)
        ? thumb[THUMBS.at.church] - paid(state, seat, offer, thumb)
        : 0
    case 'hall':
      return survey.hall === NONE && lies(state, offer)
        ? thumb[FIRST_HALL + offer.cards.first - HALL_CARDS.first] - paid(state, seat, offer, thumb)
        : 0
    case 'meeting-place':
      return survey.meeting === NONE && lies(state, offer)
        ? thumb[THUMBS.at['meeting-place']] - paid(state, seat, offer, thumb)
        : 0
    case 'monk':
      return monkWorth(state, seat, survey, offer, thumb)
    case 'travel':
      return offer.stack === survey.journey ? travelWorth(state, seat, survey, offer, thumb) : 0
  }
}

/** Whether a card lies under the banner. */
function lies(state: State, offer: Offer): boolean {
  return cardOffered(state, offer) !== NONE
}

/** What activating a banner takes away. */
function paid(state: State, seat: number, offer: Offer, thumb: Thumb): number {
  return price(costOf(state, seat, offer), thumb)
}

function handWorth(state: State, seat: number, thumb: Thumb): number {
  const { hand } = state
  if (handObstacle(state, seat) !== null) return 0
  return hand.stories * thumb[STORY] + (hand.holder === seat ? 0 : thumb[THUMBS.at.hand])
}

/** The best customers on display, by what they bring and how far their goods are. */
function stewardWorth(state: State, seat: number, survey: Survey, thumb: Thumb): number {
  const { cards } = state.box.figures.steward
  const { coins } = state.villages[seat]
  survey.openPurse(state, seat)
  wants.fill(0)
  for (let index = 0; index < survey.shows; index++) {
    const customer = survey.shown[index]
    const white = state.box.whites[customer]
    if (white === null) continue
    const distance = survey.covers(white.cost) ? COVERED : survey.makes(white.cost) ? MADE : FAR
    rank(thumb[distance] * state.box.cards[customer].prestige)
  }
  let best = 0
  let sum = 0
  for (let count = 1; count <= cards.length && count <= survey.shows; count++) {
    if (cards[count - 1].coins > coins) break
    sum += wants[count - 1]
    const worth = sum - cards[count - 1].coins * thumb[COIN] - cards[count - 1].time * thumb[HOUR]
    if (worth > best) best = worth
  }
  return best / (1 + Math.max(0, thumb[THUMBS.at['customers-waiting']]) * survey.waits)
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

function monkWorth(state: State, seat: number, survey: Survey, offer: Offer, thumb: Thumb): number {
  const { windows } = state.box.figures
  if (survey.church === NONE || survey.windows >= windows.length - 1 || !lies(state, offer)) return 0
  const cost = costOf(state, seat, offer)
  if (!payable(state, seat, survey, cost)) return 0
  return windows[survey.windows + 1] - windows[survey.windows] + thumb[THUMBS.at.monk] - price(cost, thumb)
}

function travelWorth(state: State, seat: number, survey: Survey, offer: Offer, thumb: Thumb): number {
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
  return prestige / count + thumb[THUMBS.at.journey] - price(cost, thumb)
}

/** What all white banners of a value are worth together that were not used in this turn yet. */
export function whiteWorth(state: State, seat: number, survey: Survey, value: number, thumb: Thumb): number {
  const village = state.villages[seat]
  const { villagers, tile, board } = village
  const banners = state.box.whiteOf[board][value]
  survey.openPurse(state, seat)
  let sum = 0
  for (let index = 0; index < banners.length; index++) {
    const banner = banners[index]
    if (banner >= CUSTOMER_CARDS.first && banner < GAME_BANNER) continue
    const worth = bannerWorth(state, seat, survey, banner, thumb)
    if (worth <= 0) continue
    sum += worth
    // M-458: goods of this turn may serve customers at once.
    if (banner < CRAFT_CARDS.end) survey.gain(Math.floor(banner / CARDS_PER_CRAFT))
  }
  if (tile !== NONE && ((state.box.tileValues >> value) & 1) === 1 && tile < CUSTOMER_CARDS.first)
    sum += Math.max(0, bannerWorth(state, seat, survey, tile, thumb))
  if (villagers[PROFESSIONS.at.merchant] === 0) return sum
  for (let index = 0; index < survey.waits; index++) {
    const customer = survey.waiting[index]
    const white = state.box.whites[customer]
    if (white === null || (((white.values >> value) & 1) === 0 && tile !== customer)) continue
    if (survey.settle(white.cost)) sum += thumb[SERVED] * state.box.cards[customer].prestige
  }
  return sum
}

function bannerWorth(state: State, seat: number, survey: Survey, banner: number, thumb: Thumb): number {
  if (state.turn.used[banner] === 1) return 0
  const village = state.villages[seat]
  const { figures } = state.box
  if (banner === GAME_BANNER) return figures.game.stories * thumb[STORY]
  if (banner === SCHOOL_BANNER) return schoolWorth(state, seat, thumb)
  if (state.cards[banner] !== villageOf(seat)) return 0
  const { profession } = state.box.cards[banner]
  if (profession !== NONE && village.villagers[profession] === 0) return 0
  const time = (state.box.whites[banner]?.cost.time ?? 0) * thumb[HOUR]
  if (banner < CRAFT_CARDS.end) {
    const good = Math.floor(banner / CARDS_PER_CRAFT)
    return village.goods[good] < figures.craft.spaces ? thumb[GOOD] - time : 0
  }
  if (banner < FIELD_CARDS.end) {
    const { coins, plowCoins } = figures.field
    return thumb[COIN] * (coins + plowCoins * state.plows[banner - FIELD_CARDS.first])
  }
  if (banner === survey.meeting) {
    const free = village.dieMarkers < figures.meetingPlace.octagons
    return thumb[STORY] + (free ? thumb[THUMBS.at['meeting-marker']] : 0)
  }
  if (banner === FINANCE) return figures.hall.coins * thumb[COIN] - time
  if (banner === GUILD) return village.jokers < figures.hall.jokers ? thumb[THUMBS.at.joker] - time : 0
  return markWorth(state, seat, survey, banner, thumb) - time
}

/** A mark in the Area Hall, where somebody may be served and a church be built yet, or in the Population Hall. */
function markWorth(state: State, seat: number, survey: Survey, hall: number, thumb: Thumb): number {
  const { marks, villagers } = state.villages[seat]
  let best = 0
  if (hall !== AREA) {
    for (let one = 0; one < PROFESSIONS.size; one++)
      if (marks[AREA_OCTAGONS.size + one] === 0 && villagers[one] === 1)
        best = Math.max(best, octagonRate(state.box, AREA_OCTAGONS.size + one))
    return thumb[THUMBS.at['population-mark']] * best
  }
  for (let octagon = 0; octagon < AREA_OCTAGONS.size; octagon++) {
    if (marks[octagon] === 1) continue
    const awaited = octagon === SERVED_CARDS || (octagon === RELIGION && survey.church === NONE) ? 1 : 0
    const count = octagonCount(state, seat, octagon) + awaited
    best = Math.max(best, octagonRate(state.box, octagon) * count)
  }
  return thumb[THUMBS.at['area-mark']] * best
}

const { served: SERVED_CARDS, religion: RELIGION } = AREA_OCTAGONS.at

function schoolWorth(state: State, seat: number, thumb: Thumb): number {
  const { pupils, villagers } = state.villages[seat]
  const { time, stories } = state.box.figures.school
  let gone = 0
  for (let one = 0; one < PROFESSIONS.size; one++) gone += 1 - villagers[one]
  if (pupils[RIGHT] === 1 && gone > 0)
    return thumb[THUMBS.at.graduate] + stories * thumb[STORY] - time * thumb[HOUR]
  if (pupils[LEFT] === 1 && gone > 0) return thumb[THUMBS.at.graduate] - time * thumb[HOUR]
  if (pupils[LEFT] === 0) return thumb[THUMBS.at.pupil]
  return pupils[RIGHT] === 0 ? thumb[THUMBS.at.shift] : 0
}

/** What one step of the headman is worth. */
export function leaderWorth(state: State, seat: number, thumb: Thumb): number {
  const { headman, tree } = state.villages[seat]
  const { time, coins, stories } = state.box.figures.leader
  const paid = time * thumb[HOUR]
  if (headman === MAIN_HOUSE) return coins * thumb[COIN] + thumb[THUMBS.at['tree-at-house']] * tree - paid
  if (headman !== COIN_SPACE) return coins * thumb[COIN] + thumb[THUMBS.at['tree-at-stories']] * tree - paid
  return Math.max(stories * thumb[STORY], thumb[THUMBS.at['tree-secured']] * tree) - paid
}

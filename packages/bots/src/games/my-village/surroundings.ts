import { NONE } from '@chronik/kernel'
import {
  CARDS,
  CARDS_PER_CRAFT,
  CHURCH_CARDS,
  CRAFT_CARDS,
  CUSTOMER_CARDS,
  DICE,
  FIELD_CARDS,
  GOODS,
  HALL_CARDS,
  isDisplayed,
  MEETING_PLACE_CARDS,
  MONK_CARDS,
  type MyVillageState,
  OCTAGONS,
  OFFER,
  PROFESSIONS,
  servedBy,
  TOP,
  TRAVEL_CARDS,
  TRAVEL_STACKS,
  villageOf,
} from '@chronik/my-village'
import type { Surroundings } from '../../learned/encoder.ts'
import { inSteps, switchOn } from '../../learned/inputs.ts'

/** Where the inputs of a village begin. */
const AT = {
  prestige: 0,
  onward: 1,
  plows: 4,
  served: 5,
  waiting: 6,
  ready: 8,
  wants: 9,
  crafts: 14,
  fields: 19,
  church: 20,
  monks: 24,
  hall: 25,
  meeting: 29,
  journey: 30,
  letters: 31,
  windows: 36,
  coins: 42,
  stock: 48,
  hours: 51,
  goods: 62,
  marks: 77,
  people: 87,
  rest: 92,
  size: 101,
} as const

const HOURS = 9
const MOST_WINDOWS = 6
const MOST_COINS = 5
const MOST_GOODS = 3
const RAT_STEPS = 8
const MOST_DEATHS = 9
const TURNS_TOLD = 8
const TABLE = 1 + TURNS_TOLD + 3 + DICE.size + RAT_STEPS + 2 * PROFESSIONS.size + 1 + MOST_DEATHS

/** Where cards on offer are told, and where those of a village are counted. */
const OFFERED = [CRAFT_CARDS, CHURCH_CARDS, HALL_CARDS, MONK_CARDS]
const offerOf = new Int16Array(CARDS.size).fill(NONE)
let offers = 0
for (const { first, end } of OFFERED) for (let card = first; card < end; card++) offerOf[card] = offers++
const SHOWN = offers
const OFFERS = SHOWN + 1 + GOODS.size

const inputOf = Int16Array.from(CARDS.list, (_, card) => {
  if (card < CRAFT_CARDS.end) return AT.crafts + Math.floor(card / CARDS_PER_CRAFT)
  if (card < FIELD_CARDS.end) return AT.fields
  if (card < CHURCH_CARDS.end) return AT.church + card - CHURCH_CARDS.first
  if (card < MONK_CARDS.end) return AT.monks
  if (card < HALL_CARDS.end) return AT.hall + card - HALL_CARDS.first
  if (card < MEETING_PLACE_CARDS.end) return AT.meeting
  return AT.journey
})

/** My Village as it lies on the table: every village, what is on offer, the dice, the rat and the graves. */
export const myVillageSurroundings: Surroundings<MyVillageState> = {
  featured: 1,
  size: (seats) => TABLE + OFFERS + seats * AT.size,
  read(state, order, into, start) {
    readTable(state, order[0], into, start)
    const villages = start + TABLE + OFFERS
    readCards(state, order, into, start + TABLE, villages)
    for (let slot = 0; slot < state.box.players; slot++)
      readVillage(state, order[slot], into, villages + slot * AT.size)
  },
  settled: isLastTurn,
}

/** The match ends with this round, and nobody has a turn after this one. */
function isLastTurn({ box, turn, graves, chronicle }: MyVillageState): boolean {
  return turn.index >= box.players * box.table.turns - 1 && deathsOf(graves, chronicle) >= box.table.end
}

function deathsOf(graves: number, chronicle: Int16Array): number {
  let deaths = graves
  for (let one = 0; one < PROFESSIONS.size; one++) deaths += chronicle[one]
  return deaths
}

function readTable(state: MyVillageState, seat: number, into: Float32Array, start: number): void {
  const { box, turn, hand, graves, chronicle } = state
  let at = start
  into[at++] = state.round / 10
  switchOn(into, at, turn.index, TURNS_TOLD)
  at += TURNS_TOLD
  into[at++] = state.start === seat ? 1 : 0
  into[at++] = hand.back
  into[at++] = hand.stories / 2
  const last = turn.index >= box.players * box.table.turns - 1
  for (let die = 0; die < DICE.size; die++) into[at++] = last ? 0 : state.pool[die] / 2
  at = inSteps(into, at, state.rat / 2, RAT_STEPS)
  for (let one = 0; one < PROFESSIONS.size; one++) at = inSteps(into, at, chronicle[one], 2)
  into[at++] = graves / 3
  inSteps(into, at, Math.max(0, MOST_DEATHS - box.table.end + deathsOf(graves, chronicle)), MOST_DEATHS)
}

/** Everything that is told by where cards lie. */
function readCards(
  state: MyVillageState,
  order: Int8Array,
  into: Float32Array,
  offer: number,
  villages: number,
): void {
  const { cards, box } = state
  const { players } = box
  for (let card = 0; card < CUSTOMER_CARDS.first; card++) {
    const place = cards[card]
    if (place === OFFER || place === TOP) {
      if (offerOf[card] !== NONE) into[offer + offerOf[card]] = 1
      continue
    }
    for (let slot = 0; slot < players; slot++) {
      if (place !== villageOf(order[slot])) continue
      readOwned(state, card, into, villages + slot * AT.size)
      break
    }
  }
  for (let card = CUSTOMER_CARDS.first; card < CUSTOMER_CARDS.end; card++) {
    const place = cards[card]
    if (place === OFFER) continue
    if (isDisplayed(place)) {
      into[offer + SHOWN] += 0.25
      readWishes(state, card, into, offer + SHOWN + 1)
      continue
    }
    for (let slot = 0; slot < players; slot++) {
      const village = villages + slot * AT.size
      if (place === servedBy(order[slot])) {
        into[village + AT.served] += 0.25
        into[village + AT.prestige] += box.cards[card].prestige / 20
      } else if (place === villageOf(order[slot])) readWaiting(state, card, order[slot], into, village)
    }
  }
}

function readOwned(state: MyVillageState, card: number, into: Float32Array, village: number): void {
  const { box } = state
  into[village + AT.prestige] += box.cards[card].prestige / 20
  into[village + inputOf[card]] += 1
  if (card >= TRAVEL_CARDS.first) {
    // Later letters come later, so that the last one stays.
    const cost = box.onwardCost[card - TRAVEL_CARDS.first + 1]
    into[village + AT.onward] = box.ends[card - TRAVEL_CARDS.first] ? 1 : 0
    into[village + AT.onward + 1] = cost.time / 4
    into[village + AT.onward + 2] = cost.dues.length / 3
  } else if (card >= FIELD_CARDS.first && card < FIELD_CARDS.end)
    into[village + AT.plows] += state.plows[card - FIELD_CARDS.first]
}

function readWishes({ box }: MyVillageState, card: number, into: Float32Array, at: number): void {
  const banner = box.whites[card]
  if (banner === null) return
  for (const { purses } of banner.cost.dues) into[at + purses[0]] += 0.5
}

function readWaiting(
  state: MyVillageState,
  card: number,
  seat: number,
  into: Float32Array,
  village: number,
): void {
  const { prestige } = state.box.cards[card]
  const { goods } = state.villages[seat]
  const dues = state.box.whites[card]?.cost.dues ?? []
  into[village + AT.waiting] += 0.25
  into[village + AT.waiting + 1] += prestige / 10
  readWishes(state, card, into, village + AT.wants)
  let ready = true
  for (const { purses, again } of dues) if (goods[purses[0]] <= (again ? 1 : 0)) ready = false
  if (ready) into[village + AT.ready] += prestige / 6
}

function readVillage(state: MyVillageState, seat: number, into: Float32Array, at: number): void {
  const own = state.villages[seat]
  const { figures, onwardCost } = state.box
  const journey = into[at + AT.journey]
  inSteps(into, at + AT.letters, journey, TRAVEL_STACKS.size)
  inSteps(into, at + AT.windows, into[at + AT.monks] + into[at + AT.church + 1], MOST_WINDOWS)
  if (journey === 0) {
    into[at + AT.onward + 1] = onwardCost[0].time / 4
    into[at + AT.onward + 2] = onwardCost[0].dues.length / 3
  }
  into[at + AT.journey] /= 3
  into[at + AT.monks] /= 3
  into[at + AT.fields] /= 2
  inSteps(into, at + AT.coins, own.coins, MOST_COINS)
  into[at + AT.coins + MOST_COINS] = own.coins / 5
  into[at + AT.stock] = own.house / 10
  into[at + AT.stock + 1] = own.tree / 5
  into[at + AT.stock + 2] = own.jokers / 2
  inSteps(into, at + AT.hours, own.time % figures.lifeTrack, HOURS)
  into[at + AT.hours + HOURS] = own.labourers
  into[at + AT.hours + HOURS + 1] = own.reaper
  for (let goods = 0; goods < GOODS.size; goods++)
    inSteps(into, at + AT.goods + goods * MOST_GOODS, own.goods[goods], MOST_GOODS)
  for (let octagon = 0; octagon < OCTAGONS.size; octagon++) into[at + AT.marks + octagon] = own.marks[octagon]
  for (let one = 0; one < PROFESSIONS.size; one++) into[at + AT.people + one] = own.villagers[one]
  const rest = at + AT.rest
  into[rest] = own.pupils[0]
  into[rest + 1] = own.pupils[1]
  switchOn(into, rest + 2, own.headman, 3)
  into[rest + 5] = own.tile === NONE ? 0 : 1
  inSteps(into, rest + 6, own.dieMarkers, 2)
  into[rest + 8] = own.blocks / 2
}

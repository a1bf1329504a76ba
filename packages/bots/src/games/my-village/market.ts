import { CUSTOMERS, type MyVillageState, PROFESSIONS } from '@chronik/my-village'
import type { Survey } from './survey.ts'

/** What is counted of the market: goods and workshops, who waits for them, and who would come for them. */
export const MARKET_FEATURES = [
  'servable',
  'begun-customers',
  'customers-in-sight',
  'lost-customers',
  'goods-missing',
  'spare-goods',
  'kinds-of-goods',
  'wanted-goods',
  'workshops-in-step',
] as const

const MOST_PRESTIGE = 20
const MOST_MISSING = 8
/** A steward brings so many at most, so more of them on display are no better. */
const MOST_WANTED = 16

/** Customers for whom something is missing. */
const open = new Int16Array(CUSTOMERS.size)
const counts = new Int16Array(32)

/**
 * Deals the goods out to the waiting customers: first to those who can be served, then to the others. What
 * is left over is spare and may bring new customers.
 */
export function readMarket(
  state: MyVillageState,
  seat: number,
  survey: Survey,
  into: Float64Array,
  start: number,
): number {
  const { cards, whites } = state.box
  const { villagers } = state.villages[seat]
  let servable = 0
  let opened = 0
  survey.openPurse(state, seat)
  for (let index = 0; index < survey.waits; index++) {
    const card = survey.waiting[index]
    const white = whites[card]
    if (white === null) continue
    if (survey.settle(white.cost)) servable += cards[card].prestige
    else open[opened++] = card
  }
  let begun = 0
  let inSight = 0
  let lost = 0
  let missing = 0
  for (let index = 0; index < opened; index++) {
    const { prestige } = cards[open[index]]
    const white = whites[open[index]]
    if (white === null) continue
    if (!survey.makes(white.cost)) {
      lost++
      continue
    }
    const units = white.cost.dues.length
    const lacking = survey.spend(white.cost)
    inSight += prestige
    begun += (prestige * (units - lacking)) / units
    missing += lacking
  }
  const serves = 0.5 + 0.5 * villagers[PROFESSIONS.at.merchant]
  let at = start
  into[at++] = servable * serves
  into[at++] = begun * serves
  into[at++] = Math.min(MOST_PRESTIGE, inSight) * serves
  into[at++] = lost
  into[at++] = Math.min(MOST_MISSING, missing)
  into[at++] = survey.spareGoods()
  into[at++] = survey.spareKinds()
  into[at++] = wanted(state, survey)
  into[at++] = villagers[PROFESSIONS.at.craftsman] * inStep(state, survey)
  return at
}

/** The prestige of the customers on display whom spare goods would serve, each on its own. */
function wanted(state: MyVillageState, survey: Survey): number {
  let prestige = 0
  for (let index = 0; index < survey.shows; index++) {
    const card = survey.shown[index]
    const white = state.box.whites[card]
    if (white !== null && survey.covers(white.cost)) prestige += state.box.cards[card].prestige
  }
  return Math.min(MOST_WANTED, prestige)
}

/** How many workshops work at the same value, at the best value. */
function inStep(state: MyVillageState, survey: Survey): number {
  let best = 0
  counts.fill(0)
  for (let index = 0; index < survey.works; index++) {
    let values = state.box.whites[survey.workshops[index]]?.values ?? 0
    for (; values !== 0; values &= values - 1) {
      const value = 31 - Math.clz32(values & -values)
      if (++counts[value] > best) best = counts[value]
    }
  }
  return best
}

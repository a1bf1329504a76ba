import { NONE } from '@chronik/kernel'
import {
  CARDS_PER_CRAFT,
  CHURCH_CARDS,
  COINS,
  CRAFT_CARDS,
  CUSTOMER_CARDS,
  CUSTOMERS,
  FIELD_CARDS,
  GOODS,
  HALL_CARDS,
  HALLS,
  isDisplayed,
  JOKER,
  MEETING_PLACE_CARDS,
  MONK_CARDS,
  type MyVillageBox,
  type MyVillageState,
  servedBy,
  TRAVEL_CARDS,
  TRAVEL_STACK_CARDS,
  villageOf,
  windowsOf,
} from '@chronik/my-village'

export type Cost = MyVillageBox['costs'][number]
const PLOW = GOODS.at.plow
const GUILD = HALL_CARDS.first + HALLS.at['hall-guild']

/** One look over a village: the cards that lie there and what it can pay with. */
export class Survey {
  readonly crafts = new Int16Array(GOODS.size)
  /** The waiting customers; `waits` says how many. */
  readonly waiting = new Int16Array(CUSTOMERS.size)
  waits = 0
  /** The customers on display; `shows` says how many. */
  readonly shown = new Int16Array(CUSTOMERS.size)
  shows = 0
  /** The workshops; `works` says how many. */
  readonly workshops = new Int16Array(GOODS.size)
  works = 0
  served = 0
  church = NONE
  hall = NONE
  meeting = NONE
  fields = 0
  plows = 0
  monks = 0
  windows = 0
  journey = 0
  lastTravel = NONE
  readonly #goods = new Int16Array(GOODS.size)
  #jokers = 0
  #coins = 0
  #plowsLeft = 0

  look(state: MyVillageState, seat: number): void {
    const own = villageOf(seat)
    const done = servedBy(seat)
    this.#forget()
    const { cards } = state
    for (let card = 0; card < cards.length; card++) {
      const place = cards[card]
      if (place === own) this.#find(state, card)
      else if (place === done) this.served++
      else if (card >= CUSTOMER_CARDS.first && isDisplayed(place)) this.shown[this.shows++] = card
    }
    this.windows = windowsOf(state, seat)
  }

  #forget(): void {
    this.crafts.fill(0)
    this.waits = 0
    this.shows = 0
    this.works = 0
    this.served = 0
    this.church = NONE
    this.hall = NONE
    this.meeting = NONE
    this.fields = 0
    this.plows = 0
    this.monks = 0
    this.journey = 0
    this.lastTravel = NONE
  }

  #find(state: MyVillageState, card: number): void {
    if (card >= CUSTOMER_CARDS.first) {
      this.waiting[this.waits++] = card
      return
    }
    if (card < CRAFT_CARDS.end) {
      this.crafts[Math.floor(card / CARDS_PER_CRAFT)] = 1
      this.workshops[this.works++] = card
    } else if (card < FIELD_CARDS.end) {
      this.fields++
      this.plows += state.plows[card - FIELD_CARDS.first]
    } else if (card < CHURCH_CARDS.end) this.church = card
    else if (card < MONK_CARDS.end) this.monks++
    else if (card < HALL_CARDS.end) this.hall = card
    else if (card < MEETING_PLACE_CARDS.end) this.meeting = card
    else {
      this.journey++
      this.lastTravel = card
    }
  }

  /** Whether the journey can go on with the next letter. */
  travels(state: MyVillageState): boolean {
    if (this.lastTravel === NONE) return true
    return this.journey < TRAVEL_STACK_CARDS.length && !state.box.ends[this.lastTravel - TRAVEL_CARDS.first]
  }

  /** What going on costs. */
  onward(state: MyVillageState): Cost {
    return state.box.onwardCost[this.lastTravel === NONE ? 0 : this.lastTravel - TRAVEL_CARDS.first + 1]
  }

  /** Opens the purse: coins, goods, jokers and plows, to be spent in thought. */
  openPurse(state: MyVillageState, seat: number): void {
    const { goods, jokers, coins } = state.villages[seat]
    this.#goods.set(goods)
    this.#jokers = jokers
    this.#coins = coins
    this.#plowsLeft = this.plows
  }

  /** One good more in the purse. */
  gain(good: number): void {
    this.#goods[good]++
  }

  /** Spends what a cost asks for, besides time, and says how many units are missing. */
  spend({ dues }: Cost): number {
    let missing = 0
    for (let unit = 0; unit < dues.length; unit++) if (!this.#pay(dues[unit])) missing++
    return missing
  }

  /** Serves a customer in thought if no good is missing; else nothing is spent. */
  settle(cost: Cost): boolean {
    if (!this.covers(cost)) return false
    this.spend(cost)
    return true
  }

  /** Whether the goods left in the purse would pay a cost of goods alone, as customers ask for. */
  covers({ dues }: Cost): boolean {
    let jokers = this.#jokers
    let plows = this.#plowsLeft
    let before = 0
    for (let unit = 0; unit < dues.length; unit++) {
      const { purses, again } = dues[unit]
      before = again ? before + 1 : 0
      if (this.#goods[purses[0]] > before) continue
      if (plows > 0 && purses[0] === PLOW) plows--
      else if (jokers > 0) jokers--
      else return false
    }
    return true
  }

  /** Whether the village can make every good of a cost: it has the workshop, or jokers stand for it. */
  makes({ dues }: Cost): boolean {
    if (this.hall === GUILD) return true
    for (let unit = 0; unit < dues.length; unit++) if (this.crafts[dues[unit].purses[0]] === 0) return false
    return true
  }

  /** How many goods are left in the purse. */
  spareGoods(): number {
    let sum = 0
    for (let good = 0; good < GOODS.size; good++) sum += this.#goods[good]
    return sum
  }

  spareKinds(): number {
    let kinds = 0
    for (let good = 0; good < GOODS.size; good++) if (this.#goods[good] > 0) kinds++
    return kinds
  }

  // Goods before coins before plows of fields before jokers.
  #pay({ purses, coins }: Cost['dues'][number]): boolean {
    let joker = false
    let plow = false
    for (let at = 0; at < purses.length; at++) {
      const purse = purses[at]
      if (purse < JOKER) {
        if (this.#goods[purse] === 0) continue
        this.#goods[purse]--
        return true
      }
      if (purse === JOKER) joker = true
      else if (purse !== COINS) plow = true
      else if (this.#coins >= coins) {
        this.#coins -= coins
        return true
      }
    }
    if (plow && this.#plowsLeft > 0) {
      this.#plowsLeft--
      return true
    }
    if (!joker || this.#jokers === 0) return false
    this.#jokers--
    return true
  }
}

import {
  AREA_OCTAGONS,
  COIN_SPACE,
  CRAFTS,
  FACES,
  HALL_CARDS,
  HALLS,
  type MyVillageState,
  PROFESSIONS,
  pointsOf,
  STORY_SPACE,
} from '@chronik/my-village'
import type { Appraiser, Explainer, Share } from '../../evaluator.ts'
import { Survey } from './survey.ts'

const { craftsman: CRAFTSMAN, merchant: MERCHANT, councillor: COUNCILLOR } = PROFESSIONS.at
const AREA = HALL_CARDS.first + HALLS.at['hall-area']
const HIGHEST = 2 * FACES

/** What things are worth to whoever lives off customers, in points; climbed a little from a first guess. */
const WORTH = {
  /** A customer whose goods are there, one whose goods can be made, and one for whom a workshop is missing. */
  ready: 0.85,
  makeable: 0.9,
  far: 0.2,
  /** A good that is still missing, and one that is left over. */
  missing: 1.2,
  spare: 1,
  /** The turn it takes to serve those of another value. */
  value: 0.4,
  workshop: 5,
  /** For each pair of workshops at the same value. */
  inStep: 1,
  coin: 1,
  joker: 1,
  hour: 0.2,
  craftsman: 6,
  merchant: 7,
  villager: 2.8,
  lastVillager: 5,
  tree: 0.8,
  pupil: 1.5,
  areaHall: 4.9,
  servedMark: 0.6,
  headman: 0.2,
  window: 0.5,
}
/** So many turns a match has, as a rule, and so many goods a turn brings where all five workshops are at work. */
const TURNS = 21
const GOODS_A_TURN = 2.2
/** Nobody lets a match go on for more turns than that: then time is worth spending. */
const TOO_LONG = 32
const IMPATIENCE = 0.7
/** What is begun pays if that many turns are left. */
const LONG = 16

/**
 * Plays My Village for customers, by hand: workshops at the same value, customers by the steward, goods for many at
 * once, the Area Hall for those served. What rivals do it does not look at. It shows what that way is worth with the
 * figures of an edition, and players who never found it can learn from it.
 */
export class CustomersPlan implements Appraiser<MyVillageState>, Explainer<MyVillageState> {
  readonly foresees = true
  readonly #survey = new Survey()
  readonly #waiting: number[] = []
  readonly #open: number[] = []
  readonly #counts = new Int8Array(HIGHEST + 1)

  begin(): void {}

  estimate(state: MyVillageState, into: Float64Array): void {
    for (let seat = 0; seat < state.box.players; seat++) into[seat] = this.estimateSeat(state, seat)
  }

  estimateSeat(state: MyVillageState, seat: number): number {
    const score = pointsOf(state, seat)
    if (state.depth === 0) return score
    const turns = turnsLeft(state)
    this.#survey.look(state, seat)
    return (
      score +
      this.#market(state, seat, turns) +
      this.#workshops(state, seat, turns) +
      people(state, seat, turns) +
      this.#rest(state, seat, turns)
    )
  }

  /** It has no reasons to tell. */
  changes(): readonly Share[] {
    return []
  }

  /** Goods are dealt out to those who pay best for them; what can still be made goes to the others. */
  #market(state: MyVillageState, seat: number, turns: number): number {
    const survey = this.#survey
    const { cards, whites } = state.box
    const { villagers } = state.villages[seat]
    const dues = (card: number): number => whites[card]?.cost.dues.length ?? 1
    this.#waiting.length = 0
    for (let index = 0; index < survey.waits; index++) this.#waiting.push(survey.waiting[index])
    this.#waiting.sort(
      (one, other) => cards[other].prestige / dues(other) - cards[one].prestige / dues(one) || one - other,
    )
    this.#open.length = 0
    survey.openPurse(state, seat)
    let sum = 0
    let values = 0
    let groups = 0
    for (const card of this.#waiting) {
      const white = whites[card]
      if (white === null) continue
      if (!survey.settle(white.cost)) {
        this.#open.push(card)
        continue
      }
      sum += WORTH.ready * cards[card].prestige
      if (white.values < 0) continue
      if ((values & white.values) === 0) groups++
      values |= white.values
    }
    let capacity =
      (turns * GOODS_A_TURN * (villagers[CRAFTSMAN] === 1 ? 1 : 0.2) * survey.works) / CRAFTS.size
    for (const card of this.#open) {
      const white = whites[card]
      if (white === null) continue
      const { prestige } = cards[card]
      if (!survey.makes(white.cost)) {
        sum += WORTH.far * prestige * Math.min(1, turns / LONG)
        continue
      }
      const missing = survey.spend(white.cost)
      if (missing > capacity) continue
      capacity -= missing
      sum += Math.max(0.1, WORTH.makeable * prestige - WORTH.missing * missing)
    }
    const serves = (villagers[MERCHANT] === 1 ? 1 : 0.25) * Math.min(1, turns / 1.5)
    const spare = WORTH.spare * Math.min(7, survey.spareGoods()) * Math.min(1, turns / 5)
    return serves * sum - Math.min(sum / 2, WORTH.value * groups) * (turns < 4 ? 1.5 : 1) + spare
  }

  #workshops(state: MyVillageState, seat: number, turns: number): number {
    const survey = this.#survey
    const counts = this.#counts.fill(0)
    let most = 0
    for (let index = 0; index < survey.works; index++) {
      const values = state.box.whites[survey.workshops[index]]?.values ?? 0
      for (let value = 2; value <= HIGHEST; value++)
        if (((values >> value) & 1) === 1) most = Math.max(most, ++counts[value])
    }
    const works = state.villages[seat].villagers[CRAFTSMAN] === 1 ? 1 : 0.15
    const pairs = (most * Math.max(0, most - 1)) / 2
    return works * Math.min(1, turns / LONG) * (WORTH.workshop * survey.works + WORTH.inStep * pairs)
  }

  #rest(state: MyVillageState, seat: number, turns: number): number {
    const { coins, jokers, time, tree, headman, villagers, marks } = state.villages[seat]
    const { lifeTrack } = state.box.figures
    const survey = this.#survey
    let sum = (WORTH.coin * Math.min(5, coins) + WORTH.joker * jokers + WORTH.tree * tree) * soon(turns, 3)
    sum -= WORTH.hour * (time % lifeTrack) * soon(turns, 4)
    if (turnsGone(state) > TOO_LONG) sum += IMPATIENCE * time
    if (headman === COIN_SPACE) sum += WORTH.headman * (1 + tree / 10)
    else if (headman === STORY_SPACE) sum += WORTH.headman
    sum += soon(turns, LONG) * WORTH.window * survey.windows
    if (survey.hall !== AREA) return sum
    sum += WORTH.areaHall * soon(turns, LONG) * villagers[COUNCILLOR]
    if (marks[AREA_OCTAGONS.at.served] === 0) return sum
    const serves = (villagers[MERCHANT] === 1 ? 1 : 0.25) * soon(turns, 1.5)
    return sum + WORTH.servedMark * serves * (survey.waits + turns / 2)
  }
}

/** From 0, when there is no turn left, to 1, when there are so many. */
function soon(turns: number, enough: number): number {
  return Math.min(1, turns / enough)
}

function people(state: MyVillageState, seat: number, turns: number): number {
  const { villagers, pupils } = state.villages[seat]
  let count = 0
  let worth = WORTH.pupil * (pupils[0] + pupils[1])
  for (let one = 0; one < PROFESSIONS.size; one++) {
    count += villagers[one]
    const dear = one === CRAFTSMAN ? WORTH.craftsman : one === MERCHANT ? WORTH.merchant : WORTH.villager
    worth += dear * villagers[one]
  }
  return soon(turns, LONG) * worth - (count === 0 ? WORTH.lastVillager : 0)
}

function turnsGone({ box, round, turn }: MyVillageState): number {
  return (round - 1) * box.table.turns + turn.index / box.players
}

/** How many turns a seat may still have: by what has gone by, and few once the last death is near. */
function turnsLeft(state: MyVillageState): number {
  const { players, table, figures } = state.box
  let deaths = state.graves
  for (let one = 0; one < PROFESSIONS.size; one++) deaths += state.chronicle[one]
  if (deaths >= table.end) return 0
  const usual = Math.max(1.5, TURNS - turnsGone(state))
  if (deaths < table.end - 1) return usual
  let hours = figures.lifeTrack
  for (let one = 0; one < players; one++) hours -= (state.villages[one].time % figures.lifeTrack) / players
  return Math.min(2, hours / 2.4)
}

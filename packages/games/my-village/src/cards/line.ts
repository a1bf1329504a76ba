import { NONE } from '@chronik/kernel'
import { travelCost } from '../board/travel.ts'
import { countAt } from '../board/village.ts'
import { answers } from '../box/box.ts'
import type { MyVillageState } from '../box/state.ts'
import { BANNERS, BLACK_BANNERS, CARDS, OFFER } from '../box/vocabulary.ts'
import type { Cost } from '../goods/cost.ts'
import { type BlackObstacle, cardOffered, costOf, obstacleTo } from './offers.ts'
import { type WhiteObstacle, whiteObstacle, whiteValues } from './white.ts'

type State = MyVillageState

/** A white banner of a village, and what stands in its way now, whatever the dice show. */
export interface WhiteAnswer {
  readonly banner: string
  readonly obstacle: WhiteObstacle | null
}

/** A black banner on the table, and what stands between it and a player now. */
export interface BlackAnswer {
  readonly banner: string
  /** The card one would get, where it is known. */
  readonly card: string | null
  /** How many cards lie there. */
  readonly left: number
  readonly values: readonly number[]
  readonly obstacle: BlackObstacle | null
  /** What it costs this player; nothing for the hand, by number of cards for the steward. */
  readonly cost: Cost | null
}

/** What answers to one value of the dice. */
export interface Flag {
  readonly value: number
  readonly white: readonly WhiteAnswer[]
  readonly black: readonly BlackAnswer[]
}

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const ANY = -1

const valuesIn = (bits: number): number[] => VALUES.filter((value) => answers(bits, value))

/** Every black banner with its card, its cost and what stands in the way. */
export function blackAnswers(state: State, seat: number): readonly BlackAnswer[] {
  return state.box.offers.map((offer, index): BlackAnswer => {
    const { kind, cards, values } = offer
    const bare = cards.first === cards.end
    const card = bare ? NONE : cardOffered(state, offer)
    return {
      banner: BLACK_BANNERS.list[index],
      card: card === NONE || kind === 'travel' ? null : CARDS.list[card],
      left: bare ? 1 : countAt(state, cards, OFFER) + (kind === 'monk' && card !== NONE ? 1 : 0),
      values: valuesIn(values),
      obstacle: obstacleTo(state, seat, offer),
      cost: bare ? null : kind === 'travel' ? travelCost(state, seat) : costOf(state, seat, offer),
    }
  })
}

/** The white banners of a village with the values they answer to. */
function whiteAnswers(
  state: State,
  seat: number,
): { readonly values: number; readonly answer: WhiteAnswer }[] {
  return BANNERS.list.flatMap((word, banner) => {
    const values = whiteValues(state, seat, banner)
    const obstacle = values === 0 ? 'no-own-banner' : whiteObstacle(state, seat, banner)
    return obstacle === 'no-own-banner' ? [] : [{ values, answer: { banner: word, obstacle } }]
  })
}

/** What answers to each value from 2 to 12. */
export function bannerLine(state: State, seat: number): readonly Flag[] {
  const whites = whiteAnswers(state, seat).filter(({ values }) => values !== ANY)
  const blacks = blackAnswers(state, seat)
  return VALUES.map((value) => ({
    value,
    white: whites.flatMap(({ values, answer }) => (answers(values, value) ? [answer] : [])),
    black: blacks.filter((one) => one.values.includes(value)),
  }))
}

/** M-452: the white banners of a village that answer to every value. */
export function jokersOfLine(state: State, seat: number): readonly WhiteAnswer[] {
  return whiteAnswers(state, seat).flatMap(({ values, answer }) => (values === ANY ? [answer] : []))
}

import { type Box, MisfitError, NONE } from '@chronik/kernel'
import { type Banner, type Card, declareCards, does, valuesOf } from '../cards/cards.ts'
import type { Figures } from '../edition/schema.ts'
import { type Cost, Costs } from '../goods/cost.ts'
import {
  BANNERS,
  BLACK_BANNERS,
  BOARDS,
  CARDS,
  type Cards,
  FIELD_CARDS,
  GAME_BANNER,
  MEETING_PLACE_CARDS,
  MONK_STACK_CARDS,
  MONK_STACKS,
  PROFESSIONS,
  TRAVEL_CARDS,
  TRAVEL_STACK_CARDS,
  TRAVEL_STACKS,
} from './vocabulary.ts'

/** A black banner as one names it, and the cards it may bring. */
export interface Offer {
  readonly kind:
    | 'craft'
    | 'field'
    | 'church'
    | 'monk'
    | 'hall'
    | 'meeting-place'
    | 'travel'
    | 'hand'
    | 'steward'
  readonly cards: Cards
  readonly values: number
  readonly profession: number
  /** The letter of a travel stack or the place of a monk stack. */
  readonly stack: number
}

/** What lies in the box of a match, compiled for fast reading. */
export interface MyVillageBox extends Box {
  readonly figures: Figures
  readonly table: Figures['players']['2']
  readonly costs: readonly Cost[]
  readonly cards: readonly Card[]
  readonly offers: readonly Offer[]
  /** The black banners that answer to a value. */
  readonly blackOf: readonly (readonly number[])[]
  /** The white banners that answer to a value, by village board. */
  readonly whiteOf: readonly (readonly (readonly number[])[])[]
  /** The white banner of a card or of the village board; the values of the game banner depend on the board. */
  readonly whites: readonly (Banner | null)[]
  readonly gameValues: readonly number[]
  /** What the first travel card costs, then what it costs to go on from each travel card. */
  readonly onwardCost: readonly Cost[]
  /** Whether the journey ends with a travel card. */
  readonly ends: readonly boolean[]
  readonly tileValues: number
  /** Story points of the chronicle spaces of each profession, the best first. */
  readonly chronicle: readonly (readonly number[])[]
}

const LAST_TRAVEL = `travel-${TRAVEL_STACKS.list[TRAVEL_STACKS.size - 1]}`
const MOST_VALUE = 12
const VALUES = Array.from({ length: MOST_VALUE + 1 }, (_, value) => value)

export const answers = (values: number, value: number): boolean => ((values >> value) & 1) === 1

/** The values of a banner as they are printed: `5/8`. */
export const printedValues = (values: number): string =>
  VALUES.filter((value) => value > 1 && answers(values, value)).join('/')

export function openBox(box: Box): MyVillageBox {
  const figures = box.edition.figures as Figures
  checkFit(figures, box.players)
  const costs = new Costs()
  const cards = declareCards(figures, costs)
  const offers = declareOffers(figures, cards)
  const gameValues = BOARDS.list.map((board) => valuesOf(figures.game.values[board]))
  const whites = [...cards.map((card) => card.white), ...boardBanners(figures, costs)]
  const whiteValues = (banner: number, board: number): number =>
    banner === GAME_BANNER ? gameValues[board] : (whites[banner]?.values ?? 0)
  return {
    ...box,
    figures,
    table: figures.players[String(box.players) as '2'],
    onwardCost: Array.from({ length: TRAVEL_CARDS.end - TRAVEL_CARDS.first + 1 }, (_, index) =>
      onwardCost(figures, costs, TRAVEL_CARDS.first + index - 1),
    ),
    ends: CARDS.list
      .slice(TRAVEL_CARDS.first, TRAVEL_CARDS.end)
      .map((card) => card.startsWith(LAST_TRAVEL) || figures.travel.cards[card].ends),
    costs: costs.list,
    cards,
    offers,
    blackOf: VALUES.map((value) =>
      [...offers.keys()].filter((offer) => answers(offers[offer].values, value)),
    ),
    whiteOf: BOARDS.list.map((_, board) =>
      VALUES.map((value) =>
        [...BANNERS.list.keys()].filter((banner) => answers(whiteValues(banner, board), value)),
      ),
    ),
    whites,
    gameValues,
    tileValues: valuesOf(figures.meetingPlace.tile),
    chronicle: PROFESSIONS.list.map((one) => figures.chronicle[one].toSorted((a, b) => b - a)),
  }
}

/** Figures that must fit each other, whatever an owner corrects. */
function checkFit({ players, steward }: Figures, seats: number): void {
  const { white, black, turns } = players[String(seats) as '2']
  const needed = 2 * seats * turns
  if (white + black < needed)
    throw new MisfitError({
      path: `players.${seats}`,
      expected: `at least ${needed} dice`,
      found: `${white + black}`,
    })
  if (steward.bonus > steward.cards.length)
    throw new MisfitError({
      path: 'steward.bonus',
      expected: 'a cost for each customer',
      found: `${steward.bonus}`,
    })
}

/** The game banner and the school banner. */
function boardBanners({ game, school }: Figures, costs: Costs): Banner[] {
  return [
    { values: 0, cost: costs.none, effects: [does('stories', game.stories)] },
    { values: valuesOf(school.values), cost: costs.none, effects: [does('school')] },
  ]
}

function declareOffers({ hand, steward, travel }: Figures, cards: readonly Card[]): Offer[] {
  const none = { first: 0, end: 0 }
  return BLACK_BANNERS.list.map((id): Offer => {
    if (id === 'hand')
      return { kind: id, cards: none, values: valuesOf(hand.values), profession: NONE, stack: NONE }
    if (id === 'steward')
      return { kind: id, cards: none, values: valuesOf(steward.values), profession: NONE, stack: NONE }
    const range = offered(id)
    const { kind, profession, black } = cards[range.first]
    if (kind === 'customer') throw new Error(`${id} has no black banner`)
    const letter = TRAVEL_STACKS.list.findIndex((one) => id === `travel-${one}`)
    const stack = kind === 'travel' ? letter : MONK_STACKS.list.findIndex((one) => id === `monk-${one}`)
    const values =
      kind === 'travel' ? valuesOf(travel.stacks[TRAVEL_STACKS.list[letter]].values) : black.values
    return { kind, cards: range, values, profession, stack }
  })
}

/** The cards that lie under the name of a black banner. */
function offered(id: string): Cards {
  const monks = MONK_STACKS.list.findIndex((stack) => id === `monk-${stack}`)
  if (monks >= 0) return MONK_STACK_CARDS[monks]
  const letter = TRAVEL_STACKS.list.findIndex((stack) => id === `travel-${stack}`)
  if (letter >= 0) return TRAVEL_STACK_CARDS[letter]
  if (id === 'field') return FIELD_CARDS
  if (id === 'meeting-place') return MEETING_PLACE_CARDS
  return { first: CARDS.at[id], end: CARDS.at[id] + 1 }
}

// M-665: the grey banner of the last travel card is due together with the cost of the next one.
function onwardCost({ travel }: Figures, costs: Costs, last: number): Cost {
  if (last < TRAVEL_CARDS.first) return costs.add(travel.stacks[TRAVEL_STACKS.list[0]])
  const letter = TRAVEL_STACK_CARDS.findIndex((stack) => last < stack.end)
  if (letter === TRAVEL_STACKS.size - 1) return costs.none
  return costs.add(travel.stacks[TRAVEL_STACKS.list[letter + 1]], travel.cards[CARDS.list[last]].grey)
}

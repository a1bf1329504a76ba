import { NONE } from '@chronik/kernel'
import type { Cost, Costs } from './cost.ts'
import type { Figures } from './edition/schema.ts'
import { BONUSES, CARDS, CARDS_PER_CRAFT, HALLS, type Kind, MONK_STACKS, PROFESSIONS } from './vocabulary.ts'

/** What a banner action can do, in the order in which the card says it. */
export type EffectName =
  | 'place'
  | 'coins'
  | 'plow-coins'
  | 'stories'
  | 'good'
  | 'joker'
  | 'mark'
  | 'lay-tile'
  | 'move-tile'
  | 'die-marker'
  | 'turn-travel'
  | 'serve'
  | 'school'
  | 'leader-bonus'
  | 'school-bonus'
  | 'steward-bonus'

export interface Effect {
  readonly name: EffectName
  readonly amount: number
}

/** Values it answers to (a bit for each), what it costs, what it does. */
export interface Banner {
  readonly values: number
  readonly cost: Cost
  readonly effects: readonly Effect[]
}

/** One card as it is printed: all that the rules need to know of it. */
export interface Card {
  readonly kind: Kind
  /** The villager its area needs, or NONE. */
  readonly profession: number
  readonly black: Banner
  readonly white: Banner | null
  readonly prestige: number
}

/** The bits of a banner's values: bit 7 for "7"; all of them for "?". */
export function valuesOf(printed: string): number {
  if (printed === '?') return -1
  return printed.split('/').reduce((bits, value) => bits | (1 << Number(value)), 0)
}

export const does = (name: EffectName, amount = 1): Effect => ({ name, amount })
const place = does('place')

/** All cards of an edition, in the order of the vocabulary. */
export function declareCards(figures: Figures, costs: Costs): Card[] {
  const { craft, field, church, monk, hall, meetingPlace, travel, customer } = figures
  const time = (units: number): Cost => costs.add({ time: units, extra: '-' })
  const craftCosts = [time(craft.time), time(craft.whiteTime)]
  const fieldCosts = [time(field.time), time(field.whiteTime)]
  const meetingCosts = [time(meetingPlace.time), time(meetingPlace.whiteTime)]
  const churchCost = time(church.time)
  const monkCosts = MONK_STACKS.list.map((stack) => costs.add(monk.stacks[stack]))

  const declare = {
    craft: (id: string): Card => {
      const values = valuesOf(craft.values[id])
      return {
        kind: 'craft',
        profession: PROFESSIONS.at.craftsman,
        black: { values, cost: craftCosts[0], effects: [place, does('good')] },
        white: { values, cost: craftCosts[1], effects: [does('good')] },
        prestige: 0,
      }
    },
    field: (): Card => {
      const values = valuesOf(field.values)
      const coins = does('coins', field.coins)
      return {
        kind: 'field',
        profession: NONE,
        black: { values, cost: fieldCosts[0], effects: [coins, place] },
        white: { values, cost: fieldCosts[1], effects: [coins, does('plow-coins', field.plowCoins)] },
        prestige: field.prestige,
      }
    },
    church: (id: string): Card => ({
      kind: 'church',
      profession: PROFESSIONS.at.abbot,
      black: { values: valuesOf(church.values), cost: churchCost, effects: [place] },
      white: null,
      prestige: church.prestige[id],
    }),
    monk: (id: string): Card => {
      const stack = id.split('-')[1]
      return {
        kind: 'monk',
        profession: PROFESSIONS.at.abbot,
        black: {
          values: valuesOf(monk.stacks[stack].values),
          cost: monkCosts[MONK_STACKS.list.indexOf(stack as 'jug')],
          effects: [...bonusOf(monk.bonus[id]), place],
        },
        white: null,
        prestige: 0,
      }
    },
    hall: (id: string): Card => {
      const { values: printed, time: blackTime, whiteTime, prestige } = hall.cards[id]
      const values = valuesOf(printed)
      const [black, white] = hallEffects(id, hall.coins)
      return {
        kind: 'hall',
        profession: PROFESSIONS.at.councillor,
        black: { values, cost: time(blackTime), effects: black },
        white: { values, cost: time(whiteTime), effects: white },
        prestige,
      }
    },
    'meeting-place': (): Card => {
      const values = valuesOf(meetingPlace.values)
      const story = does('stories', meetingPlace.stories)
      const marker = does('die-marker')
      return {
        kind: 'meeting-place',
        profession: PROFESSIONS.at.councillor,
        black: { values, cost: meetingCosts[0], effects: [does('lay-tile'), story, place, marker] },
        white: { values, cost: meetingCosts[1], effects: [does('move-tile'), story, marker] },
        prestige: meetingPlace.prestige,
      }
    },
    // The cost also depends on the card the journey goes on from: see `onwardCost` of the box.
    travel: (id: string): Card => ({
      kind: 'travel',
      profession: PROFESSIONS.at.traveller,
      black: {
        values: valuesOf(travel.stacks[id.split('-')[1]].values),
        cost: costs.none,
        effects: [does('turn-travel')],
      },
      white: null,
      prestige: travel.cards[id].prestige,
    }),
    customer: (id: string): Card => {
      const { values, extra, prestige } = customer[id]
      return {
        kind: 'customer',
        profession: PROFESSIONS.at.merchant,
        black: { values: 0, cost: costs.none, effects: [] },
        white: {
          values: valuesOf(values),
          cost: costs.add({ time: 0, extra }),
          effects: [does('serve')],
        },
        prestige,
      }
    },
  }
  return CARDS.list.map((id) => declare[kindOf(id)](id))
}

function kindOf(id: string): Kind {
  const kinds = ['field', 'church', 'monk', 'hall', 'meeting-place', 'travel', 'customer'] as const
  return kinds.find((kind) => id.startsWith(`${kind}-`)) ?? 'craft'
}

// M-724 to M-728: story points at once; leader, school (perhaps twice) and steward as often as it says.
function bonusOf({ kind, count }: Figures['monk']['bonus'][string]): Effect[] {
  if (kind === BONUSES.list[BONUSES.at.stories]) return [does('stories', count)]
  return Array<Effect>(count).fill(does(`${kind}-bonus` as EffectName))
}

// M-803 to M-807: what the halls do when they are placed, and later.
function hallEffects(id: string, coins: number): [black: Effect[], white: Effect[]] {
  switch (id) {
    case HALLS.list[HALLS.at['hall-finance']]:
      return [[does('coins', coins), place], [does('coins', coins)]]
    case HALLS.list[HALLS.at['hall-guild']]:
      return [[place, does('joker')], [does('joker')]]
    default:
      return [[place, does('mark')], [does('mark')]]
  }
}

/** Which craft a craft building belongs to. */
export const craftOf = (card: number): number => Math.floor(card / CARDS_PER_CRAFT)

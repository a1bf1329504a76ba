import { NONE } from '@chronik/kernel'
import { CARDS_PER_CRAFT, KINDS, type Kind, PROFESSIONS, SHELF } from '../box/vocabulary.ts'
import type { Figures } from '../edition/schema.ts'
import type { Cost, Costs } from '../goods/cost.ts'

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

/** How the cards of a kind read; most of them differ in their figures only. */
type Declare = (id: string, figures: Figures, costs: Costs) => Card

const craft: Declare = (id, { craft: { values: printed, time, whiteTime } }, costs) => {
  const values = valuesOf(printed[id])
  return {
    kind: 'craft',
    profession: PROFESSIONS.at.craftsman,
    black: { values, cost: costs.time(time), effects: [place, does('good')] },
    white: { values, cost: costs.time(whiteTime), effects: [does('good')] },
    prestige: 0,
  }
}

const field: Declare = (_id, figures, costs) => {
  const { values: printed, time, whiteTime, coins, plowCoins, prestige } = figures.field
  const values = valuesOf(printed)
  const harvest = does('coins', coins)
  return {
    kind: 'field',
    profession: NONE,
    black: { values, cost: costs.time(time), effects: [harvest, place] },
    white: { values, cost: costs.time(whiteTime), effects: [harvest, does('plow-coins', plowCoins)] },
    prestige,
  }
}

const church: Declare = (id, { church: { values, time, prestige } }, costs) => ({
  kind: 'church',
  profession: PROFESSIONS.at.abbot,
  black: { values: valuesOf(values), cost: costs.time(time), effects: [place] },
  white: null,
  prestige: prestige[id],
})

const monk: Declare = (id, { monk: { stacks, bonus } }, costs) => {
  const printed = stacks[id.split('-')[1]]
  return {
    kind: 'monk',
    profession: PROFESSIONS.at.abbot,
    black: {
      values: valuesOf(printed.values),
      cost: costs.add(printed),
      effects: [...bonusOf(bonus[id]), place],
    },
    white: null,
    prestige: 0,
  }
}

// M-724 to M-728: story points at once; leader, school (perhaps twice) and steward as often as it says.
function bonusOf({ kind, count }: Figures['monk']['bonus'][string]): Effect[] {
  return kind === 'stories' ? [does(kind, count)] : Array<Effect>(count).fill(does(`${kind}-bonus`))
}

const hall: Declare = (id, figures, costs) => {
  const { values: printed, time, whiteTime, prestige } = figures.hall.cards[id]
  const values = valuesOf(printed)
  const { black, white } = hallEffects(id, figures.hall.coins)
  return {
    kind: 'hall',
    profession: PROFESSIONS.at.councillor,
    black: { values, cost: costs.time(time), effects: black },
    white: { values, cost: costs.time(whiteTime), effects: white },
    prestige,
  }
}

// M-803 to M-807: what the halls do when they are placed, and later.
function hallEffects(id: string, coins: number): { black: Effect[]; white: Effect[] } {
  if (id === 'hall-finance') return { black: [does('coins', coins), place], white: [does('coins', coins)] }
  const marker = id === 'hall-guild' ? does('joker') : does('mark')
  return { black: [place, marker], white: [marker] }
}

const meetingPlace: Declare = (_id, figures, costs) => {
  const { values: printed, time, whiteTime, stories, prestige } = figures.meetingPlace
  const values = valuesOf(printed)
  const story = does('stories', stories)
  const marker = does('die-marker')
  return {
    kind: 'meeting-place',
    profession: PROFESSIONS.at.councillor,
    black: { values, cost: costs.time(time), effects: [does('lay-tile'), story, place, marker] },
    white: { values, cost: costs.time(whiteTime), effects: [does('move-tile'), story, marker] },
    prestige,
  }
}

// What it costs also depends on the card the journey goes on from: see `onwardCost` of the box.
const travel: Declare = (id, { travel: { stacks, cards } }, costs) => ({
  kind: 'travel',
  profession: PROFESSIONS.at.traveller,
  black: {
    values: valuesOf(stacks[id.split('-')[1]].values),
    cost: costs.none,
    effects: [does('turn-travel')],
  },
  white: null,
  prestige: cards[id].prestige,
})

const customer: Declare = (id, figures, costs) => {
  const { values, extra, prestige } = figures.customer[id]
  return {
    kind: 'customer',
    profession: PROFESSIONS.at.merchant,
    black: { values: 0, cost: costs.none, effects: [] },
    white: { values: valuesOf(values), cost: costs.add({ time: 0, extra }), effects: [does('serve')] },
    prestige,
  }
}

const DECLARATIONS: { readonly [kind in Kind]: Declare } = {
  craft,
  field,
  church,
  monk,
  hall,
  'meeting-place': meetingPlace,
  travel,
  customer,
}

/** All cards of an edition, in the order of the vocabulary. */
export function declareCards(figures: Figures, costs: Costs): Card[] {
  return KINDS.flatMap((kind) => SHELF[kind].map((id) => DECLARATIONS[kind](id, figures, costs)))
}

/** Which craft a craft building belongs to. */
export const craftOf = (card: number): number => Math.floor(card / CARDS_PER_CRAFT)

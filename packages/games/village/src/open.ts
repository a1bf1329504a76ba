import { type Box, MisfitError } from '@chronik/kernel'
import type {
  Building,
  Customer,
  Draft,
  Journey,
  Place,
  Road,
  Takeovers,
  VillageBox,
  Windows,
} from './box.ts'
import { churchAction } from './church.ts'
import { councilAction } from './council.ts'
import { craftsAction } from './crafts.ts'
import type { Figures } from './edition/schema.ts'
import { familyAction } from './family.ts'
import { harvestAction } from './harvest.ts'
import { marketAction } from './market.ts'
import { packInfluence } from './payment.ts'
import { baseScoring } from './scoring.ts'
import { conny } from './solo/conny.ts'
import { NOBODY } from './state.ts'
import { travelAction } from './travel.ts'
import {
  BUILDINGS,
  CASTLES,
  CHRONICLE_PLACES,
  CUSTOMERS,
  FIGURES,
  GOODS,
  GRAVES,
  GROUPS,
  PLACES,
  ROADS,
  SPACES,
  STAGES,
  WARES,
} from './vocabulary.ts'

/** In the order of the vocabulary of spaces. */
const ACTIONS = [
  harvestAction,
  familyAction,
  craftsAction,
  marketAction,
  travelAction,
  councilAction,
  churchAction,
]

/** Compiles a box: figures into rows, openings into places, options into plain values. */
export function openBox(box: Box): VillageBox {
  const figures = box.edition.figures as Figures
  const { options, players } = box
  const solo = players === 1
  const card = (solo ? 2 : players) as 2 | 3 | 4 | 5
  const startSeat = options['start-seat'] === 'random' ? NOBODY : Number(options['start-seat']) - 1
  if (startSeat >= players) {
    throw new MisfitError({
      path: 'options.start-seat',
      expected: `random or a seat from 1 to ${players}`,
      found: String(options['start-seat']),
    })
  }
  const chronicle = GROUPS.list.map((group) => openPlacesOf(figures, group, card))
  const draft: Draft = {
    ...box,
    figures,
    solo,
    card,
    repeatCastleReward: options['repeat-castle-reward'] === true,
    roundLimit: Number(options['round-limit']),
    startCompensation: options['start-compensation'] === true,
    startSeat,
    trackLength: figures.track.length,
    grainLimit: figures.stock.grainLimit,
    numbers: FIGURES.list.map((figure) => Number(figure[0])),
    figureCount: FIGURES.size,
    spaces: SPACES.list.map((_, space) => space),
    colourCubes: figures.setupCards[card].colour,
    fill: fillOf(figures, card),
    firstFill: fillOf(figures, card),
    actions: [...ACTIONS],
    buildings: buildingsOf(figures),
    goods: GOODS.list.map((_, goods) => goods),
    customers: customersOf(figures),
    customersInPlay: CUSTOMERS.list.map((_, customer) => customer),
    stalls: figures.market.stalls[card],
    roads: roadsOf(figures),
    roadsFrom: STAGES.list.map((stage) => journeysFrom(figures, stage)),
    places: PLACES.list.map(placeOf),
    chronicle,
    openPlaces: chronicle.reduce((sum, places) => sum + places.length, 0),
    graves: GRAVES.list.flatMap((grave, at) => (isOpen(figures.graves[grave], card) ? [at] : [])),
    windows: noWindows(),
    takeovers: { ...NO_TAKEOVERS },
    wares: [],
    stands: [],
    asides: [],
    settled: [],
    setups: [],
    scoring: [...baseScoring],
    search: figures.solo.search.map((space) => SPACES.at[space]),
    guestGroups: SPACES.list.map(guestGroup),
    guest: solo ? conny : null,
  }
  return draft
}

const NO_TAKEOVERS: Takeovers = {
  time: null,
  plague: null,
  roadFee: null,
  roadWaiver: null,
  surcharge: null,
  grave: null,
  promotionFee: null,
  promotionPayable: null,
}

function noWindows(): Windows {
  return {
    beforeSource: [],
    beforeAction: [],
    afterAction: [],
    opportunity: [],
    marketEnd: [],
    produced: [],
    leaving: [],
    roundEnd: [],
    beforeScoring: [],
  }
}

/** V-109: places are open by the number of players; ring places stay closed here. */
function isOpen(opening: string, card: number): boolean {
  return opening === 'always' || Number(opening[0]) <= card
}

function openPlacesOf(figures: Figures, group: (typeof GROUPS.list)[number], card: number): number[] {
  return figures.chronicle[group].flatMap((opening, at) => {
    const name = `chr-${group}-${at + 1}` as (typeof CHRONICLE_PLACES.list)[number]
    return isOpen(opening, card) ? [CHRONICLE_PLACES.at[name]] : []
  })
}

// V-I9: there must be enough cubes in the bag for a fill.
function fillOf(figures: Figures, card: 2 | 3 | 4 | 5): number[] {
  const { spaces, colour } = figures.setupCards[card]
  const fill = SPACES.list.map((space) => spaces[space])
  const total = fill.reduce((sum, count) => sum + count, 0)
  const least = 4 * colour + figures.stock.plague - 1
  if (total > least)
    throw new MisfitError({
      path: `figures.setupCards.${card}.colour`,
      expected: `cubes for ${total} places`,
      found: `${least}`,
    })
  return fill
}

function buildingsOf(figures: Figures): Building[] {
  return BUILDINGS.list.map((building) => {
    const { influence, products, ...rest } = figures.crafts[building]
    return {
      ...rest,
      place: PLACES.at[building],
      influence: packInfluence(influence),
      products: products.map((one) => GOODS.at[one]),
    }
  })
}

function customersOf(figures: Figures): Customer[] {
  return CUSTOMERS.list.map((customer) => {
    const { demand, points } = figures.customers[customer]
    return { demand: WARES.list.map((ware) => demand[ware] ?? 0), points }
  })
}

function roadsOf(figures: Figures): Road[] {
  return ROADS.list.map((road, id) => ({ id, influence: packInfluence(figures.roads[road].influence) }))
}

/** V-R15: roads lead both ways, but none leads back to the village. */
function journeysFrom(figures: Figures, stage: string): Journey[] {
  return ROADS.list.flatMap((name, road) => {
    const { from, to } = figures.roads[name]
    if (from === stage) return [{ road, to: CASTLES.at[to] }]
    return to === stage && from !== 'village' ? [{ road, to: CASTLES.at[from] }] : []
  })
}

/** V-413, V-606, V-607: who is seen, who can be fetched home, and which group the dead of a place belong to. */
function placeOf(place: string): Place {
  const group = groupOf(place)
  const visible = group !== null
  return {
    visible,
    leadsHome: visible && place !== 'farm',
    group: group === null ? NOBODY : GROUPS.at[group],
    elsewhere: null,
  }
}

function groupOf(place: string): (typeof GROUPS.list)[number] | null {
  if (place === 'farm') return 'farm'
  if ((BUILDINGS.list as readonly string[]).includes(place)) return 'crafts'
  if ((CASTLES.list as readonly string[]).includes(place)) return 'travel'
  if (/^council-\d$/.test(place)) return 'council'
  if (/^church-\d$/.test(place)) return 'church'
  return null
}

/** VS-305: harvest and family belong to the farm, the market to no group. */
function guestGroup(space: (typeof SPACES.list)[number]): number {
  if (space === 'market') return NOBODY
  return GROUPS.at[space === 'harvest' || space === 'family' ? 'farm' : space]
}

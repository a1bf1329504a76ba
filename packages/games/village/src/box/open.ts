import { type Box, MisfitError } from '@chronik/kernel'
import { churchAction } from '../board/church.ts'
import { councilAction } from '../board/council.ts'
import { craftsAction } from '../board/crafts.ts'
import { customerRow } from '../board/customer.ts'
import { harvestAction } from '../board/harvest.ts'
import { marketAction } from '../board/market.ts'
import { travelAction } from '../board/travel.ts'
import { oneListOf } from '../course/aside.ts'
import { baseScoring } from '../course/scoring.ts'
import type { Figures } from '../edition/schema.ts'
import { packInfluence } from '../goods/payment.ts'
import { openGraves, openPlacesOf } from '../life/chronicle.ts'
import { familyAction } from '../life/family.ts'
import type { Module } from '../module.ts'
import { conny } from '../solo/conny.ts'
import type { Building, Draft, Journey, Place, Road, Takeovers, VillageBox, Windows } from './box.ts'
import { packModules } from './seams.ts'
import { NOBODY } from './state.ts'
import {
  BASE_BUILDINGS,
  BASE_CUSTOMERS,
  BASE_FIGURES,
  BASE_GOODS,
  BASE_SPACES,
  CASTLES,
  FIGURES,
  GOODS,
  GROUPS,
  PLACES,
  ROADS,
  SPACES,
  STAGES,
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

/** Packs the box of a match: the base game, then what each module in play brings. */
export function openBox(box: Box, modules: readonly Module[]): VillageBox {
  const draft = baseBox(box)
  const inPlay = modules.filter((module) => module.isInPlay(draft))
  packModules(draft, inPlay)
  fillBySetupCard(draft)
  draft.listAsides = oneListOf(draft.asides)
  draft.search = draft.search.filter((space) => draft.spaces.includes(space))
  draft.openPlaces = draft.chronicle.reduce((sum, places) => sum + places.length, 0)
  return { ...draft, modules: inPlay }
}

function baseBox(box: Box): Draft {
  const figures = box.edition.figures as Figures
  const { options, players } = box
  const solo = players === 1
  const card = (solo ? 2 : players) as 2 | 3 | 4 | 5
  return {
    ...box,
    figures,
    solo,
    card,
    modules: [],
    repeatCastleReward: options['repeat-castle-reward'] === true,
    roundLimit: Number(options['round-limit']),
    startCompensation: options['start-compensation'] === true,
    startSeat: agreedStartSeat(box),
    trackLength: figures.track.length,
    grainLimit: figures.stock.grainLimit,
    plague: figures.stock.plague,
    numbers: FIGURES.list.map((figure) => Number(figure[0])),
    figureCount: BASE_FIGURES,
    spaces: BASE_SPACES.map((space) => SPACES.at[space]),
    colourCubes: 0,
    fill: [],
    firstFill: [],
    emptyAtFirst: [],
    actions: [...ACTIONS],
    buildings: buildingsOf(figures),
    goods: BASE_GOODS.map((goods) => GOODS.at[goods]),
    customers: BASE_CUSTOMERS.map((customer) => customerRow(figures.customers[customer])),
    customersInPlay: BASE_CUSTOMERS.map((_, customer) => customer),
    stalls: figures.market.stalls[card],
    roads: roadsOf(figures),
    roadsFrom: STAGES.list.map((stage) => journeysFrom(figures, stage)),
    places: PLACES.list.map(placeOf),
    chronicle: GROUPS.list.map((group) => openPlacesOf(figures, group, card, false)),
    openPlaces: 0,
    graves: openGraves(figures, card),
    windows: noWindows(),
    takeovers: { ...NO_TAKEOVERS },
    wares: [],
    stands: [],
    asides: [],
    listAsides: null,
    settled: [],
    setups: [],
    scoring: [...baseScoring],
    aboard: () => 0,
    search: figures.solo.search.map((space) => SPACES.at[space]),
    guestGroups: SPACES.list.map(guestGroup),
    guestElsewhere: SPACES.list.map(() => null),
    reserves: [],
    secrets: [],
    guest: solo ? conny : null,
  }
}

function agreedStartSeat({ options, players }: Box): number {
  const agreed = options['start-seat']
  if (agreed === 'random') return NOBODY
  if (Number(agreed) > players) {
    const expected = `random or a seat from 1 to ${players}`
    throw new MisfitError({ path: 'options.start-seat', expected, found: String(agreed) })
  }
  return Number(agreed) - 1
}

// V-113, V-202, V-I9: the setup card of the modules in play; the bag must hold enough for a fill.
function fillBySetupCard(draft: Draft): void {
  const { figures, card } = draft
  const expansions = (draft.options.expansions as readonly string[]).join('+')
  const path = expansions === '' ? `setupCards.${card}` : `moduleCards.${expansions}.${card}`
  const row =
    expansions === ''
      ? figures.setupCards[card]
      : figures.moduleCards[expansions as keyof Figures['moduleCards']][card]
  const cubes: { readonly [space: string]: number | undefined } = row.spaces
  draft.colourCubes = row.colour
  draft.fill = draft.spaces.map((space) => {
    const name = SPACES.list[space]
    const count = cubes[name]
    if (count !== undefined) return count
    throw new MisfitError({
      path: `figures.${path}.spaces.${name}`,
      expected: 'a number of cubes',
      found: 'none',
    })
  })
  draft.firstFill = draft.fill.map((count, index) =>
    draft.emptyAtFirst.includes(draft.spaces[index]) ? 0 : count,
  )
  const total = draft.fill.reduce((sum, count) => sum + count, 0)
  const least = 4 * row.colour + draft.plague - 1
  if (total > least) {
    throw new MisfitError({
      path: `figures.${path}.colour`,
      expected: `cubes for ${total} places`,
      found: `${least}`,
    })
  }
}

const NO_TAKEOVERS: Takeovers = {
  time: null,
  plague: null,
  roadFee: null,
  captainFee: null,
  captainWaiver: null,
  lost: null,
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
    sail: [],
    roundEnd: [],
    beforeScoring: [],
  }
}

function buildingsOf(figures: Figures): Building[] {
  return BASE_BUILDINGS.map((building) => {
    const { influence, products, ...rest } = figures.crafts[building]
    const place = PLACES.at[building]
    return {
      ...rest,
      place,
      influence: packInfluence(influence),
      products: products.map((one) => GOODS.at[one]),
    }
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
    chronicled: place.startsWith('chronicle-'),
  }
}

function groupOf(place: string): (typeof GROUPS.list)[number] | null {
  if (place === 'farm') return 'farm'
  if ((BASE_BUILDINGS as readonly string[]).includes(place)) return 'crafts'
  if ((CASTLES.list as readonly string[]).includes(place)) return 'travel'
  if (/^council-\d$/.test(place)) return 'council'
  if (/^church-\d$/.test(place)) return 'church'
  return null
}

/** VS-305: harvest and family belong to the farm, the others to their own group; the market to none. */
function guestGroup(space: string): number {
  if (space === 'harvest' || space === 'family') return GROUPS.at.farm
  return (GROUPS.list as readonly string[]).indexOf(space)
}

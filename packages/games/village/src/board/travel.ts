import { choice, type Move, moveKind, push, type Refusal, refusal, rule } from '@chronik/kernel'
import type { Action, Journey } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { CASTLES, GOODS, ROADS, STAGES } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import { GAIN_RULES, gainCubes, payable, payment, refuseCost } from '../goods/payment.ts'
import { gainCoins, gainPrestige, payGoods } from '../goods/stock.ts'
import {
  CASTLE_A,
  FARM,
  figureAt,
  figureName,
  KINDS,
  kindBlank,
  kindsAt,
  NO_FIGURE,
  placeName,
  put,
} from '../life/figures.ts'
import { payTime } from '../life/time.ts'

export const travel = moveKind('travel <number> <from>-><to>', {
  number: kindBlank,
  from: STAGES,
  to: CASTLES,
})
const WAGON = GOODS.at.wagon

/** Where a figure stands before it sets out: the farm for the village, otherwise its castle. */
function standsAt(stage: number): number {
  return stage === 0 ? FARM : CASTLE_A + stage - 1
}

/** V-463: time, a wagon and the influence of the road. */
function affordable(state: VillageState, seat: number, road: number): boolean {
  return (
    payable(state.farms[seat], state.box.roads[road].influence) ||
    (waivers(state, seat) & WITHOUT_CUBES) !== 0
  )
}

function hasWagon(state: VillageState, seat: number): boolean {
  return (
    state.farms[seat].goods[WAGON] >= state.box.figures.travel.wagons ||
    (waivers(state, seat) & WITHOUT_WAGON) !== 0
  )
}

function possible(state: VillageState, seat: number): boolean {
  if (!hasWagon(state, seat)) return false
  for (let stage = 0; stage < STAGES.size; stage++) {
    if (kindsAt(state, seat, standsAt(stage)) === 0) continue
    for (const { road } of state.box.roadsFrom[stage]) if (affordable(state, seat, road)) return true
  }
  return false
}

function whyNot(state: VillageState, seat: number): Refusal {
  const { wagons } = state.box.figures.travel
  if (!hasWagon(state, seat)) {
    return refusal('goods-missing', 'V-463', {
      goods: 'wagon',
      missing: wagons - state.farms[seat].goods[WAGON],
    })
  }
  for (let stage = 0; stage < STAGES.size; stage++) {
    if (kindsAt(state, seat, standsAt(stage)) === 0) continue
    return {
      ...refuseCost(state.farms[seat], state.box.roads[state.box.roadsFrom[stage][0].road].influence),
      rule: 'V-463',
    }
  }
  return refusal('nobody-to-travel', 'V-461')
}

// V-461, V-462, V-R15: from the village to a castle next to it, or from a castle along one road, either way.
export const travelChoice = choice<VillageState>('d-travel', [travel, skip], {
  rule: 'V-461',
  list(state, moves, seat, waivable) {
    for (let stage = 0; stage < STAGES.size; stage++) {
      const numbers = kindsAt(state, seat, standsAt(stage))
      if (numbers === 0) continue
      for (const { road, to } of state.box.roadsFrom[stage]) {
        if (!affordable(state, seat, road)) continue
        for (let one = 1; one <= KINDS; one++) if (numbers & (1 << one)) moves.add(travel(one, stage, to))
      }
    }
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) {
      waive(state, seat)
      return
    }
    const from = travel.get.from(move)
    const to = travel.get.to(move)
    const figure = figureAt(state, seat, travel.get.number(move), standsAt(from))
    const road = roadBetween(state, from, to)?.road ?? 0
    push(state, arrival, seat, figure, to, road)
    if (state.box.takeovers.roadFee?.(state, seat, road) !== true) payRoad(state, seat, road, 0)
  },
  refuse: refuseTravel,
})

/** Parts of the price of a road that may be waived. */
export const WITHOUT_CUBES = 1
export const WITHOUT_WAGON = 2

// V-463: time, a wagon and the influence of the road, less what is waived.
export function payRoad(state: VillageState, seat: number, road: number, waived: number): void {
  if ((waived & WITHOUT_WAGON) === 0) payGoods(state, seat, WAGON, state.box.figures.travel.wagons)
  if ((waived & WITHOUT_CUBES) === 0) push(state, payment, seat, state.box.roads[road].influence)
  payTime(state, seat, state.box.figures.travel.time, 'journey')
}

/** What the seat can have waived on a road. */
function waivers(state: VillageState, seat: number): number {
  return state.box.takeovers.roadWaiver?.(state, seat) ?? 0
}

function roadBetween(state: VillageState, from: number, to: number): Journey | undefined {
  return state.box.roadsFrom[from].find((journey) => journey.to === to)
}

function refuseTravel(state: VillageState, move: Move, seat: number): Refusal {
  if (skip.is(move)) return refuseSkip(state)
  const from = travel.get.from(move)
  const to = travel.get.to(move)
  const number = travel.get.number(move)
  const journey = roadBetween(state, from, to)
  if (journey === undefined)
    return refusal('no-road', 'V-462', { from: STAGES.list[from], to: CASTLES.list[to] })
  if (figureAt(state, seat, number, standsAt(from)) === NO_FIGURE) {
    return refusal('no-such-member', 'V-461', {
      number: kindBlank.format(number),
      place: placeName(standsAt(from)),
    })
  }
  return { ...refuseCost(state.farms[seat], state.box.roads[journey.road].influence), rule: 'V-463' }
}

// V-464, V-466, V-467: the figure arrives and leaves a marker for good; then the reward.
export const arrival = rule<VillageState>('arrival', (state, seat, figure, castle, road) => {
  const farm = state.farms[seat]
  const from = placeName(farm.figures[figure])
  put(state, seat, figure, CASTLE_A + castle)
  const to = CASTLES.list[castle]
  state.log?.add({ code: 'travel', seat, figure: figureName(figure), from, to, road: ROADS.list[road] })
  const known = farm.markers[castle] === 1
  if (!known) {
    farm.markers[castle] = 1
    state.log?.add({ code: 'marker', seat, castle: to })
  }
  // V-R16: a castle with one's own marker rewards again only where that was agreed.
  if (!known || state.box.repeatCastleReward) reward(state, seat, to)
})

// V-465: prestige, cubes of choice or coins, as printed at the castle.
export function reward(state: VillageState, seat: number, castle: (typeof CASTLES.list)[number]): void {
  const { prestige, cubes, coins } = state.box.figures.castles[castle]
  if (prestige > 0) gainPrestige(state, seat, prestige, castle)
  if (coins > 0) gainCoins(state, seat, coins, castle)
  if (cubes > 0) push(state, gainCubes, seat, cubes, GAIN_RULES.at['V-465'])
}

export const travelAction: Action = {
  possible,
  whyNot,
  begin: (state, seat, waivable) => push(state, travelChoice, seat, waivable),
}

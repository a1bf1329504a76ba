import {
  choice,
  type Move,
  type MoveList,
  moveKind,
  push,
  type Refusal,
  refusal,
  rule,
} from '@chronik/kernel'
import type { Action, Building } from '../box/box.ts'
import { gained } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { BUILDINGS, GOODS } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import { payable, payment, refuseCost } from '../goods/payment.ts'
import { gainCoins, payGrain } from '../goods/stock.ts'
import {
  FARM,
  figureAt,
  figureName,
  inhabited,
  KINDS,
  kindBlank,
  kindsAt,
  placeName,
  put,
} from '../life/figures.ts'
import { payTime } from '../life/time.ts'

export const train = moveKind('train <building>', { building: BUILDINGS })
export const produce = moveKind('produce <building>', { building: BUILDINGS })
export const buy = moveKind('buy <building>', { building: BUILDINGS })
export const mill = moveKind('mill', {})
export const member = moveKind('member <number>', { number: kindBlank })
export const produceNow = moveKind('produce', {})
export const stop = moveKind('stop', {})
export const make = moveKind('make <goods>', { goods: GOODS })

/** The mill among the buildings, for those who are told of a product. */
export const MILL = -1

/** V-427: the listed cubes or grain; no member is needed. */
function canBuy(state: VillageState, seat: number, { influence, grain }: Building): boolean {
  const farm = state.farms[seat]
  return farm.grain >= grain && payable(farm, influence)
}

function canMill(state: VillageState, seat: number): boolean {
  return state.farms[seat].grain >= state.box.figures.mill.grain
}

// V-421: one building, one way; time can always be paid, so a member on the farm or in a building is enough.
function possible(state: VillageState, seat: number): boolean {
  const people = inhabited(state, seat)
  if (people & (1 << FARM) || canMill(state, seat)) return true
  for (const building of state.box.buildings) {
    if (people & (1 << building.place) || canBuy(state, seat, building)) return true
  }
  return false
}

function listCrafts(state: VillageState, moves: MoveList, seat: number, waivable: number): void {
  const { buildings } = state.box
  const people = inhabited(state, seat)
  for (let building = 0; building < buildings.length; building++) {
    if (people & (1 << FARM)) moves.add(train(building))
    if (people & (1 << buildings[building].place)) moves.add(produce(building))
    if (canBuy(state, seat, buildings[building])) moves.add(buy(building))
  }
  if (canMill(state, seat)) moves.add(mill())
  if (waivable === 1) moves.add(skip())
}

function refuseCrafts(state: VillageState, move: Move, seat: number): Refusal {
  if (skip.is(move)) return refuseSkip(state)
  const building = train.get.building(move)
  if (!mill.is(move) && state.box.buildings[building] === undefined)
    return refusal('not-in-play', 'V-421', { what: BUILDINGS.list[building] })
  if (mill.is(move)) {
    const { grain } = state.box.figures.mill
    return refusal('grain-missing', 'V-430', { missing: grain - state.farms[seat].grain })
  }
  if (train.is(move)) return refusal('nobody-on-farm', 'V-423')
  if (produce.is(move))
    return refusal('nobody-trained', 'V-422', { building: BUILDINGS.list[produce.get.building(move)] })
  const { influence, grain } = state.box.buildings[buy.get.building(move)]
  const farm = state.farms[seat]
  if (farm.grain < grain) return refusal('grain-missing', 'V-427', { missing: grain - farm.grain })
  return refuseCost(farm, influence)
}

export const craftsChoice = choice<VillageState>('d-crafts', [train, produce, buy, mill, skip], {
  rule: 'V-421',
  list: listCrafts,
  play(state, move, seat) {
    if (skip.is(move)) waive(state, seat)
    else if (mill.is(move)) grind(state, seat)
    else if (train.is(move)) push(state, trainMember, seat, train.get.building(move))
    else if (produce.is(move)) produceIn(state, seat, produce.get.building(move))
    else buyFrom(state, seat, buy.get.building(move))
  },
  refuse: refuseCrafts,
})

// V-430: the mill takes time and grain and gives coins, once per action.
function grind(state: VillageState, seat: number): void {
  const { time, grain, coins } = state.box.figures.mill
  for (const told of state.box.windows.produced) told(state, seat, MILL, 0)
  payTime(state, seat, time, 'mill')
  payGrain(state, seat, grain)
  gainCoins(state, seat, coins, 'mill')
}

// V-423, V-R11: any member of the farm may be trained, also where one already stands.
export const trainMember = choice<VillageState>('d-train-member', [member], {
  rule: 'V-423',
  list(state, moves, seat) {
    const numbers = kindsAt(state, seat, FARM)
    for (let number = 1; number <= KINDS; number++) if (numbers & (1 << number)) moves.add(member(number))
  },
  play(state, move, seat, building) {
    const figure = figureAt(state, seat, member.get.number(move), FARM)
    const { place, training } = state.box.buildings[building]
    put(state, seat, figure, place)
    state.log?.add({ code: 'train', seat, figure: figureName(figure), from: 'farm', to: placeName(place) })
    push(state, trainedProduce, seat, building)
    payTime(state, seat, training, 'training')
  },
  refuse: (_state, move) =>
    refusal('no-such-member', 'V-423', { number: kindBlank.format(member.get.number(move)), place: 'farm' }),
})

// V-424: after training the good may be produced in the same action; stopping is allowed.
export const trainedProduce = choice<VillageState>('d-train-produce', [produceNow, stop], {
  rule: 'V-424',
  list(_state, moves) {
    moves.add(produceNow())
    moves.add(stop())
  },
  play(state, move, seat, building) {
    if (produceNow.is(move)) produceIn(state, seat, building)
  },
  refuse: () => refusal('not-now', 'V-424'),
})

// V-425: with a trained member only the production time is paid.
function produceIn(state: VillageState, seat: number, building: number): void {
  push(state, product, seat, building)
  payTime(state, seat, state.box.buildings[building].production, 'production')
}

// V-427, V-428, V-R12: bought goods are paid with cubes or grain, never together with training.
function buyFrom(state: VillageState, seat: number, building: number): void {
  const { influence, grain } = state.box.buildings[building]
  payGrain(state, seat, grain)
  push(state, product, seat, building)
  if (influence !== 0) push(state, payment, seat, influence)
}

// V-429: where a building makes several kinds, the player chooses.
export const productChoice = choice<VillageState>('d-animal', [make], {
  rule: 'V-429',
  list(state, moves, _seat, building) {
    for (const goods of state.box.buildings[building].products) moves.add(make(goods))
  },
  play: (state, move, seat, building) => takeProduct(state, seat, building, make.get.goods(move)),
  refuse: (_state, move, _seat, building) =>
    refusal('not-made-here', 'V-429', {
      goods: GOODS.list[make.get.goods(move)],
      building: BUILDINGS.list[building],
    }),
})

export const product = rule<VillageState>('product', (state, seat, building) => {
  const { products } = state.box.buildings[building]
  if (products.length > 1) push(state, productChoice, seat, building)
  else takeProduct(state, seat, building, products[0])
})

// V-431: the good goes to the farm, without limit.
function takeProduct(state: VillageState, seat: number, building: number, goods: number): void {
  const { amount } = state.box.buildings[building]
  for (const told of state.box.windows.produced) told(state, seat, building, goods)
  state.farms[seat].goods[goods] += amount
  gained(state, seat)
  state.log?.add({
    code: 'product',
    seat,
    building: BUILDINGS.list[building],
    what: GOODS.list[goods],
    amount,
  })
}

export const craftsAction: Action = {
  possible,
  whyNot: () => refusal('no-crafts-use', 'V-421'),
  begin: (state, seat, waivable) => push(state, craftsChoice, seat, waivable),
}

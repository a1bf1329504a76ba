import { choice, type Move, moveKind, NONE, push, type Refusal, refusal, rule } from '@chronik/kernel'
import { none } from '../board/council.ts'
import { member } from '../board/crafts.ts'
import type { Action } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { GOODS, PLACES } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import { cubesOfAnyColour, payable, payment } from '../goods/payment.ts'
import { payCoins, payGoods } from '../goods/stock.ts'
import { anyAt, FARM, figureAt, figureName, KINDS, kindBlank, kindsAt, put } from '../life/figures.ts'
import { payTime } from '../life/time.ts'
import { slideUnder, uncover } from './stacks.ts'
import { PERSONS, STACKS } from './vocabulary.ts'

export const inn = moveKind('inn', {})
export const cycle = moveKind('cycle <stack>', { stack: STACKS })
export const buyPerson = moveKind('buy <person>', { person: PERSONS })

const INN = PLACES.at.inn
const BEER = GOODS.at.beer

function front(state: VillageState): boolean {
  return state.box.options['inn-side'] === 'front'
}

function backCost(state: VillageState): number {
  return cubesOfAnyColour(state.box.figures.inn.backCubes)
}

/** VI-R3: a stack without cards cannot be turned. */
function anyPerson(state: VillageState): boolean {
  return state.inn.stacks.some(({ top }) => top !== NONE)
}

// VI-301, VI-302, VI-R2: a member in the inn or on the farm, a person to see, and the first step payable.
function possible(state: VillageState, seat: number): boolean {
  if (!anyAt(state, seat, INN) && !anyAt(state, seat, FARM)) return false
  return anyPerson(state) && (front(state) || payable(state.farms[seat], backCost(state)))
}

function whyNot(state: VillageState, seat: number): Refusal {
  if (!anyAt(state, seat, INN) && !anyAt(state, seat, FARM)) return refusal('nobody-on-farm', 'VI-302')
  if (!anyPerson(state)) return refusal('no-persons', 'VI-R3')
  return refusal('any-cube-missing', 'VI-304')
}

// VI-303, VI-R1: who has nobody in the inn places a member first; then the three steps.
export const innChoice = choice<VillageState>('d-inn', [inn, skip], {
  rule: 'VI-301',
  list(_state, moves, _seat, waivable) {
    moves.add(inn())
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) {
      waive(state, seat)
      return
    }
    push(state, buyChoice, seat)
    push(state, cycleChoice, seat)
    push(state, innFee, seat)
    if (!anyAt(state, seat, INN)) push(state, innMember, seat)
  },
  refuse: refuseSkip,
})

export const innMember = choice<VillageState>('d-inn-member', [member], {
  rule: 'VI-302',
  list(state, moves, seat) {
    const kinds = kindsAt(state, seat, FARM)
    for (let kind = 1; kind <= KINDS; kind++) if (kinds & (1 << kind)) moves.add(member(kind))
  },
  play(state, move, seat) {
    const figure = figureAt(state, seat, member.get.number(move), FARM)
    put(state, seat, figure, INN)
    state.log?.add({ code: 'inn', seat, figure: figureName(figure), from: 'farm', to: 'inn' })
    payTime(state, seat, state.box.figures.inn.placing, 'inn-placing')
  },
  refuse: (_state, move) =>
    refusal('no-such-member', 'VI-302', { number: kindBlank.format(member.get.number(move)), place: 'farm' }),
})

// VI-304: step 1 costs time on the front side, a cube of any colour on the back.
export const innFee = rule<VillageState>('inn-fee', (state, seat) => {
  if (front(state)) payTime(state, seat, state.box.figures.inn.frontTime, 'inn-first-step')
  else push(state, payment, seat, backCost(state))
})

// VI-305: step 2, one stack is turned on.
export const cycleChoice = choice<VillageState>('d-inn-cycle', [cycle], {
  rule: 'VI-305',
  list(state, moves) {
    for (let stack = 0; stack < STACKS.size; stack++)
      if (state.inn.stacks[stack].top !== NONE) moves.add(cycle(stack))
  },
  play: (state, move, seat) => slideUnder(state, seat, cycle.get.stack(move)),
  refuse: (_state, move) =>
    refusal('person-stack-empty', 'VI-R3', { stack: STACKS.list[cycle.get.stack(move)] }),
})

function affordable(state: VillageState, seat: number, person: number): boolean {
  const { coins, beer } = state.box.figures.inn.persons[PERSONS.list[person]]
  const farm = state.farms[seat]
  return farm.coins >= coins && farm.goods[BEER] >= beer
}

function stackOf(state: VillageState, person: number): number {
  return state.inn.stacks.findIndex(({ top }) => top === person)
}

// VI-306, VI-R4: step 3, one card on top of any stack may be bought; or none.
export const buyChoice = choice<VillageState>('d-inn-buy', [buyPerson, none], {
  rule: 'VI-306',
  list(state, moves, seat) {
    for (let stack = 0; stack < STACKS.size; stack++) {
      const { top } = state.inn.stacks[stack]
      if (top !== NONE && affordable(state, seat, top)) moves.add(buyPerson(top))
    }
    moves.add(none())
  },
  play(state, move, seat) {
    if (none.is(move)) return
    const person = buyPerson.get.person(move)
    const stack = stackOf(state, person)
    const { coins, beer } = state.box.figures.inn.persons[PERSONS.list[person]]
    if (coins > 0) payCoins(state, seat, coins)
    payGoods(state, seat, BEER, beer)
    const hand = state.inn.hands[seat]
    hand.cards[person] = 1
    hand.size++
    state.log?.add({ code: 'person-bought', seat, person: PERSONS.list[person], stack: STACKS.list[stack] })
    push(state, uncover, 0, stack)
  },
  refuse(state, move, seat) {
    const person = buyPerson.get.person(move)
    if (stackOf(state, person) < 0)
      return refusal('person-not-on-top', 'VI-307', { person: PERSONS.list[person] })
    const { coins, beer } = state.box.figures.inn.persons[PERSONS.list[person]]
    const farm = state.farms[seat]
    if (farm.coins < coins) return refusal('coins-missing', 'VI-306', { missing: coins - farm.coins })
    return refusal('goods-missing', 'VI-306', { goods: 'beer', missing: beer - farm.goods[BEER] })
  },
})

export const innAction: Action = {
  possible,
  whyNot,
  begin: (state, seat, waivable) => push(state, innChoice, seat, waivable),
}

import {
  choice,
  type Move,
  type MoveList,
  moveKind,
  number,
  push,
  type Refusal,
  refusal,
  rule,
} from '@chronik/kernel'
import type { Action } from '../box/box.ts'
import { type Farm, NOBODY, type VillageState } from '../box/state.ts'
import { COLOURS, GOODS, STEPS } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import {
  cubesOf,
  GAIN_RULES,
  gainCubes,
  listMixes,
  pay,
  payable,
  payMix,
  refuseCost,
  refuseMix,
} from '../goods/payment.ts'
import { gainGoods, gainPrestige, payCoins, payGoods } from '../goods/stock.ts'
import {
  COUNCIL_1,
  FARM,
  figureAt,
  figureName,
  inhabited,
  isDouble,
  KINDS,
  kindBlank,
  kindOf,
  kindsAt,
  NO_FIGURE,
  placeName,
  put,
} from '../life/figures.ts'
import { payTime } from '../life/time.ts'

export const enter = moveKind('enter <number>', { number: kindBlank })
export const advance = moveKind('advance <number> <step>', {
  number: kindBlank,
  step: number(1, STEPS),
})
export const use = moveKind('use', {})
export const payScroll = moveKind('pay scroll', {})
export const privilege = moveKind('privilege <step>', { step: number(1, STEPS) })
export const none = moveKind('none', {})
export const choose = moveKind('goods <goods>', { goods: GOODS })

const COUNCIL_4 = COUNCIL_1 + STEPS - 1
const SCROLL = GOODS.at.scroll
/** One bit for each step, as `inhabited` has them from the first step on. */
const ALL_STEPS = (1 << STEPS) - 1
/** From the farm and from every step but the last somebody can take the next one. */
const COULD_CLIMB = (1 << FARM) | ((ALL_STEPS >> 1) << COUNCIL_1)

function councilCost(state: VillageState): number {
  return cubesOf(COLOURS.at.persuasion, state.box.figures.council.persuasion)
}

/** V-476, V-477: either cubes or a scroll for a step. */
function stepPayable(state: VillageState, farm: Farm): boolean {
  return farm.goods[SCROLL] >= state.box.figures.council.scrolls || payable(farm, councilCost(state))
}

/** The highest step of one's own members, 0 without any. */
function highestStep(state: VillageState, seat: number): number {
  return highestOf(inhabited(state, seat))
}

function highestOf(people: number): number {
  return 32 - Math.clz32((people >> COUNCIL_1) & ALL_STEPS)
}

// V-480 to V-483, V-R10: a privilege that would change nothing is not offered.
function effective(state: VillageState, seat: number, step: number): boolean {
  if (step === 1) return state.ring === NOBODY && !state.box.solo
  if (step === STEPS) return state.farms[seat].coins >= state.box.figures.council.privileges.coins
  return true
}

function anyEffective(state: VillageState, seat: number, upTo: number): boolean {
  for (let step = 1; step <= upTo; step++) if (effective(state, seat, step)) return true
  return false
}

function possible(state: VillageState, seat: number): boolean {
  const people = inhabited(state, seat)
  if (anyEffective(state, seat, highestOf(people))) return true
  return (people & COULD_CLIMB) !== 0 && stepPayable(state, state.farms[seat])
}

function whyNot(state: VillageState, seat: number): Refusal {
  if (kindsAt(state, seat, FARM) === 0 && highestStep(state, seat) % STEPS === 0)
    return refusal('nobody-for-council', 'V-475')
  return refuseStep(state, seat, kindsAt(state, seat, FARM) === 0)
}

/** V-476 for the first step, V-477 for the others. */
function ruleOfStep(climbs: boolean): string {
  return climbs ? 'V-477' : 'V-476'
}

/** V-476, V-477: what a step still costs; a scroll would do instead of the cubes. */
function refuseStep(state: VillageState, seat: number, climbs: boolean): Refusal {
  const { params } = refuseCost(state.farms[seat], councilCost(state))
  const { scrolls } = state.box.figures.council
  return refusal('council-price-missing', ruleOfStep(climbs), { ...params, scrolls })
}

// V-475, V-484: exactly one of the three ways; any number may stand on a step, nobody moves back.
export const councilChoice = choice<VillageState>('d-council', [enter, advance, use, skip], {
  rule: 'V-475',
  list(state, moves, seat, waivable) {
    if (stepPayable(state, state.farms[seat])) listSteps(state, moves, seat)
    if (anyEffective(state, seat, highestStep(state, seat))) moves.add(use())
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) waive(state, seat)
    else if (use.is(move)) push(state, privilegeChoice, seat, highestStep(state, seat), 1)
    else {
      const climbs = advance.is(move)
      const from = climbs ? COUNCIL_1 + advance.get.step(move) - 1 : FARM
      const figure = figureAt(state, seat, climbs ? advance.get.number(move) : enter.get.number(move), from)
      push(state, climb, seat, figure)
      push(state, councilPay, seat, climbs ? 1 : 0)
    }
  },
  refuse: refuseCouncil,
})

function listSteps(state: VillageState, moves: MoveList, seat: number): void {
  const numbers = kindsAt(state, seat, FARM)
  for (let one = 1; one <= KINDS; one++) if (numbers & (1 << one)) moves.add(enter(one))
  const { figures } = state.farms[seat]
  for (let figure = 0; figure < state.box.figureCount; figure++) {
    const place = figures[figure]
    if (place < COUNCIL_1 || place >= COUNCIL_4 || isDouble(state, seat, figure)) continue
    moves.add(advance(kindOf(state, seat, figure), place - COUNCIL_1 + 1))
  }
}

function refuseCouncil(state: VillageState, move: Move, seat: number): Refusal {
  if (skip.is(move)) return refuseSkip(state)
  if (use.is(move)) {
    return highestStep(state, seat) === 0
      ? refusal('nobody-in-council', 'V-478')
      : refusal('no-privilege', 'V-R10')
  }
  const climbs = advance.is(move)
  if (climbs && advance.get.step(move) === STEPS) return refusal('highest-step', 'V-484')
  const number = climbs ? advance.get.number(move) : enter.get.number(move)
  const from = climbs ? COUNCIL_1 + advance.get.step(move) - 1 : FARM
  if (figureAt(state, seat, number, from) === NO_FIGURE) {
    return refusal('no-such-member', ruleOfStep(climbs), {
      number: kindBlank.format(number),
      place: placeName(from),
    })
  }
  return refuseStep(state, seat, climbs)
}

export const councilPay = choice<VillageState>('d-council-pay', [payScroll, pay], {
  rule: 'V-476',
  list(state, moves, seat) {
    const farm = state.farms[seat]
    if (farm.goods[SCROLL] >= state.box.figures.council.scrolls) moves.add(payScroll())
    if (payable(farm, councilCost(state))) listMixes(moves, farm, councilCost(state))
  },
  play(state, move, seat) {
    if (payScroll.is(move)) payGoods(state, seat, SCROLL, state.box.figures.council.scrolls)
    else payMix(state, seat, pay.get.mix(move))
  },
  refuse(state, move, seat, climbs) {
    const farm = state.farms[seat]
    if (!payScroll.is(move)) return refuseMix(farm, pay.get.mix(move), councilCost(state))
    const missing = state.box.figures.council.scrolls - farm.goods[SCROLL]
    return refusal('goods-missing', ruleOfStep(climbs === 1), { goods: 'scroll', missing })
  },
})

// V-476, V-477: one step up for the time of the new step; then a privilege of it or of a lower one.
export const climb = rule<VillageState>('climb', (state, seat, figure) => {
  const from = state.farms[seat].figures[figure]
  const to = from === FARM ? COUNCIL_1 : from + 1
  put(state, seat, figure, to)
  state.log?.add({
    code: 'council',
    seat,
    figure: figureName(figure),
    from: placeName(from),
    to: placeName(to),
  })
  const step = to - COUNCIL_1 + 1
  push(state, climbed, seat, step)
  payTime(state, seat, state.box.figures.council.time[step as 1 | 2 | 3 | 4], 'council')
})

export const climbed = rule<VillageState>('climbed', (state, seat, step) => {
  if (anyEffective(state, seat, step)) push(state, privilegeChoice, seat, step, 0)
})

// V-478, V-479: at most one privilege per action; it is optional, except that `use` is its use.
export const privilegeChoice = choice<VillageState>('d-privilege', [privilege, none], {
  rule: 'V-478',
  list(state, moves, seat, upTo, compulsory) {
    for (let step = 1; step <= upTo; step++) if (effective(state, seat, step)) moves.add(privilege(step))
    if (compulsory === 0) moves.add(none())
  },
  play(state, move, seat) {
    if (none.is(move)) return
    const step = privilege.get.step(move)
    state.log?.add({ code: 'privilege', seat, step })
    usePrivilege(state, seat, step)
  },
  refuse(state, move, seat, upTo, compulsory) {
    if (none.is(move)) return refusal('privilege-due', 'V-478')
    const step = privilege.get.step(move)
    if (step > upTo)
      return refusal('step-too-low', compulsory === 1 ? 'V-478' : ruleOfStep(upTo > 1), { step: upTo })
    if (step === 1)
      return state.box.solo ? refusal('no-ring-in-solo', 'VS-R12') : refusal('ring-taken', 'V-480')
    return refusal('coins-missing', 'V-483', {
      missing: state.box.figures.council.privileges.coins - state.farms[seat].coins,
    })
  },
})

function usePrivilege(state: VillageState, seat: number, step: number): void {
  const { cubes, coins, prestige } = state.box.figures.council.privileges
  if (step === 1) {
    // V-480: the ring makes its holder the next start player.
    state.ring = seat
    state.log?.add({ code: 'ring', seat, to: 'farm' })
  } else if (step === 2) push(state, gainCubes, seat, cubes, GAIN_RULES.at['V-481'])
  else if (step === 3) push(state, goodsChoice, seat)
  else {
    payCoins(state, seat, coins)
    gainPrestige(state, seat, prestige, 'council')
  }
}

// V-482: one good of choice.
export const goodsChoice = choice<VillageState>('d-goods', [choose], {
  rule: 'V-482',
  list(state, moves) {
    for (const goods of state.box.goods) moves.add(choose(goods))
  },
  play: (state, move, seat) =>
    gainGoods(state, seat, choose.get.goods(move), state.box.figures.council.privileges.goods, 'council'),
  refuse: (_state, move) => refusal('not-in-play', 'V-482', { what: GOODS.list[choose.get.goods(move)] }),
})

export const councilAction: Action = {
  possible,
  whyNot,
  begin: (state, seat, waivable) => push(state, councilChoice, seat, waivable),
}

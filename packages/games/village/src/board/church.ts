import { choice, type Move, moveKind, push, refusal } from '@chronik/kernel'
import type { Action } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { COLOURS } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import { cubesOf, listMixes, pay, payable, payMix, refuseMix } from '../goods/payment.ts'
import { BLACK_BAG, FARM, figureAt, figureName, KINDS, kindBlank, kindsAt, put } from '../life/figures.ts'
import { payTime } from '../life/time.ts'

export const church = moveKind('church <number>', { number: kindBlank })
export const payTimeMove = moveKind('pay time', {})

function entryCost(state: VillageState): number {
  return cubesOf(COLOURS.at.faith, state.box.figures.church.faith)
}

// V-490: one member of the farm goes into the black bag.
export const churchChoice = choice<VillageState>('d-church', [church, skip], {
  rule: 'V-490',
  list(state, moves, seat, waivable) {
    const numbers = kindsAt(state, seat, FARM)
    for (let one = 1; one <= KINDS; one++) if (numbers & (1 << one)) moves.add(church(one))
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) {
      waive(state, seat)
      return
    }
    const figure = figureAt(state, seat, church.get.number(move), FARM)
    put(state, seat, figure, BLACK_BAG)
    state.log?.add({ code: 'church', seat, figure: figureName(figure), from: 'farm', to: 'black-bag' })
    push(state, churchPay, seat)
  },
  refuse(state, move) {
    if (skip.is(move)) return refuseSkip(state)
    return refusal('no-such-member', 'V-490', {
      number: kindBlank.format(church.get.number(move)),
      place: 'farm',
    })
  },
})

// V-490: paid with faith (or a coin for it), or with time, which can always be paid.
export const churchPay = choice<VillageState>('d-church-pay', [pay, payTimeMove], {
  rule: 'V-490',
  list(state, moves, seat) {
    const farm = state.farms[seat]
    if (payable(farm, entryCost(state))) listMixes(moves, farm, entryCost(state))
    moves.add(payTimeMove())
  },
  play(state, move, seat) {
    if (payTimeMove.is(move)) payTime(state, seat, state.box.figures.church.time, 'church')
    else payMix(state, seat, pay.get.mix(move))
  },
  refuse: (state, move, seat) => refuseMix(state.farms[seat], pay.get.mix(move), entryCost(state)),
})

export const churchAction: Action = {
  possible: (state, seat) => kindsAt(state, seat, FARM) !== 0,
  whyNot: () => refusal('nobody-on-farm', 'V-490'),
  begin: (state, seat, waivable) => push(state, churchChoice, seat, waivable),
}

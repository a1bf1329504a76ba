import {
  chance,
  choice,
  type Move,
  moveKind,
  number,
  push,
  refusal,
  rule,
  source,
  waiting,
  waits,
} from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { MOST_PLAYERS, STEPS } from '../box/vocabulary.ts'
import { isLastRound } from '../course/end.ts'
import { payCoins, payGrain } from '../goods/stock.ts'
import {
  BLACK_BAG,
  CHURCH_1,
  figureAt,
  figureName,
  HIGHEST_NUMBER,
  isDouble,
  KINDS,
  kindBlank,
  kindOf,
  kindsAt,
  NO_FIGURE,
  placeName,
  put,
} from '../life/figures.ts'
import { majority } from './majority.ts'

export const chooseMember = moveKind('choose <number>', { number: kindBlank })
export const promote = moveKind('promote <number> <step>', {
  number: kindBlank,
  step: number(1, STEPS),
})
export const done = moveKind('done', {})

const CHURCH_4 = CHURCH_1 + STEPS - 1
const GUEST = MOST_PLAYERS * KINDS
const MONK = GUEST + HIGHEST_NUMBER

/** What the hand finds in the black bag: a member of a seat by its number, a guest's figure, a monk. */
export const bagSource = source('black-bag', [
  ...Array.from(
    { length: GUEST },
    (_, at) => `seat-${Math.floor(at / KINDS) + 1}-number-${kindBlank.format((at % KINDS) + 1)}`,
  ),
  ...Array.from({ length: HIGHEST_NUMBER }, (_, at) => `guest-number-${at + 1}`),
  'monk',
])

// V-501: led by the start player: choosing and drawing, then promotion, then the majority.
export const mass = rule<VillageState>('mass', (state) => {
  push(state, majority)
  push(state, promotions, state.startSeat, 0)
  push(state, choosing, state.startSeat, 0, 0)
  state.log?.add({ code: 'mass', seat: state.startSeat, last: isLastRound(state) })
})

/** V-502, V-503: seat after seat is asked, until four have been chosen in all. */
export const choosing = rule<VillageState>('choosing', (state, seat, asked, chosen) => {
  if (asked === state.box.players || chosen === state.box.figures.church.perMass)
    push(state, draws, 0, chosen, 0)
  else push(state, chooseChoice, seat, asked, chosen)
})

// V-502, V-R22: each seat once may take own members out of the bag for a coin each, up to four in all.
export const chooseChoice = choice<VillageState>('d-mass-choose', [chooseMember, done], {
  rule: 'V-502',
  list(state, moves, seat, _asked, chosen) {
    const { coins, perMass } = state.box.figures.church
    if (chosen < perMass && state.farms[seat].coins >= coins) {
      const numbers = kindsAt(state, seat, BLACK_BAG)
      for (let one = 1; one <= KINDS; one++) if (numbers & (1 << one)) moves.add(chooseMember(one))
    }
    moves.add(done())
  },
  play(state, move: Move, seat, asked, chosen) {
    if (done.is(move)) {
      state.log?.add({ code: 'mass-done', seat, with: 'choose' })
      push(state, choosing, (seat + 1) % state.box.players, asked + 1, chosen)
      return
    }
    payCoins(state, seat, state.box.figures.church.coins)
    toChurch(state, seat, chooseMember.get.number(move), 'choose')
    push(state, choosing, seat, asked, chosen + 1)
  },
  refuse(state, move, seat) {
    const number = chooseMember.get.number(move)
    if (figureAt(state, seat, number, BLACK_BAG) === NO_FIGURE)
      return refusal('not-in-bag', 'V-502', { number: kindBlank.format(number) })
    const { coins } = state.box.figures.church
    return refusal('coins-missing', 'V-502', { missing: coins - state.farms[seat].coins })
  },
})

// V-505, V-508: members that leave the bag stand on the first step, whoever owns them.
function toChurch(state: VillageState, seat: number, number: number, code: 'choose' | 'draw'): void {
  const figure = figureAt(state, seat, number, BLACK_BAG)
  put(state, seat, figure, CHURCH_1)
  state.log?.add({ code, seat, figure: figureName(figure), from: 'black-bag', to: 'church-1' })
}

// V-504, V-505, V-506: draws bring the total to four; then drawn monks go back into the bag.
export const draws = rule<VillageState>('draws', (state, _seat, out, monks) => {
  if (out < state.box.figures.church.perMass) {
    push(state, drawFigure, 0, out, monks)
    return
  }
  if (monks === 0) return
  state.monks += monks
  state.log?.add({ code: 'monks-back', amount: monks })
})

const inBag = new Int16Array(MONK + 1)

export const drawFigure = chance<VillageState>('draw-figure', bagSource, {
  unseen(state) {
    inBag.fill(0)
    const { players, numbers, figureCount, guest } = state.box
    for (let seat = 0; seat < players; seat++) {
      const { figures, raised } = state.farms[seat]
      for (let figure = 0; figure < figureCount; figure++) {
        if (figures[figure] === BLACK_BAG)
          inBag[seat * KINDS + numbers[figure] + raised[figure] * HIGHEST_NUMBER - 1]++
      }
    }
    if (guest !== null) {
      for (let one = 1; one <= HIGHEST_NUMBER; one++) inBag[GUEST + one - 1] = guest.inBag(state, one)
    }
    inBag[MONK] = state.monks
    return inBag
  },
  happen(state, outcome, _seat, out, monks) {
    push(state, draws, 0, out + 1, outcome === MONK ? monks + 1 : monks)
    if (outcome === MONK) {
      state.monks--
      state.log?.add({ code: 'monk' })
    } else if (outcome >= GUEST) state.box.guest?.drawn(state, outcome - GUEST + 1)
    else toChurch(state, Math.floor(outcome / KINDS), (outcome % KINDS) + 1, 'draw')
  },
})

/** V-507: seat after seat may promote. */
export const promotions = rule<VillageState>('promotions', (state, seat, asked) => {
  if (asked < state.box.players) push(state, promoteChoice, seat, asked)
})

function stepGrain(state: VillageState, place: number): number {
  const step = place - CHURCH_1 + 1
  return state.box.figures.church.grain[step as 2 | 3 | 4]
}

/** Whether a step can be paid with something else than grain. */
function otherwisePayable(state: VillageState, seat: number): boolean {
  return state.box.takeovers.promotionPayable?.(state, seat) === true
}

// V-507 to V-509: any number of own members by any number of steps, each for the grain of the step reached.
export const promoteChoice = choice<VillageState>('d-promote', [promote, done], {
  rule: 'V-507',
  list(state, moves, seat) {
    const { figures, grain } = state.farms[seat]
    for (let figure = 0; figure < state.box.figureCount; figure++) {
      const place = figures[figure]
      if (place < CHURCH_1 || place >= CHURCH_4 || isDouble(state, seat, figure)) continue
      if (grain >= stepGrain(state, place + 1) || otherwisePayable(state, seat))
        moves.add(promote(kindOf(state, seat, figure), place - CHURCH_1 + 1))
    }
    moves.add(done())
  },
  play(state, move, seat, asked) {
    if (done.is(move)) {
      state.log?.add({ code: 'mass-done', seat, with: 'promote' })
      push(state, promotions, (seat + 1) % state.box.players, asked + 1)
      return
    }
    const from = CHURCH_1 + promote.get.step(move) - 1
    const figure = figureAt(state, seat, promote.get.number(move), from)
    put(state, seat, figure, from + 1)
    state.log?.add({
      code: 'promote',
      seat,
      figure: figureName(figure),
      from: placeName(from),
      to: placeName(from + 1),
    })
    push(state, promoteChoice, seat, asked)
    const grain = stepGrain(state, from + 1)
    if (state.box.takeovers.promotionFee?.(state, seat, grain) !== true) payGrain(state, seat, grain)
  },
  refuse(state, move, seat) {
    const step = promote.get.step(move)
    const number = promote.get.number(move)
    const from = CHURCH_1 + step - 1
    if (figureAt(state, seat, number, from) === NO_FIGURE)
      return refusal('no-such-member', 'V-507', { number: kindBlank.format(number), place: placeName(from) })
    if (step === STEPS) return refusal('highest-step', 'V-509')
    return refusal('grain-missing', 'V-507', {
      missing: stepGrain(state, from + 1) - state.farms[seat].grain,
    })
  },
})

/** V-501: what goes on in the mass under way; null where there is none. */
export function massStep(state: VillageState): 'choose' | 'promote' | null {
  if (!waits(state, majority)) return null
  const asked = waiting(state, promotions)?.a ?? 1
  return asked === 0 ? 'choose' : 'promote'
}

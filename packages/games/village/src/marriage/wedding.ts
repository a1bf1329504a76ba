import {
  choice,
  type Move,
  moveKind,
  NONE,
  number,
  push,
  type Refusal,
  refusal,
  rule,
  words,
} from '@chronik/kernel'
import { none } from '../board/council.ts'
import type { Action } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { COLOURS } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import {
  cubesOfAnyColour,
  GAIN_RULES,
  gain,
  gainCubes,
  mixOf,
  payable,
  payMix,
  payment,
  refuseCost,
} from '../goods/payment.ts'
import { gainCoins, gainGrain, gainPrestige } from '../goods/stock.ts'
import {
  anyAt,
  FARM,
  figureAt,
  figureName,
  KINDS,
  kindBlank,
  kindsAt,
  placeName,
  put,
} from '../life/figures.ts'
import { payTime } from '../life/time.ts'
import { CEREMONY_1, inCeremony, personAt } from './people.ts'
import { RANKS } from './vocabulary.ts'

export const wed = moveKind('wed <number>', { number: kindBlank })
export const rank = moveKind('rank <rank>', { rank: number(1, RANKS) })
const PIECES = words([...COLOURS.list, 'coin'])
export const swap = moveKind('swap <piece>', { piece: PIECES })

type Rank = 1 | 2 | 3 | 4 | 5 | 6

function price(state: VillageState): number {
  return cubesOfAnyColour(state.box.figures.marriage.wedding.cubes)
}

/** VM-403: what a rank gives at once on the side in play. */
export function bonusOf(state: VillageState, at: number) {
  const side = state.box.options['marriage-side'] as 'a' | 'b'
  return state.box.figures.marriage.ranks[side][at as Rank]
}

// VM-401, VM-402: it takes a member on the farm, none in the ceremony, and cubes of any colour.
function possible(state: VillageState, seat: number): boolean {
  return anyAt(state, seat, FARM) && !inCeremony(state, seat) && payable(state.farms[seat], price(state))
}

function whyNot(state: VillageState, seat: number): Refusal {
  if (inCeremony(state, seat)) return refusal('already-in-ceremony', 'VM-402')
  if (!anyAt(state, seat, FARM)) return refusal('nobody-on-farm', 'VM-401')
  return { ...refuseCost(state.farms[seat], price(state)), rule: 'VM-401' }
}

export const weddingChoice = choice<VillageState>('d-wedding', [wed, skip], {
  rule: 'VM-401',
  list(state, moves, seat, waivable) {
    const numbers = kindsAt(state, seat, FARM)
    for (let one = 1; one <= KINDS; one++) if (numbers & (1 << one)) moves.add(wed(one))
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) waive(state, seat)
    else push(state, rankChoice, seat, figureAt(state, seat, wed.get.number(move), FARM), 0)
  },
  refuse(state, move) {
    if (skip.is(move)) return refuseSkip(state)
    return refusal('no-such-member', 'VM-401', {
      number: kindBlank.format(wed.get.number(move)),
      place: 'farm',
    })
  },
})

/** VM-401: any rank on which nobody stands. With `free` nothing is paid. */
export const rankChoice = choice<VillageState>('d-wedding-rank', [rank], {
  rule: 'VM-401',
  list(state, moves) {
    for (let at = 1; at <= RANKS; at++) if (personAt(state, at) === NONE) moves.add(rank(at))
  },
  play(state, move, seat, figure, free) {
    const at = rank.get.rank(move)
    const place = CEREMONY_1 + at - 1
    put(state, seat, figure, place)
    state.log?.add({ code: 'wed', seat, figure: figureName(figure), from: 'farm', to: placeName(place) })
    push(state, rankBonus, seat, at)
    if (free === 1) return
    push(state, payment, seat, price(state))
    payTime(state, seat, state.box.figures.marriage.wedding.time, 'wedding')
  },
  refuse: (_state, move) => refusal('rank-taken', 'VM-401', { rank: rank.get.rank(move) }),
})

// VM-403: the bonus of the rank comes at once, after the payment (VM-R8).
export const rankBonus = rule<VillageState>('rank-bonus', (state, seat, at) => {
  const { grain, coins, prestige, cubes, oneOf, swapFor } = bonusOf(state, at)
  if (grain > 0) gainGrain(state, seat, grain, 'ceremony')
  if (coins > 0) gainCoins(state, seat, coins, 'ceremony')
  if (prestige > 0) gainPrestige(state, seat, prestige, 'ceremony')
  if (cubes > 0) push(state, gainCubes, seat, cubes, GAIN_RULES.at['VM-403'])
  if (oneOf.length > 0) push(state, oneCube, seat, at)
  if (swapFor > 0) push(state, swapChoice, seat, swapFor)
})

/** A mix of one piece: a cube of a colour, or a coin. */
function oneOfMix(piece: number): number {
  return mixOf(
    piece === 0 ? 1 : 0,
    piece === 1 ? 1 : 0,
    piece === 2 ? 1 : 0,
    piece === 3 ? 1 : 0,
    piece === PIECES.at.coin ? 1 : 0,
  )
}

// VM-403: one of the cubes shown.
export const oneCube = choice<VillageState>('d-rank-cube', [gain], {
  rule: 'VM-403',
  list(state, moves, _seat, at) {
    for (const colour of bonusOf(state, at).oneOf) moves.add(gain(oneOfMix(COLOURS.at[colour])))
  },
  play: gainCubes.play,
  refuse: () => refusal('cube-not-shown', 'VM-403'),
})

// VM-403, VM-R8, VX-R1: one cube or coin may be swapped for cubes of any colours.
export const swapChoice = choice<VillageState>('d-rank-bonus', [swap, none], {
  rule: 'VM-403',
  list(state, moves, seat) {
    const { cubes, coins } = state.farms[seat]
    for (let colour = 0; colour < COLOURS.size; colour++) if (cubes[colour] > 0) moves.add(swap(colour))
    if (coins > 0) moves.add(swap(PIECES.at.coin))
    moves.add(none())
  },
  play(state, move, seat, swapFor) {
    if (none.is(move)) return
    payMix(state, seat, oneOfMix(swap.get.piece(move)))
    push(state, gainCubes, seat, swapFor, GAIN_RULES.at['VM-403'])
  },
  refuse: (_state, move) => refusal('nothing-to-swap', 'VM-R8', { piece: PIECES.list[swap.get.piece(move)] }),
})

// VM-404: who died or went home leaves the rank free, and the action may be used again.
export const weddingAction: Action = {
  possible,
  whyNot,
  begin: (state, seat, waivable) => push(state, weddingChoice, seat, waivable),
}

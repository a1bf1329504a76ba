import { choice, type Move, type MoveList, moveKind, push, refusal } from '@chronik/kernel'
import { make } from '../board/crafts.ts'
import { takeTile } from '../board/market.ts'
import { reward } from '../board/travel.ts'
import { gained } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { CASTLES, COLOURS, CUSTOMERS, GOODS, PLACES, SPACES, STEPS } from '../box/vocabulary.ts'
import { gainGoods } from '../goods/stock.ts'
import {
  CHURCH_1,
  COUNCIL_1,
  FARM,
  figureAt,
  figureName,
  isDouble,
  kindBlank,
  kindOf,
  NO_FIGURE,
  placeName,
  put,
} from '../life/figures.ts'
import { payTime } from '../life/time.ts'
import { rankChoice } from '../marriage/wedding.ts'

/** The choices that person cards ask for. */
export const withMember = moveKind('with <number> <place>', { number: kindBlank, place: PLACES })
export const without = moveKind('without <colour>', { colour: COLOURS })
export const herald = moveKind('herald <action>', { action: SPACES })
export const castle = moveKind('castle <castle>', { castle: CASTLES })
export const scrap = moveKind('scrap <customer>', { customer: CUSTOMERS })

const CHURCH_4 = CHURCH_1 + STEPS - 1
const COUNCIL_4 = COUNCIL_1 + STEPS - 1

/** Which members a card may be used with. */
export type Reach = (place: number) => boolean
export const friarReach: Reach = (place) => place >= CHURCH_1 && place < CHURCH_4
export const farmReach: Reach = (place) => place === FARM
export const clerkReach: Reach = (place) => place === FARM || (place >= COUNCIL_1 && place < COUNCIL_4)
const REACHES = [friarReach, farmReach, clerkReach, farmReach]
const REACH_RULES = ['VI-507', 'VI-514', 'VI-515', 'VX-543']
export const FRIAR = 0
export const PRIEST = 1
export const CLERK = 2
export const MATCHMAKER = 3
/** VX-543: neither time nor cube for the ceremony. */
const FREE = 1

export function anyWithin(state: VillageState, seat: number, reach: Reach): boolean {
  const { figures } = state.farms[seat]
  for (let figure = 0; figure < state.box.figureCount; figure++) if (reach(figures[figure])) return true
  return false
}

// VI-507, VI-514, VI-515, VI-545, VI-546, VX-543: friar, priest, clerk and matchmaker move one member.
export const memberChoice = choice<VillageState>('d-card-member', [withMember], {
  rule: 'VI-403',
  list(state, moves, seat, which) {
    const { figures } = state.farms[seat]
    for (let figure = 0; figure < state.box.figureCount; figure++) {
      if (!REACHES[which](figures[figure]) || isDouble(state, seat, figure)) continue
      moves.add(withMember(kindOf(state, seat, figure), figures[figure]))
    }
  },
  play(state, move: Move, seat, which) {
    const from = withMember.get.place(move)
    const figure = figureAt(state, seat, withMember.get.number(move), from)
    if (which === MATCHMAKER) push(state, rankChoice, seat, figure, FREE)
    else moveMember(state, seat, figure, from, which)
  },
  refuse(state, move, seat, which) {
    const number = withMember.get.number(move)
    const place = withMember.get.place(move)
    const params = { number: kindBlank.format(number), place: placeName(place) }
    const nobody = figureAt(state, seat, number, place) === NO_FIGURE
    return refusal(nobody ? 'no-such-member' : 'not-with-this-member', REACH_RULES[which], params)
  },
})

function moveMember(state: VillageState, seat: number, figure: number, from: number, which: number): void {
  const to = which === PRIEST ? CHURCH_1 : which === FRIAR ? from + 1 : from === FARM ? COUNCIL_1 : from + 1
  put(state, seat, figure, to)
  const code = which === CLERK ? 'council' : 'promote'
  state.log?.add({ code, seat, figure: figureName(figure), from: placeName(from), to: placeName(to) })
  // VI-546: the clerk pays the time of the step reached and uses no privilege.
  if (which === CLERK)
    payTime(state, seat, state.box.figures.council.time[(to - COUNCIL_1 + 1) as 1 | 2 | 3 | 4], 'council')
}

// VI-502: each animal is a horse or an ox of choice.
export const animalChoice = choice<VillageState>('d-card-animal', [make], {
  rule: 'VI-502',
  list(_state, moves) {
    moves.add(make(GOODS.at.horse))
    moves.add(make(GOODS.at.ox))
  },
  play: (state, move, seat) => gainGoods(state, seat, make.get.goods(move), 1, 'person-herder'),
  refuse: (_state, move) => refusal('no-animal', 'VI-502', { goods: GOODS.list[make.get.goods(move)] }),
})

// VI-510: three cubes of three different colours, named by the one left out.
export const colourChoice = choice<VillageState>('d-cubes', [without], {
  rule: 'VI-510',
  list(_state, moves) {
    for (let colour = 0; colour < COLOURS.size; colour++) moves.add(without(colour))
  },
  play(state, move, seat) {
    for (let colour = 0; colour < COLOURS.size; colour++) {
      if (colour === without.get.colour(move)) continue
      state.farms[seat].cubes[colour]++
      gained(state, seat)
      state.log?.add({ code: 'gain', seat, what: COLOURS.list[colour], amount: 1, from: 'person-juggler' })
    }
  },
  refuse: () => refusal('not-now', 'VI-510'),
})

function listActions(state: VillageState, moves: MoveList, seat: number): void {
  for (const space of state.box.spaces)
    if (state.box.actions[space].possible(state, seat)) moves.add(herald(space))
}

// VI-517, VI-548: any one action in play, with its normal costs.
export const heraldChoice = choice<VillageState>('d-herald', [herald], {
  rule: 'VI-517',
  list: listActions,
  play(state, move, seat) {
    const space = herald.get.action(move)
    state.log?.add({ code: 'herald', seat, action: SPACES.list[space] })
    state.performed = space
    state.inn.heralded = space
    state.box.actions[space].begin(state, seat, 0)
  },
  refuse(state, move, seat) {
    const space = herald.get.action(move)
    if (!state.box.spaces.includes(space))
      return refusal('not-in-play', 'VI-548', { what: SPACES.list[space] })
    return state.box.actions[space].whyNot(state, seat)
  },
})

// VI-520, VI-549: the reward of a castle with one's own marker once more; no move, no marker, no cost.
export const castleChoice = choice<VillageState>('d-castle', [castle], {
  rule: 'VI-520',
  list(state, moves, seat) {
    const { markers } = state.farms[seat]
    for (let one = 0; one < CASTLES.size; one++) if (markers[one] === 1) moves.add(castle(one))
  },
  play: (state, move, seat) => reward(state, seat, CASTLES.list[castle.get.castle(move)]),
  refuse: (_state, move) =>
    refusal('no-marker-there', 'VI-520', { castle: CASTLES.list[castle.get.castle(move)] }),
})

// VI-522, VI-551: a customer left on a stall is taken without goods, cube or time.
export const scrapChoice = choice<VillageState>('d-scrap', [scrap], {
  rule: 'VI-522',
  list(state, moves) {
    for (let stall = 0; stall < state.box.stalls; stall++)
      if (state.stalls[stall] >= 0) moves.add(scrap(state.stalls[stall]))
  },
  play: (state, move, seat) => takeTile(state, seat, scrap.get.customer(move)),
  refuse(state, move) {
    const customer = scrap.get.customer(move)
    const code = state.queue.includes(customer) ? 'customer-in-queue' : 'no-such-customer'
    return refusal(code, 'VI-551', { customer: CUSTOMERS.list[customer] })
  },
})

export function pushTwice(state: VillageState, seat: number, amount: number): void {
  for (let animal = 0; animal < amount; animal++) push(state, animalChoice, seat)
}

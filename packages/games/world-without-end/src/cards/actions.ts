import { push, type Refusal, refusal } from '@chronik/kernel'
import { canDonate, donation, whyNoDonation } from '../board/donations.ts'
import { demandAt, moveFavourStone, spaceAfter } from '../board/favour.ts'
import {
  canBuildHouse,
  collectRent,
  payingHouses,
  siteToBuildOn,
  whyNoHouse,
  whyNoRent,
} from '../board/houses.ts'
import { canSell, clothToMake, mostCloth, whyNoCloth, whyNoSale, woolToSell } from '../board/market.ts'
import { medicine } from '../board/medicine.ts'
import { beginBuilding, canBuild, whyNoBuilding } from '../board/projects.ts'
import type { WorldState } from '../box/state.ts'
import { CARDS, GRAIN, MONEY, PIETY } from '../box/vocabulary.ts'
import { gain } from '../goods/goods.ts'
import { canTakeMaterial, materialToTake, whyNoMaterial } from '../goods/material.ts'

/** An action card: whether at least one effect can happen now (W-R37), why none can, and what it does. */
interface Action {
  can(state: WorldState, seat: number): boolean
  why(state: WorldState, seat: number): Refusal
  use(state: WorldState, seat: number): void
}

const PRIVILEGE = CARDS.at['act-privilege']

const actions: { readonly [card in (typeof CARDS.list)[number]]: Action } = {
  // W-501: 1 grain from the field, if one lies there.
  'act-grain': {
    can: (state) => state.stock[GRAIN] > 0,
    why: () => refusal('stock-empty', 'W-501', { good: 'grain' }),
    use: (state, seat) => void gain(state, seat, GRAIN, state.box.figures.actions.grain, 'action'),
  },
  // W-502: 1 piety from the cathedral, if one lies there.
  'act-piety': {
    can: (state) => state.stock[PIETY] > 0,
    why: () => refusal('stock-empty', 'W-502', { good: 'piety' }),
    use: (state, seat) => void gain(state, seat, PIETY, state.box.figures.actions.piety, 'action'),
  },
  // W-503: 1 stone or 1 wood from the stock.
  'act-material': {
    can: canTakeMaterial,
    why: whyNoMaterial,
    use: (state, seat) => push(state, materialToTake, seat),
  },
  // W-504: up to 2 materials into one project, points for each.
  'act-project': { can: canBuild, why: whyNoBuilding, use: beginBuilding },
  // W-505: any number of wool, and cloth up to the limit of a sale.
  'act-sale': { can: canSell, why: whyNoSale, use: (state, seat) => push(state, woolToSell, seat) },
  // W-507, W-508, W-R08: the card laid open before it, whether it was used or not; as the first one, nothing.
  'act-privilege': {
    can(state, seat) {
      const card = repeatedBy(state, seat)
      return card >= 0 && isExecutable(state, seat, card)
    },
    why(state, seat) {
      const card = repeatedBy(state, seat)
      return card < 0 ? refusal('nothing-to-repeat', 'W-508') : byCard[card].why(state, seat)
    },
    use(state, seat) {
      const card = repeatedBy(state, seat)
      if (card >= 0) carryOut(state, seat, card)
    },
  },
  // W-509: a house on a free site for a material of its kind and money.
  'act-house': {
    can: canBuildHouse,
    why: whyNoHouse,
    use: (state, seat) => push(state, siteToBuildOn, seat),
  },
  // W-512: the yields of up to 2 houses on the board.
  'act-rent': { can: (state, seat) => payingHouses(state, seat) > 0, why: whyNoRent, use: collectRent },
  // W-514: a seal on an open project, for money.
  'act-donation': { can: canDonate, why: whyNoDonation, use: (state, seat) => push(state, donation, seat) },
  // W-515: wool into as much cloth.
  'act-cloth': {
    can: (state, seat) => mostCloth(state, seat) > 0,
    why: whyNoCloth,
    use: (state, seat) => push(state, clothToMake, seat),
  },
  // W-516: money and a point for small services, always possible, or care for the sick.
  'act-medicine': {
    can: () => true,
    why: () => refusal('nobody-treatable', 'W-516'),
    use: (state, seat) => push(state, medicine, seat),
  },
  // W-517, W-518, W-R03: one space on; towards the outlaws only with their money.
  'act-favour': {
    can(state, seat) {
      const space = spaceAfter(state, state.box.figures.actions.favourSteps)
      return state.players[seat].goods[MONEY] >= demandAt(state, space)
    },
    why(state) {
      const space = spaceAfter(state, state.box.figures.actions.favourSteps)
      return refusal('outlaws-unpaid', 'W-518', { space, money: demandAt(state, space) })
    },
    use: (state, seat) => moveFavourStone(state, seat, state.box.figures.actions.favourSteps),
  },
}

const byCard = CARDS.list.map((card) => actions[card])

/** The card that privilege repeats, whether it still is in the hand or was just laid; -1 if it would be the first. */
export function repeatedBy(state: WorldState, seat: number): number {
  const { pile, opened } = state.players[seat]
  const below = opened > 0 && pile[opened - 1] === PRIVILEGE ? opened - 2 : opened - 1
  return below < 0 ? -1 : pile[below]
}

/** Why a card could do nothing if it were used now, or null: for screens that want to say so before it is laid. */
export function whyUseless(state: WorldState, seat: number, card: number): Refusal | null {
  return isExecutable(state, seat, card) ? null : byCard[card].why(state, seat)
}

export function isExecutable(state: WorldState, seat: number, card: number): boolean {
  return byCard[card].can(state, seat)
}

export function carryOut(state: WorldState, seat: number, card: number): void {
  byCard[card].use(state, seat)
}

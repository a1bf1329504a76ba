import { push } from '@chronik/kernel'
import { canDonate, donation } from './donations.ts'
import { demandAt, moveFavourStone, spaceAfter } from './favour.ts'
import { gain } from './goods.ts'
import { canBuildHouse, collectRent, payingHouses, siteToBuildOn } from './houses.ts'
import { canSell, clothToMake, mostCloth, woolToSell } from './market.ts'
import { canTakeMaterial, materialToTake } from './material.ts'
import { medicine } from './medicine.ts'
import { beginBuilding, canBuild } from './projects.ts'
import type { WorldState } from './state.ts'
import { CARDS, GRAIN, MONEY, PIETY } from './vocabulary.ts'

/** An action card: whether at least one effect can happen now (W-R37), and what it does. */
interface Action {
  can(state: WorldState, seat: number): boolean
  use(state: WorldState, seat: number): void
}

const PRIVILEGE = CARDS.at['act-privilege']

const actions: { readonly [card in (typeof CARDS.list)[number]]: Action } = {
  // W-501
  'act-grain': {
    can: (state) => state.stock[GRAIN] > 0,
    use: (state, seat) => void gain(state, seat, GRAIN, state.box.figures.actions.grain, 'action'),
  },
  // W-502
  'act-piety': {
    can: (state) => state.stock[PIETY] > 0,
    use: (state, seat) => void gain(state, seat, PIETY, state.box.figures.actions.piety, 'action'),
  },
  // W-503
  'act-material': { can: canTakeMaterial, use: (state, seat) => push(state, materialToTake, seat) },
  // W-504
  'act-project': { can: canBuild, use: beginBuilding },
  // W-505
  'act-sale': { can: canSell, use: (state, seat) => push(state, woolToSell, seat) },
  // W-507, W-508, W-R08: the card laid open before it, whether it was used or not; as the first one, nothing.
  'act-privilege': {
    can(state, seat) {
      const card = repeatedBy(state, seat)
      return card >= 0 && isExecutable(state, seat, card)
    },
    use(state, seat) {
      const card = repeatedBy(state, seat)
      if (card >= 0) carryOut(state, seat, card)
    },
  },
  // W-509
  'act-house': { can: canBuildHouse, use: (state, seat) => push(state, siteToBuildOn, seat) },
  // W-512
  'act-rent': { can: (state, seat) => payingHouses(state, seat) > 0, use: collectRent },
  // W-514
  'act-donation': { can: canDonate, use: (state, seat) => push(state, donation, seat) },
  // W-515
  'act-cloth': {
    can: (state, seat) => mostCloth(state, seat) > 0,
    use: (state, seat) => push(state, clothToMake, seat),
  },
  // W-516
  'act-medicine': { can: () => true, use: (state, seat) => push(state, medicine, seat) },
  // W-517, W-518, W-R03: one space on; towards the outlaws only with their money.
  'act-favour': {
    can(state, seat) {
      const space = spaceAfter(state, state.box.figures.actions.favourSteps)
      return state.players[seat].goods[MONEY] >= demandAt(state, space)
    },
    use: (state, seat) => moveFavourStone(state, seat, state.box.figures.actions.favourSteps),
  },
}

const byCard = CARDS.list.map((card) => actions[card])

/** The card that privilege, just laid, repeats; -1 if it is the first of the chapter. */
export function repeatedBy(state: WorldState, seat: number): number {
  const { pile, opened } = state.players[seat]
  return opened >= 2 && pile[opened - 1] === PRIVILEGE ? pile[opened - 2] : -1
}

export function isExecutable(state: WorldState, seat: number, card: number): boolean {
  return byCard[card].can(state, seat)
}

export function carryOut(state: WorldState, seat: number, card: number): void {
  byCard[card].use(state, seat)
}

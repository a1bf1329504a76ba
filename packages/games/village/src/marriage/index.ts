import { NONE } from '@chronik/kernel'
import { customerRow } from '../board/customer.ts'
import type { Draft } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { CUSTOMERS, FIGURES, GROUPS, MARRIAGE_CUSTOMERS, SPACES } from '../box/vocabulary.ts'
import { openPlacesOf } from '../life/chronicle.ts'
import type { Module } from '../module.ts'
import {
  askForBread,
  breadAside,
  breadWare,
  canPromoteWithBread,
  layBread,
  payBreadMove,
  payGrainMove,
  promotionPay,
} from './bread.ts'
import { breadBread, breadGrain, favourChoice, favours, toolCubes, toolTool } from './favours.ts'
import { marriageInvariants } from './invariants.ts'
import { CEREMONY_1, farewell, PARENTS } from './people.ts'
import {
  bakery,
  dieSource,
  holdWedding,
  houseChoice,
  houseRoll,
  marry,
  newHomes,
  rankRoll,
  store,
  toParents,
  weddingPhase,
} from './phase.ts'
import { bread, buyChoice, purchases, returns, tool } from './returns.ts'
import {
  differentCubes,
  howMany,
  numberChoice,
  queueChoice,
  sellBread,
  sellTool,
  serveQueue,
  smugglerAction,
  smugglerChoice,
  takeCubes,
} from './smuggler.ts'
import { askForTool, toolChoice, toolWare } from './tool.ts'
import { marriageUntimely } from './untimely.ts'
import {
  oneCube,
  rank,
  rankBonus,
  rankChoice,
  swap,
  swapChoice,
  wed,
  weddingAction,
  weddingChoice,
} from './wedding.ts'

/** The wedding board: ceremony, bakery, store and parents, the smuggler, bread and tools. */
export const marriageModule: Module = {
  id: 'marriage',
  moves: [
    [sellBread, sellTool, serveQueue, takeCubes, howMany, wed, rank, swap, bakery, store, bread, tool],
    [breadGrain, breadBread, toolCubes, toolTool, layBread, payGrainMove, payBreadMove],
  ].flat(),
  steps: [
    [smugglerChoice, numberChoice, queueChoice, differentCubes],
    [weddingChoice, rankChoice, rankBonus, oneCube, swapChoice],
    [weddingPhase, rankRoll, marry, toParents, newHomes, houseChoice, houseRoll],
    [returns, purchases, buyChoice, favours, favourChoice, promotionPay, toolChoice],
  ].flat(),
  sources: [dieSource],
  sideMoves: [layBread],
  standMoves: [],
  actionMoves: [
    [SPACES.at.wedding, [wed, rank]],
    [SPACES.at.smuggler, [sellBread, sellTool, serveQueue, takeCubes, howMany]],
  ],
  isInPlay: (draft) => (draft.options.expansions as readonly string[]).includes('marriage'),
  pack(draft) {
    const { figures, card } = draft
    packSpaces(draft)
    packPlaces(draft)
    packCustomers(draft)
    // VM-102, VM-104: a twelfth figure for everybody, a seventh plague cube.
    draft.figureCount = FIGURES.size
    draft.plague = figures.marriage.plague
    // VM-103: the places of the farm group with a ring are open.
    draft.chronicle = draft.chronicle.map((places, group) =>
      group === GROUPS.at.farm ? openPlacesOf(figures, 'farm', card, true) : places,
    )
    draft.setups.push(setUpBoard)
    draft.windows.leaving.push(farewell)
    draft.windows.produced.push(askForTool)
    draft.windows.roundEnd.push(holdWedding)
    draft.takeovers.promotionFee = askForBread
    draft.takeovers.promotionPayable = canPromoteWithBread
    draft.wares.push(breadWare, toolWare)
    draft.asides.push(breadAside)
  },
  invariants: marriageInvariants,
  // Nothing on the wedding board is hidden.
  imagine: () => {},
  untimely: marriageUntimely,
}

// VX-202, VX-R4, VM-201: two more spaces behind the others; in the first round none of the cubes lie on `family`.
function packSpaces(draft: Draft): void {
  const { wedding, smuggler, family } = SPACES.at
  draft.spaces = [...draft.spaces, wedding, smuggler]
  draft.emptyAtFirst = [...draft.emptyAtFirst, family]
  draft.actions[wedding] = weddingAction
  draft.actions[smuggler] = smugglerAction
  // VSX-203: a cube from the wedding leads to the farm group, one from the smuggler to the graveyard.
  draft.guestGroups = draft.guestGroups.map((group, space) =>
    space === wedding ? GROUPS.at.farm : space === smuggler ? NONE : group,
  )
}

// VX-301 to VX-303, VM-701: all areas are seen, lead home with `family` and belong to the farm group.
function packPlaces(draft: Draft): void {
  for (let place = CEREMONY_1; place <= PARENTS; place++)
    draft.places[place] = { ...draft.places[place], visible: true, leadsHome: true, group: GROUPS.at.farm }
}

// VX-103: the customers with two rings join the others.
function packCustomers(draft: Draft): void {
  const inPlay = [...draft.customersInPlay]
  for (const name of MARRIAGE_CUSTOMERS) {
    const customer = CUSTOMERS.at[name]
    draft.customers[customer] = customerRow(draft.figures.marriage.customers[name])
    inPlay.push(customer)
  }
  draft.customersInPlay = inPlay
}

// VM-101, VSX-301: everybody is unmarried, the pink figures wait in the supply.
function setUpBoard(state: VillageState): void {
  for (const { partners } of state.marriage.families) partners.fill(NONE)
  for (const pink of state.marriage.pinks) pink.partner = NONE
}

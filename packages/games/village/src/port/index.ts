import { NONE } from '@chronik/kernel'
import type { Draft } from '../box/box.ts'
import { NOBODY, type VillageState } from '../box/state.ts'
import { GROUPS, PLACES, SPACES } from '../box/vocabulary.ts'
import type { Module } from '../module.ts'
import { bury, buryConny, seaBurial, seaChoice } from './burial.ts'
import {
  chestAside,
  chestChoice,
  chestSource,
  hasChest,
  lookIntoChest,
  openAll,
  openChest,
  saveByChest,
} from './chests.ts'
import { continueVoyage, leaveHarbour, returnHome, unloading, voyageAction, voyageChoice } from './harbour.ts'
import { captainChoice, comeAboard, hire, price, priceChoice } from './hire.ts'
import { imagineChests } from './imagine.ts'
import { portInvariants } from './invariants.ts'
import { islandChoice, keepLight, lighthouse } from './island.ts'
import { loadChoice, loading, loadMember } from './load.ts'
import { enterField, sail, sailChoice, sailing } from './sail.ts'
import { chartSea, HARBOUR, SHIP, seaOf } from './sea.ts'
import { clearHold, load, piecesAboard, sell } from './ship.ts'
import { exoticStands, standSale } from './stands.ts'
import { portUntimely, VOYAGE_MOVES } from './untimely.ts'
import { CAPTAIN_PLACES } from './vocabulary.ts'

/** The Port: ships, captains, islands and what is brought home from them. */
export const portModule: Module = {
  id: 'port',
  moves: [
    leaveHarbour,
    continueVoyage,
    returnHome,
    price,
    hire,
    load,
    sail,
    sell,
    lighthouse,
    bury,
    openChest,
  ],
  steps: [
    [
      voyageChoice,
      priceChoice,
      captainChoice,
      comeAboard,
      loading,
      loadChoice,
      loadMember,
      sailing,
      sailChoice,
    ],
    [enterField, islandChoice, keepLight, lookIntoChest, unloading, seaChoice, chestChoice, standSale],
  ].flat(),
  sources: [chestSource],
  sideMoves: [openChest],
  standMoves: [sell],
  actionMoves: [[SPACES.at.travel, VOYAGE_MOVES]],
  isInPlay: (draft) => (draft.options.expansions as readonly string[]).includes('port'),
  pack(draft) {
    draft.sea = chartSea(draft)
    draft.secrets.push('aboard', 'chests')
    // VP-101, VX-404: the sea takes the place of the castles, in the action and in the scoring.
    draft.actions[SPACES.at.travel] = voyageAction
    draft.scoring = draft.scoring.filter(({ id }) => id !== 'travel')
    packPlaces(draft)
    draft.guestElsewhere[SPACES.at.travel] = buryConny
    draft.windows.leaving.push(clearHold)
    draft.windows.beforeScoring.push(openAll)
    draft.stands.push(exoticStands)
    draft.asides.push(chestAside)
    draft.reserves.push(hasChest)
    draft.aboard = piecesAboard
    draft.takeovers.lost = saveByChest
    draft.setups.push(putToSea)
  },
  invariants: portInvariants,
  imagine: imagineChests,
  untimely: portUntimely,
}

// VX-301, VX-302, VX-303: at sea members are seen and can die, but `family` does not reach them.
function packPlaces(draft: Draft): void {
  const lighthouses = PLACES.list.flatMap((name, place) => (name.startsWith('lighthouse-') ? [place] : []))
  for (const place of [SHIP, ...lighthouses]) {
    const atSea = { visible: true, leadsHome: false, group: GROUPS.at.travel, elsewhere: seaBurial }
    draft.places[place] = { ...draft.places[place], ...atSea }
  }
}

// VP-102 to VP-104: captains in their stacks, tiles on their islands, ships in the harbour with empty holds.
function putToSea(state: VillageState): void {
  const { port } = state
  port.captains.fill(CAPTAIN_PLACES.at.stack)
  port.stacks.set(seaOf(state).stacks)
  port.burials.fill(NOBODY)
  for (const ship of port.ships) {
    ship.field = HARBOUR
    ship.captain = NONE
    ship.aboard = NONE
    ship.chests.fill(NONE)
  }
}

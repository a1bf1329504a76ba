import { type Choice, type MoveKind, type Refusal, refusal } from '@chronik/kernel'
import { travel } from '../board/travel.ts'
import type { VillageState } from '../box/state.ts'
import type { Attempt } from '../module.ts'
import { bury, seaChoice } from './burial.ts'
import { continueVoyage, leaveHarbour, returnHome, voyageChoice } from './harbour.ts'
import { captainChoice, hire, price, priceChoice } from './hire.ts'
import { islandChoice, lighthouse } from './island.ts'
import { loadChoice, loadMember } from './load.ts'
import { sail, sailChoice } from './sail.ts'
import { inHarbour, load, sell } from './ship.ts'

type Due = Choice<VillageState>
const HIRING: readonly Due[] = [priceChoice, captainChoice]
const VOYAGE: readonly Due[] = [voyageChoice, ...HIRING, loadChoice, loadMember, sailChoice, islandChoice]
export const VOYAGE_MOVES: readonly MoveKind[] = [
  leaveHarbour,
  continueVoyage,
  returnHome,
  price,
  hire,
  load,
  sail,
  sell,
  lighthouse,
]

/** Which rule of the Port keeps a move from the decision that is due. */
export function portUntimely(attempt: Attempt): Refusal | null {
  const { kind, due } = attempt
  if (kind === travel) return refusal('no-castles', 'VP-101')
  if (due === seaChoice) return refusal('sea-burial-first', 'VP-701')
  if (kind === bury) return refusal('no-sea-burial', 'VP-701')
  if (VOYAGE.includes(due)) return refuseUnderWay(attempt)
  return kind === sell ? refusal('sold-elsewhere', 'VP-601') : null
}

// VP-201, VP-202, VP-204, VP-305, VP-401: hire, load, move, dock; each in its place.
function refuseUnderWay({ state, seat, kind, due }: Attempt): Refusal | null {
  if (!VOYAGE_MOVES.includes(kind)) return null
  if (due === voyageChoice) return refusal('voyage-first', 'VP-201')
  switch (kind) {
    case leaveHarbour:
    case continueVoyage:
    case returnHome:
      return refusal('one-voyage', 'VP-201')
    case price:
    case hire:
      return HIRING.includes(due) ? refusal('voyage-order', 'VP-202') : refusal('captain-serves', 'VP-204')
    case sail:
      return due === islandChoice ? refusal('docked', 'VP-305') : refusal('voyage-order', 'VP-202')
    case load:
      return inHarbour(state, seat) ? refusal('voyage-order', 'VP-202') : refusal('dock-first', 'VP-401')
  }
  return refusal('dock-first', 'VP-401')
}

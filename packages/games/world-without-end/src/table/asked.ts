import { waiting } from '@chronik/kernel'
import { houseForRent } from '../board/houses.ts'
import { budgetLeft, personToTreat } from '../board/medicine.ts'
import { firstMaterial, nextMaterial } from '../board/projects.ts'
import type { WorldState } from '../box/state.ts'
import { goodToLose } from '../cards/events/loss.ts'
import { eventSwap } from '../cards/events/swap.ts'
import { protectOrAccept } from '../course/duties.ts'
import { useOrForgo } from '../course/turn.ts'

// What the decision that is due is about; null while another one is.

/** W-403: the card that was laid and may be used. */
export function laidCard(state: WorldState): number | null {
  return waiting(state, useOrForgo)?.a ?? null
}

/** W-603: the project that is being built on. */
export function builtProject(state: WorldState): number | null {
  return (waiting(state, firstMaterial) ?? waiting(state, nextMaterial))?.a ?? null
}

/** W-306: the event that offers a swap or asks for goods. */
export function askingEvent(state: WorldState): number | null {
  return (waiting(state, eventSwap) ?? waiting(state, goodToLose))?.a ?? null
}

/** W-305, W-842: how many goods the event that asks for them demands of everybody. */
export function goodsDemanded(state: WorldState): number {
  const event = askingEvent(state)
  if (event === null) return 0
  const { effect } = state.box.events[event]
  return 'lose' in effect ? effect.lose.amount : 0
}

/** W-842: how many goods are still to be given up. */
export function goodsToGive(state: WorldState): number {
  return waiting(state, goodToLose)?.b ?? 0
}

/** W-931: the penalty that a point of loyalty may cancel. */
export function penaltyAsked(state: WorldState): number | null {
  return waiting(state, protectOrAccept)?.a ?? null
}

/** W-R22: the penalties of a seat that are asked about after the one that is asked about now. */
export function penaltiesAhead(state: WorldState, seat: number): number[] {
  const asked = penaltyAsked(state)
  if (asked === null) return []
  const { missed } = state.players[seat]
  return [...missed.keys()].filter((penalty) => penalty > asked && missed[penalty] > 0)
}

/** W-512: how many houses may still be chosen for their rent. */
export function rentsLeft(state: WorldState): number {
  return waiting(state, houseForRent)?.a ?? 0
}

/** W-705: the medical knowledge left for the treatments of this action. */
export function treatmentBudget(state: WorldState): number {
  const due = waiting(state, personToTreat)
  return due === null ? 0 : budgetLeft(state, due.seat, due.a, due.b)
}

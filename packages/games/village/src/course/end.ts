import type { VillageState } from '../box/state.ts'

// V-701, V-702: the last open place of the chronicle or the last open grave rings the end, once; `by` says which.
export function ringEnd(state: VillageState, seat: number, by: string): void {
  if (state.end.rung === 1) return
  state.end.rung = 1
  state.end.by = seat
  state.log?.add({ code: 'end-rung', seat, by })
}

/**
 * V-703, V-707, V-708: after the turn in which the end was rung everyone else has one final turn; if
 * another than the one whose turn it was rang it, that one has one too, as the last.
 */
export function planFinalTurns(state: VillageState, active: number): void {
  const { players } = state.box
  state.end.begun = 1
  state.end.turns = state.end.by === active ? players - 1 : players
}

// V-709, V-R33: the mass after the final turns is the last; so is that of the round agreed as the limit.
export function isLastRound(state: VillageState): boolean {
  return state.end.begun === 1 || state.round >= state.box.roundLimit
}

import { type MoveKind, refusal, type SideMoves } from '@chronik/kernel'
import type { VillageState } from './state.ts'

/** Moves that the owner of a decision may make before answering it; the box says which are in play. */
export function besides(kinds: readonly MoveKind[]): SideMoves<VillageState> {
  return {
    kinds,
    list(state, moves, seat, decision, a, b, c) {
      for (const aside of state.box.asides) aside.list(state, moves, seat, decision, a, b, c)
    },
    play(state, move, seat) {
      for (const aside of state.box.asides) if (aside.play(state, move, seat)) return
    },
    refuse(state, move, seat) {
      for (const aside of state.box.asides) {
        const refused = aside.refuse(state, move, seat)
        if (refused !== null) return refused
      }
      return refusal('not-now')
    },
  }
}

import { type Refusal, refusal, type SideMoves } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import type { Module } from '../module.ts'

/** Moves that the owner of a decision may make before answering it; the box says which are in play. */
export function besides(modules: readonly Module[]): SideMoves<VillageState> {
  return {
    kinds: modules.flatMap(({ sideMoves }) => sideMoves),
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
      return refuseAbsent(modules.find(({ sideMoves }) => sideMoves.some((kind) => kind.is(move))))
    },
  }
}

// VX-101: a module that is not in play brings no moves.
export function refuseAbsent(module: Module | undefined): Refusal {
  return refusal('module-not-in-play', 'VX-101', { module: module?.id ?? '' })
}

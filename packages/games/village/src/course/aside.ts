import { type Refusal, refusal, type SideMoves } from '@chronik/kernel'
import type { Aside } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import type { Module } from '../module.ts'

/**
 * The lists of all asides as one, or null without any. Put together once for a box, so that each is called from a
 * place of its own: before every single decision they are asked, and have nearly always nothing to offer.
 */
export function oneListOf(asides: readonly Aside[]): Aside['list'] | null {
  return asides
    .map(({ list }) => list)
    .reduce<Aside['list'] | null>((before, list) => (before === null ? list : both(before, list)), null)
}

function both(first: Aside['list'], then: Aside['list']): Aside['list'] {
  return (state, moves, seat, decision, a, b, c) => {
    first(state, moves, seat, decision, a, b, c)
    then(state, moves, seat, decision, a, b, c)
  }
}

/** Moves that the owner of a decision may make before answering it; the box says which are in play. */
export function besides(modules: readonly Module[]): SideMoves<VillageState> {
  return {
    kinds: modules.flatMap(({ sideMoves }) => sideMoves),
    list(state, moves, seat, decision, a, b, c) {
      state.box.listAsides?.(state, moves, seat, decision, a, b, c)
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

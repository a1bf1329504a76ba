import type { Choice, Move, MoveKind, Random, Refusal, Source, Step } from '@chronik/kernel'
import type { Draft } from './box/box.ts'
import type { VillageState } from './box/state.ts'

/** Something that can be added to the base game: what it brings, and how it fills the seams of the box. */
export interface Module {
  readonly id: string
  readonly moves: readonly MoveKind[]
  readonly steps: readonly Step<VillageState>[]
  readonly sources: readonly Source[]
  /** Moves that a seat may make beside a decision of its own. */
  readonly sideMoves: readonly MoveKind[]
  /** Moves with which a market opportunity may be used beside serving a customer. */
  readonly standMoves: readonly MoveKind[]
  /** The moves of its actions, by the space of the action. */
  readonly actionMoves: readonly (readonly [space: number, moves: readonly MoveKind[]])[]
  isInPlay(draft: Draft): boolean
  /** Puts what the module brings into the box. */
  pack(draft: Draft): void
  /** What must hold while the module is in play. */
  invariants(state: VillageState): string[]
  /** Fills what is hidden in a view with something that could be true. */
  imagine(view: VillageState, viewer: number, random: Random): void
  /** Which rule of the module keeps a move from the decision that is due, or null. */
  untimely(attempt: Attempt): Refusal | null
}

/** A move tried at a decision that does not know moves of its kind. */
export interface Attempt {
  readonly state: VillageState
  readonly seat: number
  readonly move: Move
  readonly kind: MoveKind
  /** The decision that is due, with the first of its arguments. */
  readonly due: Choice<VillageState>
  readonly argument: number
}

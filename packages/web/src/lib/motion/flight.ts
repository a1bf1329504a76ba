import type { TargetId } from '../table/contract.ts'

/** A piece on its way: where it was before the change and where it is after it, the best known place first. */
export interface Flight {
  readonly piece: string
  readonly from: readonly TargetId[]
  readonly to: readonly TargetId[]
  /** Places in between that it touches one after the other. */
  readonly over?: readonly TargetId[]
  /** The goal is the piece itself: it is not seen there before it has arrived. */
  readonly self?: boolean
  /** So many pieces, one shortly after the other. */
  readonly amount?: number
}

import type { TargetId } from '../../table/contract.ts'

/** A thing on the board that prepared turns are about. */
export interface PlanMark {
  readonly id: TargetId
  /** The prepared turns that begin here, counted from 1; what else a turn touches has a rim only. */
  readonly numbers: readonly number[]
}

/** What prepared turns are about, each thing once: the number of a turn stands where it begins. */
export function planMarks(turns: readonly (readonly TargetId[])[]): PlanMark[] {
  const marks = new Map<TargetId, number[]>()
  for (const [at, ids] of turns.entries())
    for (const [place, id] of ids.entries()) {
      const numbers = marks.get(id) ?? []
      if (place === 0) numbers.push(at + 1)
      marks.set(id, numbers)
    }
  return [...marks].map(([id, numbers]) => ({ id, numbers }))
}

import type { TargetId } from '../contract.ts'

/** Somebody or something that stands on the board with others. */
export interface Standee {
  /** How it is pointed at. */
  readonly id: TargetId
  /** Equal pieces are alike. */
  readonly piece: string
}

export interface Standing<F extends Standee = Standee> {
  readonly figure: F
  readonly mood: 'here' | 'leaves' | 'comes'
}

/** Who stands at a place, who would leave it and who would come to it. */
export function standing<F extends Standee>(now: readonly F[], then: readonly F[] | null): Standing<F>[] {
  if (then === null) return now.map((figure) => ({ figure, mood: 'here' }))
  return [
    ...now.map(
      (figure): Standing<F> => ({
        figure,
        mood: then.some(({ id }) => id === figure.id) ? 'here' : 'leaves',
      }),
    ),
    ...then
      .filter((figure) => !now.some(({ id }) => id === figure.id))
      .map((figure): Standing<F> => ({ figure, mood: 'comes' })),
  ]
}

/** Figures of one kind beyond those that can stand side by side are counted. */
export interface Group<F extends Standee = Standee> {
  readonly standing: Standing<F>
  readonly count: number
}

/** Equal figures of one player stand together as one with a number when a place is crowded. */
export function grouped<F extends Standee>(all: readonly Standing<F>[], room: number): Group<F>[] {
  if (all.length <= room) return all.map((one) => ({ standing: one, count: 1 }))
  const groups: { standing: Standing<F>; count: number }[] = []
  for (const one of all) {
    const found = groups.find(
      ({ standing: other }) =>
        one.mood === 'here' && other.mood === 'here' && other.figure.piece === one.figure.piece,
    )
    if (found === undefined) groups.push({ standing: one, count: 1 })
    else found.count++
  }
  return groups
}

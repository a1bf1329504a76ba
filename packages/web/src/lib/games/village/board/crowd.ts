import type { VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { type Figure, figuresAt } from '../reading.ts'

export interface Standing {
  readonly figure: Figure
  readonly mood: 'here' | 'leaves' | 'comes'
}

const same = (a: Figure, b: Figure): boolean => a.seat === b.seat && a.word === b.word

/** Who stands at a place, who would leave it and who would come to it. */
export function standingAt(
  view: VillageState,
  preview: VillageState | null,
  seats: readonly Seat[],
  place: string,
): Standing[] {
  const now = figuresAt(view, seats, place)
  const then = preview === null ? now : figuresAt(preview, seats, place)
  return [
    ...now.map(
      (figure): Standing => ({ figure, mood: then.some((one) => same(one, figure)) ? 'here' : 'leaves' }),
    ),
    ...then
      .filter((figure) => !now.some((one) => same(one, figure)))
      .map((figure): Standing => ({ figure, mood: 'comes' })),
  ]
}

/** Figures of one kind beyond those that can stand side by side are counted. */
export interface Group {
  readonly standing: Standing
  readonly count: number
}

/** Equal figures of one player stand together as one with a number when a place is crowded. */
export function grouped(all: readonly Standing[], room: number): Group[] {
  if (all.length <= room) return all.map((standing) => ({ standing, count: 1 }))
  const groups: { standing: Standing; count: number }[] = []
  for (const standing of all) {
    const { figure, mood } = standing
    const found = groups.find(
      ({ standing: one }) =>
        mood === 'here' &&
        one.mood === 'here' &&
        one.figure.seat === figure.seat &&
        one.figure.number === figure.number,
    )
    if (found === undefined) groups.push({ standing, count: 1 })
    else found.count++
  }
  return groups
}

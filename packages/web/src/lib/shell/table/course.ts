import type { CoursePoint } from '../../session/proof.ts'

/** The points of each seat, from the start over all rounds to the end. */
export function seatBySeat(course: readonly CoursePoint[]): number[][] {
  const seats = course[0]?.totals ?? []
  return seats.map((_, seat) => course.map(({ totals }) => totals[seat]))
}

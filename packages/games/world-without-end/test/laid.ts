import { type SeatPosition, type WorldPosition, worldAt } from './position.ts'

/** The first seat has just played a card. */
export const laid = (card: string, seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, seats: [seat, ...(more.seats ?? []).slice(1)] }).play(
    `1 play:${card}`,
  )

/** It was the one for building. */
export const building = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  laid('act-project', seat, more)

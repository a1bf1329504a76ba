import type { Script } from '@chronik/kernel'
import { type SeatPosition, type WorldPosition, worldAt } from './position.ts'

/** A table at which this event is revealed; its place, if it has one, has no tile any more. */
export function reveals(
  event: string,
  seats: readonly SeatPosition[] = [],
  more: Partial<WorldPosition> = {},
  script: Script = {},
) {
  const healed = Array.from({ length: 11 }, (_, place) => place + 1)
  return worldAt({ healed, ...more, next: 'reveal', seats }, { ...script, events: [event] })
}

/** The first seat plays a card while this event is in force. */
export const inForce = (event: string, card: string, seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, slots: [event as never], seats: [seat] }).play(`1 play:${card}`)

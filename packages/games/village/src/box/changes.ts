import { MOST_PLAYERS } from './vocabulary.ts'

/**
 * What has changed on a farm since the table last came to rest, one bit for each seat: so that whoever watches
 * the table (`box.settled`) looks at no more than that. Whatever adds something to a farm tells it here.
 */
interface Watched {
  unsettled: number
}

/** A seat has more coins, grain, goods or cubes than before. Who only pays need not tell. */
export function gained(state: Watched, seat: number): void {
  state.unsettled |= 1 << seat
}

/** A figure of a seat was moved or raised, a customer served or a castle visited. */
export function achieved(state: Watched, seat: number): void {
  state.unsettled |= 1 << (seat + MOST_PLAYERS)
}

const BOTH = 1 | (1 << MOST_PLAYERS)

/** Whether anything at all has changed for a seat. */
export function isUnsettled(unsettled: number, seat: number): boolean {
  return (unsettled & (BOTH << seat)) !== 0
}

export function hasGained(unsettled: number, seat: number): boolean {
  return (unsettled & (1 << seat)) !== 0
}

export function hasAchieved(unsettled: number, seat: number): boolean {
  return (unsettled & (1 << (seat + MOST_PLAYERS))) !== 0
}

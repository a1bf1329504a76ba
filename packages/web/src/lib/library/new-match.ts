import type { Setup } from '@chronik/kernel'
import type { Seat } from '../table/contract.ts'
import type { SavedMatch } from './saved.ts'

export interface Agreed {
  readonly game: string
  readonly seats: readonly Seat[]
  readonly options?: Setup['options']
  readonly edition?: Setup['edition']
}

/** A match that was agreed on and not yet begun, with a seed that nobody can guess. */
export function newMatch({ game, seats, options, edition }: Agreed, now = Date.now()): SavedMatch {
  return {
    id: hex(9),
    game,
    setup: {
      players: seats.length,
      ...(options === undefined ? {} : { options }),
      ...(edition === undefined ? {} : { edition }),
    },
    seats,
    seed: freshSeed(),
    record: null,
    round: 1,
    due: -1,
    startedAt: now,
    updatedAt: now,
    over: false,
  }
}

export function freshSeed(): string {
  return hex(32)
}

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

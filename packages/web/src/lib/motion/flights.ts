import type { AnyState, LogEntry } from '@chronik/kernel'
import type { VillageState } from '@chronik/village'
import type { Seat } from '../table/contract.ts'
import type { Flight } from './flight.ts'
import { villageFlights } from './village.ts'

/** The pieces that an entry moves, as far as the board of the game lets them be seen. */
export function flightsOf(game: string, entry: LogEntry, after: AnyState, seats: readonly Seat[]): Flight[] {
  return game === 'village' ? villageFlights(entry, after as VillageState, seats) : []
}

import { type Database, DatabaseRefused } from '../store/database.ts'
import { openPostgres } from '../store/postgres/open.ts'
import { openSqlite } from '../store/sqlite/open.ts'

/** Where data is kept: a folder, or the address of a PostgreSQL database. Fits on a command line. */
export type Place = string

export function openPlace(place: Place): Promise<Database> {
  return place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place)
}

/** A server that was killed may hold its folder for a moment more, on a busy machine for a longer one. */
export async function reopenPlace(place: Place): Promise<Database> {
  for (let tries = 0; ; tries++) {
    try {
      return await openPlace(place)
    } catch (error) {
      if (!(error instanceof DatabaseRefused) || tries === 1_000) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

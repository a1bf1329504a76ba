import { DatabaseRefused } from '../store/database.ts'
import { lookPostgres } from '../store/postgres/open.ts'
import { lookSqlite } from '../store/sqlite/open.ts'
import { type Checked, checkMatches } from './check.ts'
import { games } from './games.ts'

/** Where a server keeps its data: the folder of the embedded database, or the address of a PostgreSQL one. */
export type Kept = { readonly data: string } | { readonly database: string }

/** What came of a check: all matches, or why there was none. */
export type UpgradeCheck =
  | { readonly ok: true; readonly checked: Checked }
  | { readonly ok: false; readonly why: string }

/** Replays what a server has kept on the games at hand. Changes nothing; a server may go on meanwhile. */
export async function checkUpgrade(kept: Kept, progress: (matches: number) => void): Promise<UpgradeCheck> {
  try {
    const { store } = await ('data' in kept ? lookSqlite(kept.data) : lookPostgres(kept.database))
    try {
      return { ok: true, checked: await checkMatches(store, games, progress) }
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefused)) throw error
    return { ok: false, why: error.message }
  }
}

import { DatabaseRefused } from '../store/database.ts'
import { type Kept, lookAt } from '../store/kept.ts'
import { type Checked, checkMatches } from './check.ts'
import { games } from './games.ts'

/** What came of a check: all matches, or why there was none. */
export type UpgradeCheck =
  | { readonly ok: true; readonly checked: Checked }
  | { readonly ok: false; readonly why: string }

/** Replays what a server has kept on the games at hand. Changes nothing; a server may go on meanwhile. */
export async function checkUpgrade(kept: Kept, progress: (matches: number) => void): Promise<UpgradeCheck> {
  try {
    const { store } = await lookAt(kept)
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

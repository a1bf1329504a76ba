import { load } from '../../library/library.ts'
import type { SavedMatch } from '../../library/saved.ts'
import type { Trouble } from '../../library/shelf.ts'
import { TableSession } from '../../session/session.svelte.ts'
import { loadScreens, type Screens } from './boards.ts'

/**
 * Why no table could be opened:
 * - `unknown`: this device does not have the match,
 * - `undrawn`: the game has no board yet,
 * - `broken`: the match does not fit its game,
 * - `missing`: parts of the app could not be loaded,
 * - or what is wrong with the storage.
 */
export type Closed = 'unknown' | 'undrawn' | 'broken' | 'missing' | Trouble

export type Opened =
  | { readonly ok: true; readonly session: TableSession; readonly screens: Screens }
  | { readonly ok: false; readonly why: Closed; readonly match: SavedMatch | null }

/** Opens a match of this device; `agreed` is one that was agreed on a moment ago and may not be kept. */
export async function openTable(id: string, agreed: SavedMatch | undefined): Promise<Opened> {
  const found = await load(id)
  const match = (found.ok ? found.value : null) ?? (agreed?.id === id ? agreed : null)
  if (match === null) return { ok: false, why: found.ok ? 'unknown' : found.trouble, match: null }
  let screens: Screens | null
  try {
    screens = await loadScreens(match.game)
  } catch {
    return { ok: false, why: 'missing', match }
  }
  if (screens === null) return { ok: false, why: 'undrawn', match }
  try {
    return { ok: true, session: await TableSession.open(match), screens }
  } catch {
    return { ok: false, why: 'broken', match }
  }
}

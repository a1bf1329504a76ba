import type { Game } from '@chronik/kernel'
import { gameOf } from '../../games/index.ts'
import { load } from '../../library/library.ts'
import type { SavedMatch } from '../../library/saved.ts'
import type { Trouble } from '../../library/shelf.ts'
import { TableSession } from '../../session/session.svelte.ts'
import type { GameTable } from '../../table/game.ts'

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
  | { readonly ok: true; readonly session: TableSession }
  | { readonly ok: false; readonly why: Closed; readonly match: SavedMatch | null }

/** Opens a match of this device; `agreed` is one that was agreed on a moment ago and may not be kept. */
export async function openTable(id: string, agreed: SavedMatch | undefined): Promise<Opened> {
  const found = await load(id)
  const match = (found.ok ? found.value : null) ?? (agreed?.id === id ? agreed : null)
  if (match === null) return { ok: false, why: found.ok ? 'unknown' : found.trouble, match: null }
  const manifest = gameOf(match.game)
  if (manifest === null || manifest.table === null) return { ok: false, why: 'undrawn', match }
  let parts: [Game, GameTable]
  try {
    parts = await Promise.all([manifest.rules(), manifest.table()])
  } catch {
    return { ok: false, why: 'missing', match }
  }
  try {
    return { ok: true, session: new TableSession(...parts, match) }
  } catch {
    return { ok: false, why: 'broken', match }
  }
}

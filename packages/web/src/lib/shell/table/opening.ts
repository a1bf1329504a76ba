import type { Component } from 'svelte'
import { load } from '../../library/library.ts'
import type { SavedMatch } from '../../library/saved.ts'
import type { Trouble } from '../../library/shelf.ts'
import { TableSession } from '../../session/session.svelte.ts'
import { loadBoard, type TableBoardProps } from './boards.ts'

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
  | { readonly ok: true; readonly session: TableSession; readonly Board: Component<TableBoardProps> }
  | { readonly ok: false; readonly why: Closed; readonly match: SavedMatch | null }

/** Opens a match of this device; `agreed` is one that was agreed on a moment ago and may not be kept. */
export async function openTable(id: string, agreed: SavedMatch | undefined): Promise<Opened> {
  const found = await load(id)
  const match = (found.ok ? found.value : null) ?? (agreed?.id === id ? agreed : null)
  if (match === null) return { ok: false, why: found.ok ? 'unknown' : found.trouble, match: null }
  let parts: [typeof TableSession, Component<TableBoardProps> | null]
  try {
    parts = [TableSession, await loadBoard(match.game)]
  } catch {
    return { ok: false, why: 'missing', match }
  }
  const [Session, Board] = parts
  if (Board === null) return { ok: false, why: 'undrawn', match }
  try {
    return { ok: true, session: await Session.open(match), Board }
  } catch {
    return { ok: false, why: 'broken', match }
  }
}

import type { Game } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import { gameOf } from '#games'
import { load } from '../../library/library.ts'
import type { SavedMatch } from '../../library/saved.ts'
import type { Trouble } from '../../library/stored.ts'
import { openHere } from '../../port/local/open.ts'
import type { LostLink, MatchCard, TablePort } from '../../port/port.ts'
import { TableSession } from '../../session/session.svelte.ts'
import type { GameTable } from '../../table/game.ts'

/**
 * Why no table could be opened:
 * - `unknown`: this device does not have the match,
 * - `undrawn`: the house does not know the game,
 * - `broken`: the match does not fit its game,
 * - `missing`: parts of the app could not be loaded,
 * - why whoever has the match does not answer,
 * - or what is wrong with the storage.
 */
export type Closed = 'unknown' | 'undrawn' | 'broken' | 'missing' | LostLink | Trouble

export type Opened =
  | { readonly ok: true; readonly session: TableSession }
  | {
      readonly ok: false
      readonly why: Closed
      readonly match: SavedMatch | null
      /** What the server says of it, if it does. */
      readonly message?: string
    }

type Parts = readonly [Game, GameStory, GameTable]

/** What is played, and with what. */
type Played = Pick<MatchCard, 'game' | 'setup'>

/** Opens a match of this device; `agreed` is one that was agreed on a moment ago and may not be kept. */
export async function openTable(id: string, agreed: SavedMatch | undefined): Promise<Opened> {
  const found = await load(id)
  const match = (found.ok ? found.value : null) ?? (agreed?.id === id ? agreed : null)
  if (match === null) return { ok: false, why: found.ok ? 'unknown' : found.trouble, match: null }
  // The host sets the table up while the screen is loaded.
  const parts = partsOf(match)
  const opened = await sitDown(openHere(match), () => parts)
  return opened.ok ? opened : { ...opened, match }
}

/** Sits down at a table, wherever its match is. */
export async function sitDown(
  port: TablePort,
  load: (match: Played) => Promise<Parts | Closed> = partsOf,
): Promise<Opened> {
  const opened = await port.opened
  if (!opened.ok) return closed(port, opened.link, opened.message)
  const parts = await load(opened.table.match)
  if (typeof parts === 'string') return closed(port, parts)
  try {
    return { ok: true, session: new TableSession(...parts, opened.table, port) }
  } catch {
    return closed(port, 'broken')
  }
}

function closed(port: TablePort, why: Closed, message = ''): Opened {
  port.close()
  return { ok: false, why, match: null, message }
}

async function partsOf({ game, setup }: Played): Promise<Parts | Closed> {
  const manifest = gameOf(game)
  if (manifest === null) return 'undrawn'
  try {
    return await Promise.all([manifest.rules(), manifest.story(), manifest.table?.(setup) ?? plainTable()])
  } catch {
    return 'missing'
  }
}

/** The table that any game can be played at. */
async function plainTable(): Promise<GameTable> {
  return (await import('../../table/generic/table.ts')).genericTable
}

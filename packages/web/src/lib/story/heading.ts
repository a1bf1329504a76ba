import type { LogEntry } from '@chronik/kernel'
import type { GameTable } from '../table/game.ts'
import { m } from '../words/messages.js'

/** What an entry of the log opens, as a heading of the story; null for most. */
export function headingOf(table: Pick<GameTable, 'heading'>, entry: LogEntry): string | null {
  const own = table.heading?.(entry) ?? null
  if (own !== null || entry.code !== 'round') return own
  return m.story_round({ round: Number((entry as { readonly round?: unknown }).round ?? 0) })
}

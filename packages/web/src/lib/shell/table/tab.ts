import type { Situation } from '../../session/situation.ts'
import type { Seat } from '../../table/contract.ts'
import { isYou } from '../../table/wording.ts'
import { m } from '../../words/messages.js'

interface Shown {
  readonly situation: Pick<Situation, 'phase' | 'turn' | 'due'>
  readonly seats: readonly Seat[]
  /** What others did is still being shown. */
  readonly watching: boolean
  /** Everybody has a screen of their own. */
  readonly online: boolean
}

/** What the tab says of a table: whose turn it is, and a light on its icon when somebody here is to move. */
export interface Tab {
  readonly words: string | null
  readonly calls: boolean
}

export function tabOf({ situation: { phase, turn, due }, seats, watching, online }: Shown): Tab {
  if (watching) return { words: null, calls: false }
  if (phase === 'over') return { words: m.table_tab_over(), calls: false }
  // Who prepares a turn is not due yet.
  const made = turn?.planned === false ? turn : null
  const who = seats[made?.seat ?? due]
  const calls = made !== null
  if (who === undefined) return { words: null, calls }
  const yours = calls && (online || isYou(who.name))
  return { words: yours ? m.table_tab_yours() : m.table_tab_turn({ name: who.name }), calls }
}

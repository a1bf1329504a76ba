import type { Level } from '@chronik/bots'
import type { Overdue, Pace, TableView } from '@chronik/protocol'

/** A table as it is kept: who plays what with whom. What happens in the match is kept apart, as deeds. */
export interface Table {
  /** Unguessable; who has it has the link. */
  readonly id: string
  readonly game: string
  /** The rules the match is played by; it stays on them for good. */
  readonly rules: number
  readonly setup: TableSetup
  readonly status: Status
  /** Whether the lobby shows it, or only the link leads here. */
  readonly open: boolean
  readonly spectators: boolean
  /** Whether players may ask a bot for advice; where nothing was agreed they may. */
  readonly hints?: boolean
  /** So many deeds behind the match spectators are while it runs. */
  readonly delay: number
  /** A short word that leads here while players are gathered. */
  readonly code: string | null
  readonly language: TableView['language']
  readonly company: TableView['company']
  readonly host: UserId
  /** The host may watch only; the lobby tells whose table it is. */
  readonly hostName: string
  /** Sent away by the host: they come back by an invitation only. */
  readonly kicked: readonly UserId[]
  readonly seats: readonly TableSeat[]
  /** Published with the first move; binds the server to the seed. */
  readonly commitment: string | null
  /** Leaves the store for the match, and the server only when the match is over. */
  readonly seed: string | null
  readonly result: TableResult | null
  /** What the players are agreeing on just now. */
  readonly proposals: readonly Proposal[]
  readonly pace: Pace
  /** Since when all clocks stand still because everybody agreed. */
  readonly paused: number | null
  /** The vote about somebody whose time is over. */
  readonly overdue: Overdue | null
  /** Spectators whom the host has silenced. */
  readonly muted: readonly UserId[]
  readonly rematchOf: string | null
  /** The table that goes on from here. */
  readonly rematch: string | null
  /** What the table belongs to; null for one of its own. */
  readonly event: TableView['event']
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Raised by every change; who saves names the one that was read. */
  readonly version: number
}

/** What tables did not have from the beginning: those that were kept before read as if they had these. */
export const LATER = {
  delay: 0,
  pace: { kind: 'none' },
  paused: null,
  overdue: null,
  muted: [],
  code: null,
  language: null,
  company: 'any',
  event: null,
} as const satisfies Partial<Table>

export type UserId = string

/** - `gathering`: seats are taken, - `playing`, - `over`: played to its end, - `abandoned`: ended before. */
export type Status = 'gathering' | 'playing' | 'over' | 'abandoned'

export interface TableSetup {
  readonly players: number
  readonly options: { readonly [id: string]: unknown }
  /** Corrections to the standard edition, as a record writes them; null for the standard edition. */
  readonly edition: unknown
}

export type TableSeat = {
  /** Colour of the pieces: a word of the game. */
  readonly colour: string
} & (
  | { readonly kind: 'open' }
  /** Waits for whoever comes with this secret, or for the person it was kept for. */
  | {
      readonly kind: 'invited'
      readonly invitation: string
      readonly awaited?: { readonly user: UserId; readonly name: string }
    }
  /** For who has conceded, a bot plays on. */
  | {
      readonly kind: 'person'
      readonly user: UserId
      readonly name: string
      readonly conceded: boolean
      /** Agrees with the table as it stands, before the start. */
      readonly ready?: boolean
    }
  | {
      readonly kind: 'bot'
      readonly level: Level
      /** Who sat here and may take the seat back. */
      readonly instead?: { readonly user: UserId; readonly name: string }
    }
)

export interface TableResult {
  /** Empty if the match was not played to its end. */
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** Why a match ended before its end. */
  readonly reason: 'played' | 'agreed' | 'conceded' | 'host' | 'house' | 'time'
}

export type Proposal =
  | { readonly kind: 'abandon' | 'pause'; readonly by: readonly UserId[] }
  /** The last turn of a seat is to be taken back: to the deed `to`, as long as `seq` is the last. */
  | {
      readonly kind: 'undo'
      readonly seat: number
      readonly to: number
      readonly seq: number
      readonly by: readonly UserId[]
    }
  | {
      readonly kind: 'takeover'
      readonly seat: number
      readonly level: Level
      readonly by: readonly UserId[]
    }

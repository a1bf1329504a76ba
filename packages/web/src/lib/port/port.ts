import type { Correction, LogEntry, Refusal, Score, Setup } from '@chronik/kernel'
import type { Stored } from '../library/stored.ts'
import type { Seat } from '../table/contract.ts'
import type { House } from './house.ts'

/**
 * One table as a screen meets it. A thread of this device or the server answers; the screen cannot tell which.
 * Everything is plain data: moves are notation, positions are the memory of a view. The seed, the true position,
 * what other seats see and the record of a match under way do not cross it when others play along.
 */
export interface TablePort {
  /** What is played here, or why nothing can be. */
  readonly opened: Promise<Opened>
  /** Hears everything from the beginning; what was told before waits for the listener. */
  listen(hear: (told: Told) => void): void
  /** A tentative turn, whole. Resolves when it is binding or refused; the port itself gets over a loss in between. */
  play(series: Series): Promise<Played>
  /** Takes the last turn of this screen back, as far as the news said that it can be. */
  recall(): void
  /** Gives a seat of this screen up. */
  concede(seat: number): void
  /** One's own view after so many entries of the log; null where it cannot be had. */
  visit(told: number): Promise<Int16Array | null>
  /** Another of one's own seats has taken the device. */
  look(seat: number): void
  /** The match goes on here, although another window of this device has it. */
  takeOver(): void
  /** The match as a record, with its seed once it is over; null where it may not be had. */
  record(): Promise<string | null>
  /** What only a table with others has. */
  readonly house: House | null
  close(): void
}

export type Opened =
  | { readonly ok: true; readonly table: OpenedTable }
  | { readonly ok: false; readonly link: LostLink; readonly message: string }

export interface OpenedTable {
  readonly match: MatchCard
  readonly seats: readonly Seat[]
  /** The seats whose turns are made here. */
  readonly mine: readonly number[]
  readonly policy: Policy
}

/** What everybody may know of a match. */
export interface MatchCard {
  readonly id: string
  readonly game: string
  /** With the version of the rules. */
  readonly setup: Setup
  /** An edition of figures that the setup does not hold yet, as a record writes it. */
  readonly edition: EditionChange | null
  /** Binds whoever draws to the seed before the first move. */
  readonly commitment: string | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

/** Figures that differ from the standard edition. */
export interface EditionChange {
  readonly id: string
  readonly corrections: readonly Correction[]
}

/** What the players have agreed on beside the rules. */
export interface Policy {
  /** Whether a bot may be asked for advice. */
  readonly hints: boolean
}

export interface Series {
  readonly seat: number
  /** What it builds on: `seq` of the last news. */
  readonly seq: number
  readonly moves: readonly string[]
}

export type Played =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly index: number; readonly refusal: TableRefusal }

/** A refusal of the game, or one of the house in the words of the house. */
export interface TableRefusal extends Refusal {
  readonly words?: string
}

export type Told =
  | News
  /** A bot takes over, somebody comes back. */
  | { readonly type: 'seats'; readonly seats: readonly Seat[]; readonly mine: readonly number[] }
  /** Through whose eyes the table is seen from now on. */
  | { readonly type: 'eyes'; readonly viewer: number; readonly position: Int16Array }
  | { readonly type: 'link'; readonly link: Link; readonly message: string }
  /** The players have ended the match before its end: nobody is due any more. */
  | { readonly type: 'stopped' }
  /** Whether this device could keep the match. */
  | { readonly type: 'kept'; readonly stored: Stored }

/** What happened since the last news, and where the table stands now. */
export interface News {
  readonly type: 'news'
  /** What `play` builds on. */
  readonly seq: number
  /** Whose eyes: a seat, or -1 for a spectator. */
  readonly viewer: number
  /** The person to whom the device is to be passed before anything more is shown. */
  readonly curtain: number | null
  /** How many entries of the log were told before the first of these; fewer than were known: everything anew. */
  readonly told: number
  readonly beats: readonly Beat[]
  /** It answers one's own turn: what was shown while that was made is not shown again. */
  readonly mine: boolean
  /** Own seats have played from another device of the same person: chosen there, and shown here as what others do. */
  readonly elsewhere: boolean
  /** The last turn of a person at this screen, as long as it can be taken back; null if there is none. */
  readonly recall: Recall | null
  readonly position: Int16Array
  readonly due: Due
}

/** A turn that is binding, but can be taken back: nothing was revealed since, and no other person has moved. */
export interface Recall {
  readonly seat: number
  readonly moves: readonly string[]
}

/** An entry of the log as the viewer may read it, with the position after it; null for what is long past. */
export interface Beat {
  readonly entry: LogEntry
  readonly position: Int16Array | null
}

export type Due =
  /** A seat of -1: the match was ended before its end. */
  | { readonly over: false; readonly seat: number; readonly decision: string }
  /** `given`: the seat that gave the match up before its end. */
  | { readonly over: true; readonly score: Score; readonly given?: number }

/**
 * - `unreadable`: what was kept of the match does not fit its rules,
 * - `lost`: whoever answers cannot be reached, and will not be,
 * - `outdated`: the server is newer than this page.
 */
export type LostLink = 'unreadable' | 'lost' | 'outdated'

/** - `live`, - `away`: comes back by itself, - `elsewhere`: another window of this device has the match. */
export type Link = 'live' | 'away' | 'elsewhere' | LostLink

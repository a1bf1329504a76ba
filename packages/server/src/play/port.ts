import type { MatchRecord, Refusal, Score, Seed } from '@chronik/kernel'
import type { Awaited, Clock, Update } from '@chronik/protocol'
import type { Table } from '../tables/table.ts'
import type { UndoProposal, WayBack } from '../tables/undo.ts'

/** Plays the matches of all tables: positions are caches, rebuilt from the deeds. */
export interface Matches {
  /**
   * Sets a full table up: draws the seed, publishes the commitment to it, saves the table as playing and lets
   * bots go on. Gives what the table then is, or null if the table was changed since it was read. A seed is given
   * where many play with the same one.
   */
  begin(table: Table, seed?: Seed): Promise<Table | null>
  /** Plays a series of moves whole, or refuses it whole. Resolves when it is safe on disk. */
  submit(submission: Submission): Promise<Submitted>
  /** What a viewer needs to go on: everything, or what came after the deed it has seen. */
  catchUp(table: string, viewer: number, seen: number | null): Promise<Update | Unplayable>
  /**
   * As `catchUp`, and calls the listener with every further deed, as this viewer may see it: none is missed
   * between the two. All listeners of a viewer get the very same object, so that it is serialised once.
   */
  watch(
    table: string,
    viewer: number,
    seen: number | null,
    listener: (update: Update) => void,
  ): Promise<{ readonly now: Update | Unplayable; stop(): void }>
  /** The view as it was after so many entries of the log; null if the match has not told so many. */
  visit(table: string, viewer: number, told: number): Promise<Int16Array | Unplayable | null>
  /**
   * The table was saved with other seats (a bot takes over, somebody conceded) or ended before its time: look at
   * it again. A conceded seat is played on by a bot.
   */
  reseat(table: Table): Promise<void>
  /** Whose decision is awaited, and the clocks; null if no match is under way that can be played here. */
  awaited(table: string): Promise<{ readonly awaited: Awaited | null; readonly clock: Clock | null } | null>
  /** Milliseconds since it is this seat's turn, as far as this server has seen; 0 if it is not. */
  idleFor(table: string, seat: number): Promise<number>
  /** The score of the position as it is. */
  scoreNow(table: string): Promise<Score | null>
  /** Where the match stands, and the deed to which taking back the last turn of a seat would lead. */
  wayBack(table: string, seat: number): Promise<WayBack | null>
  /** Takes everything after a deed back, unless somebody has moved meanwhile: false. */
  undo(table: string, proposal: UndoProposal): Promise<boolean>
  /** The seat that is due gets more time. */
  grant(table: string, milliseconds: number): Promise<void>
  /** The match as a record with its seed; null until the match is over, since it holds everything drawn. */
  record(table: string): Promise<MatchRecord | null>
  /** Bots go on with the matches they were playing when the server stopped. */
  wake(): Promise<void>
  close(): Promise<void>
}

/** A spectator sees as the kernel's SPECTATOR, -1. */
export interface Submission {
  readonly table: string
  readonly seat: number
  /** The deed it builds on: the last one the client has seen. */
  readonly seq: number
  /** Chosen by the client; a retry after a lost answer names the same. */
  readonly request: string
  /** In notation. */
  readonly moves: readonly string[]
  /** Milliseconds to the client and back: what the line took is not the player's. */
  readonly lag?: number
}

export type Submitted =
  | { readonly kind: 'played'; readonly seq: number }
  /** Nothing was changed; `index` tells the first move that is not possible. */
  | { readonly kind: 'refused'; readonly index: number; readonly refusal: Refusal }

/** A match that cannot be shown or played on here: its rules are unknown, or they give something else today. */
export interface Unplayable {
  readonly table: string
  readonly refusal: Refusal
}

/** What the matches tell the house. */
export interface MatchesHooks {
  /** A match was played to its end, and the table saved so. */
  ended?(table: Table): void
  /** A decision of a seat is awaited after a deed; told by the process that sees to the table. */
  awaits?(table: Table, seat: number, seq: number): void
  /** The clocks of a match changed without a move. */
  clocked?(table: string, clock: Clock): void
  /** The time of a seat is over, and a bot has made this one move for it. */
  stoodIn?(table: Table, seat: number): void
  /** The time of a seat is over for the second time: those at the table are to vote. */
  overdue?(table: string, seat: number): void
  /** The time to vote is over. */
  voteIsOver?(table: string): void
  /** Somebody moved about whom the table was voting, or while it was asked to take a turn back. */
  movedAfterAll?(table: string, seat: number): void
  /** A bot thinks less than it should because many are waiting. */
  hurried?(table: string, level: string): void
  /** A deed that another server has kept is shown here, so many milliseconds after it was made. */
  reached?(milliseconds: number): void
  /** A bot has decided, so many milliseconds after it was its turn. */
  thought?(level: string, milliseconds: number): void
  /** Measures what is done for a turn. */
  during?<T>(what: string, act: () => Promise<T>): Promise<T>
  /** Something the operator should know. */
  warn?(what: string, details: { readonly [name: string]: unknown }): void
}

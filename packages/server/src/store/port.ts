import type { Room } from '@chronik/protocol'
import type { Table, UserId } from '../tables/table.ts'

/**
 * Everything that is kept, whatever database keeps it. One conformance suite runs against every adapter.
 * Promises resolve when the data is safe on disk: what was acknowledged is never lost.
 */
export interface Store {
  readonly tables: TableStore
  readonly deeds: DeedStore
  readonly chat: ChatStore
  /** Is the database there, and can it write if it could not lately? */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface TableStore {
  add(table: Table): Promise<void>
  find(id: string): Promise<Table | null>
  /** Saves a change of the version that was read, as the version after it; false if somebody else was faster. */
  save(table: Table, read: number): Promise<boolean>
  /** Tables the lobby shows: those that gather players, then those that play, newest first. */
  lobby(limit: number): Promise<readonly Table[]>
  /** Tables where the user sits or sat, or that the user hosts, newest first. */
  ofUser(user: UserId, limit: number): Promise<readonly Table[]>
  /** Matches under way: bots go on with them after a restart. */
  playing(): Promise<readonly string[]>
  /** All tables with a match, in steps, for checks of an upgrade. */
  each(visit: (table: Table) => Promise<void>): Promise<void>
}

/**
 * A deed is what one request added to a match: a series of moves with all outcomes of chance that followed,
 * as lines of the record. The ordered deeds are the truth; a position is what follows from them.
 */
export interface Deed {
  readonly table: string
  /** Counts the deeds of a match from 1; unique, so two writers cannot both append. 0 is setting up. */
  readonly seq: number
  readonly seat: number
  /** Chosen by the client; the same request is never played twice. */
  readonly request: string
  readonly lines: readonly string[]
  readonly at: number
}

export type Appended =
  | { readonly kind: 'appended' }
  /** The same request was appended before, as this deed. */
  | { readonly kind: 'repeated'; readonly seq: number }
  /** Another deed has this number. */
  | { readonly kind: 'taken' }

export interface DeedStore {
  /** Appends; deeds that come at the same time share one commit. */
  append(deed: Deed): Promise<Appended>
  /** The deeds of a match from a number on, in order. */
  from(table: string, seq: number): Promise<readonly Deed[]>
}

export interface ChatLine {
  readonly id: number
  readonly table: string
  readonly room: Room
  readonly user: UserId
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface ChatStore {
  add(line: Omit<ChatLine, 'id'>): Promise<ChatLine>
  /** The last lines of a room before an id, oldest first. */
  before(table: string, room: Room, id: number | null, limit: number): Promise<readonly ChatLine[]>
  /** What a user wrote, for an export. */
  ofUser(user: UserId): Promise<readonly ChatLine[]>
  /** What one user wrote is another's from now on: a guest became an account. */
  hand(from: UserId, to: { readonly user: UserId; readonly name: string }): Promise<void>
  /** A deleted user's name disappears from what they wrote. */
  forget(user: UserId): Promise<void>
}

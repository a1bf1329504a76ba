import type { Table, UserId } from '../../tables/table.ts'

export interface TableStore {
  add(table: Table): Promise<void>
  find(id: string): Promise<Table | null>
  /** The table that gathers players under this code. */
  byCode(code: string): Promise<Table | null>
  /**
   * Saves a change of the version that was read, as the version after it; false if somebody else was faster. What a
   * match means for its people is counted together with its end.
   */
  save(table: Table, read: number): Promise<boolean>
  /** Tables the lobby shows: those that gather players, then those that play, newest first. */
  lobby(wanted: LobbyWish): Promise<readonly Table[]>
  /** Tables where the user sits or sat, or that the user hosts, newest first. */
  ofUser(user: UserId, limit: number, wanted?: OwnWish): Promise<readonly Table[]>
  /** Tables that gather players since before a moment, oldest first. */
  gatheringSince(before: number, limit: number): Promise<readonly Table[]>
  /** Removes tables that were given up before their match began, and were opened before a moment. */
  sweep(before: number): Promise<number>
  /** Matches under way: bots go on with them after a restart. */
  playing(): Promise<readonly string[]>
  /** All tables with a match, in steps, for checks of an upgrade. */
  each(visit: (table: Table) => Promise<void>): Promise<void>
}

/** A part of a list goes on after a table. */
export interface After {
  readonly status: string
  readonly createdAt: number
  readonly id: string
}

export interface LobbyWish {
  readonly limit: number
  readonly after?: After | undefined
  readonly status?: 'gathering' | 'playing' | undefined
  readonly game?: string | undefined
  readonly pace?: string | undefined
  /** Only tables with an open seat. */
  readonly free?: boolean | undefined
  /** Tables that speak this language, or any. */
  readonly language?: string | undefined
  readonly company?: string | undefined
  /** So many seats. */
  readonly players?: number | undefined
  /** Played with all of these; an empty list: with none at all. */
  readonly modules?: readonly string[] | undefined
}

export interface OwnWish {
  readonly after?: After | undefined
  readonly ended?: boolean | undefined
}

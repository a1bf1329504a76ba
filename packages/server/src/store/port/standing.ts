import type { UserId } from '../../tables/table.ts'

/** Somebody as everybody may know them. */
export interface KnownPerson {
  readonly user: UserId
  readonly name: string
  readonly guest: boolean
  readonly since: number
}

/** How somebody does in one game with so many players, by matches among people. */
export interface Standing {
  readonly game: string
  readonly players: number
  readonly points: number
  readonly matches: number
  readonly wins: number
  /** Null if none was played to its end. */
  readonly meanScore: number | null
  readonly meanRank: number
}

/** What came of a match for one of its people. */
export interface Result {
  readonly table: string
  readonly game: string
  readonly players: number
  readonly rank: number
  readonly score: number | null
  readonly left: boolean
  readonly rated: boolean
  /** The rating afterwards, and what it gained; null if the match is not rated. */
  readonly points: number | null
  readonly gained: number | null
  readonly endedAt: number
}

export interface BoardWish {
  readonly game: string
  readonly players: number
  /** Who has not played since is not listed. */
  readonly since: number
  /** Only these people. */
  readonly among?: readonly UserId[] | undefined
  readonly limit: number
}

export interface BoardRow {
  readonly place: number
  readonly user: UserId
  readonly name: string
  readonly points: number
  readonly matches: number
  readonly wins: number
}

export interface StandingStore {
  person(user: UserId): Promise<KnownPerson | null>
  standings(user: UserId): Promise<readonly Standing[]>
  /** The last results of somebody, newest first. */
  results(user: UserId, limit: number): Promise<readonly Result[]>
  /** What came of these tables for somebody. */
  resultsAt(user: UserId, tables: readonly string[]): Promise<readonly Result[]>
  /** People with an account by their ratings, the best first; equal ratings share a place. */
  board(wish: BoardWish): Promise<readonly BoardRow[]>
  /** Where somebody stands on a board, if they do. */
  placeOn(wish: Omit<BoardWish, 'limit'>, user: UserId): Promise<BoardRow | null>
  /** Everything of one user is another's, who keeps ratings of their own. */
  hand(from: UserId, to: UserId): Promise<void>
  forget(user: UserId): Promise<void>
}

import type { Level } from '@chronik/bots'
import type { UserId } from '../../tables/table.ts'

/** The match of a day as it is kept. */
export interface KeptDay {
  readonly game: string
  readonly day: string
  /** Leaves the store for the matches, and the server only when the day is over. */
  readonly seed: string
  readonly players: number
  readonly options: { readonly [id: string]: unknown }
  /** The bots; null if it is played alone. */
  readonly level: Level | null
}

/** The one try of somebody that counts. */
export interface KeptTry {
  readonly game: string
  readonly day: string
  readonly user: UserId
  readonly table: string
  readonly begunAt: number
  readonly endedAt: number | null
  /** Null as long as it does not count. */
  readonly score: number | null
  readonly rank: number | null
}

export interface DayStore {
  find(game: string, day: string): Promise<KeptDay | null>
  /** Keeps the match of a day; if one is kept already, gives that one. */
  open(day: KeptDay): Promise<KeptDay>
  tryOf(game: string, day: string, user: UserId): Promise<KeptTry | null>
  /** Begins a try; if one was begun before, gives that one. It ends together with its table. */
  begin(begun: Omit<KeptTry, 'endedAt' | 'score' | 'rank'>): Promise<KeptTry>
  /** The tries of a day that count, in no order. */
  counted(
    game: string,
    day: string,
  ): Promise<readonly (KeptTry & { readonly name: string; readonly guest: boolean })[]>
  /** The days on which a try of somebody counts, oldest first. */
  daysOf(user: UserId): Promise<readonly string[]>
  /** Everything somebody tried, for an export. */
  triesOf(user: UserId): Promise<readonly KeptTry[]>
  /** Tries of one user are another's, who keeps tries of their own. */
  hand(from: UserId, to: UserId): Promise<void>
  forget(user: UserId): Promise<void>
}

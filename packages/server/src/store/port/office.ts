import type { UserId } from '../../tables/table.ts'
import type { KnownPerson } from './standing.ts'
import type { After } from './tables.ts'

/** Somebody as who runs the server sees them. */
export interface PersonOnFile extends KnownPerson {
  /** As it is kept; people without one have a made-up one. */
  readonly email: string
}

/** Somebody may not come in. */
export interface Ban {
  readonly user: UserId
  readonly reason: string
  readonly at: number
  /** Null: for good. */
  readonly until: number | null
}

/** Moments before which something need not be kept any longer; null: it is kept for good. */
export interface Retention {
  readonly now: number
  /** What was said at tables that have ended. */
  readonly talk: number | null
  /** Reports that were closed. */
  readonly reports: number | null
}

/** What who runs the server looks up and decides. */
export interface OfficeStore {
  /** People by a part of the name, the whole address or the id; everybody if nothing is searched for. */
  people(wish: {
    readonly search: string
    readonly after: UserId | null
    readonly limit: number
  }): Promise<readonly PersonOnFile[]>
  sessions(user: UserId): Promise<{ readonly count: number; readonly lastSeen: number | null }>
  /** Reports about somebody, newest first. */
  reportsAbout(user: UserId): Promise<readonly { readonly id: number; readonly open: boolean }[]>
  /** Tables, newest first. */
  tables(wish: {
    readonly status: string | null
    readonly after: Pick<After, 'createdAt' | 'id'> | null
    readonly limit: number
  }): Promise<readonly string[]>
  /** Replaces a ban that is there. */
  ban(ban: Ban): Promise<void>
  /** False if there was none. */
  lift(user: UserId): Promise<boolean>
  banOf(user: UserId, now: number): Promise<Ban | null>
  /** Bans that hold at a moment, newest first. */
  bans(now: number): Promise<readonly Ban[]>
  /** Removes what need not be kept any longer. */
  sweep(wish: Retention): Promise<void>
}

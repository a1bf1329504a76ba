import type { UserId } from '../../tables/table.ts'

export interface Named {
  readonly user: UserId
  readonly name: string
}

export interface KeptReport {
  readonly id: number
  readonly at: number
  readonly table: string
  readonly by: UserId
  readonly about: UserId
  /** Everything else of the report, as JSON. */
  readonly body: string
  readonly closedAt: number | null
  readonly outcome: string | null
}

/** What people want of each other. */
export interface SocialStore {
  blocked(user: UserId): Promise<readonly Named[]>
  /** Who is blocked is no friend any more. */
  block(user: UserId, other: Named): Promise<void>
  unblock(user: UserId, other: UserId): Promise<void>
  /** Everybody's vacations that end after a moment. */
  vacations(after: number): Promise<readonly Vacation[]>
  /** Somebody's vacations that ended after a moment, and those that have not ended. */
  vacationsOf(user: UserId, after: number): Promise<readonly Vacation[]>
  /** Replaces the vacation that has not ended at the moment, if there is one. */
  takeVacation(vacation: Vacation, now: number): Promise<void>
  report(report: Omit<KeptReport, 'id' | 'closedAt' | 'outcome'>): Promise<number>
  reports(open: boolean, before: number | null, limit: number): Promise<readonly KeptReport[]>
  reportsBy(user: UserId, since: number): Promise<number>
  /** What somebody has reported. */
  reportsOf(user: UserId): Promise<readonly KeptReport[]>
  closeReport(id: number, outcome: string, at: number): Promise<KeptReport | null>
  /** Everything of one user is another's. */
  hand(from: UserId, to: Named): Promise<void>
  forget(user: UserId): Promise<void>
}

export interface Vacation {
  readonly user: UserId
  readonly since: number
  readonly until: number
}

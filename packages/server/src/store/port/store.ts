import type { AnalysisStore } from './analyses.ts'
import type { ChatStore } from './chat.ts'
import type { ClockStore } from './clocks.ts'
import type { DayStore } from './days.ts'
import type { DeedStore } from './deeds.ts'
import type { FriendStore } from './friends.ts'
import type { NoticeStore } from './notices.ts'
import type { OfficeStore } from './office.ts'
import type { RecordStore } from './records.ts'
import type { SocialStore } from './social.ts'
import type { StandingStore } from './standing.ts'
import type { TableStore } from './tables.ts'
import type { TournamentStore } from './tournaments.ts'

/**
 * Everything that is kept, whatever database keeps it. One conformance suite runs against every adapter.
 * Promises resolve when the data is safe on disk: what was acknowledged is never lost.
 */
export interface Store {
  readonly tables: TableStore
  readonly deeds: DeedStore
  readonly chat: ChatStore
  readonly clocks: ClockStore
  readonly social: SocialStore
  readonly records: RecordStore
  readonly standing: StandingStore
  readonly friends: FriendStore
  readonly notices: NoticeStore
  readonly days: DayStore
  readonly tournaments: TournamentStore
  readonly office: OfficeStore
  readonly analyses: AnalysisStore
  /** Is the database there, and can it write if it could not lately? */
  ping(): Promise<void>
  close(): Promise<void>
}

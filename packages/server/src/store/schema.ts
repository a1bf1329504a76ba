import type { Generated } from 'kysely'

/** What stands in the database. Free text is JSON, so that every character survives in every database. */
export interface Schema {
  readonly tables: TableRow
  readonly members: MemberRow
  readonly deeds: DeedRow
  readonly chat: ChatRow
  readonly clocks: ClockRow
  readonly blocks: BlockRow
  readonly vacations: VacationRow
  readonly reports: ReportRow
  readonly trials: { readonly filling: string }
  readonly records: RecordRow
  readonly results: ResultRow
  readonly ratings: RatingRow
  readonly friends: FriendRow
  readonly ways: WayRow
  readonly wishes: { readonly user_id: string; readonly body: string }
  readonly notices: NoticeRow
  readonly days: DayRow
  readonly tries: TryRow
  readonly tournaments: TournamentRow
  readonly entrants: { readonly user_id: string; readonly tournament_id: string }
  readonly bans: BanRow
  readonly analyses: AnalysisRow
  readonly users: UserRow
}

interface TableRow {
  readonly id: string
  readonly version: number
  readonly status: string
  /** 1 if the lobby shows it. */
  readonly open: number
  readonly created_at: number
  readonly game: string
  readonly pace: string
  /** How many seats are open. */
  readonly free: number
  /** Empty if any language will do. */
  readonly language: string
  readonly company: string
  readonly players: number
  /** `,inn,port,`, or empty: what is played beside the base of the game. */
  readonly modules: string
  /** The short word that leads here while players are gathered. */
  readonly code: string | null
  /** The whole table as JSON. */
  readonly body: string
}

/** Who is part of a table: sits there, sat there until a bot took over, or is its host. */
interface MemberRow {
  readonly user_id: string
  readonly table_id: string
  readonly created_at: number
}

interface DeedRow {
  readonly table_id: string
  readonly seq: number
  readonly seat: number
  readonly request: string
  /** A list of lines as JSON. */
  readonly lines: string
  readonly at: number
  readonly spent: number
}

interface ClockRow {
  readonly table_id: string
  readonly seq: number
  readonly spent: number
  readonly counting: number
  readonly at: number
}

interface BlockRow {
  readonly user_id: string
  readonly other_id: string
  /** JSON */
  readonly other_name: string
  readonly at: number
}

interface VacationRow {
  readonly user_id: string
  readonly since: number
  readonly until: number
}

interface ReportRow {
  readonly id: Generated<number>
  readonly at: number
  readonly table_id: string
  readonly by_id: string
  readonly about_id: string
  /** JSON */
  readonly body: string
  readonly closed_at: number | null
  /** JSON */
  readonly outcome: string | null
}

interface ChatRow {
  readonly id: Generated<number>
  readonly table_id: string
  readonly room: string
  readonly user_id: string
  /** JSON */
  readonly name: string
  /** JSON */
  readonly text: string
  /** What asked for it: the same request is said once. */
  readonly request: string | null
  /** So many entries of the log had been told at what it speaks of. */
  readonly about: number | null
  readonly at: number
}

interface RecordRow {
  readonly user_id: string
  readonly id: string
  readonly game: string
  readonly players: number
  /** JSON */
  readonly names: string
  /** JSON */
  readonly record: string
  readonly at: number
}

/** What came of a match for one of its people. */
interface ResultRow {
  readonly table_id: string
  readonly seat: number
  readonly user_id: string
  readonly game: string
  readonly players: number
  readonly rank: number
  readonly score: number | null
  /** 1 if they gave up or let a bot play on. */
  readonly gone: number
  /** 1 if it counts for ratings and statistics. */
  readonly rated: number
  /** The rating afterwards, and what it gained. */
  readonly points: number | null
  readonly gained: number | null
  readonly ended_at: number
}

interface RatingRow {
  readonly user_id: string
  readonly game: string
  readonly players: number
  readonly mu: number
  readonly sigma: number
  readonly points: number
  readonly matches: number
  readonly wins: number
  readonly last_at: number
}

/** Somebody wants to be another's friend; they are if the other wants it too. */
interface FriendRow {
  readonly user_id: string
  readonly other_id: string
  /** 1 if the other does not want to be asked any more. */
  readonly declined: number
  readonly at: number
}

/** The part of better-auth's table that is read beside it. */
interface UserRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly guest: boolean | number
  readonly createdAt: Date | string
}

/** Who may not come in any more. */
interface BanRow {
  readonly user_id: string
  /** JSON */
  readonly reason: string
  readonly at: number
  /** Null: for good. */
  readonly until: number | null
}

/** How somebody hears of what awaits them. */
interface WayRow {
  readonly id: string
  readonly user_id: string
  readonly kind: string
  /** JSON */
  readonly target: string
  readonly confirmed: number
  /** How often it could not be used, one time after the other. */
  readonly failures: number
  readonly at: number
}

/** What somebody has not heard of yet. */
interface NoticeRow {
  readonly user_id: string
  readonly kind: string
  /** The table, or who asks. */
  readonly subject: string
  /** The deed that it follows, where there is one. */
  readonly seq: number
  /** 1 if it was told and is kept, so that it is not told again. */
  readonly told: number
  readonly at: number
}

/** The match of a day. */
interface DayRow {
  readonly game: string
  readonly day: string
  readonly seed: string
  /** JSON */
  readonly body: string
}

/** The one try of somebody at the match of a day. */
interface TryRow {
  readonly game: string
  readonly day: string
  readonly user_id: string
  readonly table_id: string
  readonly begun_at: number
  readonly ended_at: number | null
  /** Null as long as it does not count. */
  readonly score: number | null
  readonly rank: number | null
}

interface TournamentRow {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly created_at: number
  /** The whole tournament as JSON. */
  readonly body: string
}

/** A match that was looked back on. */
interface AnalysisRow {
  readonly table_id: string
  readonly run: string
  readonly status: string
  readonly iterations: number
  readonly events: number
  readonly read: number
  /** JSON */
  readonly moves: string
  readonly at: number
}

import type { Level, LookedAt } from '@chronik/bots'
import type { Room, Tournament } from '@chronik/protocol'
import type { Table, UserId } from '../tables/table.ts'

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
  /** Milliseconds of its clock that it cost the seat, if it has one; less than nothing if more was given. */
  readonly spent?: number
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
  /** What it speaks of: so many entries of the log had been told. */
  readonly about: number | null
  readonly at: number
}

/** Something that is said, and the request that asks for it. */
export type SaidLine = Omit<ChatLine, 'id'> & { readonly request: string }

export interface ChatStore {
  /** Adds a line; if the same request of the same person was added before, gives that one. */
  add(line: SaidLine): Promise<{ readonly line: ChatLine; readonly fresh: boolean }>
  /** The last lines of a room before an id, oldest first. */
  before(table: string, room: Room, id: number | null, limit: number): Promise<readonly ChatLine[]>
  /** What a user wrote, for an export. */
  ofUser(user: UserId): Promise<readonly ChatLine[]>
  /** What one user wrote is another's from now on: a guest became an account. */
  hand(from: UserId, to: { readonly user: UserId; readonly name: string }): Promise<void>
  /** A deleted user's name disappears from what they wrote. */
  forget(user: UserId): Promise<void>
}

/** What somebody has spent on a decision so far: kept now and then, so that clocks outlive the server. */
export interface KeptClock {
  readonly table: string
  /** The deed the decision follows. */
  readonly seq: number
  readonly spent: number
  /** Whether the clock was running. */
  readonly counting: boolean
  readonly at: number
}

export interface ClockStore {
  keep(clocks: readonly KeptClock[]): Promise<void>
  of(table: string): Promise<KeptClock | null>
  /** The matches at these tables need no clock any more. */
  forget(tables: readonly string[]): Promise<void>
}

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

/** A match of a device that somebody keeps. */
export interface KeptRecord {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly names: readonly string[]
  readonly record: string
  readonly at: number
}

export interface RecordStore {
  /** Without the records themselves, newest first. */
  list(user: UserId): Promise<readonly Omit<KeptRecord, 'record'>[]>
  find(user: UserId, id: string): Promise<KeptRecord | null>
  /** One that is kept already stays as it is. */
  keep(user: UserId, kept: KeptRecord): Promise<void>
  drop(user: UserId, id: string): Promise<void>
  /** Everything of one user is another's. */
  hand(from: UserId, to: UserId): Promise<void>
  forget(user: UserId): Promise<void>
}

export interface Vacation {
  readonly user: UserId
  readonly since: number
  readonly until: number
}

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

/** `asked`: by this person, `asks`: this person is asked. */
export interface Friend {
  readonly user: UserId
  readonly name: string
  readonly bond: 'friends' | 'asked' | 'asks'
  readonly since: number
}

export interface FriendStore {
  /** Friends, and who asks or is asked; whom somebody has turned down does not appear, and is not told. */
  of(user: UserId): Promise<readonly Friend[]>
  /** Asks, or agrees if the other has asked. */
  ask(user: UserId, other: UserId, at: number): Promise<void>
  /** Nobody asks any more and nobody is a friend; whoever had asked cannot ask again. */
  part(user: UserId, other: UserId): Promise<void>
  hand(from: UserId, to: UserId): Promise<void>
  forget(user: UserId): Promise<void>
}

/** How somebody hears of what awaits them: `mail`, `push` or `webhook`. */
export interface NoticeWay {
  readonly id: string
  readonly user: UserId
  readonly kind: string
  /** Where it leads, as the way of this kind needs it. */
  readonly target: { readonly [name: string]: string }
  /** Who is reached there has agreed. */
  readonly confirmed: boolean
  readonly failures: number
  readonly at: number
}

/** Something that somebody should hear of. */
export interface Pending {
  readonly user: UserId
  readonly kind: string
  /** The table, or who asks. */
  readonly subject: string
  /** The deed that it follows; 0 where there is none. */
  readonly seq: number
  readonly at: number
}

export interface NoticeStore {
  /** The address of somebody, as it is kept; people without one have a made-up one. */
  address(user: UserId): Promise<string | null>
  ways(user: UserId): Promise<readonly NoticeWay[]>
  way(id: string): Promise<NoticeWay | null>
  addWay(way: Omit<NoticeWay, 'failures'>): Promise<void>
  confirm(id: string): Promise<void>
  dropWay(id: string): Promise<void>
  failed(id: string, failures: number): Promise<void>
  /** What somebody wants to hear of and when; null if they never said. */
  wishes(user: UserId): Promise<unknown>
  wish(user: UserId, wishes: object): Promise<void>
  /** Notes it, unless it is noted already, or was told, for the same deed or a later one. */
  note(pending: Pending): Promise<void>
  /** People with something to hear that was noted before a moment. */
  due(before: number, limit: number): Promise<readonly UserId[]>
  /** What somebody has not heard of, oldest first. */
  pending(user: UserId): Promise<readonly Pending[]>
  /** It was told, and is not told again; false if somebody else was faster. */
  told(pending: Pending): Promise<boolean>
  /** Takes it away; false if somebody else was faster. */
  take(pending: Pending): Promise<boolean>
  forget(user: UserId): Promise<void>
}

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

export interface TournamentStore {
  add(tournament: Tournament): Promise<void>
  find(id: string): Promise<Tournament | null>
  /** Saves a change of the version that was read, as the version after it; false if somebody else was faster. */
  save(tournament: Tournament, read: number): Promise<boolean>
  /** Newest first. */
  list(statuses: readonly Tournament['status'][], limit: number): Promise<readonly Tournament[]>
  /** Those that somebody plays in or has opened, newest first. */
  ofUser(user: UserId, limit: number): Promise<readonly Tournament[]>
}

/** A match that was looked back on, or as much of it as has been. */
export interface KeptAnalysis {
  readonly table: string
  /** Names who is at it: only they add to it. */
  readonly run: string
  readonly status: 'running' | 'stopped' | 'failed' | 'done'
  /** How hard each decision was thought about. */
  readonly iterations: number
  /** How many events the match has, and how many of them were looked at. */
  readonly events: number
  readonly read: number
  readonly moves: readonly LookedAt[]
  /** When something was last heard of it. */
  readonly at: number
}

/** How far a run has come: all of it, so that it is one step. */
export type AnalysisStep = Pick<KeptAnalysis, 'table' | 'run' | 'status' | 'read' | 'moves' | 'at'>

export interface AnalysisStore {
  find(table: string): Promise<KeptAnalysis | null>
  /** Begins a run; whoever was at it before is not any more. */
  begin(analysis: KeptAnalysis): Promise<void>
  /** Keeps what a run has found; false if it was ended meanwhile, or another has begun. */
  add(step: AnalysisStep): Promise<boolean>
  /** The run is still at it; false as above. */
  touch(table: string, run: string, at: number): Promise<boolean>
  /** Ends whatever is running; what was found stays. */
  stop(table: string): Promise<void>
}

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

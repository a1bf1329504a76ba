export { TableAnalysis } from './analysis.ts'
export * from './chat.ts'
export { Live, type LiveOptions, type LiveState } from './client.ts'
export { type Contract, contract } from './contract.ts'
export { DayCard, DayRanking, type DayRow, DayTry, type Streak, Today } from './day.ts'
export * from './frames.ts'
export { KeptMatch } from './kept-match.ts'
export { LIMITS } from './limits.ts'
export { type Answer, type LiveListener, LiveTable, type Said } from './live-table.ts'
export { Bell, News, Notices, NoticeWay, NoticeWayPlan, NoticeWishes } from './notice.ts'
export { Ban, BanWish, PersonFile, PersonOnFile, TableOnFile } from './operator.ts'
export { Blocked, Me, Vacation } from './person.ts'
export { Played, Submission, Update, Visit, Visited } from './play.ts'
export { Position, type Taken } from './position.ts'
export { Refused } from './refused.ts'
export { REPORT_REASONS, Report, ReportWish } from './report.ts'
export { EditionCard, GameCard, type OptionCard } from './setup.ts'
export { freshRequest, type Patience, type Socket } from './socket.ts'
export {
  Board,
  Friend,
  PastMatch,
  PersonCard,
  Result,
  Standing,
} from './standing.ts'
export { fewestSeats, seatsThatStay } from './staying.ts'
export { OwnCard, OwnTable, Seat, Settlement, TableCard, TableCode, TablePlan, TableView } from './table.ts'
export * from './time.ts'
export {
  type Entrant,
  Tournament,
  type TournamentBoard,
  TournamentCard,
  type TournamentLine,
  TournamentPage,
  TournamentPlan,
  type TournamentRound,
} from './tournament.ts'
export { CLOSE, LIVE_VERSION } from './version.ts'

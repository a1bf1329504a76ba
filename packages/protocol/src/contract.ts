import { chat } from './contract/chat.ts'
import { days } from './contract/days.ts'
import { games } from './contract/games.ts'
import { me } from './contract/me.ts'
import { notices } from './contract/notices.ts'
import { operator } from './contract/operator.ts'
import { people } from './contract/people.ts'
import { play } from './contract/play.ts'
import { reports } from './contract/reports.ts'
import { tables } from './contract/tables.ts'
import { tournaments } from './contract/tournaments.ts'

/** The API: what can be asked over HTTP, by its typed client or by its OpenAPI document. */
export const contract = {
  games,
  tables,
  chat,
  play,
  me,
  notices,
  people,
  days,
  tournaments,
  reports,
  operator,
}
export type Contract = typeof contract

import type { Language } from '@chronik/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Days } from '../day/days.ts'
import type { Analyses } from '../hosting/analyses.ts'
import type { Blocks } from '../hosting/blocks.ts'
import type { Chat } from '../hosting/chat.ts'
import type { Friends } from '../hosting/friends.ts'
import type { KeptMatches } from '../hosting/kept-matches.ts'
import type { Reports } from '../hosting/reports.ts'
import type { Standings } from '../hosting/standings.ts'
import type { Tables } from '../hosting/tables.ts'
import type { Vacations } from '../hosting/vacations.ts'
import type { Visitor } from '../identity/port.ts'
import type { Notices } from '../notices/notices.ts'
import type { Office } from '../office/office.ts'
import type { Games } from '../play/games.ts'
import type { Matches } from '../play/port.ts'
import type { Outcome } from '../tables/outcome.ts'
import { hiddenFrom } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import { inWords } from '../words/refusals.ts'
import { refusing } from './refusing.ts'

/** What the answers are made from. */
export interface House {
  readonly tables: Tables
  readonly chat: Chat
  readonly matches: Matches
  readonly games: Games
  readonly blocks: Blocks
  readonly vacations: Vacations
  readonly reports: Reports
  readonly kept: KeptMatches
  readonly standings: Standings
  readonly friends: Friends
  readonly days: Days
  readonly tournaments: Tournaments
  readonly notices: Notices
  readonly office: Office
  readonly analyses: Analyses
  /** The mail address of somebody, if there is one. */
  addressOf(user: string): Promise<string | null>
}

/** What a request brings along. */
export interface Asking {
  readonly visitor: Visitor | null
  readonly language: Language
  readonly log: FastifyBaseLogger
  /** Runs the server, and has shown the token that proves it. */
  readonly operator: boolean
  /** Counts a look at something short enough to be guessed; false if there were too many. */
  mayGuess(): boolean
}

/** Who is asking; nobody is not enough. */
export function signedIn({ visitor, language }: Asking): Visitor {
  if (visitor === null) throw refusing(inWords({ code: 'sign-in' }, language))
  return visitor
}

/** What was wanted, or the refusal as an error of the API. */
export function granted<T>(outcome: Outcome<T>, { language }: Asking): T {
  if (!outcome.ok) throw refusing(inWords(outcome.refusal, language))
  return outcome.value
}

/** The table, if there is one and who asks may see it. */
export async function visibleTable(tables: Tables, id: string, asking: Asking): Promise<Table> {
  const table = await tables.find(id)
  if (table === null) throw refusing(inWords({ code: 'no-table' }, asking.language))
  const hidden = hiddenFrom(table, asking.visitor?.id ?? null)
  if (hidden !== null) throw refusing(inWords({ code: hidden }, asking.language))
  return table
}

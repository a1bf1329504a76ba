import { type Kysely, type LogEvent, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** SQLite: may only be read, an error of the disk, no room left, a file that cannot be opened. */
const SQLITE = new Set([8, 10, 13, 14])
/** PostgreSQL: no room or other means left, an error of its disk, may only be read. */
const POSTGRES = /^(53|58|25006)/
/** As much as a long turn takes, so that there is room for more than the trial. */
const FILLING = 'x'.repeat(64 * 1024)

/** PostgreSQL: the connection failed, or the database is going down, starting or out of connections. */
const POSTGRES_AWAY = /^(08|57P0[123]|53300)/
/** The network or the driver: nobody listens there, or the line was cut. */
const LINE_CUT = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])
const LINE_CUT_WORDS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|thread of the database has ended/i

/** Why the database could not do what was asked, as far as it is not the fault of what was asked. */
export type DatabaseTrouble = 'cannot-keep' | 'no-database'

export function troubleOf(error: unknown): DatabaseTrouble | null {
  if (cannotWrite(error)) return 'cannot-keep'
  return isAway(error) ? 'no-database' : null
}

/** Whether the database could not be asked, or did not answer; what was asked may have happened or not. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (POSTGRES_AWAY.test(code) || LINE_CUT.has(code) || LINE_CUT_WORDS.test(error.message)) return true
  return error instanceof AggregateError && error.errors.some(isAway)
}

/** Whether the database refused because it cannot write at all; what was asked has not happened then. */
export function cannotWrite(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const { code } = error
  return typeof code === 'number' ? SQLITE.has(code & 0xff) : POSTGRES.test(String(code))
}

/** Knows whether the database could write the last time it had to. */
export class Disk {
  #refused = false

  /** To be told of every statement. */
  readonly watch = (event: LogEvent): void => {
    if (event.level === 'error' && cannotWrite(event.error)) this.#refused = true
  }

  /** Rejects if the database does not answer, or still cannot write after it once could not. */
  async check(db: Kysely<Schema>): Promise<void> {
    if (!this.#refused) {
      await sql`select 1`.execute(db)
      return
    }
    await db.insertInto('trials').values({ filling: FILLING }).execute()
    await db.deleteFrom('trials').execute()
    this.#refused = false
  }
}

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient, types } from 'pg'
import type { Database } from '../database.ts'
import type { Committed } from '../deeds.ts'
import { Disk } from '../disk.ts'
import { migrate, mustBeMigrated } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { storeOn } from '../store.ts'
import { unreachable } from './url.ts'

const CONNECTIONS = 10
const CONNECT_WITHIN = 5_000
/** Longer than a step of the schema on a large database takes. */
const ANSWER_WITHIN = 120_000
const SYNCHRONOUS = 'set synchronous_commit = on'

/** Opens a PostgreSQL database; rejects with DatabaseRefused if it cannot be reached. */
export async function openPostgres(
  url: string,
  /** A connection that nobody used just now was lost; the pool makes another. */
  onLost: (error: Error) => void = () => {},
  committed?: Committed,
): Promise<Database> {
  const database = await lookPostgres(url, onLost, committed)
  try {
    await migrate(database.db, 'postgres')
    return database
  } catch (error) {
    await database.store.close()
    throw error
  }
}

/** Looks at a PostgreSQL database as it is, while servers may be working on it. */
export async function lookPostgres(
  url: string,
  onLost: (error: Error) => void = () => {},
  committed?: Committed,
): Promise<Database> {
  const disk = new Disk()
  const db = connect(url, onLost, disk)
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw unreachable(url, error)
  }
  return { kind: 'postgres', db, store: storeOn(db, 'postgres', disk, committed) }
}

/** Takes a PostgreSQL database as it is, beside the server that works on it. */
export async function takePostgres(url: string): Promise<Database> {
  const database = await lookPostgres(url)
  try {
    await mustBeMigrated(database.db, 'postgres')
    return database
  } catch (error) {
    await database.store.close()
    throw error
  }
}

function connect(url: string, onLost: (error: Error) => void, disk: Disk): Kysely<Schema> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    application_name: 'chronik',
    // A line that was cut without a word is noticed, instead of being waited on for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    query_timeout: ANSWER_WITHIN,
    types: { getTypeParser: numbersAsNumbers },
    // The pool itself sets a connection up: it takes back one that is cut in that moment, which Kysely would not.
    verify: setUp,
  })
  // A connection that is lost tells those who listen to it, and while it rests the pool as well: it is told once.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.once('error', onLost).on('error', ignore))
  return new Kysely<Schema>({ log: disk.watch, dialect: new PostgresDialect({ pool }) })
}

/** What is committed is on disk, whatever the database does for others. */
function setUp(client: PoolClient, done: (error?: Error) => void): void {
  client.query(SYNCHRONOUS, done)
}

/** Heard elsewhere; without a listener it would end the server. */
function ignore(): void {}

/** Whole numbers of 64 bits come as text by default; ours are times and counts, far below 2^53. */
function numbersAsNumbers(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === types.builtins.INT8 && format !== 'binary') return Number
  return types.getTypeParser(oid, format as 'text') as (text: string) => unknown
}

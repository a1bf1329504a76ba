import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { type Database, DatabaseRefused } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { storeOn } from '../store.ts'

const CONNECTIONS = 10
const CONNECT_WITHIN = 10_000

/** Opens a PostgreSQL database; rejects with DatabaseRefused if it cannot be reached. */
export async function openPostgres(
  url: string,
  /** A connection that nobody used just now was lost; the pool makes another. */
  onLost: (error: Error) => void = () => {},
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    application_name: 'chronik',
    types: { getTypeParser: numbersAsNumbers },
  })
  pool.on('error', onLost)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('set synchronous_commit = on'))
      },
    }),
  })
  try {
    await migrate(db, 'postgres')
  } catch (error) {
    await db.destroy()
    throw error instanceof DatabaseRefused ? error : unreachable(url, error)
  }
  return { kind: 'postgres', db, store: storeOn(db, 'postgres') }
}

/** Whole numbers of 64 bits come as text by default; ours are times and counts, far below 2^53. */
function numbersAsNumbers(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (oid === types.builtins.INT8 && format !== 'binary') return Number
  return types.getTypeParser(oid, format as 'text') as (text: string) => unknown
}

function unreachable(url: string, error: unknown): DatabaseRefused {
  const why = error instanceof Error ? error.message : String(error)
  return new DatabaseRefused(`The database ${withoutPassword(url)} cannot be used: ${why}`, { cause: error })
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

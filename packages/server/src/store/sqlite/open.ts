import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { storeOn } from '../store.ts'
import { ThreadDialect } from './dialect.ts'
import { SqliteThread } from './thread.ts'

/** Opens the database in a folder, made if it is missing; rejects with DatabaseRefused if another process has it. */
export async function openSqlite(folder: string): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: new ThreadDialect(await SqliteThread.open(folder)) })
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { kind: 'sqlite', db, store: storeOn(db, 'sqlite') }
}

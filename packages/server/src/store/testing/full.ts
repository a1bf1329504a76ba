import { type Kysely, sql } from 'kysely'
import { cannotWrite } from '../disk.ts'
import type { Schema } from '../schema.ts'

/** More pages than any database has. */
const NO_LIMIT = 4_294_967_294
const FILLING = 'x'.repeat(1_024)

/** Leaves no room in a database of SQLite: it may not grow any more, and what is free in it is filled. */
export async function fillSqlite(db: Kysely<Schema>): Promise<void> {
  await sql`pragma max_page_count = 1`.execute(db)
  for (;;) {
    try {
      await db.insertInto('trials').values({ filling: FILLING }).execute()
    } catch (error) {
      if (cannotWrite(error)) return
      throw error
    }
  }
}

/** The operator has made room. */
export async function makeRoomInSqlite(db: Kysely<Schema>): Promise<void> {
  await sql.raw(`pragma max_page_count = ${NO_LIMIT}`).execute(db)
}

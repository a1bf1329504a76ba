import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'

/** The part of better-auth's table that is read here. */
interface SessionsSchema {
  readonly sessions: { readonly id: string; readonly expiresAt: Date | string }
}

const AT_ONCE = 500

/** Which of these sessions are no longer kept, or only until a time that has passed. */
export async function endedOf(
  database: Pick<Database, 'db' | 'kind'>,
  sessions: Iterable<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const db = database.db as unknown as Kysely<SessionsSchema>
  const ended = new Set(sessions)
  const asked = [...ended]
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', asked.slice(at, at + AT_ONCE))
      .where('expiresAt', '>', database.kind === 'sqlite' ? now.toISOString() : now)
      .execute()
    for (const { id } of rows) ended.delete(id)
  }
  return ended
}

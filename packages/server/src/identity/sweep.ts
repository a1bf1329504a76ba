import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Belongings } from './belongings.ts'

/** The part of better-auth's tables that is read here. */
interface PeopleSchema {
  readonly users: { readonly id: string; readonly guest: boolean | number; readonly createdAt: Date | string }
  readonly sessions: {
    readonly userId: string
    readonly updatedAt: Date | string
    readonly expiresAt: Date | string
  }
  readonly challenges: { readonly expiresAt: Date | string }
}

const AT_ONCE = 500
/** So long a guest who never sat at a table is waited for. */
const A_WEEK = 7 * 24 * 60 * 60 * 1000

/** Who has just come gets a session in the next moment: nobody is younger who is not about to stay. */
const AN_HOUR = 60 * 60 * 1000

/** Removes sessions and challenges that have ended, and guests who stay away and left nothing behind. */
export async function sweep(database: Pick<Database, 'db' | 'kind'>, belongings: Belongings, now: Date) {
  const db = database.db as unknown as Kysely<PeopleSchema>
  const time = (date: Date) => (database.kind === 'sqlite' ? date.toISOString() : date)
  const ended = time(now)
  const lately = time(new Date(now.getTime() - A_WEEK))
  const justNow = time(new Date(now.getTime() - AN_HOUR))
  const isAway = ({ not, exists, selectFrom }: ExpressionBuilder<PeopleSchema, 'users'>) =>
    not(
      exists(
        selectFrom('sessions')
          .select('userId')
          .whereRef('userId', '=', 'users.id')
          .where('updatedAt', '>', lately),
      ),
    )
  await db.deleteFrom('sessions').where('expiresAt', '<', ended).execute()
  await db.deleteFrom('challenges').where('expiresAt', '<', ended).execute()
  let last = ''
  for (;;) {
    const lost = await db
      .selectFrom('users')
      .select('id')
      .where('guest', '=', database.kind === 'sqlite' ? 1 : true)
      .where('id', '>', last)
      .where('createdAt', '<', justNow)
      .where(isAway)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of lost)
      if (!(await belongings.any(id)))
        // Whoever has come back meanwhile stays.
        await db.deleteFrom('users').where('id', '=', id).where(isAway).execute()
    if (lost.length < AT_ONCE) return
    last = lost[lost.length - 1].id
  }
}

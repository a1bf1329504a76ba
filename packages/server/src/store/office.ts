import { type Kysely, type Selectable, sql } from 'kysely'
import type { Kind } from './database.ts'
import type { Ban, OfficeStore, PersonOnFile } from './port/office.ts'
import type { Schema } from './schema.ts'

/** Sessions as better-auth keeps them, as far as they are counted here. */
interface WithSessions extends Schema {
  readonly sessions: { readonly id: string; readonly userId: string; readonly updatedAt: Date | string }
}

/** What who runs the server looks up and decides. */
export function officeOn(given: Kysely<Schema>, kind: Kind): OfficeStore {
  const db = given as unknown as Kysely<WithSessions>
  return {
    async people({ search, after, limit }) {
      const words = search.trim().toLowerCase()
      const part = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      const rows = await db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'guest', 'createdAt'])
        .$if(words !== '', (query) =>
          query.where(
            sql<boolean>`(id = ${search.trim()} or lower(email) = ${words} or lower(name) like ${part} escape '\\')`,
          ),
        )
        .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(personOf)
    },
    async sessions(user) {
      const rows = await db.selectFrom('sessions').select('updatedAt').where('userId', '=', user).execute()
      const seen = rows.map(({ updatedAt }) => new Date(updatedAt).getTime())
      return { count: rows.length, lastSeen: seen.length === 0 ? null : Math.max(...seen) }
    },
    async reportsAbout(user) {
      const rows = await db
        .selectFrom('reports')
        .select(['id', 'closed_at'])
        .where('about_id', '=', user)
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, closed_at }) => ({ id, open: closed_at === null }))
    },
    async tables({ status, after, limit }) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .$if(status !== null, (query) => query.where('status', '=', status ?? ''))
        .$if(after !== null, (query) =>
          query.where((where) =>
            where.or([
              where('created_at', '<', after?.createdAt ?? 0),
              where.and([where('created_at', '=', after?.createdAt ?? 0), where('id', '>', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    async ban({ user, reason, at, until }) {
      const row = { reason: JSON.stringify(reason), at, until }
      await db
        .insertInto('bans')
        .values({ user_id: user, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute()
    },
    async lift(user) {
      const { numDeletedRows } = await db.deleteFrom('bans').where('user_id', '=', user).executeTakeFirst()
      return numDeletedRows > 0n
    },
    async banOf(user, now) {
      const row = await db.selectFrom('bans').selectAll().where('user_id', '=', user).executeTakeFirst()
      return row === undefined || isOver(row, now) ? null : banFrom(row)
    },
    async bans(now) {
      const rows = await db.selectFrom('bans').selectAll().orderBy('at', 'desc').orderBy('user_id').execute()
      return rows.filter((row) => !isOver(row, now)).map(banFrom)
    },
    async sweep({ now, talk, reports }) {
      await db.deleteFrom('bans').where('until', '<=', now).execute()
      if (reports !== null) await db.deleteFrom('reports').where('closed_at', '<', reports).execute()
      if (talk === null) return
      await db
        .deleteFrom('chat')
        .where('at', '<', talk)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('tables')
                .select('tables.id')
                .whereRef('tables.id', '=', 'chat.table_id')
                .where('status', 'in', ['gathering', 'playing']),
            ),
          ),
        )
        .execute()
    },
  }

  function personOf(row: Selectable<Schema['users']>): PersonOnFile {
    const { id, name, email, guest, createdAt } = row
    return {
      user: id,
      name,
      email,
      guest: kind === 'sqlite' ? guest === 1 : guest === true,
      since: new Date(createdAt).getTime(),
    }
  }
}

function banFrom({ user_id, reason, at, until }: Selectable<Schema['bans']>): Ban {
  return {
    user: user_id,
    reason: JSON.parse(reason) as string,
    at: Number(at),
    until: until === null ? null : Number(until),
  }
}

function isOver({ until }: Selectable<Schema['bans']>, now: number): boolean {
  return until !== null && Number(until) <= now
}

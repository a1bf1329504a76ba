import type { Kysely, Selectable } from 'kysely'
import type { NoticeStore, NoticeWay } from './port/notices.ts'
import type { Schema } from './schema.ts'

/** How people hear of what awaits them, and what they have not heard of yet. */
export function noticesOn(db: Kysely<Schema>): NoticeStore {
  return {
    async address(user) {
      const row = await db.selectFrom('users').select('email').where('id', '=', user).executeTakeFirst()
      return row?.email ?? null
    },
    async ways(user) {
      const rows = await db
        .selectFrom('ways')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(wayOf)
    },
    async way(id) {
      const row = await db.selectFrom('ways').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : wayOf(row)
    },
    async addWay({ id, user, kind, target, confirmed, at }) {
      await db
        .insertInto('ways')
        .values({
          id,
          user_id: user,
          kind,
          target: JSON.stringify(target),
          confirmed: confirmed ? 1 : 0,
          failures: 0,
          at,
        })
        .execute()
    },
    async confirm(id) {
      await db.updateTable('ways').set({ confirmed: 1 }).where('id', '=', id).execute()
    },
    async dropWay(id) {
      await db.deleteFrom('ways').where('id', '=', id).execute()
    },
    async failed(id, failures) {
      await db.updateTable('ways').set({ failures }).where('id', '=', id).execute()
    },
    async wishes(user) {
      const row = await db.selectFrom('wishes').select('body').where('user_id', '=', user).executeTakeFirst()
      return row === undefined ? null : (JSON.parse(row.body) as unknown)
    },
    async wish(user, wishes) {
      const body = JSON.stringify(wishes)
      await db
        .insertInto('wishes')
        .values({ user_id: user, body })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ body }))
        .execute()
    },
    async note({ user, kind, subject, seq, at }) {
      await db
        .insertInto('notices')
        .values({ user_id: user, kind, subject, seq, told: 0, at })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'kind', 'subject'])
            .doUpdateSet({ at, seq, told: 0 })
            .where('notices.seq', '<', seq),
        )
        .execute()
    },
    async due(before, limit) {
      const rows = await db
        .selectFrom('notices')
        .select('user_id')
        .where('told', '=', 0)
        .groupBy('user_id')
        .having(({ fn }) => fn.min('at'), '<=', before)
        .orderBy('user_id')
        .limit(limit)
        .execute()
      return rows.map((row) => row.user_id)
    },
    async pending(user) {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('user_id', '=', user)
        .where('told', '=', 0)
        .orderBy('at')
        .orderBy('subject')
        .execute()
      return rows.map(({ kind, subject, seq, at }) => ({ user, kind, subject, seq, at: Number(at) }))
    },
    async told({ user, kind, subject, seq }) {
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ told: 1 })
        .where('user_id', '=', user)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .where('seq', '=', seq)
        .where('told', '=', 0)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async take({ user, kind, subject }) {
      const { numDeletedRows } = await db
        .deleteFrom('notices')
        .where('user_id', '=', user)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async forget(user) {
      await db.transaction().execute(async (tx) => {
        for (const table of ['ways', 'wishes', 'notices'] as const)
          await tx.deleteFrom(table).where('user_id', '=', user).execute()
      })
    },
  }
}

function wayOf(row: Selectable<Schema['ways']>): NoticeWay {
  const { id, user_id: user, kind, target, confirmed, failures, at } = row
  return {
    id,
    user,
    kind,
    target: JSON.parse(target) as NoticeWay['target'],
    confirmed: confirmed === 1,
    failures,
    at: Number(at),
  }
}

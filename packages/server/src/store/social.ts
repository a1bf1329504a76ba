import type { Kysely, Selectable } from 'kysely'
import { partIn } from './friends.ts'
import type { KeptReport, SocialStore } from './port/social.ts'
import type { Schema } from './schema.ts'

/** Whom people block, when they are on vacation, and what they report. */
export function socialOn(db: Kysely<Schema>): SocialStore {
  return {
    async blocked(user) {
      const rows = await db
        .selectFrom('blocks')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('at')
        .execute()
      return rows.map((row) => ({ user: row.other_id, name: JSON.parse(row.other_name) as string }))
    },
    async block(user, { user: other, name }) {
      const row = { user_id: user, other_id: other, other_name: JSON.stringify(name), at: Date.now() }
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('blocks')
          .values(row)
          .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doNothing())
          .execute()
        await partIn(tx, user, other)
      })
    },
    async unblock(user, other) {
      await db.deleteFrom('blocks').where('user_id', '=', user).where('other_id', '=', other).execute()
    },
    async vacations(after) {
      const rows = await db.selectFrom('vacations').selectAll().where('until', '>', after).execute()
      return rows.map(({ user_id: user, since, until }) => ({ user, since, until }))
    },
    async vacationsOf(user, after) {
      const rows = await db
        .selectFrom('vacations')
        .selectAll()
        .where('user_id', '=', user)
        .where('until', '>', after)
        .orderBy('since')
        .execute()
      return rows.map(({ since, until }) => ({ user, since, until }))
    },
    async takeVacation({ user, since, until }, now) {
      await db.transaction().execute(async (tx) => {
        // What was taken of the present one counts; the rest of it is given back.
        await tx
          .updateTable('vacations')
          .set({ until: now })
          .where('user_id', '=', user)
          .where('until', '>', now)
          .execute()
        if (until <= since) return
        await tx
          .insertInto('vacations')
          .values({ user_id: user, since, until })
          .onConflict((conflict) => conflict.columns(['user_id', 'since']).doUpdateSet({ until }))
          .execute()
      })
    },
    async report({ at, table, by, about, body }) {
      const row = { at, table_id: table, by_id: by, about_id: about, body, closed_at: null, outcome: null }
      const { id } = await db.insertInto('reports').values(row).returning('id').executeTakeFirstOrThrow()
      return id
    },
    async reports(open, before, limit) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('closed_at', open ? 'is' : 'is not', null)
        .$if(before !== null, (query) => query.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(reportOf)
    },
    async reportsBy(user, since) {
      const { count } = await db
        .selectFrom('reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('by_id', '=', user)
        .where('at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async reportsOf(user) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('by_id', '=', user)
        .orderBy('id')
        .execute()
      return rows.map(reportOf)
    },
    async closeReport(id, outcome, at) {
      const row = await db
        .updateTable('reports')
        .set({ closed_at: at, outcome: JSON.stringify(outcome) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : reportOf(row)
    },
    async hand(from, { user, name }) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('blocks').where('other_id', '=', from).where('user_id', '=', user).execute()
        await tx.deleteFrom('blocks').where('user_id', '=', from).execute()
        await tx
          .updateTable('blocks')
          .set({ other_id: user, other_name: JSON.stringify(name) })
          .where('other_id', '=', from)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('blocks as same')
                  .select('same.user_id')
                  .whereRef('same.user_id', '=', 'blocks.user_id')
                  .where('same.other_id', '=', user),
              ),
            ),
          )
          .execute()
        await tx.deleteFrom('blocks').where('other_id', '=', from).execute()
        await tx.deleteFrom('vacations').where('user_id', '=', from).execute()
        await tx.updateTable('reports').set({ by_id: user }).where('by_id', '=', from).execute()
        await tx.updateTable('reports').set({ about_id: user }).where('about_id', '=', from).execute()
      })
    },
    async forget(user) {
      await db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('blocks')
          .where(({ or, eb }) => or([eb('user_id', '=', user), eb('other_id', '=', user)]))
          .execute()
        await tx.deleteFrom('vacations').where('user_id', '=', user).execute()
        const told = await tx
          .selectFrom('reports')
          .selectAll()
          .where(({ or, eb, and }) =>
            or([eb('by_id', '=', user), and([eb('about_id', '=', user), eb('closed_at', 'is not', null)])]),
          )
          .execute()
        for (const row of told)
          await tx.updateTable('reports').set(without(row, user)).where('id', '=', row.id).execute()
      })
    },
  }
}

/** The report without the name and number of somebody; what was said stays. */
function without(
  row: Selectable<Schema['reports']>,
  user: string,
): Pick<Schema['reports'], 'by_id' | 'about_id' | 'body'> {
  const nobody = { user: '', name: '' }
  const named = JSON.parse(row.body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'user' in value && value.user === user
      ? { ...value, ...nobody }
      : value,
  ) as unknown
  const left = (id: string) => (id === user ? '' : id)
  return { by_id: left(row.by_id), about_id: left(row.about_id), body: JSON.stringify(named) }
}

function reportOf(row: Selectable<Schema['reports']>): KeptReport {
  return {
    id: row.id,
    at: row.at,
    table: row.table_id,
    by: row.by_id,
    about: row.about_id,
    body: row.body,
    closedAt: row.closed_at,
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as string),
  }
}

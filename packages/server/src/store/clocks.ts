import type { Kysely } from 'kysely'
import type { ClockStore } from './port/clocks.ts'
import type { Schema } from './schema.ts'

const AT_ONCE = 500

/** What was spent on decisions that are still to be made. */
export function clocksOn(db: Kysely<Schema>): ClockStore {
  return {
    async keep(clocks) {
      // Servers that meet on the same tables take them in the same order, or they would block each other.
      const rows = clocks
        .map(({ table, seq, spent, counting, at }) => ({
          table_id: table,
          seq,
          spent,
          counting: counting ? 1 : 0,
          at,
        }))
        .sort((one, other) => (one.table_id < other.table_id ? -1 : 1))
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await db
          .insertInto('clocks')
          .values(rows.slice(at, at + AT_ONCE))
          .onConflict((known) =>
            known.column('table_id').doUpdateSet(({ ref }) => ({
              seq: ref('excluded.seq'),
              spent: ref('excluded.spent'),
              counting: ref('excluded.counting'),
              at: ref('excluded.at'),
            })),
          )
          .execute()
    },
    async of(table) {
      const row = await db.selectFrom('clocks').selectAll().where('table_id', '=', table).executeTakeFirst()
      if (row === undefined) return null
      const { seq, spent, counting, at } = row
      return { table, seq, spent, counting: counting === 1, at }
    },
    async forget(tables) {
      for (let at = 0; at < tables.length; at += AT_ONCE)
        await db
          .deleteFrom('clocks')
          .where('table_id', 'in', tables.slice(at, at + AT_ONCE))
          .execute()
    },
  }
}

import type { Kysely } from 'kysely'
import type { ClockStore } from './port.ts'
import type { Schema } from './schema.ts'

const AT_ONCE = 500

/** What was spent on decisions that are still to be made. */
export function clocksOn(db: Kysely<Schema>): ClockStore {
  return {
    async keep(clocks) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('clocks').execute()
        for (let at = 0; at < clocks.length; at += AT_ONCE) {
          const rows = clocks.slice(at, at + AT_ONCE).map((one) => ({
            table_id: one.table,
            seq: one.seq,
            spent: one.spent,
            counting: one.counting ? 1 : 0,
            at: one.at,
          }))
          await tx.insertInto('clocks').values(rows).execute()
        }
      })
    },
    async all() {
      const rows = await db.selectFrom('clocks').selectAll().execute()
      return rows.map(({ table_id: table, seq, spent, counting, at }) => ({
        table,
        seq,
        spent,
        counting: counting === 1,
        at,
      }))
    },
  }
}

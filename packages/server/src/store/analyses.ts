import type { LookedAt } from '@chronik/bots'
import type { Kysely, Selectable } from 'kysely'
import type { AnalysisStore, KeptAnalysis } from './port/analyses.ts'
import type { Schema } from './schema.ts'

/** What was found when matches were looked back on. */
export function analysesOn(db: Kysely<Schema>): AnalysisStore {
  return {
    async find(table) {
      const row = await db.selectFrom('analyses').selectAll().where('table_id', '=', table).executeTakeFirst()
      return row === undefined ? null : analysisFrom(row)
    },
    async begin({ table, moves, ...kept }) {
      const row = { ...kept, moves: JSON.stringify(moves) }
      await db
        .insertInto('analyses')
        .values({ table_id: table, ...row })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
        .execute()
    },
    async add({ table, run, moves, ...step }) {
      const { numUpdatedRows } = await db
        .updateTable('analyses')
        .set({ ...step, moves: JSON.stringify(moves) })
        .where('table_id', '=', table)
        .where('run', '=', run)
        .where('status', '=', 'running')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async touch(table, run, at) {
      const { numUpdatedRows } = await db
        .updateTable('analyses')
        .set({ at })
        .where('table_id', '=', table)
        .where('run', '=', run)
        .where('status', '=', 'running')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async stop(table) {
      await db
        .updateTable('analyses')
        .set({ status: 'stopped' })
        .where('table_id', '=', table)
        .where('status', '=', 'running')
        .execute()
    },
  }
}

function analysisFrom(row: Selectable<Schema['analyses']>): KeptAnalysis {
  const { table_id, run, status, iterations, events, read, moves, at } = row
  return {
    table: table_id,
    run,
    status: status as KeptAnalysis['status'],
    iterations,
    events,
    read,
    moves: JSON.parse(moves) as LookedAt[],
    at: Number(at),
  }
}

import type { SchemaStep } from './migration.ts'

/** Who may not come in any more. */
export const bans: SchemaStep = {
  name: '0013-bans',
  async up(db) {
    await db.schema
      .createTable('bans')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint')
      .execute()
  },
}

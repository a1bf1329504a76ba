import type { SchemaStep } from './migration.ts'

/** What was found when matches were looked back on. */
export const analyses: SchemaStep = {
  name: '0014-analyses',
  async up(db) {
    await db.schema
      .createTable('analyses')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('run', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('iterations', 'integer', (column) => column.notNull())
      .addColumn('events', 'integer', (column) => column.notNull())
      .addColumn('read', 'integer', (column) => column.notNull())
      .addColumn('moves', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

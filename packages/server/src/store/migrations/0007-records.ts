import type { SchemaStep } from './migration.ts'

/** Matches of devices that people keep in their accounts. */
export const records: SchemaStep = {
  name: '0007-records',
  async up(db) {
    await db.schema
      .createTable('records')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('records_key', ['user_id', 'id'])
      .execute()
  },
}

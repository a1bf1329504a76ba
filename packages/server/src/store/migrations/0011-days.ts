import type { SchemaStep } from './migration.ts'

/** The matches of the day, and the one try of each person that counts. */
export const days: SchemaStep = {
  name: '0011-days',
  async up(db) {
    await db.schema
      .createTable('days')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('days_key', ['game', 'day'])
      .execute()
    await db.schema
      .createTable('tries')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('score', 'double precision')
      .addColumn('rank', 'integer')
      .addPrimaryKeyConstraint('tries_key', ['game', 'day', 'user_id'])
      .execute()
    await db.schema.createIndex('tries_by_table').on('tries').column('table_id').execute()
    await db.schema.createIndex('tries_by_user').on('tries').columns(['user_id', 'day']).execute()
  },
}

import type { SchemaStep } from './migration.ts'

/** Tournaments, and who plays in them. */
export const tournaments: SchemaStep = {
  name: '0012-tournaments',
  async up(db) {
    await db.schema
      .createTable('tournaments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('tournaments_by_status')
      .on('tournaments')
      .columns(['status', 'created_at'])
      .execute()
    await db.schema
      .createTable('entrants')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entrants_key', ['user_id', 'tournament_id'])
      .execute()
  },
}

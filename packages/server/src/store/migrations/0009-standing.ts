import type { SchemaStep } from './migration.ts'

/** What came of matches for their people, how strong they are, and who is whose friend. */
export const standing: SchemaStep = {
  name: '0009-standing',
  async up(db) {
    await db.schema
      .createTable('results')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('rank', 'integer', (column) => column.notNull())
      .addColumn('score', 'double precision')
      .addColumn('gone', 'integer', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('points', 'integer')
      .addColumn('gained', 'integer')
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
      .execute()
    await db.schema.createIndex('results_by_user').on('results').columns(['user_id', 'ended_at']).execute()
    await db.schema
      .createTable('ratings')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('mu', 'double precision', (column) => column.notNull())
      .addColumn('sigma', 'double precision', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('matches', 'integer', (column) => column.notNull())
      .addColumn('wins', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game', 'players'])
      .execute()
    await db.schema
      .createIndex('ratings_by_points')
      .on('ratings')
      .columns(['game', 'players', 'points'])
      .execute()
    await db.schema
      .createTable('friends')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addColumn('declined', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('friends_key', ['user_id', 'other_id'])
      .execute()
    await db.schema.createIndex('friends_by_other').on('friends').column('other_id').execute()
  },
}

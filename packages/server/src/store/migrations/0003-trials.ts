import type { SchemaStep } from './migration.ts'

/** Where it is tried whether there is room again after a full disk; empty otherwise. */
export const trials: SchemaStep = {
  name: '0003-trials',
  async up(db) {
    await db.schema
      .createTable('trials')
      .addColumn('filling', 'text', (column) => column.notNull())
      .execute()
  },
}

import type { SchemaStep } from './migration.ts'

/** Codes that lead to tables, and lines of chat that speak of a move. */
export const invitations: SchemaStep = {
  name: '0005-invitations',
  async up(db) {
    await db.schema.alterTable('tables').addColumn('code', 'text').execute()
    await db.schema.createIndex('tables_by_code').on('tables').column('code').execute()
    await db.schema.alterTable('chat').addColumn('about', 'integer').execute()
  },
}

import type { SchemaStep } from './migration.ts'

/** A line of chat that is sent again, maybe to another server, is said once. */
export const requests: SchemaStep = {
  name: '0008-requests',
  async up(db) {
    await db.schema.alterTable('chat').addColumn('request', 'text').execute()
    await db.schema
      .createIndex('chat_by_request')
      .on('chat')
      .columns(['table_id', 'user_id', 'request'])
      .unique()
      .execute()
  },
}

import type { Room } from '@chronik/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { ChatLine, ChatStore } from './port/chat.ts'
import type { Schema } from './schema.ts'

/** What is said at the tables. */
export function chatOn(db: Kysely<Schema>): ChatStore {
  return {
    async add(line) {
      const { request, ...said } = line
      const { table, room, user, name, text, about, at } = said
      const row = {
        request,
        table_id: table,
        room,
        user_id: user,
        name: JSON.stringify(name),
        text: JSON.stringify(text),
        about,
        at,
      }
      const added = await db
        .insertInto('chat')
        .values(row)
        .onConflict((known) => known.columns(['table_id', 'user_id', 'request']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (added !== undefined) return { line: { ...said, id: added.id }, fresh: true }
      const before = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('user_id', '=', user)
        .where('request', '=', request)
        .executeTakeFirstOrThrow()
      return { line: lineOf(before), fresh: false }
    },
    async before(table, room, id, limit) {
      const rows = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where('room', '=', room)
        .$if(id !== null, (query) => query.where('id', '<', id))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(lineOf).reverse()
    },
    async ofUser(user) {
      const rows = await db.selectFrom('chat').selectAll().where('user_id', '=', user).orderBy('id').execute()
      return rows.map(lineOf)
    },
    async hand(from, { user, name }) {
      // Requests told their lines apart for the one who said them.
      const to = { user_id: user, name: JSON.stringify(name), request: null }
      await db.updateTable('chat').set(to).where('user_id', '=', from).execute()
    },
    async forget(user) {
      await db
        .updateTable('chat')
        .set({ user_id: '', name: '""', request: null })
        .where('user_id', '=', user)
        .execute()
    },
  }
}

function lineOf(row: Selectable<Schema['chat']>): ChatLine {
  return {
    id: row.id,
    table: row.table_id,
    room: row.room as Room,
    user: row.user_id,
    name: JSON.parse(row.name) as string,
    text: JSON.parse(row.text) as string,
    about: row.about,
    at: row.at,
  }
}

import type { Kysely } from 'kysely'
import type { Table, UserId } from '../tables/table.ts'
import type { TableStore } from './port.ts'
import type { Schema } from './schema.ts'

/** Tables looked at together when all of them are. */
const STRIDE = 100

/** The tables of the house. */
export function tablesOn(db: Kysely<Schema>): TableStore {
  return {
    async add(table) {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('tables')
          .values({ id: table.id, ...rowOf(table) })
          .execute()
        await tx.insertInto('members').values(membersOf(table)).execute()
      })
    },
    async find(id) {
      const row = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : tableOf(row)
    },
    save(table, read) {
      return db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('tables')
          .set(rowOf({ ...table, version: read + 1 }))
          .where('id', '=', table.id)
          .where('version', '=', read)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await tx.deleteFrom('members').where('table_id', '=', table.id).execute()
        await tx.insertInto('members').values(membersOf(table)).execute()
        return true
      })
    },
    async lobby(limit) {
      const rows = await db
        .selectFrom('tables')
        .select('body')
        .where('status', 'in', ['gathering', 'playing'])
        .where('open', '=', 1)
        .orderBy('status')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(tableOf)
    },
    async ofUser(user, limit) {
      const rows = await db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select('body')
        .where('user_id', '=', user)
        .orderBy('members.created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(tableOf)
    },
    async playing() {
      const rows = await db.selectFrom('tables').select('id').where('status', '=', 'playing').execute()
      return rows.map(({ id }) => id)
    },
    async each(visit) {
      let last = ''
      for (;;) {
        const rows = await db
          .selectFrom('tables')
          .select(['id', 'body'])
          .where('id', '>', last)
          .where('status', '!=', 'gathering')
          .orderBy('id')
          .limit(STRIDE)
          .execute()
        for (const row of rows) await visit(tableOf(row))
        if (rows.length < STRIDE) return
        last = rows[rows.length - 1].id
      }
    },
  }
}

function rowOf(table: Table): Omit<Schema['tables'], 'id'> {
  const { version, status, open, createdAt } = table
  return { version, status, open: open ? 1 : 0, created_at: createdAt, body: JSON.stringify(table) }
}

function tableOf({ body }: { readonly body: string }): Table {
  return JSON.parse(body) as Table
}

function membersOf(table: Table): Schema['members'][] {
  const users = new Set<UserId>([table.host])
  for (const seat of table.seats) {
    if (seat.kind === 'person') users.add(seat.user)
    if (seat.kind === 'bot' && seat.instead !== undefined) users.add(seat.instead.user)
    if (seat.kind === 'invited' && seat.awaited !== undefined) users.add(seat.awaited.user)
  }
  return [...users].map((user) => ({ user_id: user, table_id: table.id, created_at: table.createdAt }))
}

import type { Kysely, Selectable } from 'kysely'
import type { KeptRecord, RecordStore } from './port/records.ts'
import type { Schema } from './schema.ts'

/** Matches of devices that people keep in their accounts. */
export function recordsOn(db: Kysely<Schema>): RecordStore {
  return {
    async list(user) {
      const rows = await db
        .selectFrom('records')
        .select(['id', 'game', 'players', 'names', 'at'])
        .where('user_id', '=', user)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(cardOf)
    },
    async find(user, id) {
      const row = await db
        .selectFrom('records')
        .selectAll()
        .where('user_id', '=', user)
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : { ...cardOf(row), record: JSON.parse(row.record) as string }
    },
    async keep(user, { id, game, players, names, record, at }) {
      await db
        .insertInto('records')
        .values({
          user_id: user,
          id,
          game,
          players,
          names: JSON.stringify(names),
          record: JSON.stringify(record),
          at,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    },
    async drop(user, id) {
      await db.deleteFrom('records').where('user_id', '=', user).where('id', '=', id).execute()
    },
    async hand(from, to) {
      await db.transaction().execute(async (tx) => {
        const both = tx.selectFrom('records').select('id').where('user_id', '=', to)
        await tx.deleteFrom('records').where('user_id', '=', from).where('id', 'in', both).execute()
        await tx.updateTable('records').set({ user_id: to }).where('user_id', '=', from).execute()
      })
    },
    async forget(user) {
      await db.deleteFrom('records').where('user_id', '=', user).execute()
    },
  }
}

type Card = Omit<Selectable<Schema['records']>, 'user_id' | 'record'>

function cardOf({ id, game, players, names, at }: Card): Omit<KeptRecord, 'record'> {
  return { id, game, players, names: JSON.parse(names) as string[], at: Number(at) }
}

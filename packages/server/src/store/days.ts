import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Table } from '../tables/table.ts'
import type { DayStore, KeptDay, KeptTry } from './port/days.ts'
import type { Schema } from './schema.ts'

/** The matches of the day and the tries at them. */
export function daysOn(db: Kysely<Schema>): DayStore {
  const find = async (game: string, day: string) => {
    const row = await db
      .selectFrom('days')
      .selectAll()
      .where('game', '=', game)
      .where('day', '=', day)
      .executeTakeFirst()
    return row === undefined ? null : dayOf(row)
  }
  const tryOf = async (game: string, day: string, user: string) => {
    const row = await db
      .selectFrom('tries')
      .selectAll()
      .where('game', '=', game)
      .where('day', '=', day)
      .where('user_id', '=', user)
      .executeTakeFirst()
    return row === undefined ? null : tryFrom(row)
  }
  return {
    find,
    tryOf,
    async open({ game, day, seed, ...body }) {
      await db
        .insertInto('days')
        .values({ game, day, seed, body: JSON.stringify(body) })
        .onConflict((conflict) => conflict.columns(['game', 'day']).doNothing())
        .execute()
      return (await find(game, day)) ?? { game, day, seed, ...body }
    },
    async begin(begun) {
      const { game, day, user, table, begunAt } = begun
      await db
        .insertInto('tries')
        .values({
          game,
          day,
          user_id: user,
          table_id: table,
          begun_at: begunAt,
          ended_at: null,
          score: null,
          rank: null,
        })
        .onConflict((conflict) => conflict.columns(['game', 'day', 'user_id']).doNothing())
        .execute()
      return (await tryOf(game, day, user)) ?? { ...begun, endedAt: null, score: null, rank: null }
    },
    async counted(game, day) {
      const rows = await db
        .selectFrom('tries')
        .innerJoin('users', 'users.id', 'tries.user_id')
        .selectAll('tries')
        .select(['users.name', 'users.guest'])
        .where('tries.game', '=', game)
        .where('tries.day', '=', day)
        .where('tries.score', 'is not', null)
        .execute()
      return rows.map((row) => ({
        ...tryFrom(row),
        name: row.name,
        guest: row.guest === true || row.guest === 1,
      }))
    },
    async daysOf(user) {
      const rows = await db
        .selectFrom('tries')
        .select('day')
        .distinct()
        .where('user_id', '=', user)
        .where('score', 'is not', null)
        .orderBy('day')
        .execute()
      return rows.map(({ day }) => day)
    },
    async triesOf(user) {
      const rows = await db
        .selectFrom('tries')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('day')
        .execute()
      return rows.map(tryFrom)
    },
    async hand(from, to) {
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('tries')
          .set({ user_id: to })
          .where('user_id', '=', from)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('tries as own')
                  .select('own.user_id')
                  .where('own.user_id', '=', to)
                  .whereRef('own.game', '=', 'tries.game')
                  .whereRef('own.day', '=', 'tries.day'),
              ),
            ),
          )
          .execute()
        await tx.deleteFrom('tries').where('user_id', '=', from).execute()
      })
    },
    async forget(user) {
      await db.deleteFrom('tries').where('user_id', '=', user).execute()
    },
  }
}

/** A try at the match of a day ends with its table; what was not done in time, or was given up, has no score. */
export async function endTry(tx: Transaction<Schema>, table: Table): Promise<void> {
  const { event, result, endedAt, status } = table
  if (event?.kind !== 'day' || endedAt === null) return
  const at = table.seats.findIndex((seat) => seat.kind === 'person' && !seat.conceded)
  const counts = status === 'over' && result?.reason === 'played' && at >= 0 && endedAt < event.until
  await tx
    .updateTable('tries')
    .set({
      ended_at: endedAt,
      score: counts ? (result.scores[at] ?? null) : null,
      rank: counts ? (result.ranks[at] ?? null) : null,
    })
    .where('table_id', '=', table.id)
    .execute()
}

function dayOf({ game, day, seed, body }: Schema['days']): KeptDay {
  return { game, day, seed, ...(JSON.parse(body) as Omit<KeptDay, 'game' | 'day' | 'seed'>) }
}

function tryFrom(row: Selectable<Schema['tries']>): KeptTry {
  const { game, day, user_id: user, table_id: table, score, rank } = row
  const endedAt = row.ended_at === null ? null : Number(row.ended_at)
  return { game, day, user, table, begunAt: Number(row.begun_at), endedAt, score, rank }
}

import { type Kysely, type Selectable, sql } from 'kysely'
import type { Kind } from './database.ts'
import type { BoardRow, BoardWish, Result, StandingStore } from './port/standing.ts'
import type { Schema } from './schema.ts'

/** Ratings, results and statistics of people. */
export function standingOn(db: Kysely<Schema>, kind: Kind): StandingStore {
  const no = kind === 'sqlite' ? 0 : false
  const board = ({ game, players, since, among }: Omit<BoardWish, 'limit'>) =>
    db
      .selectFrom('ratings')
      .innerJoin('users', 'users.id', 'ratings.user_id')
      .where('ratings.game', '=', game)
      .where('ratings.players', '=', players)
      .where('ratings.last_at', '>=', since)
      .where('users.guest', '=', no)
      .$if(among !== undefined, (query) => query.where('ratings.user_id', 'in', [...(among ?? []), '']))

  return {
    async person(user) {
      const row = await db
        .selectFrom('users')
        .select(['id', 'name', 'guest', 'createdAt'])
        .where('id', '=', user)
        .executeTakeFirst()
      if (row === undefined) return null
      const since = new Date(row.createdAt).getTime()
      return { user: row.id, name: row.name, guest: row.guest === true || row.guest === 1, since }
    },
    async standings(user) {
      const rows = await db
        .selectFrom('results')
        .innerJoin('ratings', (join) =>
          join
            .onRef('ratings.user_id', '=', 'results.user_id')
            .onRef('ratings.game', '=', 'results.game')
            .onRef('ratings.players', '=', 'results.players'),
        )
        .select(['results.game', 'results.players', 'ratings.points'])
        .select(({ fn }) => [
          fn.countAll<number>().as('matches'),
          sql<number>`sum(case when rank = 1 and gone = 0 then 1 else 0 end)`.as('wins'),
          sql<number | null>`avg(score)`.as('mean_score'),
          sql<number>`avg(rank)`.as('mean_rank'),
        ])
        .where('results.user_id', '=', user)
        .where('results.rated', '=', 1)
        .groupBy(['results.game', 'results.players', 'ratings.points'])
        .orderBy('results.game')
        .orderBy('results.players')
        .execute()
      return rows.map(({ game, players, points, matches, wins, mean_score, mean_rank }) => ({
        game,
        players,
        points,
        matches: Number(matches),
        wins: Number(wins),
        meanScore: mean_score === null ? null : Number(mean_score),
        meanRank: Number(mean_rank),
      }))
    },
    async results(user, limit) {
      const rows = await db
        .selectFrom('results')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('ended_at', 'desc')
        .orderBy('table_id')
        .limit(limit)
        .execute()
      return rows.map(resultOf)
    },
    async resultsAt(user, tables) {
      if (tables.length === 0) return []
      const rows = await db
        .selectFrom('results')
        .selectAll()
        .where('user_id', '=', user)
        .where('table_id', 'in', tables)
        .execute()
      return rows.map(resultOf)
    },
    async board({ limit, ...wish }) {
      const rows = await board(wish)
        .select(['user_id', 'name', 'points', 'matches', 'wins'])
        .orderBy('points', 'desc')
        .orderBy('user_id')
        .limit(limit)
        .execute()
      return rows.map(({ user_id: user, ...row }) => ({
        ...row,
        user,
        place: 1 + rows.filter(({ points }) => points > row.points).length,
      }))
    },
    async placeOn(wish, user): Promise<BoardRow | null> {
      const row = await board(wish)
        .select(['name', 'points', 'matches', 'wins'])
        .where('user_id', '=', user)
        .executeTakeFirst()
      if (row === undefined) return null
      const { ahead } = await board(wish)
        .select(({ fn }) => fn.countAll<number>().as('ahead'))
        .where('points', '>', row.points)
        .executeTakeFirstOrThrow()
      return { ...row, user, place: 1 + Number(ahead) }
    },
    async hand(from, to) {
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('results').set({ user_id: to }).where('user_id', '=', from).execute()
        await tx
          .updateTable('ratings')
          .set({ user_id: to })
          .where('user_id', '=', from)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('ratings as own')
                  .select('own.user_id')
                  .where('own.user_id', '=', to)
                  .whereRef('own.game', '=', 'ratings.game')
                  .whereRef('own.players', '=', 'ratings.players'),
              ),
            ),
          )
          .execute()
        await tx.deleteFrom('ratings').where('user_id', '=', from).execute()
      })
    },
    async forget(user) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('results').where('user_id', '=', user).execute()
        await tx.deleteFrom('ratings').where('user_id', '=', user).execute()
      })
    },
  }
}

function resultOf(row: Selectable<Schema['results']>): Result {
  const { table_id: table, game, players, rank, score, points, gained } = row
  return {
    table,
    game,
    players,
    rank,
    score,
    left: row.gone === 1,
    rated: row.rated === 1,
    points,
    gained,
    endedAt: Number(row.ended_at),
  }
}

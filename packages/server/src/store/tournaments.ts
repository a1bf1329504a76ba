import type { Tournament } from '@chronik/protocol'
import type { Kysely, Transaction } from 'kysely'
import type { TournamentStore } from './port/tournaments.ts'
import type { Schema } from './schema.ts'

/** The tournaments of the house. */
export function tournamentsOn(db: Kysely<Schema>): TournamentStore {
  return {
    async add(tournament) {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('tournaments')
          .values({ id: tournament.id, ...rowOf(tournament) })
          .execute()
        await enter(tx, tournament)
      })
    },
    async find(id) {
      const row = await db.selectFrom('tournaments').select('body').where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : tournamentOf(row)
    },
    save(tournament, read) {
      return db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('tournaments')
          .set(rowOf({ ...tournament, version: read + 1 }))
          .where('id', '=', tournament.id)
          .where('version', '=', read)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await tx.deleteFrom('entrants').where('tournament_id', '=', tournament.id).execute()
        await enter(tx, tournament)
        return true
      })
    },
    async list(statuses, limit) {
      if (statuses.length === 0) return []
      const rows = await db
        .selectFrom('tournaments')
        .select('body')
        .where('status', 'in', [...statuses])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(tournamentOf)
    },
    async ofUser(user, limit) {
      const rows = await db
        .selectFrom('entrants')
        .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament_id')
        .select('body')
        .where('user_id', '=', user)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(tournamentOf)
    },
  }
}

/** Whoever opened it belongs to it as well. */
async function enter(tx: Transaction<Schema>, { id, host, people }: Tournament): Promise<void> {
  const users = new Set([host, ...people.map(({ user }) => user)])
  await tx
    .insertInto('entrants')
    .values([...users].map((user) => ({ user_id: user, tournament_id: id })))
    .execute()
}

function rowOf(tournament: Tournament): Omit<Schema['tournaments'], 'id'> {
  const { version, status, createdAt } = tournament
  return { version, status, created_at: createdAt, body: JSON.stringify(tournament) }
}

function tournamentOf({ body }: { readonly body: string }): Tournament {
  return JSON.parse(body) as Tournament
}

import type { Kysely, Transaction } from 'kysely'
import type { Friend, FriendStore } from './port/friends.ts'
import type { Schema } from './schema.ts'

/** Who asks whom to be friends, and who are. */
export function friendsOn(db: Kysely<Schema>): FriendStore {
  return {
    async of(user) {
      const wanted = await db
        .selectFrom('friends')
        .innerJoin('users', 'users.id', 'friends.other_id')
        .select(['other_id', 'name', 'at'])
        .where('user_id', '=', user)
        .execute()
      const wanting = await db
        .selectFrom('friends')
        .innerJoin('users', 'users.id', 'friends.user_id')
        .select(['user_id', 'name', 'at', 'declined'])
        .where('other_id', '=', user)
        .execute()
      const bothWant = new Map(wanting.map((row) => [row.user_id, row.at]))
      const known = new Set(wanted.map(({ other_id }) => other_id))
      const friends: Friend[] = [
        ...wanted.map(({ other_id, name, at }): Friend => {
          const theirs = bothWant.get(other_id)
          const bond = theirs === undefined ? 'asked' : 'friends'
          return { user: other_id, name, bond, since: Math.max(Number(at), Number(theirs ?? 0)) }
        }),
        ...wanting
          .filter(({ user_id, declined }) => declined === 0 && !known.has(user_id))
          .map(({ user_id, name, at }): Friend => ({ user: user_id, name, bond: 'asks', since: Number(at) })),
      ]
      return friends.sort((one, other) => one.since - other.since || (one.user < other.user ? -1 : 1))
    },
    async ask(user, other, at) {
      await db
        .insertInto('friends')
        .values({ user_id: user, other_id: other, declined: 0, at })
        .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doNothing())
        .execute()
    },
    async part(user, other) {
      await db.transaction().execute((tx) => partIn(tx, user, other))
    },
    async hand(from, to) {
      await db.transaction().execute(async (tx) => {
        const rows = await tx
          .selectFrom('friends')
          .selectAll()
          .where(({ or, eb }) => or([eb('user_id', '=', from), eb('other_id', '=', from)]))
          .execute()
        await forgetIn(tx, from)
        for (const row of rows) {
          const moved = {
            ...row,
            user_id: row.user_id === from ? to : row.user_id,
            other_id: row.other_id === from ? to : row.other_id,
          }
          if (moved.user_id === moved.other_id) continue
          await tx
            .insertInto('friends')
            .values(moved)
            .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doNothing())
            .execute()
        }
      })
    },
    async forget(user) {
      await forgetIn(db, user)
    },
  }
}

/** What one wanted of the other is over; what the other wanted is declined, and they are not told. */
export async function partIn(tx: Transaction<Schema>, user: string, other: string): Promise<void> {
  await tx.deleteFrom('friends').where('user_id', '=', user).where('other_id', '=', other).execute()
  await tx
    .updateTable('friends')
    .set({ declined: 1 })
    .where('user_id', '=', other)
    .where('other_id', '=', user)
    .execute()
}

async function forgetIn(db: Kysely<Schema>, user: string): Promise<void> {
  await db
    .deleteFrom('friends')
    .where(({ or, eb }) => or([eb('user_id', '=', user), eb('other_id', '=', user)]))
    .execute()
}

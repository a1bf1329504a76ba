import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { UserId } from '../tables/table.ts'

/** The part of better-auth's tables that matters here. */
interface KeysSchema {
  readonly users: { readonly id: UserId }
  readonly passkeys: { readonly id: string; readonly userId: UserId }
  readonly credentials: {
    readonly userId: UserId
    readonly providerId: string
    readonly password: string | null
  }
}

/** Removes a passkey, but never the last way into an account: looked at and done in one step. */
export function removePasskey(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  user: UserId,
  id: string,
): Promise<'removed' | 'unknown' | 'last-way-in'> {
  return (db as unknown as Kysely<KeysSchema>).transaction().execute(async (tx) => {
    // One after the other for each person. SQLite lets in one writer at a time anyway.
    const owner = tx.selectFrom('users').select('id').where('id', '=', user)
    await (kind === 'postgres' ? owner.forUpdate() : owner).execute()
    const keys = await tx.selectFrom('passkeys').select('id').where('userId', '=', user).execute()
    if (!keys.some((key) => key.id === id)) return 'unknown'
    const password = await tx
      .selectFrom('credentials')
      .select('userId')
      .where('userId', '=', user)
      .where('providerId', '=', 'credential')
      .where('password', 'is not', null)
      .executeTakeFirst()
    if (keys.length === 1 && password === undefined) return 'last-way-in'
    await tx.deleteFrom('passkeys').where('id', '=', id).execute()
    return 'removed'
  })
}

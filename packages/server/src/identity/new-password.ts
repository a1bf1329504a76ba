import { generateId } from '@better-auth/core/utils/id'
import { hashPassword } from 'better-auth/crypto'
import type { Kysely } from 'kysely'
import { DatabaseRefused } from '../store/database.ts'
import { type Kept, take } from '../store/kept.ts'
import type { UserId } from '../tables/table.ts'
import { realEmail } from './account.ts'
import { makeCode } from './codes.ts'
import { readEmail, refusedPassword } from './login.ts'
import { IDENTITY_WORDS } from './words.ts'

/** The part of better-auth's tables that matters here. */
export interface LoginSchema {
  readonly users: {
    readonly id: UserId
    readonly name: string
    readonly email: string
    readonly guest: boolean
    readonly createdAt: Date | string
    readonly updatedAt: Date
  }
  readonly credentials: {
    readonly id: string
    readonly userId: UserId
    readonly accountId: UserId
    readonly providerId: string
    readonly password: string | null
    readonly createdAt: Date
    readonly updatedAt: Date
  }
  readonly sessions: { readonly userId: UserId }
}

export interface PasswordWish {
  /** An e-mail address, the id or the name of an account. */
  readonly who: string
  /** Without one, a password is made that nobody can guess. */
  readonly password?: string
  /** The address to sign in with, for an account that has none. */
  readonly email?: string
}

type Refusal =
  | 'database-refused'
  | 'account-unknown'
  | 'account-unclear'
  | 'email-missing'
  | 'email-there'
  | 'email-invalid'
  | 'email-taken'
  | 'password-short'
  | 'password-long'

export type PasswordGiven =
  | {
      readonly ok: true
      readonly account: { readonly id: UserId; readonly name: string; readonly email: string }
      /** The password, if it was made here. */
      readonly made: string | null
      /** How many sessions have ended. */
      readonly sessions: number
    }
  | { readonly ok: false; readonly code: Refusal; readonly words: string }

/** Gives an account a new password and ends its sessions: the operator's way for who has forgotten the old one. */
export async function newPassword(kept: Kept, wish: PasswordWish): Promise<PasswordGiven> {
  const made = wish.password === undefined ? makeCode() : null
  const password = wish.password ?? made ?? ''
  const refused = refusedPassword(password)
  if (refused !== null) return refuse(refused, IDENTITY_WORDS.en[refused])
  const email = wish.email === undefined ? undefined : readEmail(wish.email)
  if (email === null) return refuse('email-invalid', IDENTITY_WORDS.en['email-invalid'])
  const hash = await hashPassword(password)
  try {
    const { db, store } = await take(kept)
    try {
      return await (db as unknown as Kysely<LoginSchema>)
        .transaction()
        .execute((tx) => give(tx, wish.who, email, hash, made))
    } finally {
      await store.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefused)) throw error
    return refuse('database-refused', error.message)
  }
}

async function give(
  tx: Kysely<LoginSchema>,
  who: string,
  given: string | undefined,
  hash: string,
  made: string | null,
): Promise<PasswordGiven> {
  const found = await accountsOf(tx, who)
  const [account] = found
  if (account === undefined) return refuse('account-unknown', `There is no account "${who}".`)
  if (found.length > 1) return refuse('account-unclear', severalInWords(who, found))
  const { id, name } = account
  const own = realEmail(account.email)
  if (own !== null && given !== undefined)
    return refuse('email-there', `${name} has an e-mail address already: ${own}.`)
  const email = own ?? given
  if (email === undefined)
    return refuse('email-missing', `${name} has no e-mail address, and needs one to sign in with a password.`)
  const now = new Date()
  if (own === null) {
    const owner = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (owner !== undefined)
      return refuse('email-taken', `There is another account with the e-mail address ${email}.`)
    await tx.updateTable('users').set({ email, updatedAt: now }).where('id', '=', id).execute()
  }
  await keepHash(tx, id, hash, now)
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  return { ok: true, account: { id, name, email }, made, sessions: Number(numDeletedRows) }
}

/** Ids are longer than names, and names have no "@": nobody can pass for another by the choice of a name. */
function accountsOf(tx: Kysely<LoginSchema>, who: string) {
  const written = who.trim().normalize('NFKC')
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'createdAt'])
    .where('guest', '=', false)
    .where(({ or, eb }) =>
      or([eb('id', '=', written), eb('email', '=', written.toLowerCase()), eb('name', '=', written)]),
    )
    .orderBy('createdAt')
    .execute()
}

/** An account that had only passkeys has a password from now on, too. */
export async function keepHash(
  tx: Kysely<LoginSchema>,
  user: UserId,
  password: string,
  now: Date,
): Promise<void> {
  const credential = { userId: user, accountId: user, providerId: 'credential' }
  const { numUpdatedRows } = await tx
    .updateTable('credentials')
    .set({ password, updatedAt: now })
    .where(({ and }) => and(credential))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  const added = { ...credential, id: generateId(), password, createdAt: now, updatedAt: now }
  await tx.insertInto('credentials').values(added).execute()
}

function severalInWords(
  who: string,
  found: readonly Pick<LoginSchema['users'], 'id' | 'email' | 'createdAt'>[],
): string {
  const lines = found.map(({ id, email, createdAt }) => {
    const since = new Date(createdAt).toISOString().slice(0, 10)
    return `\n  ${id}  since ${since}, ${realEmail(email) ?? 'without an e-mail address'}`
  })
  return `Several accounts have the name "${who}". Say which one, by its id:${lines.join('')}`
}

function refuse(code: Refusal, words: string): PasswordGiven {
  return { ok: false, code, words }
}

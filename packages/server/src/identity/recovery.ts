import { createHmac } from 'node:crypto'
import { generateId } from '@better-auth/core/utils/id'
import { LIMITS } from '@chronik/protocol'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import type { UserId } from '../tables/table.ts'
import { accountOf, mustBeFresh, mustBeSignedIn, realEmail, type User } from './account.ts'
import { makeCode } from './codes.ts'
import { refusedPassword } from './login.ts'
import { keepHash, type LoginSchema } from './new-password.ts'
import { refuse } from './refuse.ts'

const CODES = 10
/** So long a code that came by mail works. */
const HALF_AN_HOUR = 30 * 60 * 1000

interface RecoverySchema extends LoginSchema {
  readonly recoveries: { readonly code: string; readonly user_id: UserId; readonly at: number }
  readonly challenges: {
    readonly id: string
    readonly identifier: string
    readonly value: string
    readonly expiresAt: Date | string
    readonly createdAt: Date | string
    readonly updatedAt: Date | string
  }
}

/** Codes that let somebody back in who has lost every other way. Each works once; they are kept like passwords. */
export class Recovery {
  readonly #db: Kysely<RecoverySchema>
  readonly #kind: Database['kind']
  readonly #secret: string

  constructor({ db, kind }: Pick<Database, 'db' | 'kind'>, secret: string) {
    this.#db = db as unknown as Kysely<RecoverySchema>
    this.#kind = kind
    this.#secret = secret
  }

  /** How many codes somebody has left. */
  async left(user: UserId): Promise<number> {
    const { count } = await this.#db
      .selectFrom('recoveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** New codes; the old ones are void. */
  async make(user: UserId): Promise<string[]> {
    const codes = Array.from({ length: CODES }, makeCode)
    const at = Date.now()
    await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('recoveries').where('user_id', '=', user).execute()
      const rows = codes.map((code) => ({ code: this.#kept(code), user_id: user, at }))
      await tx.insertInto('recoveries').values(rows).execute()
    })
    return codes
  }

  /** A code to be sent by mail. */
  async mailed(user: UserId, now = new Date()): Promise<string> {
    const code = makeCode()
    const at = this.#time(now)
    const expiresAt = this.#time(new Date(now.getTime() + HALF_AN_HOUR))
    const kept = { id: generateId(), identifier: mailed(this.#kept(code)), value: user }
    await this.#db
      .insertInto('challenges')
      .values({ ...kept, expiresAt, createdAt: at, updatedAt: at })
      .execute()
    return code
  }

  /** Whose code it was: it is used up in the same step. With a password, that is the account's from now on. */
  async use(code: string, hash: string | null, now = new Date()): Promise<UserId | null> {
    return await this.#db.transaction().execute(async (tx) => {
      const user = (await this.#usedUp(tx, code)) ?? (await this.#mailUsedUp(tx, code, now))
      if (user === null) return null
      // Other codes on their way to this account have done their duty.
      await tx
        .deleteFrom('challenges')
        .where('identifier', 'like', mailed('%'))
        .where('value', '=', user)
        .execute()
      if (hash !== null) await keepHash(tx as unknown as Kysely<LoginSchema>, user, hash, now)
      return user
    })
  }

  async #usedUp(tx: Kysely<RecoverySchema>, code: string): Promise<UserId | null> {
    const used = await tx
      .deleteFrom('recoveries')
      .where('code', '=', this.#kept(code))
      .returning('user_id')
      .executeTakeFirst()
    return used?.user_id ?? null
  }

  async #mailUsedUp(tx: Kysely<RecoverySchema>, code: string, now: Date): Promise<UserId | null> {
    const used = await tx
      .deleteFrom('challenges')
      .where('identifier', '=', mailed(this.#kept(code)))
      .where('expiresAt', '>', this.#time(now))
      .returning('value')
      .executeTakeFirst()
    if (used === undefined) return null
    // The account may be gone meanwhile.
    const owner = await tx.selectFrom('users').select('id').where('id', '=', used.value).executeTakeFirst()
    return owner?.id ?? null
  }

  /** Points in time as better-auth writes them. */
  #time(date: Date): Date | string {
    return this.#kind === 'sqlite' ? date.toISOString() : date
  }

  /** As people write it down: large or small, with or without hyphens. */
  #kept(code: string): string {
    const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
    return createHmac('sha256', this.#secret).update(`recovery ${plain}`).digest('base64url')
  }
}

/** What a code that came by mail is called among the challenges. */
function mailed(kept: string): string {
  return `mailed ${kept}`
}

export function recoveryCodes(recovery: Recovery) {
  return createAuthEndpoint('/recovery-codes', { method: 'POST' }, async (ctx) => {
    const present = await mustBeSignedIn(ctx)
    if (present.user.guest === true) throw refuse('account-needed')
    mustBeFresh(present)
    return ctx.json({ codes: await recovery.make(present.user.id) })
  })
}

/** Signs in with a recovery code, everywhere else out, and sets a new password if one is given. */
export function recover(recovery: Recovery) {
  const body = z.strictObject({
    code: z.string().max(64),
    password: z.string().max(LIMITS.password).optional(),
  })
  return createAuthEndpoint('/recover', { method: 'POST', body }, async (ctx) => {
    const { code, password } = ctx.body
    const refused = password === undefined ? null : refusedPassword(password)
    if (refused !== null) throw refuse(refused)
    const hash = password === undefined ? null : await ctx.context.password.hash(password)
    const id = await recovery.use(code, hash)
    if (id === null) throw refuse('recovery-wrong')
    const { internalAdapter } = ctx.context
    const user = (await internalAdapter.findUserById(id)) as User | null
    if (user === null) throw refuse('recovery-wrong')
    await internalAdapter.deleteUserSessions(id)
    const session = await internalAdapter.createSession(id)
    await setSessionCookie(ctx, { session, user: user as never })
    return ctx.json({ me: { ...(await accountOf(ctx, user)), email: realEmail(user.email) } })
  })
}

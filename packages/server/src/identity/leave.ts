import { LIMITS } from '@chronik/protocol'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Attempts } from '../http/attempts.ts'
import type { UserId } from '../tables/table.ts'
import { mustBeFresh, mustBeSignedIn } from './account.ts'
import type { Belongings } from './belongings.ts'
import { refuse, refuseFor } from './refuse.ts'

const JUST_NOW = 10 * 60 * 1000

/** What better-auth keeps people with, as far as it is needed here. */
interface Keeper {
  readonly internalAdapter: {
    deleteUserSessions(user: UserId): Promise<unknown>
    deleteUser(user: UserId): Promise<unknown>
  }
  readonly adapter: {
    deleteMany(wish: { model: string; where: { field: string; value: string }[] }): Promise<unknown>
  }
}

/** What is personal is gone, the matches of the others stay. */
export async function removePerson(
  { internalAdapter, adapter }: Keeper,
  belongings: Belongings,
  user: UserId,
): Promise<void> {
  // From here on nobody can act as this user, so nothing new appears behind our back.
  await internalAdapter.deleteUserSessions(user)
  await belongings.forget(user)
  await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: user }] })
  await internalAdapter.deleteUser(user)
  // What was under way when the sessions ended.
  await belongings.forget(user)
}

/** Deletes the account: what is personal is gone, the matches of the others stay. */
export function deleteAccount(belongings: Belongings, attempts: Attempts, deleted: (user: UserId) => void) {
  return createAuthEndpoint(
    '/delete-account',
    { method: 'POST', body: z.strictObject({ password: z.string().max(LIMITS.password).optional() }) },
    async (ctx) => {
      const present = await mustBeSignedIn(ctx)
      const { internalAdapter, password } = ctx.context
      const { id } = present.user
      // Who is signed in has to prove once more who they are: by the password, or by having just signed in.
      if (ctx.body.password === undefined) mustBeFresh(present, JUST_NOW)
      else {
        const wait = attempts.take(id)
        if (wait > 0) throw refuseFor(wait)
        const hash = (await internalAdapter.findCredentialAccount(id))?.password
        if (typeof hash !== 'string') throw refuse('password-wrong')
        if (!(await password.verify({ hash, password: ctx.body.password }))) throw refuse('password-wrong')
      }
      await removePerson(ctx.context, belongings, id)
      deleteSessionCookie(ctx)
      deleted(id)
      return ctx.json({ me: null })
    },
  )
}

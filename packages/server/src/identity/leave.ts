import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Attempts } from '../http/attempts.ts'
import type { UserId } from '../tables/table.ts'
import { mustBeFresh, mustBeSignedIn } from './account.ts'
import type { Belongings } from './belongings.ts'
import { LONGEST_PASSWORD } from './login.ts'
import { refuse, refuseFor } from './refuse.ts'

const JUST_NOW = 10 * 60 * 1000

/** Deletes the account: what is personal is gone, the matches of the others stay. */
export function deleteAccount(belongings: Belongings, attempts: Attempts, deleted: (user: UserId) => void) {
  return createAuthEndpoint(
    '/delete-account',
    { method: 'POST', body: z.strictObject({ password: z.string().max(LONGEST_PASSWORD).optional() }) },
    async (ctx) => {
      const present = await mustBeSignedIn(ctx)
      const { internalAdapter, adapter, password } = ctx.context
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
      // From here on nobody can act as this user, so nothing new appears behind our back.
      await internalAdapter.deleteUserSessions(id)
      await belongings.forget(id)
      await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: id }] })
      await internalAdapter.deleteUser(id)
      // What was under way when the sessions ended.
      await belongings.forget(id)
      deleteSessionCookie(ctx)
      deleted(id)
      return ctx.json({ me: null })
    },
  )
}

import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import type { Attempts } from '../http/attempts.ts'
import type { Database } from '../store/database.ts'
import { accountOf, mustBeFresh, mustBeSignedIn, type User } from './account.ts'
import { removePasskey } from './passkeys.ts'
import type { Person } from './persons.ts'
import { refuse, refuseFor } from './refuse.ts'
import { renew } from './session.ts'

const SIGN_IN = '/sign-in/email'
const PASSKEY_SIGN_IN = '/passkey/verify-authentication'
const PASSKEY_OPTIONS = '/passkey/generate-register-options'
const PASSKEY_ADDED = '/passkey/verify-registration'
const PASSKEY_REMOVED = '/passkey/delete-passkey'
const PASSWORD_CHANGED = '/change-password'
const RECOVERED = '/recover'

/** Where somebody comes in who may have been a guest before. */
const SIGNED_IN: ReadonlySet<string> = new Set([SIGN_IN, PASSKEY_SIGN_IN, RECOVERED])

/** Nothing else may be asked along the way, above all no redirect. */
const BODIES = {
  [SIGN_IN]: z.strictObject({ email: z.string().max(254), password: z.string().max(128) }),
  [PASSKEY_REMOVED]: z.strictObject({ id: z.string().max(64) }),
  [PASSKEY_ADDED]: z.strictObject({ response: z.looseObject({}), name: z.string().max(60).optional() }),
  [PASSWORD_CHANGED]: z.strictObject({
    currentPassword: z.string().max(128),
    newPassword: z.string().max(128),
    revokeOtherSessions: z.boolean().optional(),
  }),
} as const

/** What has to be true before better-auth does its part. */
export function before(attempts: Attempts, database: Pick<Database, 'db' | 'kind'>) {
  return createAuthMiddleware(async (ctx) => {
    if (Object.hasOwn(BODIES, ctx.path)) {
      const body = BODIES[ctx.path as keyof typeof BODIES].safeParse(ctx.body)
      if (!body.success) throw refuse('body-invalid')
    }
    if (ctx.path === PASSWORD_CHANGED) {
      const wait = attempts.take((await mustBeSignedIn(ctx)).user.id)
      if (wait > 0) throw refuseFor(wait)
    }
    if (ctx.path === PASSKEY_OPTIONS || ctx.path === PASSKEY_ADDED) mustBeFresh(await mustBeSignedIn(ctx))
    if (ctx.path === PASSKEY_REMOVED) {
      const present = await mustBeSignedIn(ctx)
      mustBeFresh(present)
      const removed = await removePasskey(
        database,
        present.user.id,
        BODIES[PASSKEY_REMOVED].parse(ctx.body).id,
      )
      if (removed !== 'removed') throw refuse(removed === 'unknown' ? 'passkey-failed' : removed)
      await renew(ctx, present, present.user, { elsewhere: 'end', proven: false })
      return ctx.json({ me: await accountOf(ctx, present.user) })
    }
    // Everywhere else is signed out by the hook behind, which also renews the session itself.
    if (ctx.path === PASSWORD_CHANGED)
      return { context: { body: { ...(ctx.body as object), revokeOtherSessions: false } } }
    return undefined
  })
}

/** What follows when better-auth has done its part. `merge` gives everything of a guest to an account. */
export function after(merge: (guest: string, account: Person) => Promise<void>) {
  return createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof Error) return undefined
    const { internalAdapter } = ctx.context
    if (ctx.path === PASSKEY_OPTIONS)
      return ctx.json(namedFor(ctx.context.returned, await mustBeSignedIn(ctx)))
    if (ctx.path === PASSKEY_ADDED) {
      const present = await mustBeSignedIn(ctx)
      const { user } = present
      const kept = await internalAdapter.updateUser(user.id, { guest: false })
      const elsewhere = user.guest === true ? 'end' : 'stay'
      await renew(ctx, present, { ...user, ...kept, guest: false }, { elsewhere, proven: false })
      return ctx.json({ me: await accountOf(ctx, { ...user, ...kept, guest: false }) })
    }
    if (ctx.path === PASSWORD_CHANGED) {
      const present = await mustBeSignedIn(ctx)
      await renew(ctx, present, present.user, { elsewhere: 'end', proven: true })
      return ctx.json({ me: await accountOf(ctx, present.user) })
    }
    if (!SIGNED_IN.has(ctx.path)) return undefined
    const signedIn = ctx.context.newSession
    if (signedIn === null) return undefined
    const user: User = signedIn.user
    const earlier = await getSessionFromCtx(ctx, { disableRefresh: true })
    if (earlier !== null && earlier.session.id !== signedIn.session.id) {
      const guest: User = earlier.user
      if (guest.guest === true && guest.id !== user.id) {
        await merge(guest.id, { user: user.id, name: user.name })
        await internalAdapter.deleteUser(guest.id)
      } else await internalAdapter.deleteSession(earlier.session.token)
    }
    // The answer of better-auth would hand the session's token to scripts.
    return ctx.json({ me: await accountOf(ctx, user) })
  })
}

/** Authenticators show the name of the player, not the address that leads nowhere. */
function namedFor(options: unknown, { user }: { readonly user: User }): object {
  const { user: described, ...rest } = z.looseObject({ user: z.looseObject({}) }).parse(options)
  return { ...rest, user: { ...described, name: user.name, displayName: user.name } }
}

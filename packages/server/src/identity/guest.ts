import { randomBytes } from 'node:crypto'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Attempts } from '../http/attempts.ts'
import { accountOf, guestEmail, mustBeFresh, mustBeSignedIn, signedIn } from './account.ts'
import { readEmail, refusedPassword } from './login.ts'
import { readName } from './name.ts'
import type { Recovery } from './recovery.ts'
import { refuse, refuseFor } from './refuse.ts'
import { renew } from './session.ts'

function nameFrom(written: string): string {
  const read = readName(written)
  if ('refusal' in read) throw refuse(read.refusal)
  return read.name
}

/** A name is enough to play. Who is signed in already stays who they are: two tabs may ask at once. */
export const becomeGuest = createAuthEndpoint(
  '/guest',
  { method: 'POST', body: z.strictObject({ name: z.string() }) },
  async (ctx) => {
    const present = await signedIn(ctx)
    if (present !== null) return ctx.json({ me: await accountOf(ctx, present.user) })
    const user = await ctx.context.internalAdapter.createUser(
      {
        name: nameFrom(ctx.body.name),
        email: guestEmail(randomBytes(16).toString('hex')),
        emailVerified: false,
        guest: true,
      },
      { method: 'anonymous' },
    )
    const session = await ctx.context.internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session, user })
    return ctx.json({ me: await accountOf(ctx, user) })
  },
)

/** E-mail and password for who has none yet. The user stays the same, and so does everything they have. */
export function setPassword(attempts: Attempts) {
  return createAuthEndpoint(
    '/set-password',
    { method: 'POST', body: z.strictObject({ email: z.string(), password: z.string() }) },
    async (ctx) => {
      const present = await mustBeSignedIn(ctx)
      mustBeFresh(present)
      const { internalAdapter, password } = ctx.context
      const { user } = present
      const wait = attempts.take(user.id)
      if (wait > 0) throw refuseFor(wait)
      const email = readEmail(ctx.body.email)
      if (email === null) throw refuse('email-invalid')
      const refused = refusedPassword(ctx.body.password)
      if (refused !== null) throw refuse(refused)
      const credential = await internalAdapter.findCredentialAccount(user.id)
      if (typeof credential?.password === 'string' && user.guest !== true) throw refuse('password-there')
      const owner = await internalAdapter.findUserByEmail(email)
      if (owner !== null && owner.user.id !== user.id) throw refuse('email-taken')
      const hash = await password.hash(ctx.body.password)
      // The password first: without an address it opens nothing, and a second try replaces it.
      if (credential) await internalAdapter.updateAccount(credential.id, { password: hash })
      else
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: 'credential',
          accountId: user.id,
          password: hash,
        })
      const kept = await internalAdapter
        .updateUser<{ guest: boolean }>(user.id, { email, guest: false })
        .catch(() => {
          // Somebody else took the address in this very moment.
          throw refuse('email-taken')
        })
      await renew(ctx, present, kept, { elsewhere: 'end', proven: false })
      return ctx.json({ me: await accountOf(ctx, kept) })
    },
  )
}

/** Another name, everywhere the old one stands. */
export function rename(attempts: Attempts, renamed: (user: string, name: string) => Promise<void>) {
  return createAuthEndpoint(
    '/rename',
    { method: 'POST', body: z.strictObject({ name: z.string() }) },
    async (ctx) => {
      const { user } = await mustBeSignedIn(ctx)
      const name = nameFrom(ctx.body.name)
      // Every table hears of it: that is not for every minute.
      const wait = name === user.name ? 0 : attempts.take(user.id)
      if (wait > 0) throw refuseFor(wait)
      const updated = await ctx.context.internalAdapter.updateUser(user.id, { name })
      if (name !== user.name) await renamed(user.id, name)
      return ctx.json({ me: await accountOf(ctx, { ...user, ...updated }) })
    },
  )
}

/** Who the visitor is, and whether the house sends mail; also prolongs the session. */
export function me(recovery: Recovery, mail: boolean) {
  return createAuthEndpoint('/me', { method: 'GET' }, async (ctx) => {
    const present = await signedIn(ctx)
    if (present === null) return ctx.json({ me: null, mail })
    const recoveryCodes = await recovery.left(present.user.id)
    return ctx.json({ me: { ...(await accountOf(ctx, present.user)), recoveryCodes }, mail })
  })
}

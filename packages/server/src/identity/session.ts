import type { GenericEndpointContext } from '@better-auth/core'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { mustBeSignedIn, type SignedIn, type User } from './account.ts'

export interface Renewal {
  /** Whether the person stays signed in elsewhere. */
  readonly elsewhere: 'stay' | 'end'
  /** Whether somebody has just proven who they are; otherwise the session stays as old as it was. */
  readonly proven: boolean
}

/**
 * A session that has got more rights bears a new token: whoever knew the old one, because it was planted or seen,
 * is left behind.
 */
export async function renew(
  ctx: GenericEndpointContext,
  present: SignedIn,
  user: User,
  { elsewhere, proven }: Renewal,
): Promise<void> {
  const { internalAdapter } = ctx.context
  const age = proven ? {} : { createdAt: new Date(present.session.createdAt) }
  const session = await internalAdapter.createSession(user.id, false, age, true)
  const old = elsewhere === 'end' ? await internalAdapter.listSessions(user.id) : [present.session]
  for (const { token } of old) if (token !== session.token) await internalAdapter.deleteSession(token)
  await setSessionCookie(ctx, { session, user: user as never })
}

/** Where somebody is signed in. */
export const sessions = createAuthEndpoint('/sessions', { method: 'GET' }, async (ctx) => {
  const { user, session } = await mustBeSignedIn(ctx)
  const all = await ctx.context.internalAdapter.listSessions(user.id)
  return ctx.json({
    sessions: all.map(({ id, createdAt, updatedAt, expiresAt }) => ({
      id,
      createdAt,
      seenAt: updatedAt,
      expiresAt,
      current: id === session.id,
    })),
  })
})

/** Signs out somewhere else. */
export const endSession = createAuthEndpoint(
  '/end-session',
  { method: 'POST', body: z.strictObject({ id: z.string().max(64) }) },
  async (ctx) => {
    const { user } = await mustBeSignedIn(ctx)
    const { internalAdapter } = ctx.context
    const found = (await internalAdapter.listSessions(user.id)).find(({ id }) => id === ctx.body.id)
    if (found !== undefined) await internalAdapter.deleteSession(found.token)
    return ctx.json({ ended: found !== undefined })
  },
)

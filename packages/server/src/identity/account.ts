import type { GenericEndpointContext } from '@better-auth/core'
import { getSessionFromCtx } from 'better-auth/api'
import type { UserId } from '../tables/table.ts'
import { refuse } from './refuse.ts'

/** What somebody is told about themselves. */
export interface Account {
  readonly id: UserId
  readonly name: string
  readonly guest: boolean
  readonly email: string | null
  readonly password: boolean
  readonly passkeys: number
}

/** The user as better-auth keeps it, with our field. */
export interface User {
  readonly id: UserId
  readonly name: string
  readonly email: string
  readonly createdAt: Date
  readonly guest?: boolean | null
}

export interface SignedIn {
  readonly user: User
  readonly session: { readonly id: string; readonly token: string; readonly createdAt: Date }
}

/** Guests have an address that leads nowhere: the database wants one. */
const GUEST_DOMAIN = 'guest.invalid'
const FRESH = 24 * 60 * 60 * 1000

export function guestEmail(token: string): string {
  return `${token}@${GUEST_DOMAIN}`.toLowerCase()
}

/** The address somebody has, if any. */
export function realEmail(email: string): string | null {
  return email.endsWith(`@${GUEST_DOMAIN}`) ? null : email
}

export async function signedIn(ctx: GenericEndpointContext): Promise<SignedIn | null> {
  return await getSessionFromCtx(ctx)
}

export async function mustBeSignedIn(ctx: GenericEndpointContext): Promise<SignedIn> {
  const present = await signedIn(ctx)
  if (present === null) throw refuse('sign-in')
  return present
}

/** A guest cannot sign in again; of anybody else we want a new session before something lasting is done. */
export function mustBeFresh({ user, session }: SignedIn, within = FRESH): void {
  if (user.guest === true) return
  if (Date.now() - new Date(session.createdAt).getTime() >= within) throw refuse('sign-in-again')
}

export async function accountOf(ctx: GenericEndpointContext, user: User): Promise<Account> {
  const { internalAdapter, adapter } = ctx.context
  const [credential, passkeys] = await Promise.all([
    internalAdapter.findCredentialAccount(user.id),
    adapter.count({ model: 'passkey', where: [{ field: 'userId', value: user.id }] }),
  ])
  return {
    id: user.id,
    name: user.name,
    guest: user.guest === true,
    email: realEmail(user.email),
    password: typeof credential?.password === 'string',
    passkeys,
  }
}

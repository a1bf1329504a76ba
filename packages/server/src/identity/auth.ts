import { passkey } from '@better-auth/passkey'
import { LIMITS } from '@chronik/protocol'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { FastifyBaseLogger } from 'fastify'
import type { PersonChange } from '../bus/news.ts'
import { Attempts } from '../http/attempts.ts'
import type { Share } from '../http/tries.ts'
import type { Database } from '../store/database.ts'
import type { UserId } from '../tables/table.ts'
import type { Belongings } from './belongings.ts'
import { exportAccount } from './export.ts'
import { forgot, whyOf } from './forgot.ts'
import { becomeGuest, me, rename, setPassword } from './guest.ts'
import { after, before } from './hooks.ts'
import { deleteAccount } from './leave.ts'
import { PasswordDesk } from './password.ts'
import type { Post } from './post.ts'
import { Recovery, recover, recoveryCodes } from './recovery.ts'
import { refuse } from './refuse.ts'
import { endSession, sessions } from './session.ts'

const DAY = 24 * 60 * 60
const QUARTER_HOUR = 15 * 60 * 1000
const AN_HOUR = 60 * 60 * 1000

export interface AuthParts {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly secret: string
  /** Where people reach the server, e.g. `https://chronik.example`; null if it is only at home. */
  readonly origin: string | null
  /** Who brings mail; null: nobody does. */
  readonly post: Post | null
  readonly belongings: Belongings
  readonly record: (table: string) => Promise<string | null>
  readonly tell: (change: PersonChange) => void
  /** Has limits counted by all processes together. */
  readonly share?: Share
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth(parts: AuthParts) {
  const { belongings, tell, log, origin, post } = parts
  const share: Share = parts.share ?? ((_, alone) => alone)
  const attempts = share('passwords', new Attempts(10, QUARTER_HOUR))
  const passwords = new PasswordDesk()
  const recovery = new Recovery(parts.database, parts.secret)
  return betterAuth({
    appName: 'Chronik',
    baseURL: origin ?? 'http://localhost',
    basePath: '/api/auth',
    secret: parts.secret,
    database: { db: parts.database.db, type: parts.database.kind },
    // The house lets in only what its own pages ask for, and knows by which names it goes.
    trustedOrigins: (request) => [request?.headers.get('origin')],
    emailAndPassword: {
      enabled: true,
      // People become guests first and keep what they have.
      disableSignUp: true,
      minPasswordLength: LIMITS.passwordLeast,
      maxPasswordLength: LIMITS.password,
      password: {
        hash: (password) => passwords.hash(password),
        verify: (sample) => passwords.verify(sample),
      },
    },
    user: {
      modelName: 'users',
      additionalFields: { guest: { type: 'boolean', required: true, defaultValue: false, input: false } },
    },
    session: { modelName: 'sessions', expiresIn: 180 * DAY, updateAge: DAY },
    account: { modelName: 'credentials' },
    verification: { modelName: 'challenges' },
    plugins: [
      passkey({
        rpID: origin === null ? 'localhost' : new URL(origin).hostname,
        rpName: 'Chronik',
        // Without a session there is nobody to register: the hooks see to it, and know guests.
        registration: { requireSession: false },
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        schema: { passkey: { modelName: 'passkeys' } },
      }),
      {
        id: 'chronik',
        endpoints: {
          me: me(recovery, post !== null),
          becomeGuest,
          sessions,
          endSession,
          recoveryCodes: recoveryCodes(recovery),
          recover: recover(recovery),
          forgot: forgot(recovery, post, share, (error) => log.warn(whyOf(error), 'could not send a mail')),
          setPassword: setPassword(attempts),
          rename: rename(share('names', new Attempts(10, AN_HOUR)), async (user, name) => {
            await belongings.rename(user, name)
            tell({ kind: 'renamed', user, name })
          }),
          exportAccount: exportAccount(belongings, parts.record),
          deleteAccount: deleteAccount(belongings, attempts, (user) => tell({ kind: 'deleted', user })),
        },
      },
    ],
    hooks: {
      before: before(attempts, parts.database),
      after: after(async (guest: UserId, account) => {
        await belongings.merge(guest, account)
        tell({ kind: 'merged', from: guest, into: account.user, name: account.name })
      }),
    },
    databaseHooks: {
      session: {
        // Nobody needs to know with what people came.
        create: {
          before: async (session) => {
            if (await belongings.banned(session.userId)) throw refuse('banned')
            return { data: { ...session, userAgent: null, ipAddress: null } }
          },
        },
        delete: { after: async ({ id, userId }) => tell({ kind: 'signed-out', user: userId, session: id }) },
      },
    },
    // The house counts requests itself: it knows who is behind a proxy.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'chronik',
      useSecureCookies: origin?.startsWith('https:') === true,
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError)) log.error({ err: error }, 'better-auth failed')
      },
    },
    logger: {
      level: 'warn',
      // Details may hold addresses and tokens: the log gets the sentence only.
      log: (level, message) => log[level](`better-auth: ${message}`),
    },
  })
}

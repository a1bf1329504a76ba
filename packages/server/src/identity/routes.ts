import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Share } from '../http/tries.ts'
import { languageOf } from '../words/language.ts'
import type { Auth } from './auth.ts'
import { type IdentityRefusal, refusalOf, statusOf } from './refuse.ts'
import { SignIns } from './sign-ins.ts'
import { IDENTITY_WORDS } from './words.ts'

/** What can be asked under /api/auth. better-auth knows more; nobody gets there. */
export const ROUTES = [
  ['GET', '/me'],
  ['POST', '/guest'],
  ['POST', '/rename'],
  ['POST', '/set-password'],
  ['POST', '/change-password'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['POST', '/revoke-other-sessions'],
  ['GET', '/sessions'],
  ['POST', '/end-session'],
  ['POST', '/recovery-codes'],
  ['POST', '/recover'],
  ['POST', '/forgot'],
  ['GET', '/passkey/generate-register-options'],
  ['POST', '/passkey/verify-registration'],
  ['GET', '/passkey/generate-authenticate-options'],
  ['POST', '/passkey/verify-authentication'],
  ['GET', '/passkey/list-user-passkeys'],
  ['POST', '/passkey/delete-passkey'],
  ['GET', '/export'],
  ['POST', '/delete-account'],
] as const

type Path = (typeof ROUTES)[number][1]

/** Where something can be guessed, made in masses or costs much. */
const GUARDED: ReadonlySet<Path> = new Set<Path>([
  '/rename',
  '/recovery-codes',
  '/recover',
  '/forgot',
  '/passkey/generate-register-options',
  '/passkey/generate-authenticate-options',
  '/guest',
  '/set-password',
  '/change-password',
  '/sign-in/email',
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
  '/export',
  '/delete-account',
])

const LARGEST_BODY = 64 * 1024
const GIVEN_ON = new Set(['set-cookie', 'retry-after', 'content-disposition', 'content-type'])

/** Options of routes: of those that need a closer watch, and of all others. */
export interface RouteOptions {
  readonly guarded: object
  readonly usual: object
}

/**
 * Lets better-auth answer. `probe` rejects if the
 * database does not answer.
 */
export function identityRoutes(
  app: FastifyInstance,
  auth: Auth,
  { guarded, usual }: RouteOptions,
  probe: () => Promise<void>,
  share?: Share,
): void {
  const signIns = new SignIns(undefined, share)
  for (const [method, path] of ROUTES) {
    app.route({
      method,
      url: `/api/auth${path}`,
      bodyLimit: LARGEST_BODY,
      ...(GUARDED.has(path) ? guarded : usual),
      handler: async (request, reply) => {
        const account = path === '/sign-in/email' ? accountIn(request.body) : null
        const wait = account === null ? 0 : signIns.take(request.ip, account)
        if (wait > 0) return refused(reply.header('Retry-After', String(wait)), request, 'too-many-tries')
        const response = await auth.handler(toWeb(request))
        // If it is the database that failed, that is what is told.
        if (response.status >= 500) await probe()
        if (account !== null && response.ok) signIns.succeeded(request.ip, account)
        return answer(reply, request, response)
      },
    })
  }
}

/** Only what identity needs to know: no forwarded addresses, no host. */
function toWeb(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'origin', 'sec-fetch-site', 'accept-language'] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null
  if (body !== null) headers.set('content-type', 'application/json')
  const { pathname } = new URL(request.url, 'http://localhost')
  return new Request(`http://localhost${pathname}`, { method: request.method, headers, body })
}

async function answer(
  reply: FastifyReply,
  request: FastifyRequest,
  response: Response,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) if (GIVEN_ON.has(name)) reply.header(name, value)
  const text = await response.text()
  if (response.ok) return reply.code(response.status).type('application/json; charset=utf-8').send(text)
  const refusal = refusalOf(codeIn(text))
  if (refusal === null) {
    request.log.warn({ status: response.status, code: codeIn(text) }, 'identity could not answer')
    throw Object.assign(new Error(`better-auth answered ${response.status}`), {
      statusCode: response.status >= 400 && response.status < 500 ? response.status : 500,
    })
  }
  return refused(reply, request, refusal)
}

function refused(reply: FastifyReply, request: FastifyRequest, code: IdentityRefusal): FastifyReply {
  const words = IDENTITY_WORDS[languageOf(request.headers['accept-language'])][code]
  return reply.code(statusOf(code)).send({ code, words })
}

/** The account that somebody wants to sign in to. */
function accountIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null
  return typeof body.email === 'string' ? body.email.slice(0, 254).trim().toLowerCase() : null
}

function codeIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'code' in body) return String(body.code)
  } catch {
    // An answer without a body has no code.
  }
  return ''
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../words/language.ts'
import type { Auth } from './auth.ts'
import { refusalOf, statusOf } from './refuse.ts'
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

/**
 * Lets better-auth answer. `guarded` are the options of routes that need a closer watch; `probe` rejects if the
 * database does not answer.
 */
export function identityRoutes(
  app: FastifyInstance,
  auth: Auth,
  guarded: object,
  probe: () => Promise<void>,
): void {
  for (const [method, path] of ROUTES) {
    app.route({
      method,
      url: `/api/auth${path}`,
      bodyLimit: LARGEST_BODY,
      ...(GUARDED.has(path) ? guarded : {}),
      handler: async (request, reply) => {
        const response = await auth.handler(toWeb(request))
        // If it is the database that failed, that is what is told.
        if (response.status >= 500) await probe()
        return answer(reply, request, response)
      },
    })
  }
}

/** Only what identity needs to know: no forwarded addresses, no host. */
function toWeb(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const name of ['cookie', 'origin', 'sec-fetch-site'] as const) {
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
  const words = IDENTITY_WORDS[languageOf(request.headers['accept-language'])][refusal]
  return reply.code(statusOf(refusal)).send({ code: refusal, words })
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

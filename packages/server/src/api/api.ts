import { Refused } from '@chronik/protocol'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, ValidationError } from '@orpc/server'
import { RPCHandler } from '@orpc/server/fastify'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { networkOf } from '../http/address.ts'
import type { Attempts } from '../http/attempts.ts'
import { showsToken } from '../http/token.ts'
import type { Identify } from '../identity/port.ts'
import { troubleOf } from '../store/disk.ts'
import { languageOf } from '../words/language.ts'
import { inWords } from '../words/refusals.ts'
import type { Asking, House } from './context.ts'
import { openApi } from './document.ts'
import { refusing } from './refusing.ts'
import { routerOf } from './router.ts'

export interface ApiNeeds extends House {
  readonly identify: Identify
  /** Looks at every request before anything else does. */
  readonly guard?: onRequestAsyncHookHandler
  /** Shown by who runs the server; without one nobody is taken for that. */
  readonly operatorToken?: string | null
  /** Counts looks at codes for each address; without it they are not counted. */
  readonly guesses?: Attempts | undefined
}

/** Larger than an edition that corrects every figure. */
const LARGEST_BODY = 128 * 1024

/** Hangs the API into the app: `/api/…` by its OpenAPI document, `/api/rpc/…` for its typed client. */
export function attachApi(app: FastifyInstance, needs: ApiNeeds): void {
  const router = routerOf(needs)
  const http = new OpenAPIHandler(router, {
    clientInterceptors: [toldPlainly],
    customErrorResponseBodyEncoder: (error: ORPCError<string, unknown>) => refusedIn(error),
  })
  const rpc = new RPCHandler(router, { clientInterceptors: [toldPlainly] })
  let document: Promise<string> | undefined

  const guarded = needs.guard === undefined ? {} : { onRequest: needs.guard }

  app.get('/api/openapi.json', guarded, async (_, reply) => {
    // Large, and the same for everybody: written once.
    document ??= openApi().then((made) => JSON.stringify(made))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/api/*',
    ...guarded,
    bodyLimit: LARGEST_BODY,
    handler: async (request, reply) => {
      const context = await asking(request, needs)
      const remote = request.url.startsWith('/api/rpc/')
      const { matched } = remote
        ? await rpc.handle(request, reply, { prefix: '/api/rpc', context })
        : await http.handle(request, reply, { prefix: '/api', context })
      if (!matched) reply.callNotFound()
      return reply
    },
  })
}

async function asking(
  request: FastifyRequest,
  { identify, operatorToken = null, guesses }: Pick<ApiNeeds, 'identify' | 'operatorToken' | 'guesses'>,
): Promise<Asking> {
  return {
    visitor: await identify(request),
    operator: operatorToken !== null && showsToken(request.headers.authorization, operatorToken),
    language: languageOf(request.headers['accept-language']),
    log: request.log,
    mayGuess: () => guesses === undefined || guesses.take(networkOf(request.ip)) === 0,
  }
}

/** What the schema refuses is told like everything else; what went wrong on our side is logged and not told. */
async function toldPlainly<T>({
  next,
  context,
}: {
  next(): Promise<T>
  readonly context: Asking
}): Promise<T> {
  try {
    return await next()
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw misfit(error.cause, context) ?? error
    context.log.error({ err: error }, 'the API could not answer')
    const trouble = troubleOf(error)
    const told = inWords({ code: trouble ?? 'internal' }, context.language)
    const kind = trouble === null ? 'INTERNAL_SERVER_ERROR' : 'SERVICE_UNAVAILABLE'
    throw new ORPCError(kind, { message: told.words, data: told })
  }
}

function misfit(cause: unknown, { language }: Asking): Error | null {
  if (!(cause instanceof ValidationError)) return null
  const path = (cause.issues[0]?.path ?? []).map((part) => String(keyOf(part))).join('.')
  return refusing(
    inWords({ code: 'bad-request', params: { path: path || 'input' } }, language),
    'BAD_REQUEST',
  )
}

function keyOf(part: PropertyKey | { readonly key: PropertyKey }): PropertyKey {
  return typeof part === 'object' ? part.key : part
}

/** The body of an error is the refusal itself. */
function refusedIn(error: ORPCError<string, unknown>): Refused {
  const known = Refused.safeParse(error.data)
  if (known.success) return known.data
  return inWords({ code: error.status < 500 ? 'bad-request' : 'internal', params: { path: 'input' } }, 'en')
}

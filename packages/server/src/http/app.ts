import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../settings/config.ts'
import { isTooDeep } from './depth.ts'
import { handleErrors } from './errors.ts'
import { guardEverything } from './headers.ts'
import { createLimits, type Limits } from './limits.ts'
import type { Meters } from './meters.ts'
import type { Origins } from './origin.ts'
import type { Share } from './tries.ts'

const LARGEST_BODY = 128 * 1024
const TO_SEND_THE_HEAD = 10_000
const TO_SEND_THE_WHOLE = 20_000
const QUIET_CONNECTION = 65_000

export interface HouseParts {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly origins: Origins
  readonly meters: Meters
  /** Has limits counted by all processes together. */
  readonly share?: Share
}

/** The app without its routes: what holds for every request. */
export function createHouse(parts: HouseParts): { app: FastifyInstance; limits: Limits } {
  const { config, meters, origins } = parts
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: LARGEST_BODY,
    // Who sends a byte now and then does not hold a connection for long.
    requestTimeout: TO_SEND_THE_WHOLE,
    keepAliveTimeout: QUIET_CONNECTION,
    http: {
      headersTimeout: TO_SEND_THE_HEAD,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // There are live connections at one address only; elsewhere the wish for one is not heard.
      shouldUpgradeCallback: ({ headers, url }) =>
        headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?', 1)[0] === '/live',
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  // JSON and nothing else: forms of other pages can't send it.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(String(body)))
      done(Object.assign(new Error('too deep'), { statusCode: 400, code: 'too-deep' }))
    else void parse(request, String(body), done)
  })
  handleErrors(app)
  guardEverything(app, origins, config.origin?.startsWith('https:') === true)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const { method, ip } = request
    const { statusCode: status, elapsedTime } = reply
    meters.answered(knownMethod(method), route, status, elapsedTime)
    const level = status >= 500 ? 'error' : route.startsWith('/api') && status >= 400 ? 'info' : 'debug'
    request.log[level]({ method, route, status, milliseconds: Math.round(elapsedTime), ip }, 'answered')
  })
  return { app, limits: createLimits(config.rateLimits, parts.share) }
}

function trusted(
  proxies: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies]
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Labels of metrics must not be made up by strangers. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : 'other'
}

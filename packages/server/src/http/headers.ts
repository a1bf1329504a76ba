import type { FastifyInstance } from 'fastify'
import { refuse } from './errors.ts'
import type { Origins } from './origin.ts'
import { NO_PAGE } from './policy.ts'

const ALWAYS = {
  'Content-Security-Policy': NO_PAGE,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  // The links of tables are secrets: they go to nobody else.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // What is not said to be kept is not kept.
  'Cache-Control': 'no-store',
} as const

const A_YEAR = 31_536_000
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** On every answer, and before every question. Machines that look after the server may call it as they like. */
export function guardEverything(app: FastifyInstance, origins: Origins, https: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ALWAYS)
    reply.header('X-Request-Id', request.id)
    if (https) reply.header('Strict-Transport-Security', `max-age=${A_YEAR}`)
    if (request.routeOptions.config.machine === true) return undefined
    // The gateway asks the same before it connects, and lets go of who is refused.
    if (request.routeOptions.url === '/live') return undefined
    if (origins.of(request.headers.host) === null) return refuse(request, reply, 421, 'wrong-host')
    if (!SAFE.has(request.method) && !origins.trusts(request.headers))
      return refuse(request, reply, 403, 'wrong-origin')
    return undefined
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines that look after the server, by whatever name. */
    readonly machine?: boolean
  }
}

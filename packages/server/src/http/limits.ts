import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'

const A_MINUTE = 60_000

/** Requests a minute from one address (of IPv6: one network of 64 bits), by what they ask for. */
const A_MINUTE_FROM_ONE_ADDRESS = {
  /** Pages and their files; a first visit takes the whole app along, a few hundred of them. */
  pages: 6000,
  /** Questions about tables and everything done there. */
  api: 600,
  /** Live connections. */
  live: 120,
  /** What can be guessed, made in masses or costs much. */
  guarded: 30,
} as const

type Kind = keyof typeof A_MINUTE_FROM_ONE_ADDRESS

/** Put `onRequest: limits.api` to a route, or to a whole scope as a hook. */
export type Limits = { readonly [kind in Kind]: onRequestAsyncHookHandler }

export async function createLimits(app: FastifyInstance, enabled: boolean): Promise<Limits> {
  if (!enabled) {
    const none: onRequestAsyncHookHandler = async () => {}
    return { pages: none, api: none, live: none, guarded: none }
  }
  const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    cache: 50_000,
    ipv6Subnet: 64,
    addHeaders: untold,
    addHeadersOnExceeding: untold,
  })
  const limit = (kind: Kind): onRequestAsyncHookHandler =>
    app.rateLimit({
      max: A_MINUTE_FROM_ONE_ADDRESS[kind],
      timeWindow: A_MINUTE,
    }) as onRequestAsyncHookHandler
  return { pages: limit('pages'), api: limit('api'), live: limit('live'), guarded: limit('guarded') }
}

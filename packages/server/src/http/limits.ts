import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { networkOf } from './address.ts'
import { Attempts } from './attempts.ts'
import { refuse } from './errors.ts'
import type { Share } from './tries.ts'

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

export function createLimits(enabled: boolean, share: Share = (_, alone) => alone): Limits {
  const limit = (kind: Kind): onRequestAsyncHookHandler => {
    if (!enabled) return async () => {}
    const attempts = share(kind, new Attempts(A_MINUTE_FROM_ONE_ADDRESS[kind], A_MINUTE))
    return async (request, reply) => counted(attempts, request, reply)
  }
  return { pages: limit('pages'), api: limit('api'), live: limit('live'), guarded: limit('guarded') }
}

async function counted(
  attempts: Attempts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const wait = attempts.take(networkOf(request.ip))
  if (wait === 0) return undefined
  return refuse(request, reply.header('Retry-After', String(wait)), 429, 'too-many-requests')
}

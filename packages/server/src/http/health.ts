import type { FastifyInstance } from 'fastify'
import { cannotWrite } from '../store/disk.ts'

export interface Readiness {
  /** Rejects if the database does not answer or cannot write. */
  ping(): Promise<void>
  /** Whether the server is going down. */
  closing(): boolean
}

const PATIENCE = 2_000

/** For whoever looks after the server: does the process live, and can it be given visitors? */
export function healthRoutes(app: FastifyInstance, { ping, closing }: Readiness): void {
  const config = { machine: true }
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_, reply) => {
    if (closing()) return reply.code(503).send({ status: 'closing' })
    const status = await Promise.race([
      ping().then(() => 'ready' as const, whyNot),
      new Promise<'no database'>((resolve) => setTimeout(resolve, PATIENCE, 'no database').unref()),
    ])
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}

function whyNot(error: unknown): 'cannot write' | 'no database' {
  return cannotWrite(error) ? 'cannot write' : 'no database'
}

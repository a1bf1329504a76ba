import type { FastifyInstance } from 'fastify'

export interface Readiness {
  /** Rejects if the database does not answer. */
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
    const reached = await Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref()),
    ])
    return reached ? { status: 'ready' } : reply.code(503).send({ status: 'no database' })
  })
}

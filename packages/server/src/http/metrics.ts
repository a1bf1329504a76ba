import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import { refuse } from './errors.ts'
import type { Meters } from './meters.ts'

/**
 * Who may read the figures: with a token, who has it. Without one only this machine, and only of a server
 * that nobody else can reach; a proxy on this machine would pass strangers on.
 */
export function metricsRoute(app: FastifyInstance, meters: Meters, config: Config): void {
  const { token, port } = config.metrics
  const alone = isLoopback(config.host) && config.origin === null && config.trustProxy === false
  app.get('/metrics', { config: { machine: true } }, async (request, reply) => {
    const allowed = token === null ? port === null && alone && isDirect(request) : hasToken(request, token)
    if (!allowed) return refuse(request, reply, 404, 'not-found')
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics())
  })
}

/** The figures on a port of their own, for a network that strangers are not in. */
export function metricsServer(meters: Meters): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    meters.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': meters.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}

function isDirect({ headers, socket }: FastifyRequest): boolean {
  const passedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !passedOn && isLoopback(socket.remoteAddress ?? '')
}

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^::ffff:/, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

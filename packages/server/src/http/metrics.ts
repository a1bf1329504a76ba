import { createServer, type Server } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import { refuse } from './errors.ts'
import type { Meters } from './meters.ts'
import { showsToken } from './token.ts'

/**
 * Who may read the figures: with a token, who has it. Without one only this machine, and only of a server
 * that nobody else can reach; a proxy on this machine would pass strangers on.
 */
export function metricsRoute(app: FastifyInstance, meters: Meters, config: Config): void {
  const { token, port } = config.metrics
  const alone = isLoopback(config.host) && config.origin === null && config.trustProxy === false
  app.get('/metrics', { config: { machine: true } }, async (request, reply) => {
    const direct =
      token === null ? alone && isDirect(request) : showsToken(request.headers.authorization, token)
    if (port !== null || !direct) return refuse(request, reply, 404, 'not-found')
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics())
  })
}

/** The metrics on a port of their own, and then only there; with a token, only for who has it. */
export function metricsServer(meters: Meters, token: string | null): Server {
  return createServer((request, response) => {
    const known = token === null || showsToken(request.headers.authorization, token)
    if (!known || request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    meters.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': meters.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}

function isDirect({ headers, socket }: FastifyRequest): boolean {
  const passedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !passedOn && isLoopback(socket.remoteAddress ?? '')
}

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^::ffff:/, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

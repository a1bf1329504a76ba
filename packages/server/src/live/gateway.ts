import type { IncomingHttpHeaders } from 'node:http'
import { CLOSE, LIVE_VERSION } from '@chronik/protocol'
import websocket from '@fastify/websocket'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { RawData } from 'ws'
import type { Bus } from '../bus/port.ts'
import type { Blocks } from '../hosting/blocks.ts'
import type { Chat } from '../hosting/chat.ts'
import type { Tables } from '../hosting/tables.ts'
import type { People, Visitor } from '../identity/port.ts'
import type { Games } from '../play/games.ts'
import type { Matches } from '../play/port.ts'
import { languageOf } from '../words/language.ts'
import { inWords } from '../words/refusals.ts'
import { Connection } from './connection.ts'
import { Connections } from './connections.ts'
import { LIVE_LIMITS, type LiveLimits } from './limits.ts'
import { both, type Place, Places } from './places.ts'
import { readFrame } from './read.ts'
import { Speech } from './speech.ts'
import { WatchedTables } from './watched-tables.ts'

export interface GatewayNeeds {
  readonly people: People
  readonly tables: Tables
  readonly chat: Chat
  readonly matches: Matches
  readonly games: Games
  readonly bus: Bus
  readonly blocks: Blocks
  /** Whether the page that asks for a connection is ours. */
  trusts(headers: IncomingHttpHeaders): boolean
  /** Looks at every request for a connection before anything else does. */
  readonly guard?: onRequestAsyncHookHandler
  readonly limits?: Partial<LiveLimits>
  /** A turn was answered, so many milliseconds after it came. */
  submitted?(outcome: 'played' | 'refused', milliseconds: number): void
}

/** What others may want to know of the live connections. */
export interface Gateway {
  /** How many connections there are, and how many tables they watch. */
  readonly connections: number
  readonly tables: number
  /** Takes nothing more on, and resolves when what is under way is answered. */
  drain(): Promise<void>
}

/** Hangs the live connection into the app: `/live`. To be called before other routes are added. */
export async function attachGateway(app: FastifyInstance, needs: GatewayNeeds): Promise<Gateway> {
  const limits: LiveLimits = { ...LIVE_LIMITS, ...needs.limits }
  const watched = new WatchedTables({ ...needs, log: app.log }, limits)
  const speech = new Speech({ ...needs, log: app.log }, watched, limits)
  const connections = new Connections()
  const places = new Places(limits)
  const admitted = new WeakMap<FastifyRequest, { readonly visitor: Visitor | null; readonly place: Place }>()
  const forget = needs.people.watch((change) => connections.follow(change))
  let closing = false
  const heartbeat = setInterval(() => {
    for (const connection of connections.all) connection.knock()
  }, limits.heartbeat).unref()
  const recheck = setInterval(() => {
    void showOut(connections, needs.people, app.log)
  }, limits.recheck).unref()

  // A house that closes refuses who knocks without asking anybody else, and leaves the line open: we hang up.
  app.server.prependListener('upgrade', (_request, socket) => {
    if (closing) socket.destroy()
    else socket.once('end', () => socket.end())
  })

  await app.register(websocket, {
    // Pings are answered by the connection, which counts them.
    options: {
      maxPayload: limits.frame,
      maxFragments: limits.fragments,
      perMessageDeflate: false,
      clientTracking: false,
      autoPong: false,
    },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      closing = true
      clearInterval(heartbeat)
      clearInterval(recheck)
      forget()
      watched.close()
      for (const connection of connections.all) connection.close(CLOSE.away, 'going away')
      done()
    },
  })

  app.route({
    method: 'GET',
    url: '/live',
    websocket: true,
    ...(needs.guard !== undefined && { onRequest: needs.guard }),
    preValidation: async (request, reply) => {
      if (!request.ws) return reply.code(426).header('upgrade', 'websocket').send()
      if (!needs.trusts(request.headers)) return reply.code(403).send()
      const address = places.fromAddress(request.ip)
      if (address === 'full') return reply.code(503).send()
      if (address === 'too-many') return reply.code(429).send()
      // Whatever becomes of the request, its place is free again when the line is.
      request.raw.socket.once('close', () => address.free())
      const visitor = await needs.people.identify(request)
      const person = visitor === null ? null : places.ofPerson(visitor.id)
      if (visitor !== null && person === null) {
        address.free()
        return reply.code(429).send()
      }
      const place = person === null ? address : both(address, person)
      request.raw.socket.once('close', () => place.free())
      admitted.set(request, { visitor, place })
    },
    handler: (socket, request) => {
      const connection = new Connection(socket, request.raw.socket, limits, {
        visitor: admitted.get(request)?.visitor ?? null,
        language: languageOf(request.headers['accept-language']),
      })
      connections.add(connection)
      socket.on('message', (data, binary) => {
        hear(connection, speech, data, binary)
      })
      socket.on('ping', (data) => connection.pinged(data))
      socket.on('pong', () => connection.ponged())
      socket.on('close', () => {
        admitted.get(request)?.place.free()
        connections.delete(connection)
        watched.leave(connection)
      })
      // Who was still being recognised when everybody was shown out must not keep the house open.
      if (closing) connection.close(CLOSE.away, 'going away')
      else greet(connection)
    },
  })

  return {
    get connections() {
      return connections.size
    },
    get tables() {
      return watched.size
    },
    drain: () => drained(speech, limits.farewell),
  }
}

/** What is under way is answered before anybody is shown out, if it does not take too long. */
async function drained(speech: Speech, patience: number): Promise<void> {
  speech.close()
  const enough = performance.now() + patience
  while (speech.underWay > 0 && performance.now() < enough)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

/**
 * A session can end without anybody telling us: its time is over, or it was removed by another server on the same
 * database. While the database does not answer, everybody stays.
 */
async function showOut(connections: Connections, people: People, log: FastifyBaseLogger): Promise<void> {
  const { sessions } = connections
  if (sessions.size === 0) return
  try {
    connections.end(await people.ended(sessions))
  } catch (error) {
    log.warn({ err: error }, 'could not look whose session has ended')
  }
}

function greet(connection: Connection): void {
  const { visitor } = connection
  const me = visitor === null ? null : { id: visitor.id, name: visitor.name, guest: visitor.guest }
  connection.tell({ type: 'hello', version: LIVE_VERSION, me, now: Date.now() })
}

function hear(connection: Connection, speech: Speech, data: RawData, binary: boolean): void {
  connection.alive = true
  if (!connection.open || !connection.admit()) return
  if (binary) {
    connection.close(CLOSE.notText, 'text only')
    return
  }
  const frame = readFrame((data as Buffer).toString())
  if (frame !== null) speech.answer(connection, frame)
  else if (connection.forgive())
    connection.tell({ type: 'refused', ...inWords({ code: 'no-frame' }, connection.language) })
}

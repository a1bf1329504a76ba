import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import type { Seed } from '@chronik/kernel'
import type { Logger } from 'pino'
import { attachApi } from './api/api.ts'
import { localBus } from './bus/local.ts'
import { NatsBus } from './bus/nats/bus.ts'
import { connectNats, type NatsLine } from './bus/nats/connection.ts'
import type { Bus } from './bus/port.ts'
import { furnish } from './furnish.ts'
import { wakeUp } from './hosting/waking.ts'
import { createHouse } from './http/app.ts'
import { Attempts } from './http/attempts.ts'
import { Doors } from './http/doors.ts'
import { healthRoutes } from './http/health.ts'
import { addressOf, listen, PortRefused } from './http/listen.ts'
import { createLog } from './http/log.ts'
import { Meters } from './http/meters.ts'
import { isLoopback, metricsRoute, metricsServer } from './http/metrics.ts'
import { Origins } from './http/origin.ts'
import { momentOf, pictureRoute } from './http/picture.ts'
import { previewOf } from './http/preview.ts'
import { serveWeb } from './http/web.ts'
import { attachGateway } from './live/gateway.ts'
import type { LiveLimits } from './live/limits.ts'
import { Pictures } from './picture/pictures.ts'
import { SharedThinking } from './play/bots/shared.ts'
import { CLOCK, type Clock } from './settings/clock.ts'
import type { Config } from './settings/config.ts'
import { readSecret } from './settings/secret.ts'
import type { Database, DatabaseRefused } from './store/database.ts'
import type { Store } from './store/port/store.ts'
import { Claim } from './store/postgres/claim.ts'
import { openPostgres } from './store/postgres/open.ts'
import { openSqlite } from './store/sqlite/open.ts'
import { Otlp } from './telemetry/otlp.ts'
import { Spans } from './telemetry/spans.ts'
import { languageOf } from './words/language.ts'

const SWEEP = 5 * 60 * 1000
/** How often it is looked whether somebody is to be told something. */
const LONGEST_TICK = 15_000
const SHORTEST_TICK = 50
/** How often it is looked whether a round of a tournament is to begin or to end. */
const ROUNDS_EVERY = 2_000
/** Tabs of a household, with all they load at once; live connections have a limit of their own below this. */
const CONNECTIONS_OF_ONE_ADDRESS = 500
/** Codes of tables that one address may try within ten minutes. */
const CODES = 60
const TEN_MINUTES = 10 * 60_000

export interface ServeNeeds {
  /** The folder of the built app. */
  readonly web: string
  readonly log?: Logger
  /** Tells the operator what goes on while the server starts. */
  readonly say?: (line: string) => void
  /** Draws the seeds of matches; without it, they are such that nobody can guess them. */
  readonly seed?: () => Seed
  /** What live connections may do and cost, where it is not as always. */
  readonly live?: Partial<LiveLimits>
  /** What tells the time at tables, where it is not the clock of the machine. */
  readonly clock?: Clock
}

export interface Served {
  /** Where people reach it. */
  readonly address: string
  readonly port: number
  readonly log: Logger
  /** Resolves if another server took the database while it was away: this one has to stop. */
  readonly ousted: Promise<DatabaseRefused>
  /** Lets nobody in any more, finishes what is under way and closes the database. */
  close(): Promise<void>
}

/** Opens the house; rejects with DatabaseRefused or PortRefused if it can't be opened. */
export async function serve(config: Config, needs: ServeNeeds): Promise<Served> {
  const { web, log = createLog(config.log), say = () => {}, seed, live = {}, clock = CLOCK } = needs
  const meters = new Meters()
  const ousted = Promise.withResolvers<DatabaseRefused>()
  const way = config.nats === null ? 'alone' : 'together'
  const claim = config.database === null ? null : await Claim.take(config.database, way, ousted.resolve)
  const line = await openLine(config).catch(async (error: unknown) => {
    await claim?.close()
    throw error
  })
  try {
    const database = await open(config, log, meters)
    try {
      const bus = line === null ? localBus() : await NatsBus.open(line)
      const needs = { web, log, say, live, clock, bus, line, ...(seed && { seed }) }
      const served = await openHouse(config, database, meters, needs)
      const close = async () => {
        await served.close()
        await line?.connection.close()
        await claim?.close()
      }
      let closed: Promise<void> | undefined
      return {
        ...served,
        ousted: ousted.promise,
        close: () => {
          closed ??= close()
          return closed
        },
      }
    } catch (error) {
      await database.store.close()
      throw error
    }
  } catch (error) {
    await line?.connection.close()
    await claim?.close()
    throw error
  }
}

async function openLine({ nats, secret }: Config): Promise<NatsLine | null> {
  return nats === null || secret === null ? null : connectNats(nats, secret, 'chronik server')
}

async function open(config: Config, log: Logger, meters: Meters): Promise<Database> {
  const committed = (deeds: number, milliseconds: number) => meters.committed(deeds, milliseconds)
  if (config.database === null) return openSqlite(config.data, committed)
  const lost = (error: Error) => log.warn({ err: error }, 'lost a connection to the database')
  return openPostgres(config.database, lost, committed)
}

type HouseNeeds = Required<Omit<ServeNeeds, 'seed'>> &
  Pick<ServeNeeds, 'seed'> & { readonly bus: Bus; readonly line: NatsLine | null }

async function openHouse(
  config: Config,
  database: Database,
  meters: Meters,
  { web, log, say, seed, live, clock, bus, line }: HouseNeeds,
): Promise<Omit<Served, 'ousted'>> {
  const warn = (what: string, details: object) => log.warn(details, what)
  const telemetry = config.otlp === null ? null : openTelemetry(config.otlp, meters, log)
  const house = furnish({
    database:
      telemetry === null ? database : { ...database, store: measured(database.store, telemetry.spans) },
    config,
    secret: secretFor(config),
    log,
    work: meters,
    bus,
    clock,
    seed,
    during: telemetry === null ? undefined : (what, act) => telemetry.spans.during(what, act),
    thinking:
      line === null ? undefined : (pool, threads) => new SharedThinking({ line, pool, threads, warn }),
  })
  const origins = new Origins(config.origin)
  const { app, limits } = createHouse({ config, log, origins, meters, share: house.share })
  const ownNeighbours = config.rateLimits && config.trustProxy === false
  const doors = new Doors(app, ownNeighbours ? CONNECTIONS_OF_ONE_ADDRESS : undefined)
  let closing = false

  const gateway = await attachGateway(app, {
    ...house,
    trusts: (headers) => origins.trusts(headers),
    guard: limits.live,
    limits: live,
    submitted: (outcome, milliseconds) => meters.submitted(outcome, milliseconds),
  })
  attachApi(app, {
    ...house,
    identify: house.people.identify,
    guard: limits.api,
    operatorToken: config.operatorToken,
    guesses: config.rateLimits ? house.share('codes', new Attempts(CODES, TEN_MINUTES)) : undefined,
  })
  house.people.routes(app, { guarded: { onRequest: limits.guarded }, usual: { onRequest: limits.api } })
  pictureRoute(app, { tables: house.tables, pictures: new Pictures(house) }, limits.api)
  healthRoutes(app, { ping: () => database.store.ping(), closing: () => closing })
  metricsRoute(app, meters, config)
  meters.count({
    sockets: () => gateway.connections,
    watched: () => gateway.tables,
    matches: () => house.matches.size,
    waiting: () => house.matches.waiting,
  })
  if (existsSync(web))
    await serveWeb(app, web, limits.pages, async (path, request) => {
      const { id, at } = linkTo(path, new URL(request.url, 'http://house').searchParams)
      const table = id === null ? null : await house.tables.find(id)
      if (table === null) return null
      const origin = config.origin ?? `${request.protocol}://${request.host}`
      return previewOf(table, origin, languageOf(request.headers['accept-language']), at)
    })
  else say('The app is not built; only the API is served. `npm start` builds it.')

  await house.people.ready()
  const metrics = await openMetrics(config, meters)
  const port = await listen(app, config, say).catch(async (error: unknown) => {
    metrics?.close()
    await app.close()
    await house.matches.close()
    throw error
  })
  const sweeping = sweepNowAndThen(house, log, config)
  const telling = tellNowAndThen(house, log, config.noticeWindow)
  const pairing = pairNowAndThen(house, log)
  await wakeUp(house, { warn: (words) => log.warn(words) })
  if (config.origin === null && !isLoopback(config.host))
    log.warn('CHRONIK_ORIGIN is not set: others reach this server by its IP address only, without passkeys.')
  house.post
    ?.probe()
    .catch((error: unknown) => log.warn({ err: error }, 'CHRONIK_SMTP: the mail server does not let us in'))
  const address = config.origin ?? addressOf(config.host, port)
  log.info({ address, database: database.kind }, 'open')

  const close = async () => {
    closing = true
    log.info('closing')
    clearInterval(sweeping)
    clearInterval(telling)
    clearInterval(pairing)
    await house.tournaments.close()
    await house.notices.settled()
    await gateway.drain()
    await doors.close()
    metrics?.close()
    house.analyses.close()
    await house.matches.close()
    await bus.close()
    house.post?.close()
    await telemetry?.otlp.close()
    await database.store.close()
    log.info('closed')
  }
  return { address, port, log, close }
}

/** The table that a link leads to, and the moment of its match if it names one. */
function linkTo(
  path: string,
  asked: URLSearchParams,
): { readonly id: string | null; readonly at: number | null } {
  const looksBack = path === '/replay' || path === '/analysis'
  const id = looksBack ? asked.get('table') : path.startsWith('/t/') ? path.slice('/t/'.length) : null
  if (id === null || !/^[\w-]{1,64}$/.test(id)) return { id: null, at: null }
  const at = path === '/replay' ? momentOf(asked.get('at') ?? '') : -1
  return { id, at: at < 0 ? null : at }
}

function openTelemetry(collector: string, meters: Meters, log: Logger) {
  const spans = new Spans()
  meters.spans = spans
  const warn = (what: string, details: object) => log.warn(details, what)
  return { spans, otlp: new Otlp({ collector, registry: meters.registry, spans, warn }) }
}

/** The store, with the time that deeds take. */
function measured(store: Store, spans: Spans): Store {
  const { deeds } = store
  return {
    ...store,
    deeds: {
      append: (deed) => spans.during('keep', () => deeds.append(deed)),
      from: (table, seq) => spans.during('read', () => deeds.from(table, seq)),
    },
  }
}

function secretFor(config: Config): string {
  if (config.secret !== null) return config.secret
  mkdirSync(config.data, { recursive: true, mode: 0o700 })
  return readSecret(config.data)
}

async function openMetrics(config: Config, meters: Meters) {
  if (config.metrics.port === null) return null
  const server = metricsServer(meters, config.metrics.token)
  server.listen(config.metrics.port, config.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new PortRefused(
      why === 'EADDRINUSE'
        ? `Port ${config.metrics.port} is taken by another program. Choose another for the metrics: CHRONIK_METRICS_PORT=${config.metrics.port + 1}`
        : `Can't listen on ${config.host}, port ${config.metrics.port}, for the metrics (CHRONIK_METRICS_PORT): ${why}`,
    )
  }
  return server
}

/** People hear of what awaits them while they are away. */
function tellNowAndThen(house: ReturnType<typeof furnish>, log: Logger, window: number): NodeJS.Timeout {
  const tell = () => {
    house.notices.tell().catch((error: unknown) => log.warn({ err: error }, 'nobody could be told'))
  }
  return setInterval(tell, Math.min(LONGEST_TICK, Math.max(SHORTEST_TICK, window / 4))).unref()
}

/** Rounds of tournaments begin and end in time, also those that nobody looks at. */
function pairNowAndThen(house: ReturnType<typeof furnish>, log: Logger): NodeJS.Timeout {
  let busy = false
  const pair = async () => {
    if (busy) return
    busy = true
    await house.tournaments
      .tend()
      .catch((error: unknown) => log.warn({ err: error }, 'tournaments could not go on'))
    busy = false
  }
  return setInterval(() => void pair(), ROUNDS_EVERY).unref()
}

/** Nothing grows for ever: people, sessions, challenges and tables that nobody needs any more go. */
function sweepNowAndThen(
  house: ReturnType<typeof furnish>,
  log: Logger,
  { keepDays }: Config,
): NodeJS.Timeout {
  const sweep = () => {
    Promise.all([house.people.sweep(), house.tables.tend(), house.office.sweep(keepDays)]).catch(
      (error: unknown) => log.warn({ err: error }, 'could not tidy up'),
    )
  }
  sweep()
  return setInterval(sweep, SWEEP).unref()
}

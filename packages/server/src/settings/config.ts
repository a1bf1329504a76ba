import { type MailConfig, readMail } from './mail.ts'
import { SHORTEST_SECRET } from './secret.ts'

/** How the server runs. */
export interface Config {
  readonly host: string
  /** 0 is any free port. */
  readonly port: number
  /** Whether the port was asked for; otherwise the next free one will do. */
  readonly exactPort: boolean
  /** The folder of the SQLite database and of the secret. */
  readonly data: string
  /** A PostgreSQL database instead of the folder's own. */
  readonly database: string | null
  /** NATS, over which several servers on one database tell each other what happens: `nats://host:4222`. */
  readonly nats: string | null
  /** How many threads bots think in; null: as many as the machine bears. */
  readonly botThreads: number | null
  /** Where people reach the server, e.g. `https://chronik.example`. */
  readonly origin: string | null
  readonly secret: string | null
  /** Whose word about the visitor's address is taken: nobody's, a number of proxies, or those at addresses. */
  readonly trustProxy: false | number | readonly string[]
  readonly log: LogLevel
  readonly metrics: { readonly token: string | null; readonly port: number | null }
  /** A collector of OpenTelemetry that gets traces and metrics: `http://localhost:4318`; null: none does. */
  readonly otlp: string | null
  /** Shown by who runs the server to read what was reported; null: nobody can. */
  readonly operatorToken: string | null
  /** How mail is sent; null: none is. */
  readonly mail: MailConfig | null
  /** Whether webhooks and push services may be on this machine and in its network. */
  readonly privateNotices: boolean
  /** Milliseconds that notices wait, so that several come in one message. */
  readonly noticeWindow: number
  /** Days that talk of ended tables and closed reports are kept; null: for good. */
  readonly keepDays: { readonly talk: number | null; readonly reports: number | null }
  /** Off for benchmarks, and where a proxy counts requests. */
  readonly rateLimits: boolean
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A worker thinks for the bots of servers, and opens nothing. */
type Role = 'server' | 'worker'

const FIRST_PORT = 3000

type Environment = { readonly [name: string]: string | undefined }

/** The settings in the environment, or a sentence for each that can't be used. */
export function readConfig(
  env: Environment,
  defaults: { readonly log: LogLevel; readonly role?: Role } = { log: 'info' },
): { readonly config: Config } | { readonly problems: readonly string[] } {
  const problems: string[] = []
  // An empty variable is one that is not set: compose files write them like that.
  const text = (name: string): string | null => env[name]?.trim() || null
  const read = <Value>(name: string, fallback: Value, parse: (value: string) => Value | string): Value => {
    const value = text(name)
    if (value === null) return fallback
    const parsed = parse(value)
    // A string is a complaint, unless it is wrapped.
    if (typeof parsed !== 'string') return parsed
    problems.push(`${name} ${parsed}`)
    return fallback
  }
  const origin = read('CHRONIK_ORIGIN', { origin: null as string | null }, originFrom).origin
  const config: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port: read('PORT', FIRST_PORT, portFrom),
    exactPort: text('PORT') !== null,
    data: text('CHRONIK_DATA') ?? 'data',
    database: read('CHRONIK_DATABASE', { url: null as string | null }, databaseFrom).url,
    nats: read('CHRONIK_NATS', { url: null as string | null }, natsFrom).url,
    botThreads: read<number | null>('CHRONIK_BOT_THREADS', null, threadsFrom),
    origin,
    secret: read('CHRONIK_SECRET', { secret: null as string | null }, secretFrom).secret,
    trustProxy: read<Config['trustProxy']>('CHRONIK_TRUST_PROXY', false, trustFrom),
    log: read('CHRONIK_LOG', { level: defaults.log }, levelFrom).level,
    metrics: {
      token: read('CHRONIK_METRICS_TOKEN', { token: null as string | null }, tokenFrom).token,
      port: read<number | null>('CHRONIK_METRICS_PORT', null, portFrom),
    },
    otlp: read('CHRONIK_OTLP', { url: null as string | null }, collectorFrom).url,
    operatorToken: read('CHRONIK_OPERATOR_TOKEN', { token: null as string | null }, tokenFrom).token,
    mail: readMail(text('CHRONIK_SMTP'), text('CHRONIK_MAIL_FROM'), origin, (one) => problems.push(one)),
    privateNotices: read('CHRONIK_PRIVATE_NOTICES', false, switchFrom),
    noticeWindow: 1000 * read('CHRONIK_NOTICE_SECONDS', 120, secondsFrom),
    keepDays: {
      talk: read<number | null>('CHRONIK_KEEP_TALK_DAYS', null, daysFrom),
      reports: read<number | null>('CHRONIK_KEEP_REPORTS_DAYS', 365, daysFrom),
    },
    rateLimits: read('CHRONIK_RATE_LIMITS', true, switchFrom),
  }
  if (config.metrics.port !== null && config.metrics.port === config.port && config.port !== 0)
    problems.push('CHRONIK_METRICS_PORT must be another port than PORT.')
  problems.push(...togetherProblems(config, defaults.role ?? 'server'))
  return problems.length === 0 ? { config } : { problems }
}

/** What several processes have to have in common. */
function togetherProblems({ nats, database, secret, botThreads }: Config, role: Role): string[] {
  if (nats === null && role === 'worker')
    return ['CHRONIK_NATS must say where the servers leave their tasks: nats://host:4222.']
  if (nats === null)
    return botThreads === 0 ? ['CHRONIK_BOT_THREADS=0 leaves bots to workers, which needs CHRONIK_NATS.'] : []
  const problems: string[] = []
  if (database === null && role === 'server')
    problems.push(
      'CHRONIK_NATS is for several servers on one PostgreSQL database: set CHRONIK_DATABASE, too.',
    )
  if (secret === null)
    problems.push(
      'CHRONIK_NATS needs CHRONIK_SECRET, the same for all: each server lets in whom another knows.',
    )
  return problems
}

function portFrom(value: string): number | string {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  return `must be a number from 0 to 65535, not "${value}".`
}

function databaseFrom(value: string): { url: string } | string {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return { url: value }
  // The value may hold a password: it is not repeated.
  return 'must be the address of a PostgreSQL database: postgres://user:password@host:5432/name.'
}

function natsFrom(value: string): { url: string } | string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url !== null && /^(nats|tls):$/.test(url.protocol) && url.hostname !== '') return { url: value }
  // The value may hold a password: it is not repeated.
  return 'must be the address of a NATS server: nats://user:password@host:4222.'
}

function collectorFrom(value: string): { url: string } | string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return { url: value }
  // The value may hold a password: it is not repeated.
  return 'must be the address of a collector that speaks OTLP over HTTP: http://localhost:4318.'
}

function secondsFrom(value: string): number | string {
  return /^\d{1,5}$/.test(value) ? Number(value) : `must be a number of seconds, not "${value}".`
}

/** Zero days would take away what is being said. */
function daysFrom(value: string): number | null | string {
  if (/^ever$/i.test(value)) return null
  return /^[1-9]\d{0,4}$/.test(value)
    ? Number(value)
    : `must be a number of days from 1, or "ever", not "${value}".`
}

function threadsFrom(value: string): number | string {
  return /^\d{1,2}$/.test(value) ? Number(value) : `must be a number from 0 to 99, not "${value}".`
}

function originFrom(value: string): { origin: string } | string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === '')
    return { origin: url.origin }
  return `must be an address without a path, like https://chronik.example, not "${value}".`
}

function secretFrom(value: string): { secret: string } | string {
  if (value.length >= SHORTEST_SECRET) return { secret: value }
  return `must have at least ${SHORTEST_SECRET} characters; make one with: openssl rand -base64 32`
}

function tokenFrom(value: string): { token: string } | string {
  if (/^[\x21-\x7e]{16,}$/.test(value)) return { token: value }
  return 'must have at least 16 characters, without spaces.'
}

function trustFrom(value: string): false | number | readonly string[] | string {
  if (/^(no|off|false)$/i.test(value)) return false
  if (/^\d$/.test(value)) return Number(value) === 0 ? false : Number(value)
  const addresses = value.split(',').map((one) => one.trim())
  if (addresses.every((one) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(one)))
    return addresses
  return `must be a number of proxies, or their addresses or networks with commas between, not "${value}".`
}

function levelFrom(value: string): { level: LogLevel } | string {
  const level = LOG_LEVELS.find((one) => one === value.toLowerCase())
  return level === undefined ? `must be one of ${LOG_LEVELS.join(', ')}, not "${value}".` : { level }
}

function switchFrom(value: string): boolean | string {
  if (/^(on|yes|true|1)$/i.test(value)) return true
  return /^(off|no|false|0)$/i.test(value) ? false : `must be on or off, not "${value}".`
}

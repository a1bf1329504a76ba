import pino, { type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../settings/config.ts'

/** Wherever they appear: what would let a reader of the log act as somebody, look into a match or know who it is. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'invitation',
  'newPassword',
  'currentPassword',
  'password',
  'path',
  'secret',
  'seed',
  'token',
  'url',
] as const

const PLACES = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

/** Lines of JSON on standard error; standard output belongs to what a command answers. */
export function createLog(level: LogLevel, to: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: PLACES, censor: '***' },
      serializers: {
        // Who has the id of a table has its link, and addresses hold it: a part of it, and the route, must do.
        table: (id: unknown) => (typeof id === 'string' ? `${id.slice(0, 6)}…` : undefined),
        req: () => undefined,
        res: () => undefined,
        err: (error: unknown) => (error instanceof Error ? describe(error) : String(error)),
      },
    },
    to,
  )
}

/** Errors of databases carry the values of the statement: only their words and their place are kept. */
function describe(error: Error): object {
  const code = 'code' in error ? { code: error.code } : {}
  return { type: error.name, message: error.message, ...code, stack: error.stack }
}

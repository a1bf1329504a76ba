import { constants } from 'node:os'
import { PortRefused } from './http/listen.ts'
import { type Served, serve } from './serve.ts'
import { type LogLevel, readConfig } from './settings/config.ts'
import { SecretRefused } from './settings/secret.ts'
import { DatabaseRefused } from './store/database.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface RunNeeds {
  readonly env: { readonly [name: string]: string | undefined }
  /** How much is logged if the environment does not say. */
  readonly log: LogLevel
  /** The folder of the built app; asked for when the settings are known to be good. */
  readonly web: () => Promise<string> | string
  say(line: string): void
  complain(line: string): void
  /** The server is open at this address. */
  opened(address: string): void
}

/** Runs a server as the environment says, until a signal comes; resolves to the exit code. */
export async function run({ env, log, web, say, complain, opened }: RunNeeds): Promise<number> {
  const read = readConfig(env, { log })
  if ('problems' in read) {
    for (const problem of read.problems) complain(problem)
    return 1
  }
  try {
    const served = await serve(read.config, { web: await web(), say })
    opened(served.address)
    return await untilStopped(served, say, complain)
  } catch (error) {
    const told = [DatabaseRefused, PortRefused, SecretRefused].some((kind) => error instanceof kind)
    if (!told || !(error instanceof Error)) throw error
    complain(error.message)
    return 1
  }
}

/** The first signal closes the server in order, the second at once. */
function untilStopped(
  served: Served,
  say: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    let stopping = false
    const stop = (code: number) => {
      stopping = true
      served.close().then(
        () => resolve(code),
        (error: unknown) => {
          served.log.fatal({ err: error }, 'could not close in order')
          resolve(1)
        },
      )
    }
    void served.ousted.then(({ message }) => {
      complain(message)
      if (!stopping) stop(1)
    })
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (stopping) process.exit(128 + constants.signals[signal])
        say('Stopping … (once more to force)')
        stop(0)
      })
    }
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        served.log.fatal({ err: error }, 'a bug: the server stops')
        if (stopping) process.exit(1)
        stop(1)
      })
    }
  })
}

import { NatsRefused } from './bus/nats/connection.ts'
import { PortRefused } from './http/listen.ts'
import { type ServeNeeds, serve } from './serve.ts'
import { type LogLevel, readConfig } from './settings/config.ts'
import { SecretRefused } from './settings/secret.ts'
import { untilStopped } from './stop.ts'
import { DatabaseRefused } from './store/database.ts'

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
  /** Draws the seeds of matches; without it, they are such that nobody can guess them. */
  readonly seed?: ServeNeeds['seed']
}

/** Runs a server as the environment says, until a signal comes; resolves to the exit code. */
export async function run({ env, log, web, say, complain, opened, seed }: RunNeeds): Promise<number> {
  const read = readConfig(env, { log })
  if ('problems' in read) {
    for (const problem of read.problems) complain(problem)
    return 1
  }
  try {
    const served = await serve(read.config, { web: await web(), say, ...(seed && { seed }) })
    opened(served.address)
    return await untilStopped(served, say, complain)
  } catch (error) {
    const told = [DatabaseRefused, NatsRefused, PortRefused, SecretRefused].some(
      (kind) => error instanceof kind,
    )
    if (!told || !(error instanceof Error)) throw error
    complain(error.message)
    return 1
  }
}

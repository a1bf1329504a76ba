import { randomUUID } from 'node:crypto'
import { connectNats, NatsRefused } from './bus/nats/connection.ts'
import { createLog } from './http/log.ts'
import { ThinkingPool, usualThreads } from './play/bots/pool.ts'
import { SharedWorker } from './play/bots/shared-worker.ts'
import { readConfig } from './settings/config.ts'
import { untilStopped } from './stop.ts'

export interface WorkNeeds {
  readonly env: { readonly [name: string]: string | undefined }
  say(line: string): void
  complain(line: string): void
  /** It takes tasks from now on, in so many threads. */
  opened(threads: number): void
}

/** Thinks for the bots of all servers that share a NATS, until a signal comes; resolves to the exit code. */
export async function work({ env, say, complain, opened }: WorkNeeds): Promise<number> {
  const read = readConfig(env, { log: 'info', role: 'worker' })
  if ('problems' in read) {
    for (const problem of read.problems) complain(problem)
    return 1
  }
  const { nats, secret, botThreads } = read.config
  const log = createLog(read.config.log)
  const threads = Math.max(1, botThreads ?? usualThreads())
  try {
    const line = await connectNats(nats ?? '', secret ?? '', `chronik worker ${randomUUID().slice(0, 8)}`)
    const pool = new ThinkingPool({ threads })
    const worker = new SharedWorker({ line, pool, threads, warn: (what, details) => log.warn(details, what) })
    opened(threads)
    const close = async () => {
      worker.close()
      await pool.close()
      await line.connection.flush().catch(() => {})
      await line.connection.close()
    }
    return await untilStopped({ log, close }, say, complain)
  } catch (error) {
    if (!(error instanceof NatsRefused)) throw error
    complain(error.message)
    return 1
  }
}

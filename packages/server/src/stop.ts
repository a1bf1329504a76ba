import { constants } from 'node:os'
import type { Logger } from 'pino'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A process of the house that goes on until it is told to stop. */
interface Stoppable {
  readonly log: Logger
  /** Resolves if it has to stop, with the reason. */
  readonly ousted?: Promise<Error>
  close(): Promise<void>
}

/** The first signal closes the server in order, the second at once. */
export function untilStopped(
  served: Stoppable,
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
    void served.ousted?.then(({ message }) => {
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

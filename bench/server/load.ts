import type { Summary } from '../../packages/server/src/testing/load/latencies.ts'

export const SERVER = new URL('../../packages/server/src/testing/serving.ts', import.meta.url)
export const PLAYERS = new URL('../../packages/server/src/testing/load/players.ts', import.meta.url)
export const RECITERS = new URL('../../packages/server/src/testing/load/reciters.ts', import.meta.url)
export const SPECTATORS = new URL('../../packages/server/src/testing/load/spectators.ts', import.meta.url)
export const ECHO = new URL('../../packages/server/src/testing/load/echo.ts', import.meta.url)
export const ECHOERS = new URL('../../packages/server/src/testing/load/echoers.ts', import.meta.url)

/** How servers are set when they are measured. */
export const SETTINGS = { PORT: '0', CHRONIK_RATE_LIMITS: 'off', CHRONIK_LOG: 'warn' }

/** What the clients tell. */
export interface Played {
  readonly moves: number
  readonly refused: number
  readonly seconds: number
  readonly clientCpu: number
  readonly acknowledged: Summary
  readonly broadcast: Summary
}

export interface Load extends Played {
  readonly what: string
  readonly serverCpu: number
  /** Of that, the thread that speaks to everybody; of several servers, all of them. */
  readonly mainCpu: number
}

export function timesInWords({ broadcast: { p50, p99, max } }: Pick<Played, 'broadcast'>): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${max.toFixed(0)} ms`
}

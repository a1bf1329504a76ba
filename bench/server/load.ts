import type { Summary } from '../../packages/server/src/testing/load/latencies.ts'

const testing = (name: string) => new URL(`../../packages/server/src/testing/${name}`, import.meta.url)

export const SERVER = testing('serving.ts')
export const PLAYERS = testing('load/players.ts')
export const RECITERS = testing('load/reciters.ts')
export const SPECTATORS = testing('load/spectators.ts')
export const ECHO = testing('load/echo.ts')
export const ECHOERS = testing('load/echoers.ts')

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
}

export function timesInWords({ broadcast: { p50, p99, max } }: Pick<Played, 'broadcast'>): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${max.toFixed(0)} ms`
}

import { once } from 'node:events'
import type { Latencies } from './latencies.ts'

/** What is counted while a crowd plays. */
export interface Tallied {
  readonly acknowledged: Latencies
  readonly broadcast: Latencies
  readonly refused: number
}

/**
 * Everybody sits: says so in a line, waits for a line, lets the crowd play for so many seconds or until it is enough,
 * says what came of it, and ends the process.
 */
export async function playFor(
  seconds: number,
  enough: Promise<void>,
  begin: () => void,
  stop: () => Tallied,
): Promise<never> {
  console.log('ready')
  await once(process.stdin, 'data')
  begin()
  const began = performance.now()
  const cpu = process.cpuUsage()
  await Promise.race([enough, new Promise((resolve) => setTimeout(resolve, 1000 * seconds))])
  const { acknowledged, broadcast, refused } = stop()
  const { user, system } = process.cpuUsage(cpu)
  console.log(
    JSON.stringify({
      moves: acknowledged.count,
      refused,
      seconds: (performance.now() - began) / 1000,
      clientCpu: (user + system) / 1e6,
      acknowledged: acknowledged.summary(),
      broadcast: broadcast.summary(),
    }),
  )
  process.exit()
}

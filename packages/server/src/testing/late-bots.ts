import { setTimeout as sleep } from 'node:timers/promises'
import { games as fair } from './fair-games.ts'

// As on a machine that has much else to do.
await sleep(4_000)

/** The sample game, which takes longer to load than its bots may think. */
export const games = fair

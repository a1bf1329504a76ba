// `npm run bench -- levels [--game G] [--positions N] [--level L]`: how long each level thinks about a decision.
import { parseArgs } from 'node:util'
import { LEVELS, type Opponents, readyFor, seatBot } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import type { AnyState } from '@chronik/kernel'
import { viewsOf } from './search.ts'

const SEED = 7
/** So many positions warm the compiler up and are not counted. */
const WARM_UP = 3
/** What is over sooner is done again and again: the clock of a processor ticks in tenths of a millisecond. */
const LEAST = 3
/** Enough that the longest five in a hundred can be told apart. */
const POSITIONS = 60

/** CPU milliseconds of decisions with four players, over positions of a whole match, and the memory of the process. */
export async function benchLevels(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { game: { type: 'string' }, level: { type: 'string' }, positions: { type: 'string' } },
  })
  const count = Number(values.positions ?? POSITIONS)
  console.log('game, level: decisions; CPU ms: median, 95 % within, longest; MB of memory afterwards')
  for (const own of Object.values(opponents)) {
    if (values.game !== undefined && values.game !== own.game.id) continue
    const views = spread(viewsOf(own), count)
    for (const level of LEVELS.list) {
      if (values.level !== undefined && values.level !== level) continue
      const times = await timesOf(own, level, views)
      const at = (share: number): string =>
        times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(2)
      const memory = Math.round(process.memoryUsage().rss / 1e6)
      console.log(`${own.game.id}, ${level}: ${times.length}; ${at(0.5)}, ${at(0.95)}, ${at(1)}; ${memory}`)
    }
  }
  return 0
}

/** So many of them at most, evenly over the match. */
function spread<T>(all: readonly T[], count: number): T[] {
  const every = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * every)])
}

async function timesOf(
  own: Opponents,
  level: (typeof LEVELS.list)[number],
  views: readonly AnyState[],
): Promise<number[]> {
  const ready = await readyFor(own, level)
  const bot = seatBot(ready, views[0].box, level, SEED, cpuMs)
  const times: number[] = []
  for (const [at, view] of [...views.slice(0, WARM_UP), ...views].entries()) {
    const before = cpuMs()
    let spent = 0
    let often = 0
    for (; spent < LEAST; spent = cpuMs() - before, often++) await bot.choose(view)
    if (at >= WARM_UP) times.push(spent / often)
  }
  return times.sort((one, other) => one - other)
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

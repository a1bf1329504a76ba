import type { LogEntry } from '@chronik/kernel'
import type { MyVillageLog } from '@chronik/my-village'

/** M-455: the white banners of the turn under way, in the order in which they were activated. */
export function chainOf(log: readonly LogEntry[]): readonly string[] {
  const from = log.findLastIndex(({ code }) => code === 'turn')
  return (log.slice(from + 1) as readonly MyVillageLog[]).flatMap((entry) =>
    entry.code === 'white' ? [entry.banner] : [],
  )
}

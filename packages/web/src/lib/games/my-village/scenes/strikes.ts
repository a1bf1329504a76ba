import type { MyVillageLog } from '@chronik/my-village'

/** M-560, M-561: what each seat has lost in the plague that is under way; the one before was over when the rat went home. */
export function strikes(log: readonly MyVillageLog[]): ReadonlyMap<number, number> {
  const from = log.findLastIndex(({ code }) => code === 'plague' || code === 'rat-home')
  return new Map(
    log
      .slice(Math.max(from, 0))
      .flatMap((entry) => (entry.code === 'plague-loss' ? [[entry.seat, entry.lost]] : [])),
  )
}

import type { MyVillageLog } from '@chronik/my-village'

/** M-560: what each seat has lost in the plague that is under way. */
export function strikes(log: readonly MyVillageLog[]): ReadonlyMap<number, number> {
  const from = log.findLastIndex(({ code }) => code === 'plague')
  if (from < 0) return new Map()
  return new Map(
    log.slice(from).flatMap((entry) => (entry.code === 'plague-loss' ? [[entry.seat, entry.lost]] : [])),
  )
}

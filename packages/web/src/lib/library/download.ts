import type { MatchCard } from '../port/port.ts'

/** Hands the record of a match over as a text file. */
export function downloadRecord(
  { game, id, startedAt }: Pick<MatchCard, 'game' | 'id' | 'startedAt'>,
  record: string | null,
): void {
  if (record === null) return
  const date = new Date(startedAt).toISOString().slice(0, 10)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain;charset=utf-8' }))
  link.download = `chronik-${game}-${date}-${id.slice(0, 6)}.txt`
  link.click()
  // The browser has taken the file by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

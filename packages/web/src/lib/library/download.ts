import type { MatchCard } from '../port/port.ts'

/** Hands the record of a match over as a text file. */
export function downloadRecord(
  { game, id, startedAt }: Pick<MatchCard, 'game' | 'id' | 'startedAt'>,
  record: string | null,
): void {
  if (record === null) return
  const date = new Date(startedAt).toISOString().slice(0, 10)
  download(
    new Blob([record], { type: 'text/plain;charset=utf-8' }),
    `chronik-${game}-${date}-${id.slice(0, 6)}.txt`,
  )
}

/** Hands a file over. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken the file by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The text of a record with further events: they stand after an empty line, one on each. */
export function appendLines(record: string, lines: readonly string[]): string {
  if (lines.length === 0) return record
  const gap = record.includes('\n\n') ? '' : '\n'
  return `${record}${gap}${lines.join('\n')}\n`
}

/**
 * What happened, as a code with parameters: each language tells it in its own words, each screen
 * moves the pieces it names. Parameters are words of the vocabulary, numbers and seats.
 */
export interface LogEntry {
  readonly code: string
  /** Whose doing it was; also the only one who may read the parameters named in `secret`. */
  readonly seat?: number
  readonly secret?: readonly string[]
}

/** Where entries go while real moves are played; search plays without. */
export interface Log<L extends LogEntry = LogEntry> {
  add(entry: L): void
}

/** A log that keeps everything. */
export class Chronicle<L extends LogEntry = LogEntry> implements Log<L> {
  readonly entries: L[] = []
  add(entry: L): void {
    this.entries.push(entry)
  }
}

/** What a seat (or -1, a spectator) may read of an entry. */
export function entryFor(entry: LogEntry, viewer: number): LogEntry {
  if (entry.secret === undefined) return entry
  const { secret, ...rest } = entry
  if (entry.seat === viewer) return rest
  return Object.fromEntries(
    Object.entries(rest).filter(([name]) => !secret.includes(name)),
  ) as unknown as LogEntry
}

/**
 * The folder of the database, and what for: to look at what is there, to take it for this process alone, or
 * to take it and make what is missing.
 */
export interface Where {
  readonly folder: string
  readonly how: 'look' | 'take' | 'make'
}

/** What the server asks the thread of the database: one statement. */
export interface Ask {
  readonly id: number
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface Answer {
  readonly id: number
  readonly rows: unknown[]
  readonly changes: bigint | undefined
  readonly inserted: bigint | undefined
}

/** A statement that failed; the thread goes on. */
export interface Failed {
  readonly id: number
  readonly message: string
  /** SQLite's extended result code. */
  readonly code: number | undefined
}

/** What the thread says once: the database is open, or why not. */
export type Opening = { readonly open: true } | { readonly open: false; readonly why: string }

export const CLOSE = 'close'
export type ToThread = readonly Ask[] | typeof CLOSE
export type FromThread = Opening | readonly (Answer | Failed)[]

/** What somebody has spent on a decision so far: kept now and then, so that clocks outlive the server. */
export interface KeptClock {
  readonly table: string
  /** The deed the decision follows. */
  readonly seq: number
  readonly spent: number
  /** Whether the clock was running. */
  readonly counting: boolean
  readonly at: number
}

export interface ClockStore {
  keep(clocks: readonly KeptClock[]): Promise<void>
  of(table: string): Promise<KeptClock | null>
  /** The matches at these tables need no clock any more. */
  forget(tables: readonly string[]): Promise<void>
}

import type { LookedAt } from '@chronik/bots'

/** A match that was looked back on, or as much of it as has been. */
export interface KeptAnalysis {
  readonly table: string
  /** Names who is at it: only they add to it. */
  readonly run: string
  readonly status: 'running' | 'stopped' | 'failed' | 'done'
  /** How hard each decision was thought about. */
  readonly iterations: number
  /** How many events the match has, and how many of them were looked at. */
  readonly events: number
  readonly read: number
  readonly moves: readonly LookedAt[]
  /** When something was last heard of it. */
  readonly at: number
}

/** How far a run has come: all of it, so that it is one step. */
export type AnalysisStep = Pick<KeptAnalysis, 'table' | 'run' | 'status' | 'read' | 'moves' | 'at'>

export interface AnalysisStore {
  find(table: string): Promise<KeptAnalysis | null>
  /** Begins a run; whoever was at it before is not any more. */
  begin(analysis: KeptAnalysis): Promise<void>
  /** Keeps what a run has found; false if it was ended meanwhile, or another has begun. */
  add(step: AnalysisStep): Promise<boolean>
  /** The run is still at it; false as above. */
  touch(table: string, run: string, at: number): Promise<boolean>
  /** Ends whatever is running; what was found stays. */
  stop(table: string): Promise<void>
}

import type { Level } from '@chronik/bots'
import type { TableSetup } from '../../tables/table.ts'

/** A turn that a bot is to think about: everything it may know, and nothing else. */
export interface Task {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly setup: TableSetup
  readonly seat: number
  readonly level: Level
  readonly seed: number
  /** The memory of the seat's view. */
  readonly view: Int16Array
}

export type Thought =
  /** `hurried`: below the level of the bot, because many were waiting. */
  | { readonly ok: true; readonly moves: readonly string[]; readonly hurried?: boolean }
  | { readonly ok: false; readonly why: string }

/** What a thread says first: it has loaded everything and can think. */
export const READY = 'ready'

import type { Level, LookedAt, Stretch } from '@chronik/bots'
import type { TableSetup } from '../../tables/table.ts'

/** Something to think about in a thread. */
export type Task = Turn | LookBack

/** A turn that a bot is to think about: everything it may know, and nothing else. */
export interface Turn {
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

/** Some events of a match that is over, to be looked at again. */
export interface LookBack {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly record: string
  readonly iterations: number
  readonly stretch: Stretch
}

export type Thought =
  /** `hurried`: below the level of the bot, because many were waiting. `looked`: what looking back has shown. */
  | {
      readonly ok: true
      readonly moves: readonly string[]
      readonly hurried?: boolean
      readonly looked?: readonly LookedAt[]
    }
  | { readonly ok: false; readonly why: string }

/** What a thread says first: it has loaded everything and can think. */
export const READY = 'ready'

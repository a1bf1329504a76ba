import type { LogEntry } from '../log.ts'
import type { Token } from './token.ts'

/** One line of the story before it is put into words: what happened, with all that belongs to it. */
export interface Act<L extends LogEntry = LogEntry, M = unknown> {
  readonly head: L
  /** What was paid for it and what it brought. */
  readonly cost: Token[]
  readonly gain: Token[]
  /** Entries that follow and are told in the same line, such as the cubes of a fill. */
  readonly more: L[]
  /** What the story remembers when the line begins. */
  readonly memory: M
  /** Entries of the log up to and with the last one that belongs here. */
  told: number
}

export function copyOf<L extends LogEntry, M>(act: Act<L, M>): Act<L, M> {
  return { ...act, cost: [...act.cost], gain: [...act.gain], more: [...act.more] }
}

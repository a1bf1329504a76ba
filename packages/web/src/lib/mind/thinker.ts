import type { Setup } from '@chronik/kernel'
import type { SpokenAdvice } from './advice.ts'

/** What is to be thought about: the view of the seat that is to decide, and nothing more. */
export interface Question {
  /** Questions with the same key are about the same match. */
  readonly match: string
  readonly game: string
  readonly setup: Setup
  readonly position: Int16Array
}

export interface MoveQuestion extends Question {
  readonly level: string
  readonly seed: number
}

/** Thinks for bots and gives advice. */
export interface Thinker {
  /** The move a bot would make, in notation. */
  choose(question: MoveQuestion): Promise<string>
  advise(question: Question): Promise<SpokenAdvice>
  /** Thinks no more about what was asked: those answers never come. */
  stop(): void
}

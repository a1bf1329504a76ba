import type { LogEntry } from '@chronik/kernel'
import type { TargetId } from '../table/contract.ts'

/** One thing to do in a chapter. */
export interface Step {
  /** Moves that lead on, in notation; any of them will do, the first is what the words are about. */
  readonly moves: readonly string[]
  /** What the pointer points at. */
  readonly spot: TargetId
  say(): string
}

/** A short lesson at the real table: a prepared position, something to reach, and words on the way. */
export interface Chapter {
  readonly id: string
  /** The piece that stands for it. */
  readonly piece: string
  title(): string
  goal(): string
  readonly steps: readonly Step[]
  /** The entry of the log that says it is reached: its code and what it holds. */
  readonly reached: { readonly code: string } & { readonly [detail: string]: string | number }
  /** Why that was good. */
  why(): string
  /** Why something else is not what it is about. */
  not(): string
  /** The rules it teaches, by number. */
  readonly rules: readonly string[]
}

/** The lessons of a game, from the first to the last, with the records they begin with. */
export interface School {
  readonly chapters: readonly Chapter[]
  readonly records: { readonly [chapter: string]: string }
}

/** Whoever learns sits here. */
export const LEARNER = 0

export function isReached({ reached }: Pick<Chapter, 'reached'>, log: readonly LogEntry[]): boolean {
  return log.some(
    (entry) =>
      entry.seat === LEARNER &&
      Object.entries(reached).every(([detail, wanted]) => Reflect.get(entry, detail) === wanted),
  )
}

/** The step that is due where these moves are possible, in notation; -1 off the way. */
export function stepAt({ steps }: Pick<Chapter, 'steps'>, possible: readonly string[]): number {
  return steps.findIndex(({ moves }) => moves.some((move) => possible.includes(move)))
}

const MARK = 'school'

/** Lessons are matches of this device with a name of their own: they are resumed like any other. */
export const lessonId = (game: string, chapter: string): string => `${MARK}.${game}.${chapter}`

export function readLessonId(id: string): { readonly game: string; readonly chapter: string } | null {
  const [mark, game, chapter] = id.split('.')
  return mark === MARK && game !== undefined && chapter !== undefined ? { game, chapter } : null
}

import type { LogEntry, Move, OptionValue } from '@chronik/kernel'
import type { OptionCard, TargetId } from '../table/contract.ts'

/** One thing to do in a chapter. */
export interface Step {
  /** Moves that lead on, in notation; any of them will do, the first is what the words are about. */
  readonly moves: readonly string[]
  /** What the pointer points at. */
  readonly spot: TargetId
  say(): string
}

/** An entry of the log, by its code and what it holds. */
type Wanted = { readonly code: string } & { readonly [detail: string]: string | number }

/** A short lesson at the real table: a prepared position, something to reach, and words on the way. */
export interface Chapter {
  readonly id: string
  /** The piece that stands for it. */
  readonly piece: string
  title(): string
  goal(): string
  readonly steps: readonly Step[]
  /** What the log tells once it is reached, of the learner or of nobody; of several entries all of them. */
  readonly reached: Wanted | readonly Wanted[]
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
  /** What is agreed for the first match that they end in, beside what is usual. */
  readonly first?: { readonly [option: string]: OptionValue }
  /** Pieces of its chapters that the game by itself does not have, as symbols. */
  readonly sheet?: () => Promise<string>
  /** What can be added to the game has lessons of its own, loaded when somebody looks for them. */
  readonly courses?: readonly Course[]
}

/** Chapters of a course have its id before their own: `inn-beer`. */
export interface Course {
  readonly id: string
  name(): string
  load(): Promise<School>
}

/** The school or the course of it that a chapter belongs to. */
export async function schoolWith(school: School, chapter: string): Promise<School | null> {
  if (school.records[chapter] !== undefined) return school
  const course = school.courses?.find(({ id }) => chapter.startsWith(`${id}-`))
  return course === undefined ? null : schoolWith(await course.load(), chapter)
}

/** Whoever learns sits against a bot that is patient. */
export const PATIENT = 'novice'

/** Whoever learns sits here. */
export const LEARNER = 0

export function isReached({ reached }: Pick<Chapter, 'reached'>, log: readonly LogEntry[]): boolean {
  return [reached]
    .flat()
    .every((wanted) =>
      log.some(
        (entry) =>
          (entry.seat === LEARNER || entry.seat === undefined) &&
          Object.entries(wanted).every(([detail, value]) => Reflect.get(entry, detail) === value),
      ),
    )
}

/** The step that is due where these moves are possible, in notation; -1 off the way. */
function stepAt({ steps }: Pick<Chapter, 'steps'>, possible: readonly string[]): number {
  return steps.findIndex(({ moves }) => moves.some((move) => possible.includes(move)))
}

/** How far somebody is. */
interface Progress {
  /** What is binding, and what the turn under way has brought on top of it. */
  readonly told: readonly LogEntry[]
  readonly tentative: readonly LogEntry[]
  /** The moves of the turn under way, in notation. */
  readonly made: readonly string[]
}

/**
 * Where somebody is: at a step, at the goal, or off the way. What the turn under way has reached counts once nothing
 * of the chapter is left to be done in it: who has chosen a way has still to pay for it. Who made something else in
 * this turn is off the way, even where the same could be paid for it.
 */
export function placeIn(
  chapter: Pick<Chapter, 'steps' | 'reached'>,
  { told, tentative, made }: Progress,
  possible: readonly string[],
): number | 'reached' | 'astray' {
  if (isReached(chapter, told)) return 'reached'
  const step = stepAt(chapter, possible)
  const asTold = made.every((move) => chapter.steps.some(({ moves }) => moves.includes(move)))
  if (step >= 0 && asTold) return step
  return isReached(chapter, [...told, ...tentative]) ? 'reached' : 'astray'
}

/** Whether an option is what a step asks for, and what follows from it at once what the next ones do. */
export function leadsOn(
  { steps }: Pick<Chapter, 'steps'>,
  step: number,
  { move, next = [] }: Pick<OptionCard, 'move' | 'next'>,
  format: (move: Move) => string,
): boolean {
  return [move, ...next].every((one, at) => steps[step + at]?.moves.includes(format(one)) ?? at > 0)
}

const MARK = 'school'

/** Lessons are matches of this device with a name of their own, as records allow it: they are resumed like any other. */
export const lessonId = (game: string, chapter: string): string => `${MARK}_${game}_${chapter}`

export function readLessonId(id: string): { readonly game: string; readonly chapter: string } | null {
  // Once there were dots between them, which a record of a finished match refuses.
  const [mark, game, chapter] = id.split(/[._]/)
  return mark === MARK && game !== undefined && chapter !== undefined ? { game, chapter } : null
}

import { getContext, setContext } from 'svelte'
import type { Chapter, School } from './chapter.ts'
import type { LessonAtTable } from './lesson.svelte.ts'

/** A chapter that somebody learns, and its school. */
export interface Taught {
  readonly game: string
  readonly school: School
  readonly chapter: Chapter
}

/** What the parts around a lesson share. */
interface Shared extends Taught {
  readonly lesson: LessonAtTable
}

const KEY = Symbol('taught')

export const provideTaught = (shared: Shared): Shared => setContext(KEY, shared)
export const useTaught = (): Shared => getContext<Shared>(KEY)

import { getContext, setContext } from 'svelte'
import type { Chapter, School } from './chapter.ts'

/** What the parts around a lesson share. */
export interface Taught {
  readonly game: string
  readonly school: School
  readonly chapter: Chapter
}

const KEY = Symbol('taught')

export const provideTaught = (taught: Taught): Taught => setContext(KEY, taught)
export const useTaught = (): Taught => getContext<Taught>(KEY)

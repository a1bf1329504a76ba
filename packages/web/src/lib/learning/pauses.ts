import type { LogEntry } from '@chronik/kernel'
import type { StoryLine } from '../table/contract.ts'

/** Something that passes too quickly the first time: the match waits at its beginning and at its end. */
export interface Lesson {
  readonly id: string
  /** Codes of the log with which it begins and ends; the same for what is over at once. */
  readonly begins: readonly string[]
  readonly ends: readonly string[]
  /** The passage of the rulebook that explains it. */
  readonly passage: string
  /** Happens so often that it is known once it has been told. */
  readonly often?: boolean
}

/** Where the match waits, and why. */
export interface Pause {
  readonly lesson: Lesson
  /** It begins now: how it goes is told. */
  readonly explains: boolean
  /** It is over: what happened from this entry of the log up to that one is told. */
  readonly told: { readonly from: number; readonly to: number } | null
}

/**
 * What is to be told about the entries of a log from here on; `isKnown` says what need not be. Several of one
 * lesson, such as the beginning and the end that came at once, are one pause.
 */
export function pausesIn(
  lessons: readonly Lesson[],
  log: readonly LogEntry[],
  from: number,
  isKnown: (lesson: Lesson) => boolean,
): readonly Pause[] {
  const pauses: Pause[] = []
  for (let at = Math.max(0, from); at < log.length; at++) {
    for (const lesson of lessons) {
      if (isKnown(lesson)) continue
      const before = pauses.findIndex((pause) => pause.lesson === lesson)
      const { code } = log[at]
      const explains = lesson.begins.includes(code)
      const begun = explains ? at : openedAt(lesson, log, at)
      const told = lesson.ends.includes(code) && begun !== null ? { from: begun, to: at + 1 } : null
      if (!explains && told === null) continue
      if (before < 0) pauses.push({ lesson, explains, told })
      else pauses[before] = { lesson, explains: pauses[before].explains || explains, told }
    }
  }
  return pauses
}

/** What waits to be told, and what came meanwhile: one pause for each lesson, and nothing of it is lost. */
export function carriedOn(waiting: readonly Pause[], fresh: readonly Pause[]): readonly Pause[] {
  const others = waiting.filter(({ lesson }) => !fresh.some((one) => one.lesson === lesson))
  const whole = fresh.map((pause) => ({
    ...pause,
    explains: pause.explains || waiting.some(({ lesson, explains }) => lesson === pause.lesson && explains),
  }))
  return [...others, ...whole]
}

/** Where what ends at this entry has begun; null if it ended before, or never began. */
function openedAt({ begins, ends }: Lesson, log: readonly LogEntry[], end: number): number | null {
  for (let at = end - 1; at >= 0; at--) {
    if (begins.includes(log[at].code)) return at
    if (ends.includes(log[at].code)) return null
  }
  return null
}

/** The lines that begin in this part of the log, whole: what the last of them tells may come after it. */
export function linesIn<L extends Pick<StoryLine, 'told' | 'about'>>(
  story: readonly L[],
  { from, to }: NonNullable<Pause['told']>,
): readonly L[] {
  return story.filter(({ told, about }) => told > from && told - about.length < to)
}

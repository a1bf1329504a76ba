import type { LogEntry } from '@chronik/kernel'
import type { StoryLine } from '../table/contract.ts'

/** Whose doing an entry is: what belongs to a line comes of whoever the line is about, though it may go to others. */
export function doerOf(story: readonly StoryLine[], entry: LogEntry): number | null {
  const line = story.at(-1)
  return line?.about.includes(entry) === true ? line.seat : (entry.seat ?? null)
}

/** Whoever did something last: what nobody does comes of it, and whoever is due next has not begun. */
export function lastDoer(story: readonly StoryLine[]): number | null {
  return story.findLast(({ seat }) => seat !== null)?.seat ?? null
}

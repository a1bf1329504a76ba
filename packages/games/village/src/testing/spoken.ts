import type { Language, LogEntry } from '@chronik/kernel'
import { type Cast, spokenLine, tellAll } from '@chronik/kernel/story'
import { story } from '../words/story.ts'

const SEATS = [
  { name: 'Greta', colour: 'red' },
  { name: 'Matthis', colour: 'blue' },
  { name: 'Ylva', colour: 'white' },
  { name: 'Bruno', colour: 'yellow' },
]

/** A log as it is told to somebody who watches, or to the one on a seat. */
export function spoken(
  log: readonly LogEntry[],
  {
    language = 'en',
    players = 4,
    reader = -1,
  }: { language?: Language; players?: number; reader?: number } = {},
): readonly string[] {
  const seats = SEATS.slice(0, players).map((seat, at) => ({ ...seat, you: at === reader }))
  const cast: Cast = { seats, language }
  return tellAll(story, log, cast).map((line) => spokenLine(story, line, cast))
}

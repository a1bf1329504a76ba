import type { LogEntry } from '@chronik/kernel'
import type { StoryLine } from '../table/contract.ts'

/** The lines of a stretch of the log that tell a deed of one of these seats: nobody was asked for it. */
export function forcedLines(
  story: readonly StoryLine[],
  { from, to }: { readonly from: number; readonly to: number },
  seats: readonly number[],
  isDeed: (entry: LogEntry) => boolean,
): readonly StoryLine[] {
  return story.filter(
    ({ told, seat, about }) =>
      told > from && told <= to && seat !== null && seats.includes(seat) && about.some(isDeed),
  )
}

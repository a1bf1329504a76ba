import type { StoryLine } from '../table/contract.ts'

/** A stretch of the story under one heading; null for what comes before the first round. */
export interface Round {
  readonly heading: string | null
  /** Newest line first. */
  readonly lines: readonly StoryLine[]
}

/** The story by rounds, the newest first; a line that opens a round is the oldest of it. */
export function byRound(
  lines: readonly StoryLine[],
  headingOf: (about: StoryLine['about'][number]) => string | null,
): readonly Round[] {
  const rounds: { heading: string | null; lines: StoryLine[] }[] = []
  for (const line of lines) {
    const opens = line.about.map((entry) => headingOf(entry)).find((heading) => heading !== null) ?? null
    if (opens !== null || rounds.length === 0) rounds.unshift({ heading: opens, lines: [] })
    rounds[0].lines.unshift(line)
  }
  return rounds
}

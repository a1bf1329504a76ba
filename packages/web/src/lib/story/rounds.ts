import type { StoryLine } from '../table/contract.ts'

/** A stretch of the story under one heading; null for what comes before the first round. */
export interface Round {
  readonly heading: string | null
  /** Its number in the story, whatever is left out and whatever comes later. */
  readonly nr: number
  /** Where in the story its oldest line stands that is not left out. */
  readonly from: number
  /** Newest line first. */
  readonly lines: readonly StoryLine[]
}

/**
 * The story by rounds, the newest first; a line that opens a round is the oldest of it. Lines before `from` are
 * left out, but not the round that they opened.
 */
export function byRound(
  lines: readonly StoryLine[],
  headingOf: (about: StoryLine['about'][number]) => string | null,
  from = 0,
): readonly Round[] {
  const rounds: (Round & { readonly lines: StoryLine[] })[] = []
  let current: string | null = null
  let nr = 0
  // The whole story is gone through with every step of a match: nothing is made for lines that open no round.
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const opens = openedBy(line, headingOf)
    current = opens ?? current
    if (opens !== null) nr++
    if (at < from) continue
    if (opens !== null || rounds.length === 0) rounds.unshift({ heading: current, nr, from: at, lines: [] })
    rounds[0].lines.unshift(line)
  }
  return rounds
}

function openedBy(
  { about }: StoryLine,
  headingOf: (about: StoryLine['about'][number]) => string | null,
): string | null {
  for (const entry of about) {
    const heading = headingOf(entry)
    if (heading !== null) return heading
  }
  return null
}

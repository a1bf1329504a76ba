import type { Chapter } from './chapter.ts'

/** The words of a move in notation: `take travel faith`, `play:act-sale`. */
const partsOf = (move: string): readonly string[] => move.split(/[ :]/)

/** So many of its first words a move shares with another. */
function shared(one: readonly string[], other: readonly string[]): number {
  const apart = one.findIndex((part, at) => part !== other[at])
  return apart < 0 ? one.length : apart
}

/**
 * The chapter that teaches a move: one in which that move is made, or one most like it; of several the one that is
 * called after it, then the first. Null where no chapter makes anything of its kind.
 */
export function chapterAbout<C extends Pick<Chapter, 'id' | 'steps'>>(
  chapters: readonly C[],
  move: string,
): C | null {
  const asked = partsOf(move)
  let best: C | null = null
  let most = 0
  for (const chapter of chapters) {
    const made = chapter.steps.flatMap(({ moves }) => moves)
    const alike = Math.max(0, ...made.map((one) => shared(asked, partsOf(one))))
    const near = alike === 0 ? 0 : alike + (asked.includes(chapter.id) ? 0.5 : 0)
    if (near > most) [best, most] = [chapter, near]
  }
  return best
}

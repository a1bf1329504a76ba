import type { Passage, Rulebook } from './rulebook.ts'

/** What is to be decided now, as far as the rules tell it. */
export interface Moment {
  readonly game: string
  /** The rule that asks for it, by number; null where nothing is to be decided here. */
  readonly rule: string | null
  /** Passages about what can be done now. */
  readonly passages: readonly string[]
}

/** So many passages are read before a decision. */
const MOST = 4

/** The passages that matter now: those that tell the rule of the decision, then those about what can be done. */
export function matteringIn(book: Rulebook, { rule, passages }: Moment): readonly Passage[] {
  const all = book.chapters.flatMap(({ passages: within }) => within)
  const about = passages.flatMap((id) => all.filter((one) => one.id === id))
  return [...new Set([...passagesTelling(book, rule), ...about])].slice(0, MOST)
}

/** Whether the rule of a decision is read itself, before anything else: only where no passage tells it in plain words. */
export const speaksItself = (book: Rulebook, { rule }: Moment): boolean =>
  rule !== null && passagesTelling(book, rule).length === 0

/** The passages that tell a rule; what the book says in short only where it says no more. */
export function passagesTelling({ chapters }: Rulebook, rule: string | null): readonly Passage[] {
  if (rule === null) return []
  const [short = [], ...more] = chapters.map(({ passages }) =>
    passages.filter((one) => one.rules.includes(rule)),
  )
  const told = more.flat()
  return told.length > 0 ? told : short
}

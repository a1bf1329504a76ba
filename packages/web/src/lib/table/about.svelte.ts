import type { Passage, Rulebook } from '../rules/rulebook.ts'
import type { TargetId } from './contract.ts'

/** What the rulebook says about something on the board, in a few sentences. */
export interface About {
  readonly text: string
  readonly rules: readonly string[]
}

/** So much is read while somebody points at something. */
const MOST = 340

/** What things on the table are good for, in the words of the rulebook; nothing until it is there. */
class Explaining {
  #passages = $state.raw<ReadonlyMap<string, Passage>>(new Map())
  #passageOf: (id: TargetId) => string | null = () => null

  /** `passageOf` says which passage a thing of the board belongs to. */
  read(rulebook: Rulebook | null, passageOf: (id: TargetId) => string | null): void {
    this.#passageOf = passageOf
    const passages = rulebook?.chapters.flatMap((chapter) => chapter.passages) ?? []
    this.#passages = new Map(passages.map((passage) => [passage.id, passage]))
  }

  /** A whole passage; null until the rulebook is there. */
  passage(id: string): Passage | null {
    return this.#passages.get(id) ?? null
  }

  about(id: TargetId): About | null {
    const passage = this.passage(this.#passageOf(id) ?? '')
    return passage === null ? null : { text: shortened(passage), rules: passage.rules.slice(0, 4) }
  }
}

/** A little later: what things are good for is there when somebody points at them, and not in the way of the first move. */
const AHEAD = 1_500

/**
 * Explains the things of one table until it is left. It holds what the table says of them, not the table: whoever has
 * left may still point at something that is on its way out, and a book that comes later belongs to nobody.
 */
export function explainTable(
  passageOf: ((id: TargetId) => string | null) | undefined,
  load: () => Promise<Rulebook | null>,
): () => void {
  let left = false
  const read = async () => {
    const rulebook = await load()
    if (!left) explaining.read(rulebook, (id) => passageOf?.(id) ?? null)
  }
  const timer = setTimeout(() => void read(), AHEAD)
  return () => {
    left = true
    clearTimeout(timer)
    explaining.read(null, () => null)
  }
}

/** Whole sentences, as many as fit; the title is left out. */
export function shortened({ title, text }: Pick<Passage, 'title' | 'text'>): string {
  const body = text.startsWith(title) ? text.slice(title.length).trim() : text
  const sentences = body.match(/[^.!?]+(?:[.!?]+(?=\s|$)|$)/g) ?? [body]
  let kept = ''
  for (const sentence of sentences) {
    if (kept !== '' && kept.length + sentence.length > MOST) break
    kept += sentence
  }
  return kept.trim()
}

export const explaining = new Explaining()

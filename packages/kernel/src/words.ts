/**
 * A vocabulary: a fixed list of words that data, code, notation, log and messages share.
 * Inside a state a word is its place in the list; outside it is the word itself.
 */
export interface Words<W extends string = string> {
  readonly list: readonly W[]
  readonly size: number
  /** The place of each word: `COLOURS.at.skill` is 0. */
  readonly at: Readonly<Record<W, number>>
}

/** Any word of a vocabulary: `Word<typeof COLOURS>`. */
export type Word<V> = V extends Words<infer W> ? W : never

export function words<const L extends readonly string[]>(list: L): Words<L[number]> {
  const at = {} as Record<L[number], number>
  list.forEach((word: L[number], index) => {
    if (Object.hasOwn(at, word)) throw new Error(`the word "${word}" stands twice in a vocabulary`)
    at[word] = index
  })
  return { list, size: list.length, at }
}

/** The place of an untrusted word, or -1. */
export function placeOf(vocabulary: Words, word: string): number {
  return Object.hasOwn(vocabulary.at, word) ? vocabulary.at[word] : -1
}

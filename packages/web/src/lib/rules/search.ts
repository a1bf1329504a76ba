import type { Block, RulesDocument } from './document.ts'
import { folded, plainOf } from './plain.ts'
import type { Passage, Rulebook } from './rulebook.ts'

type Rule = Extract<Block, { readonly kind: 'rule' }>

/** How people ask in a language. */
export interface Speech {
  /** Groups of words that they use for the same thing. */
  readonly alike: readonly (readonly string[])[]
  /** Words that only hold the others together. */
  readonly small: readonly string[]
}

const PLAIN: Speech = { alike: [], small: [] }

/** So short a word would be found in the middle of many others: it has to begin one. */
const SHORT = 3
/** `V-412`, `VP-R1`, `412`. */
const NUMBER = /^([a-z]+-)?[a-z]?\d+$/i
/** More rules than this answer no question. */
const MOST_RULES = 12

/**
 * The passages that answer a question: those in which most of its words occur, or others for the same thing; those
 * that are called so come first. A number finds the passages that tell the rule of that number.
 */
export function search(book: Rulebook, question: string, speech = PLAIN): readonly Passage[] {
  const ways = waysOf(question, speech)
  const passages = book.chapters.flatMap(({ title, passages: within }) =>
    within.map((passage) => ({
      passage,
      titles: [passage.title, title].map(folded),
      text: folded(`${title} ${passage.text}`),
    })),
  )
  const counted = passages.map(({ passage, titles: [own, above], text }) => ({
    passage,
    named: ways.reduce((sum, way) => sum + (isIn(own, way) ? 2 : 0) + (isIn(above, way) ? 1 : 0), 0),
    found: ways.filter((way) => isIn(text, way) || passage.rules.some((rule) => isCalled(rule, way[0])))
      .length,
  }))
  const most = Math.max(1, ...counted.map(({ found }) => found))
  return counted
    .filter(({ found }) => found === most)
    .toSorted((one, other) => other.named - one.named)
    .map(({ passage }) => passage)
}

/** The numbered rules that a question names, or else those in which all its words occur. */
export function searchRules({ blocks }: RulesDocument, question: string, speech = PLAIN): readonly Rule[] {
  const ways = waysOf(question, speech)
  if (ways.length === 0) return []
  const rules = blocks.filter((block) => block.kind === 'rule')
  const named = rules.filter(({ id }) => ways.some(([word]) => isCalled(id, word)))
  if (named.length > 0) return named
  return rules
    .filter(({ html }) => {
      const text = folded(plainOf(html))
      return ways.every((way) => isIn(text, way))
    })
    .slice(0, MOST_RULES)
}

/** Each word of a question with those that mean the same; `V-412` and `412` are numbers of rules. */
function waysOf(question: string, { alike, small }: Speech): readonly (readonly string[])[] {
  const words = question
    .split(/\s+/)
    .flatMap((word) => (NUMBER.test(word) ? [word.toLowerCase()] : wordsOf(word)))
  const telling = words.filter((word) => !small.includes(word))
  return (telling.length > 0 ? telling : words).map((word) => [word, ...othersFor(word, alike)])
}

const wordsOf = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean)

/** Words between signs and spaces; a short one has to begin a word. */
function isIn(text: string, way: readonly string[]): boolean {
  return way.some((word) => ` ${text}`.includes(word.length > SHORT ? word : ` ${word}`))
}

const isCalled = (rule: string, word: string): boolean =>
  NUMBER.test(word) && `-${rule.toLowerCase()}`.endsWith(`-${word}`)

const othersFor = (word: string, alike: Speech['alike']): readonly string[] =>
  alike.map((group) => group.map(folded)).find((group) => group.includes(word)) ?? []

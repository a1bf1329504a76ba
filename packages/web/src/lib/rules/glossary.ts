import type { Language } from '@chronik/kernel'
import type { RulesDocument } from './document.ts'
import { folded, plainOf } from './plain.ts'

/** A word of a game: what it is called, what it means, and where it is told. */
export interface Word {
  /** Its pieces, by their words in the sheet. */
  readonly ids: readonly string[]
  readonly name: string
  readonly meaning: string
  /** The rules that name it, and the examples that are played with it, by their numbers. */
  readonly rules: readonly string[]
  readonly examples: readonly { readonly id: string; readonly text: string }[]
}

const COLUMNS: { readonly [language in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
}
const MOST_RULES = 4
const MOST_EXAMPLES = 2
/** Rulings and what always holds are for those who look closer. */
const PLAIN = /^[A-Z]+-\d+$/
const EXAMPLE = /-E\d+$/
/** Moves and words as records write them: what is told without them is read more easily. */
const NOTATED = /<code>[^<]*[a-z]/

/** The words of a game, from the tables of its reference that say what things are called in each language. */
export function glossaryOf({ blocks }: RulesDocument, language: Language): Word[] {
  const told = blocks.flatMap((block) =>
    block.kind === 'rule'
      ? [{ id: block.id, text: plainOf(block.html), notated: NOTATED.test(block.html) }]
      : [],
  )
  const words = blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const name = block.head.indexOf(COLUMNS[language])
    const whole = Object.values(COLUMNS).every((column) => block.head.includes(column))
    return whole ? block.rows.map((row) => wordOf(row, name, block.head, told)) : []
  })
  const order = new Intl.Collator(language)
  return words.toSorted((one, other) => order.compare(one.name, other.name))
}

type Told = readonly { readonly id: string; readonly text: string; readonly notated: boolean }[]

function wordOf(row: readonly string[], column: number, head: readonly string[], told: Told): Word {
  const name = plainOf(row[column])
  // Some books write the word of the vocabulary as code, some plainly.
  const ids = [...row[0].matchAll(/[a-z][a-z0-9-]*(?![^<]*>)/g)].map(([id]) => id)
  const names = name
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((one) => folded(one))
    .filter((one) => one.length > 2)
  const naming = told.filter(({ text }) => {
    const words = ` ${folded(text)}`
    return names.some((one) => words.includes(` ${one}`))
  })
  return {
    ids,
    name,
    meaning: meaningOf(row, head),
    rules: naming
      .filter(({ id }) => PLAIN.test(id))
      .slice(0, MOST_RULES)
      .map(({ id }) => id),
    examples: naming
      .filter(({ id }) => EXAMPLE.test(id))
      .toSorted((one, other) => Number(one.notated) - Number(other.notated))
      .slice(0, MOST_EXAMPLES)
      .map(({ id, text }) => ({ id, text })),
  }
}

/** What the last column says; a figure alone says nothing without what stands above it. */
function meaningOf(row: readonly string[], head: readonly string[]): string {
  const meaning = plainOf(row.at(-1) ?? '')
  return /^\d+$/.test(meaning) ? `${head[0]}, ${head.at(-1)} ${meaning}` : meaning
}

/** The words that a question is about; all of them without one. */
export function wordsFor(words: readonly Word[], question: string): readonly Word[] {
  const asked = folded(question)
  if (asked === '') return words
  return words.filter(({ name, meaning }) => folded(`${name} ${meaning}`).includes(asked))
}

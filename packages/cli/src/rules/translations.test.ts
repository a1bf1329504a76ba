import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { repository } from '../../test/process.ts'

const BOOKS = ['village', 'village-expansions', 'my-village', 'world-without-end'] as const
/** Columns that say what a thing is called in each language: the same in every translation. */
const CALLED = ['English', 'Deutsch', 'Nederlands'] as const

/** What a translation must keep of a line, whatever its words are. */
interface Line {
  /** The number of a rule, the level of a heading, or that it is a row, an item or a text. */
  readonly kind: string
  readonly placeholders: readonly string[]
  readonly code: readonly string[]
  readonly cells: number
  readonly called: readonly string[]
}

/** A line with the rules it names and the numbers it writes in digits. */
interface Written {
  readonly line: Line
  readonly numbers: readonly string[]
  /** Those that are no part of a word: `tile-212` may have another name. */
  readonly free: readonly string[]
}

function linesOf(markdown: string): Written[] {
  let head: readonly string[] | null = null
  return markdown.split('\n').flatMap((text) => {
    const cells = text.startsWith('|') ? cellsOf(text) : []
    head = cells.length === 0 ? null : (head ?? cells)
    if (text.trim() === '') return []
    const row = head ?? []
    const plain = text.replaceAll(/`[^`]*`|\{\{[^}]*\}\}/g, ' ')
    const line: Line = {
      kind: kindOf(text),
      placeholders: (text.match(/\{\{[^}]*\}\}/g) ?? []).toSorted(),
      code: (text.match(/`[^`]*`/g) ?? []).toSorted(),
      cells: cells.length,
      called: CALLED.map((language) => cells[row.indexOf(language)] ?? ''),
    }
    return { line, numbers: numbersOf(plain), free: numbersOf(plain.replaceAll(/[a-z]-\d+/g, ' ')) }
  })
}

function kindOf(line: string): string {
  const rule = /^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/.exec(line)
  if (rule !== null) return rule[1]
  return /^(#+|\||-)( |$)/.exec(line)?.[1] ?? 'text'
}

/** A bar inside code does not end a cell. */
function cellsOf(row: string): string[] {
  return (row.slice(1).match(/(?:`[^`]*`|[^|`])*\|/g) ?? []).map((cell) => cell.slice(0, -1).trim())
}

/** `customer-01` and `Kunde 1` write the same number. */
function numbersOf(text: string): string[] {
  return (text.match(/\b[A-Z]{1,4}-[A-Z]?\d+\b|\d+/g) ?? []).map((number) => number.replace(/^0+(?=\d)/, ''))
}

/** The first line in which a translation says something else; null if there is none. */
function firstFault(original: string, translation: string): string | null {
  const written = linesOf(original)
  const translated = linesOf(translation)
  const at = written.findIndex(
    (one, place) => place >= translated.length || !saysSame(one, translated[place]),
  )
  if (at >= 0) return `${JSON.stringify(written[at])}\nbecame\n${JSON.stringify(translated[at])}`
  return translated.length === written.length
    ? null
    : `something more: ${translated[written.length].line.kind}`
}

function saysSame(original: Written, translation: Written): boolean {
  const left = [...translation.numbers]
  const kept = original.free.every((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return kept && JSON.stringify(original.line) === JSON.stringify(translation.line)
}

function fileOf(book: string, language: string): string {
  return join(repository, 'docs/rules', language === 'en' ? '' : language, `${book}.md`)
}

const translations = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  BOOKS.map((book) => [book, language] as const),
)

test.for(translations)('the reference of %s in %s says what the English one says', ([book, language]) => {
  const [original, translation] = ['en', language].map((one) => readFileSync(fileOf(book, one), 'utf8'))
  expect(firstFault(original, translation)).toBe(null)
})

describe('a translation is found out', () => {
  const original = `# Rules

## Market

- **V-1** Pay {{coins}} coins for \`ox\` (V-2), twice at most {{coins}}.
- **V-2** With 3 players \`take ox\`.

| identifier | English | Deutsch | meaning |
|---|---|---|---|
| \`ox\` | ox | Ochse | {{points}} points |
`
  const translation = `# Regeln

## Markt

- **V-1** Für \`ox\` zahlst du {{coins}} Münzen, höchstens zweimal {{coins}} (V-2).
- **V-2** Zu 3: \`take ox\`.

| Kennung | English | Deutsch | Bedeutung |
|---|---|---|---|
| \`ox\` | ox | Ochse | {{points}} Punkte |
`
  test('and a good one is let through', () => expect(firstFault(original, translation)).toBe(null))

  test.each([
    ['lacks a rule', /- \*\*V-2.*\n/, ''],
    ['has one more', /(- \*\*V-2.*\n)/, '$1- **V-3** Neu.\n'],
    ['repeats one', /(- \*\*V-2.*\n)/, '$1$1'],
    ['changes their order', /(- \*\*V-1.*\n)(- \*\*V-2.*\n)/, '$2$1'],
    ['lacks a figure', /höchstens zweimal {{coins}}/, 'höchstens zweimal'],
    ['has another figure', /{{points}}/, '{{coins}}'],
    ['names another rule', /\(V-2\)/, '(V-1)'],
    ['writes another number', /Zu 3/, 'Zu 4'],
    ['translates what is written as code', /`take ox`/, '`nimm Ochse`'],
    ['lacks a cell', /Ochse \|/, ''],
    ['calls a thing otherwise', /\| Ochse/, '| Rind'],
    ['lacks a heading', /## Markt\n/, ''],
  ])('if it %s', (_, part, changed) => {
    const wrong = translation.replace(part, changed)
    expect(wrong).not.toBe(translation)
    expect(firstFault(original, wrong)).not.toBe(null)
  })
})

import { type Block, parseRules } from './document.ts'

/**
 * A rulebook for players: chapters of passages in plain words, with pictures of the pieces. It is written in
 * docs/rulebook with the same small part of Markdown as the references; `:coin:` is the picture of a piece, and
 * the numbers of rules at the end of a passage lead to the reference.
 */
export interface Rulebook {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

interface Chapter {
  /** The same in all languages. */
  readonly id: string
  readonly title: string
  readonly passages: readonly Passage[]
}

export interface Passage {
  readonly id: string
  /** Empty for what stands at the head of a chapter. */
  readonly title: string
  readonly html: string
  /** Its words without pictures, for the search. */
  readonly text: string
  /** Numbers of the rules it tells. */
  readonly rules: readonly string[]
}

const RULES = /\s*\(((?:[A-Z]+-[A-Z]?\d+(?:, |–)?)+)\)/g
const PIECE = /:([a-z][a-z0-9-]*):/g

export function parseRulebook(
  markdown: string,
  original = markdown,
  fill: (text: string) => string = (text) => text,
): Rulebook {
  const { title, blocks } = parseRules(markdown, original, fill)
  const chapters: { id: string; title: string; passages: Passage[] }[] = []
  let heading = { id: '', title: '' }
  let body: string[] = []
  const close = () => {
    if (body.length > 0) chapters.at(-1)?.passages.push(passageOf(heading, body.join('')))
    body = []
  }
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      body.push(htmlOf(block))
      continue
    }
    close()
    if (block.level === 2) chapters.push({ id: block.id, title: block.text, passages: [] })
    heading = { id: block.id, title: block.level === 2 ? '' : block.text }
  }
  close()
  return { title, chapters }
}

function passageOf({ id, title }: { readonly id: string; readonly title: string }, body: string): Passage {
  const rules = [...body.matchAll(RULES)].flatMap(([, numbers]) => numbers.split(/, |–/))
  const html = body.replaceAll(RULES, '').replaceAll(PIECE, pictureOf)
  return { id, title, html, text: wordsOf(`${title} ${body.replaceAll(RULES, '')}`), rules }
}

/** The word stands beside it: the picture is an ornament. */
function pictureOf(_: string, piece: string): string {
  return `<svg class="piece" viewBox="0 0 32 32" aria-hidden="true"><use href="#${piece}"/></svg>`
}

/** The words alone; where a picture stood before a comma, no gap stays. */
function wordsOf(html: string): string {
  return html
    .replaceAll(PIECE, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
}

function htmlOf(block: Exclude<Block, { readonly kind: 'heading' }>): string {
  if (block.kind !== 'table') return block.html
  const row = (cells: readonly string[], cell: 'th' | 'td') =>
    `<tr>${cells.map((one) => `<${cell}>${one}</${cell}>`).join('')}</tr>`
  return `<table><thead>${row(block.head, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

import type { Mark } from '@chronik/kernel'

/**
 * A rules reference of docs/rules as blocks, each ready to be shown. The references use a small part of
 * Markdown: headings, paragraphs, lists, tables, code, strong text, emphasis.
 */
export interface RulesDocument {
  readonly title: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly id: string; readonly text: string }
  | { readonly kind: 'text'; readonly html: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** A numbered rule: `V-412`, with the paths of the figures that it tells. */
  | {
      readonly kind: 'rule'
      readonly id: string
      readonly html: string
      readonly figures?: readonly string[]
      /** Where those come from. */
      readonly marks?: readonly Mark[]
    }

const RULE_LINE = /^- \*\*([A-Z]+-[A-Z]?\d+)\*\*\s+(.*)$/

/**
 * A translation takes the anchors of its headings from the original: an address leads to the same place in all.
 * Figures are filled into each piece of text by itself: what they bring can end no cell and begin no block.
 */
export function parseRules(
  markdown: string,
  original = markdown,
  fill: (text: string) => string = (text) => text,
  mark: (path: string) => Mark | null = () => null,
): RulesDocument {
  const known = new Set([...markdown.matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id))
  const inline = (text: string) => inlineHtml(fill(text), known)
  const anchors = anchorsOf(original)
  const blocks: Block[] = []
  let title = ''
  const lines = markdown.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at].trimEnd()
    const heading = /^(#{1,4}) (.+)$/.exec(line)
    const rule = RULE_LINE.exec(line)
    if (line === '') continue
    if (heading !== null) {
      const [, marks, text] = heading
      if (marks.length === 1) title = fill(text)
      else {
        const id = anchors.shift() ?? anchor(text)
        blocks.push({ kind: 'heading', level: levelOf(marks), id, text: fill(text) })
      }
    } else if (rule !== null) {
      const figures = [...rule[2].matchAll(/\{\{([^}]+)\}\}/g)].map(([, path]) => path.trim())
      const marks = [...new Set(figures.map(mark))].filter((one) => one !== null)
      const told = figures.length === 0 ? {} : { figures, ...(marks.length > 0 && { marks }) }
      blocks.push({ kind: 'rule', id: rule[1], html: inline(rule[2]), ...told })
    } else if (line.startsWith('|')) {
      const rows: string[] = []
      while (lines[at]?.startsWith('|')) rows.push(lines[at++])
      at--
      const [head, , ...body] = rows.map((row) => cells(row).map(inline))
      blocks.push({ kind: 'table', head, rows: body })
    } else if (line.startsWith('- ')) {
      const items: string[] = []
      while (lines[at]?.startsWith('- ') && !RULE_LINE.test(lines[at])) items.push(lines[at++].slice(2))
      at--
      blocks.push({
        kind: 'text',
        html: `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`,
      })
    } else blocks.push({ kind: 'text', html: `<p>${inline(line)}</p>` })
  }
  return { title, blocks }
}

function levelOf(marks: string): 2 | 3 | 4 {
  if (marks.length === 2) return 2
  return marks.length === 3 ? 3 : 4
}

/** The anchors of all headings, in order; a second heading of the same name is told apart by its number. */
function anchorsOf(markdown: string): string[] {
  const seen = new Map<string, number>()
  return [...markdown.matchAll(/^#{2,4} (.+?)\s*$/gm)].map(([, text]) => {
    const name = anchor(text)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name}-${times}`
  })
}

/** A bar inside code does not end a cell. */
function cells(row: string): string[] {
  return (row.slice(1).match(/(?:`[^`]*`|[^|`])*\|/g) ?? []).map((cell) => cell.slice(0, -1).trim())
}

function anchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Numbers of rules become links to them. */
function inlineHtml(text: string, known: ReadonlySet<string>): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (part.startsWith('`') && part.length > 1) return `<code>${quoted(part.slice(1, -1))}</code>`
      return quoted(part)
        .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
        .replaceAll(/\b[A-Z]+-[A-Z]?\d+\b/g, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id))
    })
    .join('')
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './tools.ts'

const DOCS = join(root, 'docs')
const NOT_OURS = /(^|\/)(node_modules|build|dist|\.svelte-kit)$/

const files = [
  ...readdirSync(root),
  ...globSync('{bench,docs,e2e,packages,scripts}/**/*', {
    cwd: root,
    exclude: (path) => NOT_OURS.test(path),
  }),
]

/** Files by the ends of their paths: `port/port.ts` names `packages/web/src/lib/port/port.ts`. */
const ends = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_, from) => parts.slice(from).join('/'))
  }),
)

/** A path with places that the reader fills in, such as `games/<game>/table.ts`, as a pattern. */
function patternOf(path: string): RegExp {
  const literal = path.replace(/[.+^$()|[\]\\]/g, '\\$&')
  const open = literal
    .replace(/<[^>]+>|\*/g, '[^/]+')
    .replace(/\{([^}]+)\}/g, (_, ways: string) => `(${ways.replaceAll(',', '|')})`)
  return new RegExp(`(^|/)${open}${path.endsWith('/') ? '' : '$'}`)
}

const isThere = (path: string) => ends.has(path) || files.some((file) => patternOf(path).test(file))

const PATH =
  /^(?:[\w@.<>{},*-]+\/)*[\w@.<>{},*+-]+\.(?:ts|mjs|svelte|css|json|md|svg)$|^(?:packages|docs|e2e|scripts)\/\S*$/

/** What a document names as code, outside of its examples. */
function named(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)
}

function anchorsOf(text: string): Set<string> {
  const heads = [...text.matchAll(/^#+ (.*)$/gm)].map(([, head]) => head)
  return new Set(
    heads.map((head) =>
      head
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

describe.each(['architecture.md', 'adding-a-game.md'])('docs/%s', (name) => {
  const text = readFileSync(join(DOCS, name), 'utf8')

  test('names files that are there', () => {
    const paths = named(text).filter((code) => PATH.test(code))
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  })
})

test.each(readdirSync(DOCS).filter((name) => name.endsWith('.md')))(
  'the links of docs/%s lead somewhere',
  (name) => {
    const text = readFileSync(join(DOCS, name), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
    const lost = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false
      const [path, anchor] = link.split('#')
      const file = path === '' ? join(DOCS, name) : join(DOCS, path)
      if (!existsSync(file)) return true
      return (
        anchor !== undefined && file.endsWith('.md') && !anchorsOf(readFileSync(file, 'utf8')).has(anchor)
      )
    })
    expect(lost).toEqual([])
  },
)

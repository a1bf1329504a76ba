import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lib = join(import.meta.dirname, '..')
/** A rule for the whole page that is about nothing but a class. */
const WHOLE_PAGE = /^\s*:global\(\.([a-z][\w-]*)\)\s*[{,]/gm

/** What is said of other components than one's own is no claim to the name. */
const OTHERS = /:global\([^)]*\)/g

function styles(): ReadonlyMap<string, string> {
  const files = globSync('**/*.svelte', { cwd: lib })
  return new Map(
    files.map((file) => [file, readFileSync(join(lib, file), 'utf8').split('<style').at(1) ?? '']),
  )
}

function ownersOf(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = new Map<string, Set<string>>()
  for (const [file, style] of sheets)
    for (const [, name = ''] of style.matchAll(WHOLE_PAGE))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  return owners
}

// The styles of all tables meet in one page: what two of them call by one name looks like neither.
test('a class that a component styles for the whole page is styled by that component alone', () => {
  const owners = ownersOf(styles())
  expect(owners.get('bin')).toEqual(new Set([join('table', 'kit', 'Bin.svelte')]))
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([])
})

// The figures of a table took the height of every line away from what an edition says about its cards.
test('nobody else gives a meaning of their own to such a class', () => {
  const sheets = styles()
  const twice = [...ownersOf(sheets)].flatMap(([name, owners]) =>
    [...sheets].flatMap(([file, style]) => {
      const own = new RegExp(`\\.${name}(?![\\w-])`).test(style.replaceAll(OTHERS, ''))
      return own && !owners.has(file) ? [`${file}: .${name}`] : []
    }),
  )
  expect(twice).toEqual([])
})

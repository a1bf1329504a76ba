import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lib = join(import.meta.dirname, '..')
/** A rule for the whole page that is about nothing but a class. */
const WHOLE_PAGE = /^\s*:global\(\.([a-z][\w-]*)\)\s*[{,]/gm

// The styles of all tables meet in one page: what two of them call by one name looks like neither.
test('a class that a component styles for the whole page is styled by that component alone', () => {
  const owners = new Map<string, Set<string>>()
  for (const file of globSync('**/*.svelte', { cwd: lib })) {
    const style = readFileSync(join(lib, file), 'utf8').split('<style').at(1) ?? ''
    for (const [, name] of style.matchAll(WHOLE_PAGE))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  }
  expect(owners.get('bin')).toEqual(new Set([join('table', 'kit', 'Bin.svelte')]))
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([])
})

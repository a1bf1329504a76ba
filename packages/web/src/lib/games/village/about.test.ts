import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseRulebook } from '#lib/rules/rulebook.ts'
import { about } from './about.ts'

const { dirname } = import.meta
const book = readFileSync(join(dirname, '../../../../../../docs/rulebook/village.md'), 'utf8')
const passages = parseRulebook(book).chapters.flatMap((chapter) => chapter.passages)
const told = (id: string) => passages.find((passage) => passage.id === about(id))

/** Where pieces stand for what they show already: the ground of a farm, and the steps of the winners. */
const GROUNDS = ['yard', 'podium']

/** What is named as a place of the table in the files of its parts: `data-at="ring:{seat}"`. */
function namedOnTheTable(): string[] {
  const files = globSync('{board,phone,scenes,scoring}/*.svelte', { cwd: dirname })
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(join(dirname, file), 'utf8').matchAll(/\b(?:data-)?at="([a-z-]+)/g),
      ([, kind]) => kind,
    ),
  )
  return [...new Set(found)].filter((kind) => !GROUNDS.includes(kind))
}

test('everything that can be looked at has its passage of the rulebook, with the numbers of its rules', () => {
  const kinds = namedOnTheTable()
  expect(kinds).toEqual(
    expect.arrayContaining(['well', 'castle', 'lifetime', 'customer', 'fate', 'ring', 'round']),
  )
  const spaces = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church'].map(
    (word) => `space:${word}`,
  )
  const ids = [
    ...kinds.filter((kind) => kind !== 'space'),
    ...spaces,
    'cube:harvest:skill',
    'cube:harvest:plague',
  ]
  expect(ids.filter((id) => (told(id)?.rules.length ?? 0) === 0)).toEqual([])
})

test('a thing is explained by the passage that is about it', () => {
  expect(told('cube:harvest:plague')?.rules).toContain('V-208')
  expect(told('ring')?.text).toMatch(/You begin the next round/)
  expect(told('outlook')?.text).toMatch(/last grave/)
  expect(told('chronicle:worth')?.rules).toContain('V-805')
  expect(told('quill:0')?.rules).toContain('V-604')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseRulebook } from '../../../rules/rulebook.ts'
import type { Filling } from './filling.ts'
import { fillingsIn, loadFillings } from './modules.ts'

const docs = join(import.meta.dirname, '../../../../../../../docs/rulebook')
const bookOf = (book: string) => {
  const text = readFileSync(join(docs, `${book}.md`), 'utf8')
  return parseRulebook(text, text, (line) => line)
}
const base = bookOf('village')
const added = bookOf('village-expansions')
const ids = (book: typeof base) => book.chapters.flatMap(({ passages }) => passages.map(({ id }) => id))

const ALL = { expansions: ['inn', 'port', 'marriage'], goals: true }
beforeAll(() => loadFillings(ALL))

const passagesOf = ({ about = {}, aboutSpaces = {}, lessons = [] }: Filling): string[] => [
  ...Object.values(about),
  ...Object.values(aboutSpaces),
  ...lessons.map(({ passage }) => passage),
]

test('every module has a chapter, and what it explains stands in the rulebook of the expansions', () => {
  for (const filling of fillingsIn({ options: ALL })) {
    expect(added.chapters.map(({ id }) => id)).toContain(filling.chapter)
    expect(passagesOf(filling).length).toBeGreaterThan(0)
    expect(passagesOf(filling).filter((id) => !ids(added).includes(id))).toEqual([])
  }
})

test('both books can be read as one: no passage is called like one of the other', () => {
  expect(ids(base).filter((id) => ids(added).includes(id))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { BOOKS } from './books.ts'
import { parseRules } from './document.ts'
import { glossaryOf, wordsFor } from './glossary.ts'

const DOCS = join(import.meta.dirname, '../../../../../docs/rules')
const read = (book: string, language: string): string =>
  readFileSync(join(DOCS, language === 'en' ? '' : language, `${book}.md`), 'utf8')

test.each(BOOKS)(
  'the words of %s are told in every language, and many of them lead to their rules',
  (book) => {
    for (const language of LANGUAGES) {
      const words = glossaryOf(parseRules(read(book, language), read(book, 'en')), language)
      expect(words.length).toBeGreaterThan(15)
      expect(
        words.filter(({ name, meaning, ids }) => name === '' || meaning === '' || ids.length === 0),
      ).toEqual([])
      expect(words.filter(({ rules }) => rules.length > 0).length).toBeGreaterThan(words.length / 3)
    }
  },
)

test('a word is found by what it is called and by what it means', () => {
  const words = glossaryOf(parseRules(read('village', 'de'), read('village', 'en')), 'de')
  const [coin] = wordsFor(words, 'münze')
  expect(coin).toMatchObject({ ids: ['coin'], name: 'Münze' })
  expect(coin.rules[0]).toMatch(/^V-\d+$/)
  expect(wordsFor(words, 'joker').map(({ name }) => name)).toContain('Münze')
  expect(wordsFor(words, '')).toBe(words)
})

test('a rank alone says from which figure it is told', () => {
  const fill = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '36')
  const words = glossaryOf(parseRules(read('village', 'de'), read('village', 'en'), fill), 'de')
  expect(words.find(({ ids }) => ids.includes('apprentice'))?.meaning).toBe('Rang, ab 0')
  expect(words.filter(({ meaning }) => /^\d+$/.test(meaning))).toEqual([])
})

test('examples that are told without notation come first', () => {
  const words = glossaryOf(parseRules(read('village', 'en'), read('village', 'en')), 'en')
  const castle = words.find(({ name }) => name.startsWith('castle'))
  expect(castle?.examples.map(({ id }) => id)).toEqual(['V-E6', 'V-E21'])
  for (const { text } of castle?.examples ?? []) expect(text).toContain('castle A')
})

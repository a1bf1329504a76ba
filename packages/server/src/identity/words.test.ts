import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { HOUSE_WORDS } from '../http/words.ts'
import { statusOf } from './refuse.ts'
import { ROUTES } from './routes.ts'
import { IDENTITY_WORDS } from './words.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../docs/accounts.md'), 'utf8')

test('every refusal is told in every language, each in words of its own', () => {
  for (const words of [IDENTITY_WORDS, HOUSE_WORDS]) {
    for (const code of Object.keys(words.en) as (keyof typeof words.en)[]) {
      const told = LANGUAGES.map((language) => words[language][code])
      expect(new Set(told).size, code).toBe(LANGUAGES.length)
    }
  }
})

test('the document names every route', () => {
  for (const [method, path] of ROUTES) expect(document).toContain(`| \`${method} ${path}\` |`)
})

test('the document names every refusal with its status', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| `'))
  for (const code of Object.keys(IDENTITY_WORDS.en) as (keyof typeof IDENTITY_WORDS.en)[]) {
    const row = rows.find((line) => line.includes(`\`${code}\``))
    expect(row, code).toContain(`| ${statusOf(code)} |`)
  }
})

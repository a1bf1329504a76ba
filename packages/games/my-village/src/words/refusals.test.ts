import { readdirSync, readFileSync } from 'node:fs'
import { hasWords, LANGUAGES } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { refusals } from './refusals.ts'

const source = `${import.meta.dirname}/..`
const sources = readdirSync(source, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('refusals.ts'))
  .map((name) => readFileSync(`${source}/${name}`, 'utf8'))
  .join('\n')

test('every refusal has words in German, English and Dutch, and no words are left over', () => {
  const codes = new Set(Array.from(sources.matchAll(/refusal\(\s*'([a-z-]+)'/g), ([, code]) => code))
  for (const code of codes) expect(hasWords(code, refusals), code).toBe(true)
  for (const language of LANGUAGES) {
    const unused = Object.keys(refusals[language]).filter((code) => !sources.includes(`'${code}'`))
    expect(unused).toEqual([])
  }
})

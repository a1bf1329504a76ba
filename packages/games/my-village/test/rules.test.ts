import { readdirSync, readFileSync } from 'node:fs'
import { fillIn } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { editions } from '../src/edition/standard.ts'

const source = readFileSync(new URL('../../../../docs/rules/my-village.md', import.meta.url), 'utf8')
const text = fillIn(source, editions.standard)
const defined = Array.from(text.matchAll(/^- \*\*(M-[A-Z]?\d+)\*\* /gm), ([, number]) => number)

test('the rules reference takes its figures from the edition', () => {
  expect(text).not.toContain('{{')
  expect(text).toContain('**M-303** For each black die chosen pay 2 time')
  expect(text).toContain('at least 9 / 14 / 18 with 2 / 3 / 4 players')
  expect(text).toContain('| customer-32 | ? | 1 scroll & 1 scroll | 3 |')
})

test('it defines every number once: 180 rules, 37 rulings, 33 examples, 20 laws', () => {
  expect(new Set(defined).size).toBe(defined.length)
  const count = (kind: RegExp) => defined.filter((number) => kind.test(number)).length
  expect([/^M-\d/, /^M-R/, /^M-E/, /^M-I/].map(count)).toEqual([180, 37, 33, 20])
})

test('every number that the code names is defined', () => {
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
  const named = code.match(/\bM-[A-Z]?\d+\b/g) ?? []
  expect(named.filter((number) => !defined.includes(number))).toEqual([])
})

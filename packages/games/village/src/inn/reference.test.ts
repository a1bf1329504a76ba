import { readFileSync } from 'node:fs'
import { fillIn } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'
import { PERSONS } from './vocabulary.ts'

const reference = readFileSync(
  new URL('../../../../../docs/rules/village-expansions.md', import.meta.url),
  'utf8',
)
const sectionOf = (title: string) =>
  new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(reference)?.[1] ?? ''
const common = sectionOf('Common rules')
const inn = sectionOf('Inn')
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/^- \*\*(V[A-Z]+-[REI]?\d+)\*\* /gm), ([, number]) => number)
const count = (numbers: readonly string[], series: string) =>
  numbers.filter((number) => number.replace(/\d+$/, '') === series).length

describe('the rules reference of the expansions', () => {
  test('takes every printed figure from the edition', () => {
    const rendered = fillIn(reference, editions.standard)
    expect(rendered).not.toContain('{{')
    expect(rendered).toContain('| inn | 2, solo | 3 | 2 | 5 | 1 | 2 | 3 | 2 | 2 | - | - | 5 |')
    expect(rendered).toContain('| inn, port, marriage | 5 | 5 | 5 | 9 | 1 | 7 | 4 | 4 | 5 | 5 | 5 | 12 |')
    expect(rendered).toContain('| `customer-inn-2` | 1 beer, 2 grain | 4 |')
    expect(rendered).toContain(
      '`person-medic`, medic (Medikus, medicus); 2 beer; end: 1 for each own living member.',
    )
    expect(rendered).toContain(
      '`person-brewer`, brewer (Braumeister, brouwmeester); 1 coin; turn, market: take 3 beer.',
    )
  })

  test('defines each number once, none missing', () => {
    const numbers = numbersIn(reference)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(['VX-', 'VX-R', 'VX-E', 'VI-', 'VI-R', 'VI-E'].map((series) => count(numbers, series))).toEqual([
      5 + 1 + 9 + 3 + 6 + 4 + 3 + 3,
      8,
      7,
      2 + 6 + 8 + 9 + 30 + 13,
      11,
      9,
    ])
    expect(count(numbersIn(common), 'VSX-')).toBe(5)
    expect(numbersIn(inn)).toContain('VSX-201')
  })

  test('names every person once, with its price from the edition', () => {
    for (const person of PERSONS.list)
      expect(
        inn.match(new RegExp(`^- \\*\\*V[IX]-5\\d\\d\\*\\* \`${person}\`, `, 'gm')),
        person,
      ).toHaveLength(1)
  })

  test('names decisions and moves as the game does', () => {
    const rows = inn.split('\n').filter((line) => line.startsWith('| `d-'))
    const known = village.notation.kinds.map(({ notation }) => notation as string)
    expect(rows).toHaveLength(13)
    for (const row of rows) {
      const [, decision, , moves] = row.split('|')
      const step = village.steps.find(({ id }) => `\`${id}\`` === decision.trim())
      expect(step?.kind, row).toBe('choice')
      for (const [, move] of moves.matchAll(/`([^`]+)`/g)) expect(known).toContain(move)
    }
  })
})

import { readFileSync } from 'node:fs'
import { fillIn } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'

const reference = readFileSync(
  new URL('../../../../../docs/rules/village-expansions.md', import.meta.url),
  'utf8',
)
const [, section = ''] = /^## Port\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(reference) ?? []

describe('the rules reference of the Port', () => {
  test('takes every printed figure from the edition', () => {
    const rendered = fillIn(section, editions.standard)
    expect(rendered).not.toContain('{{')
    expect(rendered).toContain('| `i2` | ox 4, plow 3 | | 1 faith, 1 skill | 5 |')
    expect(rendered).toContain('| `captain-2e` | 2 | 2 of any colour | 2 |')
    expect(rendered).toContain('| prestige | 3 | 2 | 1 | 0 |')
    expect(rendered).toContain('harbour to t1')
  })

  test('defines each number once', () => {
    const numbers = Array.from(section.matchAll(/^- \*\*(V[A-Z]+-[REI]?\d+)\*\* /gm), ([, number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const count = (series: string) => numbers.filter((number) => number.replace(/\d+$/, '') === series).length
    expect(['VP-', 'VP-R', 'VP-E'].map(count)).toEqual([35, 14, 15])
  })

  test('names decisions and moves as the game does', () => {
    const rows = section.split('\n').filter((line) => line.startsWith('| `d-'))
    const known = village.notation.kinds.map(({ notation }) => notation as string)
    expect(rows).toHaveLength(10)
    for (const row of rows) {
      const [, decision, , moves] = row.split('|')
      const step = village.steps.find(({ id }) => `\`${id}\`` === decision.trim())
      expect(step?.kind, row).toBe('choice')
      for (const [, move] of moves.matchAll(/`([^`]+)`/g)) expect(known).toContain(move)
    }
  })
})

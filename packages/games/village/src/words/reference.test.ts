import { readFileSync } from 'node:fs'
import { fillIn } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'

const reference = readFileSync(new URL('../../../../../docs/rules/village.md', import.meta.url), 'utf8')
const rendered = fillIn(reference, editions.standard)

describe('the rules reference', () => {
  test('takes every printed figure from the edition', () => {
    expect(rendered).not.toContain('{{')
    expect(rendered).not.toContain('}}')
    expect(rendered).toContain('| wainwright | 2 time | 2 time | 1 skill, 1 knowledge | 1 wagon |')
    expect(rendered).toContain('| 2, solo | 3 | 2 | 5 | 1 | 2 | 3 | 2 | 4 |')
    expect(rendered).toContain('| `road-4` | castle-a, castle-c | 1 faith, 1 knowledge |')
  })

  test('defines each number once, and none twice', () => {
    const numbers = Array.from(reference.matchAll(/^- \*\*(VS?-[REI]?\d+)\*\* /gm), ([, number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const count = (series: string) => numbers.filter((number) => number.replace(/\d+$/, '') === series).length
    expect(['V-', 'V-R', 'V-E', 'V-I', 'VS-', 'VS-R', 'VS-E', 'VS-I'].map(count)).toEqual([
      145, 35, 30, 21, 32, 16, 12, 3,
    ])
  })

  test('names decisions and moves as the game does', () => {
    const table = reference.slice(reference.indexOf('## 11.'), reference.indexOf('## 12.'))
    const rows = table.split('\n').filter((line) => line.startsWith('| `d-'))
    const known = village.notation.kinds.map(({ notation }) => notation as string)
    expect(rows.length).toBe(26)
    for (const row of rows) {
      const [, decision, , moves] = row.split('|')
      const step = village.steps.find(({ id }) => `\`${id}\`` === decision.trim())
      expect(step?.kind, row).toBe('choice')
      for (const [, move] of moves.split(', such as')[0].matchAll(/`([^`]+)`/g)) expect(known).toContain(move)
    }
  })
})

import { readFileSync } from 'node:fs'
import { fillIn } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'

const reference = readFileSync(
  new URL('../../../../../docs/rules/village-expansions.md', import.meta.url),
  'utf8',
)
const [, section = ''] = /^## Marriage\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(reference) ?? []

describe('the rules reference of Marriage', () => {
  test('takes every printed figure from the edition', () => {
    const rendered = fillIn(section, editions.standard)
    expect(rendered).not.toContain('{{')
    expect(rendered).toContain('| 3 | one cube: persuasion or faith | one cube: skill or knowledge | skill |')
    expect(rendered).toContain('| 6 | 3 grain | 1 coin and 1 cube of any colour | - |')
    expect(rendered).toContain('pay 1 persuasion and 2 time')
  })

  test('defines each number once', () => {
    const numbers = Array.from(section.matchAll(/^- \*\*(V[A-Z]+-[REI]?\d+)\*\* /gm), ([, number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const count = (series: string) => numbers.filter((number) => number.replace(/\d+$/, '') === series).length
    expect(['VM-', 'VM-R', 'VM-E', 'VSX-'].map(count)).toEqual([34, 14, 15, 5])
  })

  test('names decisions and moves as the game does', () => {
    const rows = section.split('\n').filter((line) => line.startsWith('| `d-'))
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

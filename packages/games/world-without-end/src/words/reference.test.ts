import { readFileSync } from 'node:fs'
import { fillIn } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { worldWithoutEnd } from '../game.ts'

const reference = readFileSync(
  new URL('../../../../../docs/rules/world-without-end.md', import.meta.url),
  'utf8',
)
const rendered = fillIn(reference, editions.standard)

describe('the rules reference', () => {
  test('takes every printed figure from the edition', () => {
    expect(rendered).not.toMatch(/\{\{|\}\}/)
    expect(rendered).toContain('| 25 | 15 | 10 | 15 | 12 | 12 | 14 | 20 |')
    expect(rendered).toContain('| `fulling-mill` | 1 + 3 | I-03 | 1 vp + 1 cloth |')
    expect(rendered).toContain('| 9 | 1 free house |')
    expect(rendered).toContain('The faces of the tax die are 2, 3, 3, 4, 4, 5.')
    expect(rendered).toContain('each player may once swap 1 wool for 3 money')
    expect(rendered).toContain('| long-term | 1 stone, 1 grain, 1 money, 1 vp | – | W-801 |')
  })

  test('defines every number once', () => {
    const numbers = Array.from(reference.matchAll(/^- \*\*(W-[REI]?\d+)\*\* /gm), ([, number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const count = (series: string) => numbers.filter((number) => number.replace(/\d+$/, '') === series).length
    expect(['W-', 'W-R', 'W-E', 'W-I'].map(count)).toEqual([192, 40, 40, 21])
  })

  test('names decisions and moves as the game does, all of them', () => {
    const table = reference.slice(reference.indexOf('## 12.'), reference.indexOf('## 13.'))
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.map((row) => row.split('`')[1])
    const decisions = worldWithoutEnd.steps.filter(({ kind }) => kind === 'choice')
    expect(named.toSorted()).toEqual(decisions.map(({ id }) => id).toSorted())
    for (const row of rows) {
      const [, id, , moves] = row.split('|')
      const step = decisions.find((decision) => `\`${decision.id}\`` === id.trim())
      const kinds = step?.kind === 'choice' ? step.kinds.map(({ notation }) => notation as string) : []
      expect(Array.from(moves.matchAll(/`([^`]+)`/g), ([, move]) => move).toSorted(), id).toEqual(
        kinds.toSorted(),
      )
    }
  })
})

import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import type { TestTable } from '../testing/position.ts'

describe('refusals of the inn', () => {
  const why = (at: TestTable, refused: { readonly [move: string]: string }): void => {
    const rules = Object.keys(refused).map((move) => [move, at.why(move)?.rule])
    expect(Object.fromEntries(rules)).toEqual(refused)
  }

  test('at the inn and with persons (VI-306, VI-402, VI-403, VI-404, VI-405, VI-R3)', () => {
    const at = tableWith(['inn'], {
      spaces: { inn: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      inn: {
        tops: ['person-mayor', 'person-juggler', ''],
        under: [[], ['person-brewer'], []],
        unseen: [0, 0, 0],
      },
      farms: [
        {
          grain: 5,
          coins: 1,
          goods: { beer: 1 },
          members: { inn: [1], 'church-4': [2] },
          persons: ['person-medic', 'person-farmer', 'person-friar', 'person-trader', 'person-smith'],
        },
        neighbour,
      ],
    })
    expect(at.offered).toEqual(['card person-smith', 'done'])
    why(at, {
      'card person-farmer': 'VI-405',
      'card person-friar': 'VI-405',
      'card person-bard': 'VI-403',
    })
    why(at, { 'card person-medic': 'VI-402', 'card person-trader': 'VI-404' })
    at.play('done', 'take inn skill', 'done', 'inn')
    why(at, { 'cycle stack-3': 'VI-R3' })
    at.play('cycle stack-2')
    why(at, { 'buy person-mayor': 'VI-306' })
    expect(at.why('buy person-juggler')?.rule).toMatch(/^VI-30[67]$/)
    expect(at.offered).toEqual(['buy person-brewer', 'none'])
  })
})

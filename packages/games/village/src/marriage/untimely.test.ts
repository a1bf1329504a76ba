import { describe, expect, test } from 'vitest'
import { type FarmSketch, TestTable } from '../testing/position.ts'

function tableOf(farm: FarmSketch, ...moves: readonly string[]): TestTable {
  const table = new TestTable({
    options: { expansions: ['marriage'] },
    spaces: {
      wedding: ['faith'],
      smuggler: ['faith'],
      crafts: ['skill'],
      harvest: ['skill'],
      church: ['skill'],
    },
    stalls: ['customer-05', 'customer-06', 'customer-07', 'customer-08'],
    queue: ['customer-01', 'customer-02'],
    farms: [{ members: { farm: [1, 2] }, ...farm }],
  })
  table.play(...moves)
  return table
}

const AT_WEDDING = [
  ['bakery', 'VM-505'],
  ['store', 'VM-505'],
  ['bread', 'VM-509'],
  ['bread-grain', 'VM-512'],
  ['bread-bread', 'VM-512'],
  ['tool-cubes', 'VM-512'],
  ['tool-tool', 'VM-512'],
] as const

describe('in a turn', () => {
  test.each(AT_WEDDING)('%s is decided at the wedding only: %s', (move, rule) => {
    expect(tableOf({}).refusals(move)).toEqual([`only-at-wedding ${rule}`])
  })

  test('VM-605: a tool only right after producing; VM-403: a swap only at its rank', () => {
    const table = tableOf({ tools: 1, coins: 1 }, 'take harvest skill')
    expect(table.refusals('tool', 'swap coin')).toEqual(['tool-after-product VM-605', 'swap-at-rank VM-403'])
  })

  test('VM-602: bread or grain as a choice of payment belongs to a promotion', () => {
    expect(tableOf({ bread: 1 }).refusals('pay bread', 'pay grain')).toEqual([
      'bread-for-promotion VM-602',
      'bread-for-promotion VM-602',
    ])
  })

  test('VM-401: first who weds, then the rank', () => {
    const table = tableOf({}, 'take wedding faith')
    expect([table.decision, ...table.refusals('rank 1')]).toEqual(['d-wedding', 'member-first VM-401'])
  })

  test('VM-301: the smuggler serves in exactly one way', () => {
    const table = tableOf({ bread: 2, cubes: { persuasion: 1 }, goods: { scroll: 1 } }, 'take smuggler faith')
    expect([
      table.decision,
      ...table.refusals('serve customer-01', 'number 1', 'gain 1 skill 1 faith'),
    ]).toEqual(['d-smuggler', ...Array.from({ length: 3 }, () => 'smuggler-one-way VM-301')])
    table.play('sell-bread')
    expect([table.decision, ...table.refusals('serve', 'cubes', 'sell-tool', 'skip')]).toEqual([
      'd-smuggler-number',
      ...Array.from({ length: 3 }, () => 'smuggler-one-way VM-301'),
      'begun V-209',
    ])
  })
})

describe('in the wedding at the end of a round', () => {
  const wedding = () =>
    new TestTable({
      options: { expansions: ['marriage'] },
      spaces: {},
      round: 1,
      mass: true,
      draws: { 'wedding-die': ['persuasion'] },
      farms: [
        { members: { 'ceremony-1': [1], farm: [2] } },
        { members: { 'ceremony-3': [1], farm: [2] } },
        { members: { farm: [1] } },
      ],
    })

  test('VM-501: it is held before the next round begins', () => {
    const table = wedding()
    expect(table.decision).toBe('d-building')
    expect(table.refusals('take harvest skill', 'harvest', 'skip')).toEqual(
      Array.from({ length: 3 }, () => 'wedding-first VM-501'),
    )
    expect(table.refusals('bread-bread', 'bread')).toEqual(['wedding-first VM-512', 'wedding-first VM-509'])
  })
})

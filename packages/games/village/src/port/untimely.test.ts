import { describe, expect, test } from 'vitest'
import { type FarmSketch, TestTable } from '../testing/position.ts'

function tableOf(farm: FarmSketch, ...moves: readonly string[]): TestTable {
  const table = new TestTable({
    options: { expansions: ['port'] },
    spaces: { travel: ['faith'], harvest: ['skill', 'plague'], market: ['skill'], church: ['skill'] },
    farms: [{ members: { farm: [1] }, ...farm }],
  })
  table.play(...moves)
  return table
}

describe('voyages in their order', () => {
  test('VP-101: the sea has taken the place of the castles', () => {
    const table = tableOf({ coins: 3, goods: { wagon: 1 } }, 'take travel faith')
    expect(table.refusals('travel 1 village->castle-a')).toEqual(['no-castles VP-101'])
  })

  test('VP-201: first it is chosen whether to leave, continue or return', () => {
    const table = tableOf({ coins: 3 }, 'take travel faith')
    expect(table.decision).toBe('d-voyage')
    for (const move of ['price 1', 'hire captain-1a', 'load horse', 'sail t1', 'sell ox', 'lighthouse'])
      expect(table.refusals(move)).toEqual(['voyage-first VP-201'])
  })

  test('VP-202: hire, load, sail', () => {
    const table = tableOf({ coins: 3, goods: { horse: 1 } }, 'take travel faith', 'leave')
    expect([table.decision, ...table.refusals('hire captain-1a', 'load horse', 'sail t1', 'return')]).toEqual(
      [
        'd-captain-price',
        'voyage-order VP-202',
        'voyage-order VP-202',
        'voyage-order VP-202',
        'one-voyage VP-201',
      ],
    )
    table.play('price 2')
    expect([table.decision, ...table.refusals('price 1', 'load horse')]).toEqual([
      'd-captain',
      'voyage-order VP-202',
      'voyage-order VP-202',
    ])
    table.play('hire captain-2a')
    expect([table.decision, ...table.refusals('sail t1', 'hire captain-2b', 'lighthouse')]).toEqual([
      'd-load',
      'voyage-order VP-202',
      'captain-serves VP-204',
      'dock-first VP-401',
    ])
    table.play('done')
    expect([table.decision, ...table.refusals('load horse', 'price 1', 'leave', 'sell horse')]).toEqual([
      'd-sail',
      'voyage-order VP-202',
      'captain-serves VP-204',
      'one-voyage VP-201',
      'dock-first VP-401',
    ])
  })

  test('VP-305, VP-401: island actions when docked, which ends the move', () => {
    const table = tableOf(
      { cubes: { faith: 1, skill: 1 }, members: { ship: [1], farm: [2] }, ship: { at: 'i2', cargo: ['ox'] } },
      'take travel faith',
      'continue',
    )
    expect([table.decision, ...table.refusals('sell ox', 'load cocoa', 'lighthouse')]).toEqual([
      'd-sail',
      ...Array.from({ length: 3 }, () => 'dock-first VP-401'),
    ])
    table.play('stop')
    expect([table.decision, ...table.refusals('sail i1', 'return', 'hire captain-1a')]).toEqual([
      'd-island',
      'docked VP-305',
      'one-voyage VP-201',
      'captain-serves VP-204',
    ])
  })

  test('VP-601: cocoa and tea are sold on market days', () => {
    const table = tableOf({ ship: { cocoa: 1 } })
    expect(table.refusals('sell cocoa')).toEqual(['sold-elsewhere VP-601'])
  })
})

test('VP-602: a tile is there, but not the surcharge of a later sale', () => {
  const table = new TestTable({
    players: 2,
    options: { expansions: ['port'] },
    spaces: { market: ['skill'], church: ['skill'] },
    stalls: ['customer-01', 'customer-02', 'customer-03'],
    farms: [{ goods: { scroll: 1 }, cubes: { skill: 1 }, ship: { cocoa: 1, tea: 1, chests: ['chest-1'] } }],
  })
  table.play('take market skill', 'sell cocoa')
  expect([table.decision, table.seat]).toEqual(['d-market', 0])
  expect(table.why('sell tea')).toEqual({
    code: 'cubes-missing',
    rule: 'VP-602',
    params: { colour: 'persuasion', missing: 1 },
  })
})

describe('burials at sea', () => {
  test('VP-701: only who dies at sea without a place in the chronicle lies there, and that comes first', () => {
    const table = new TestTable({
      options: { expansions: ['port'] },
      chronicle: { travel: 2 },
      spaces: { harvest: ['plague'], church: ['skill', 'faith'] },
      farms: [{ lifetime: 9, members: { ship: [1], farm: [2] }, ship: { at: 'i2' } }],
    })
    expect(table.refusals('bury sea-1')).toEqual(['no-sea-burial VP-701'])
    table.play('take harvest plague', 'skip')
    expect([table.decision, ...table.refusals('take church skill', 'die 2 farm')]).toEqual([
      'd-sea',
      'sea-burial-first VP-701',
      'sea-burial-first VP-701',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { EXPANSIONS } from '../box/vocabulary.ts'
import { tableWith } from '../testing/expansions.ts'
import type { Sketch, TestTable } from '../testing/position.ts'

describe('Conny and the expansions, played through', () => {
  const alone = (space: string, sketch: Sketch = {}): TestTable =>
    tableWith(EXPANSIONS.list, {
      players: 1,
      conny: { lastSlot: 9, lower: ['blank', 'blank'], tray: { 10: 'skill', 9: 'faith' } },
      spaces: { [space]: ['faith', 'faith'], harvest: ['skill', 'faith', 'skill', 'faith'] },
      farms: [{ members: { 'council-1': [2] } }],
      ...sketch,
    })

  test('where Conny is laid by a cube of smuggler, inn, wedding or travel; two cubes share a slot (VSX-103, VSX-104, VSX-201 to VSX-203, VSX-R1)', () => {
    const smuggler = alone('smuggler')
    smuggler.play('take smuggler faith', 'skip')
    expect([smuggler.connyAt('grave'), smuggler.state.conny.lastSlot]).toEqual([[1], 10])
    expect(Array.from(smuggler.state.conny.slots[9].cubes).filter((cube) => cube >= 0)).toHaveLength(2)
    const inn = alone('inn')
    inn.play('take inn faith')
    expect(inn.connyAt('grave')).toEqual([1])
    const wedding = alone('wedding')
    wedding.play('take wedding faith')
    expect([wedding.connyAt('chronicle-farm'), wedding.connyAt('grave')]).toEqual([[1], []])
    const full = alone('wedding', { chronicle: { farm: 3 } })
    full.play('take wedding faith')
    expect(full.connyAt('grave')).toEqual([1])
    const sea = alone('travel', { chronicle: { travel: 1 }, sea: { buried: ['sea-1', 'sea-2'] } })
    sea.play('take travel faith')
    expect([sea.connyAt('sea-3'), sea.connyAt('grave'), sea.stock(0)]).toEqual([[1], [], { faith: 1 }])
    const last = alone('travel', { chronicle: { travel: 1 }, sea: { buried: ['sea-1', 'sea-2', 'sea-4'] } })
    last.play('take travel faith', 'take harvest skill')
    expect([last.match.over, last.state.cubesLeft]).toEqual([true, 3])
  })

  test('she searches from crafts over inn, wedding and smuggler to the market; without the colour I choose from the next space (VSX-102, VSX-104, VS-202 to VS-204)', () => {
    const search = alone('crafts', {
      conny: { lastSlot: 1 },
      spaces: { crafts: ['faith', 'skill'], market: ['faith'], wedding: ['faith'], inn: ['skill'] },
    })
    search.play('take crafts faith')
    expect(search.decision).toBe('d-source')
    expect(search.moves).toEqual(expect.arrayContaining(['take market faith', 'take inn skill']))
    expect(search.moves).not.toContain('take wedding faith')

    const round = alone('smuggler', {
      conny: { lastSlot: 1 },
      spaces: { smuggler: ['plague'], inn: ['skill', 'persuasion'], travel: ['faith', 'knowledge'] },
    })
    round.play('take smuggler plague', 'skip')
    expect([round.decision, round.offered]).toEqual(['d-conny-cube', ['conny faith', 'conny knowledge']])
    round.play('conny knowledge')
    expect([round.decision, round.state.cubesLeft, round.state.conny.lastSlot]).toEqual(['d-source', 3, 2])
  })

  test('the market day of a herald includes her one sale, no cube of hers; the stands are mine at every opportunity (VSX-104, VSX-105, VS-403, VS-404, VP-601)', () => {
    const at = alone('harvest', {
      conny: { lastSlot: 1 },
      spaces: { harvest: ['skill', 'skill', 'faith', 'knowledge'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [
        {
          cubes: { persuasion: 1 },
          members: { 'council-1': [2] },
          persons: ['person-herald'],
          ship: { cocoa: 2 },
        },
      ],
    })
    at.play('card person-herald', 'herald market')
    expect(at.offered).toEqual(['pass', 'sell cocoa'])
    at.play('sell cocoa')
    expect(at.stalls()).toEqual([null, 'customer-03', 'customer-05'])
    expect(at.offered).toEqual(['pass', 'sell cocoa'])
    at.play('sell cocoa')
    expect(at.stock(0)).toEqual({ lifetime: 1, prestige: 14 })
    expect(at.stalls()).toEqual(['customer-09', 'customer-03', 'customer-05'])
    expect([at.decision, at.state.cubesLeft]).toEqual(['d-source', 4])
    at.play('take harvest skill')
    expect([at.decision, at.state.cubesLeft, at.state.conny.lastSlot]).toEqual(['d-source', 2, 2])
  })
})

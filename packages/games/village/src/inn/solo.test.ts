import { describe, expect, test } from 'vitest'
import { CUBES, CUSTOMERS, SPACES } from '../box/vocabulary.ts'
import { connysAnswer } from '../solo/conny.ts'
import { CONNY } from '../solo/fate.ts'
import { handOf } from '../testing/inn.ts'
import { type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const ELSEWHERE = { travel: ['skill', 'skill', 'persuasion', 'persuasion', 'plague', 'faith'] }
const BESIDE = { 'beside-tray': [1, 1, 2], 'on-church': [3, 4] }

function solo(sketch: Sketch): TestTable {
  return new TestTable({
    players: 1,
    options,
    stalls: ['customer-01'],
    queue: [],
    stack: [],
    conny: {},
    ...sketch,
  })
}

describe('Conny and the Inn', () => {
  test('VSX-102: she looks for cubes at the inn after crafts, then at the market again; spaces not in play are skipped', () => {
    const { box } = solo({}).state
    expect(box.search.map((space) => SPACES.list[space])).toEqual([
      'market',
      'travel',
      'council',
      'harvest',
      'family',
      'church',
      'crafts',
      'inn',
    ])
  })

  test('VSX-102, VS-202: the colour taken, found at the inn before the market', () => {
    const table = solo({ spaces: { crafts: ['faith'], inn: ['faith'], market: ['faith'] } })
    expect(connysAnswer(table.state, SPACES.at.crafts, CUBES.at.faith)).toEqual({
      space: SPACES.at.inn,
      cube: CUBES.at.faith,
    })
  })

  test('VSX-104: a stone from the inn moves nothing of hers: no person, no figure', () => {
    const table = solo({
      spaces: { inn: ['faith', 'faith'], ...ELSEWHERE },
      farms: [{ members: {} }],
      conny: { members: BESIDE },
    })
    const tops = table.state.inn.stacks.map(({ top }) => top)
    expect(table.play('take inn faith')).toContainEqual({
      code: 'conny-take',
      seat: 1,
      space: 'inn',
      cube: 'faith',
      slot: 1,
    })
    expect(table.state.inn.stacks.map(({ top }) => top)).toEqual(tops)
    expect([table.connyAt('inn'), table.connyAt('beside-tray'), table.seat]).toEqual([[], [1, 1, 2], 0])
  })

  test('VSX-201: a quill by a stone from the inn: her lowest figure goes to the graveyard', () => {
    const table = solo({
      spaces: { inn: ['faith', 'faith'], ...ELSEWHERE },
      farms: [{ members: {} }],
      conny: { members: BESIDE, lastSlot: 1 },
      draws: { fate: ['quill'] },
    })
    table.play('take inn faith')
    expect([table.connyAt('grave'), table.state.graves]).toEqual([[1], 1])
    expect([...table.state.chronicle]).toEqual([0, 0, 0, 0, 0])
    expect(table.match.log).toContainEqual({
      code: 'death',
      seat: CONNY,
      figure: '1a',
      from: 'beside-tray',
      to: 'grave-1',
    })
  })

  test('VSX-103: a second stone may lie in a slot; before a new round all but the last go back', () => {
    const tray = Object.fromEntries(Array.from({ length: 10 }, (_, slot) => [slot + 1, 'skill']))
    const table = solo({
      spaces: { inn: ['faith', 'faith', 'skill', 'skill'] },
      farms: [{ members: {} }],
      conny: { members: { 'beside-tray': [1, 1] }, lastSlot: 10, tray },
    })
    expect(table.play('take inn faith')).toContainEqual({
      code: 'conny-take',
      seat: 1,
      space: 'inn',
      cube: 'faith',
      slot: 1,
    })
    // The other two are taken by themselves, then the tray is cleared and a new round filled.
    expect(table.match.log).toContainEqual({
      code: 'conny-take',
      seat: 1,
      space: 'inn',
      cube: 'skill',
      slot: 2,
    })
    const kept = table.state.conny.slots.map(({ cubes }) => [...cubes])
    expect(kept.filter(([first]) => first >= 0)).toEqual([[CUBES.at.skill, -1]])
    expect([kept[1][0], table.state.conny.lastSlot]).toEqual([CUBES.at.skill, 2])
    expect(table.state.cubesLeft).toBe(20)
  })

  test('VSX-104: no beer, no hand, no person for her', () => {
    const { state } = solo({})
    expect(handOf(state, CONNY)).toEqual([])
    expect(state.farms[CONNY].goods.every((one) => one === 0)).toBe(true)
  })

  test('VSX-105: she takes no stone after the well, nor after what a card grants, one after your cube', () => {
    const spaces = { harvest: ['faith', 'skill'], ...ELSEWHERE }
    const table = solo({ spaces, farms: [{ members: { farm: [1] }, persons: ['person-herald'] }] })
    table.play('card person-herald', 'herald harvest')
    const taken = () => table.match.log.filter(({ code }) => code === 'conny-take').length
    expect([taken(), table.decision, table.state.cubesLeft]).toEqual([0, 'd-source', 8])
    table.play('take harvest faith', 'skip')
    expect([taken(), table.state.cubesLeft]).toEqual([1, 6])
  })

  test('VSX-105: after the action a granted one brings no second stone either', () => {
    const spaces = { harvest: ['faith', 'skill'], ...ELSEWHERE }
    const table = solo({ spaces, farms: [{ members: { farm: [1] }, persons: ['person-innkeeper'] }] })
    table.play('take harvest faith', 'harvest', 'card person-innkeeper')
    expect(table.stock(0).grain).toBe(4)
    expect(table.match.log.filter(({ code }) => code === 'conny-take')).toHaveLength(1)
  })

  test('VSX-105, VSX-104: a market day called through a card includes her one sale', () => {
    const table = solo({
      spaces: { harvest: ['faith', 'skill'], ...ELSEWHERE },
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      farms: [{ members: { farm: [1] }, goods: { scroll: 1 }, persons: ['person-herald'] }],
    })
    table.play('card person-herald', 'herald market', 'serve customer-02')
    const { servedBy } = table.state
    expect([servedBy[CUSTOMERS.at['customer-02']], servedBy[CUSTOMERS.at['customer-01']]]).toEqual([0, CONNY])
    expect([servedBy[CUSTOMERS.at['customer-24']], table.decision]).toEqual([-1, 'd-source'])
  })

  test('VI-R7, VSX-105: in a market day that Conny called: no scrap dealer, but cards of the opportunity', () => {
    const table = solo({
      spaces: { crafts: ['faith'], market: ['faith'], ...ELSEWHERE, travel: ['skill', 'plague'] },
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      farms: [{ members: {}, goods: { scroll: 2 }, persons: ['person-trader', 'person-scrapdealer'] }],
    })
    table.play('take crafts faith')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-trader', 'done']])
    table.play('card person-trader', 'serve customer-02')
    expect([table.stock(0), handOf(table.state, 0)]).toEqual([
      { scroll: 1, faith: 1 },
      ['person-scrapdealer'],
    ])
  })

  test('VSX-101: solo setup: 20 cubes in round 1, of which Conny gets half', () => {
    const { box } = solo({}).state
    expect(box.fill.reduce((sum, one) => sum + one)).toBe(20)
    expect([box.stalls, box.graves.length, box.openPlaces]).toEqual([3, 3, 10])
  })
})

import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { type Sketch, TestTable } from '../testing/position.ts'

const old = { lifetime: 9, members: { farm: [1] } }
const MONKS = { 'black-bag': ['monk', 'monk', 'monk', 'monk'] }

/** One grave is left, and nobody finds a place in the groups farm and crafts. */
function lastGrave(sketch: Sketch): TestTable {
  return new TestTable({
    players: 1,
    chronicle: { farm: 3, crafts: 2, church: 2 },
    graves: 2,
    stalls: ['customer-01', 'customer-02', 'customer-03'],
    conny: {},
    draws: MONKS,
    ...sketch,
  })
}

/** What happened after the end was rung, as far as it matters here. */
function after(table: TestTable): string[] {
  const codes = table.match.log.map(({ code }) => code)
  const matters = [
    'final-turn',
    'take',
    'well',
    'skip',
    'conny-take',
    'conny-no-cube',
    'conny-bag',
    'mass',
    'round',
  ]
  return codes.slice(codes.indexOf('end-rung')).filter((code) => matters.includes(code))
}

describe('the end, rung in your turn', () => {
  test('VS-R10, VS-506: (a) with a cube: Conny takes one last cube with all that follows, then the last mass', () => {
    const table = lastGrave({
      spaces: { church: ['plague', 'plague', 'skill'], crafts: ['faith', 'knowledge'] },
      farms: [{ lifetime: 9, members: { smithy: [1] } }],
    })
    table.play('take church plague')
    expect(table.state.end.by).toBe(0)
    expect(after(table)).toEqual(['conny-take', 'conny-bag', 'mass'])
    expect([table.match.over, table.state.cubesLeft]).toEqual([true, 3])
  })

  test('VS-R10: (a) in your own market day too', () => {
    const table = lastGrave({
      spaces: { market: ['skill'], crafts: ['skill', 'knowledge', 'faith'] },
      farms: [{ ...old, goods: { scroll: 2 }, coins: 1 }],
      stalls: ['customer-01', 'customer-03', 'customer-02'],
    })
    table.play('take market skill', 'serve customer-01', 'serve customer-02')
    expect(table.state.end.by).toBe(0)
    expect(after(table)).toEqual(['conny-take', 'mass'])
    expect(table.match.over).toBe(true)
  })

  test('VS-R10, VS-R16: (a) on an empty board she takes none, and you get no free well', () => {
    const table = lastGrave({
      spaces: { crafts: ['plague'] },
      farms: [{ lifetime: 9, members: { smithy: [1] } }],
    })
    table.play('skip')
    expect(after(table)).toEqual(['conny-no-cube', 'mass'])
    expect(table.match.over).toBe(true)
  })

  test('VS-R10: (b) with the well: she takes nothing', () => {
    const table = lastGrave({ spaces: { crafts: ['plague', 'faith'] }, farms: [{ ...old, coins: 3 }] })
    table.play('well', 'well crafts', 'train smithy', 'stop')
    expect(after(table)).toEqual(['mass'])
    expect([table.match.over, table.state.cubesLeft]).toEqual([true, 2])
  })

  test('VS-R10: (b) in a market day called through the well', () => {
    const table = lastGrave({
      spaces: { crafts: ['plague', 'faith'] },
      farms: [{ ...old, goods: { scroll: 2 }, cubes: { skill: 3, persuasion: 1 } }],
      stalls: ['customer-01', 'customer-03', 'customer-02'],
    })
    table.play('well', 'well market', 'serve customer-01', 'serve customer-02')
    expect(after(table)).toEqual(['mass'])
    expect(table.match.over).toBe(true)
  })
})

describe('the end, rung in her turn', () => {
  const byConny = (spaces: NonNullable<Sketch['spaces']>, sketch: Sketch = {}) =>
    lastGrave({
      spaces,
      farms: [{ members: {} }],
      conny: { lastSlot: 1 },
      draws: { ...MONKS, fate: ['quill'] },
      ...sketch,
    })

  test('VS-306, VS-R10, VS-E11: (c) by her figure: her turn is completed, you have one final turn, she takes no more', () => {
    const table = byConny(
      { church: ['skill', 'skill'], crafts: ['faith', 'faith', 'knowledge'] },
      { farms: [{ prestige: 51, members: {} }] },
    )
    table.play('take church skill')
    expect(table.state.end).toMatchObject({ rung: 1, by: 1 })
    expect(table.connyAt('grave')).toEqual([1])
    expect(after(table)).toEqual(['conny-bag', 'final-turn'])
    expect([table.decision, table.seat]).toEqual(['d-source', 0])
    table.play('take crafts faith')
    expect(after(table)).toEqual(['conny-bag', 'final-turn', 'take', 'mass'])
    expect([table.match.over, table.state.cubesLeft]).toEqual([true, 2])
    expect(village.score(table.state)).toMatchObject({ totals: [51], rank: 'master' })
  })

  test('VS-R11, VS-R10: (c) a well as final turn is the final turn', () => {
    const table = byConny(
      { crafts: ['skill', 'skill', 'faith', 'knowledge'] },
      { farms: [{ coins: 3, members: { farm: [2] } }] },
    )
    table.play('take crafts skill', 'skip', 'well', 'pay 3 coin', 'well harvest')
    expect(after(table)).toEqual(['final-turn', 'well', 'mass'])
    expect(table.match.over).toBe(true)
  })

  test('VS-R10, V-705: (c) on an empty board you get a free well, which may be declined', () => {
    const used = byConny({ crafts: ['skill', 'skill'] }, { farms: [{ members: { farm: [2] } }] })
    used.play('skip')
    expect(used.moves).toEqual(['well free', 'decline'])
    used.play('well free', 'well harvest')
    expect([after(used), used.farm(0).grain]).toEqual([['final-turn', 'well', 'mass'], 2])
    const declined = byConny({ crafts: ['skill', 'skill'] }, { farms: [{ members: { farm: [2] } }] })
    declined.play('skip', 'decline')
    expect([after(declined), declined.match.over]).toEqual([['final-turn', 'skip', 'mass'], true])
  })

  test('VS-R10: (c) the end rung by a market cube: her market day is still held', () => {
    const table = byConny(
      { crafts: ['faith'], market: ['faith'], travel: ['skill', 'plague'] },
      { chronicle: {} },
    )
    table.play('take crafts faith')
    expect(table.state.end).toMatchObject({ rung: 1, by: 1 })
    expect(table.match.log).toContainEqual({ code: 'market-day', seat: 1 })
    expect([table.decision, table.state.servedBy[0]]).toEqual(['d-source', 1])
  })

  const inHerMarket = (cubes: readonly string[], coins = 0) => {
    const table = lastGrave({
      spaces: { crafts: ['faith'], market: ['faith'], travel: cubes },
      farms: [
        { lifetime: 9, coins, goods: { scroll: 1 }, cubes: { persuasion: 1 }, members: { smithy: [1] } },
      ],
    })
    table.play('take crafts faith', 'skip', 'serve customer-02')
    if (table.decision === 'd-pay') table.play('pay 1 persuasion')
    return table
  }

  test('VS-R10: (d) by you in her market day: one final turn, and after a cube she takes one last cube', () => {
    const table = inHerMarket(['skill', 'plague', 'plague'])
    expect(table.state.end).toMatchObject({ rung: 1, by: 0 })
    expect(after(table)).toEqual(['final-turn'])
    table.play('take travel plague')
    expect(after(table)).toEqual(['final-turn', 'take', 'conny-take', 'mass'])
    expect([table.match.over, table.state.cubesLeft]).toEqual([true, 1])
  })

  test('VS-R10, VS-R11: (d) after a well she takes none', () => {
    const table = inHerMarket(['skill', 'plague'], 3)
    table.play('well', 'pay 3 coin')
    expect(after(table)).toEqual(['final-turn', 'well', 'mass'])
    expect([table.match.over, table.state.cubesLeft]).toEqual([true, 2])
  })

  test('VS-R10, V-705: (d) on an empty board you get a free well and she takes none', () => {
    const empty = inHerMarket([])
    expect(empty.moves).toEqual(['well free', 'decline'])
    empty.play('decline')
    expect([after(empty), empty.match.over]).toEqual([['final-turn', 'skip', 'mass'], true])
  })
})

describe('round and result', () => {
  test('VS-208: if Conny took the last cube the round ends after her turn', () => {
    const table = lastGrave({ spaces: { church: ['skill', 'skill'] }, farms: [{ members: {} }] })
    expect(table.connyAt('black-bag').length + table.connyAt('church-1').length).toBe(1)
    expect([table.state.round, table.decision]).toEqual([3, 'd-source'])
  })

  test('VS-506, V-R33: the agreed last round ends a solo match too', () => {
    const table = lastGrave({
      spaces: { church: ['skill', 'skill'] },
      farms: [{ members: {} }],
      options: { 'round-limit': 2 },
    })
    expect([table.match.over, table.state.end.rung]).toEqual([true, 0])
  })

  test.each([
    [0, 'apprentice'],
    [39, 'apprentice'],
    [40, 'journeyman'],
    [49, 'journeyman'],
    [50, 'master'],
    [59, 'master'],
    [60, 'grandmaster'],
    [69, 'grandmaster'],
    [70, 'genius'],
    [79, 'genius'],
    [80, 'polymath'],
    [120, 'polymath'],
  ])('VS-507: %d prestige make a rank: %s', (prestige, rank) => {
    const { state } = lastGrave({ farms: [{ prestige, members: {} }] })
    expect(village.score(state)).toMatchObject({ totals: [prestige], places: [1], rank })
  })

  test('VS-507: only a solo result has a rank', () => {
    expect(village.score(new TestTable({ players: 2 }).state).rank).toBeUndefined()
  })
})

describe('the end against Conny, played through', () => {
  const alone = { players: 1 } as const

  const stalls = ['customer-09', 'customer-01', 'customer-02']

  const queue = ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10']

  test('her figure takes the last grave through a market cube: her market day is held, I have one final turn, she takes nothing more (VS-305, VS-306, VS-402, VS-R10)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 4, upper: ['blank', 'blank'] },
      graves: 2,
      spaces: { crafts: ['persuasion', 'skill'], market: ['persuasion'], travel: ['skill', 'faith'] },
      stalls: ['customer-09', 'customer-01', 'customer-02'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10'],
      farms: [{ members: { farm: [1] } }],
    })
    at.play('take crafts persuasion', 'skip')
    expect(at.connyAt('grave')).toEqual([1])
    expect(at.stalls()).toEqual(['customer-05', 'customer-01', 'customer-02'])
    expect([at.decision, at.state.cubesLeft]).toEqual(['d-source', 3])
    at.play('take travel skill')
    expect(at.match.over).toBe(true)
    expect(at.state.cubesLeft).toBe(2)
  })

  test('I ring the end in a market day of hers: one final turn, and after its cube she takes a last one (VS-202, VS-R10)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 5 },
      graves: 2,
      chronicle: { farm: 3 },
      spaces: {
        crafts: ['skill'],
        market: ['skill'],
        harvest: ['faith', 'knowledge'],
        council: ['faith', 'persuasion'],
      },
      stalls: ['customer-09', 'customer-01', 'customer-02'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10'],
      farms: [{ lifetime: 9, cubes: { persuasion: 1 }, goods: { scroll: 1 }, members: { farm: [1, 2] } }],
    })
    at.play('take crafts skill', 'skip', 'serve customer-01')
    expect(at.at(0, 'grave')).toEqual([1])
    expect([at.decision, at.state.cubesLeft]).toEqual(['d-source', 4])
    at.play('take harvest faith', 'harvest')
    expect(at.match.over).toBe(true)
    expect(at.state.cubesLeft).toBe(2)
    expect(at.stock(0)).toEqual({ skill: 1, faith: 1, grain: 2 })
  })

  test('I ring the end in my own turn: she takes a last cube with its quill, then the last mass (VS-306, VS-R10, V-R28)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 4, upper: ['blank', 'blank'] },
      graves: 2,
      chronicle: { farm: 3 },
      spaces: { harvest: ['plague'], council: ['plague', 'faith'], travel: ['skill'] },
      farms: [{ lifetime: 8, members: { farm: [1, 2] } }],
    })
    at.play('take harvest plague', 'harvest')
    expect(at.at(0, 'grave')).toEqual([1])
    expect(at.connyAt('chronicle-council')).toEqual([1])
    expect(at.match.over).toBe(true)
    expect(at.state.cubesLeft).toBe(2)
    expect(at.stock(0)).toEqual({ grain: 2 })
  })

  test('I ring the end in a turn with the well: she takes nothing, the last mass follows (VS-205, VS-R10, VS-R11)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 4, upper: ['blank', 'blank'] },
      graves: 2,
      chronicle: { farm: 3 },
      spaces: { harvest: ['plague'], council: ['plague', 'faith'] },
      farms: [{ coins: 3, lifetime: 7, members: { farm: [1, 2] } }],
    })
    at.play('well', 'well crafts', 'train stables', 'member 2', 'stop')
    expect(at.at(0, 'grave')).toEqual([1])
    expect(at.match.over).toBe(true)
    expect([at.state.cubesLeft, at.state.conny.lastSlot]).toEqual([3, 4])
  })

  test('with the last cube her figure takes the last grave: I have a free well, then the last mass (V-705, VS-208, VS-306, VS-R10)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 4, upper: ['blank', 'blank'] },
      graves: 2,
      chronicle: { travel: 1 },
      spaces: { crafts: ['skill'], travel: ['skill'] },
      farms: [{ coins: 3, lifetime: 7, members: { farm: [1, 2] } }],
    })
    at.play('take crafts skill', 'skip')
    expect(at.connyAt('grave')).toEqual([1])
    expect(at.decision).toBe('d-free-well')
    expect(at.offered).toEqual(['decline', 'well free'])
    at.play('well free', 'well crafts', 'train stables', 'member 1', 'produce', 'make ox')
    expect(at.at(0, 'chronicle-crafts')).toEqual([1])
    expect(at.match.over).toBe(true)
    expect(at.stock(0)).toEqual({ coin: 3, lifetime: 3, ox: 1, skill: 1 })
  })

  test('a market day in my final turn after Conny rang the end: she serves the foremost customer but takes no cube (V-704, VS-403, VS-R10)', () => {
    const at = new TestTable({
      players: 1,
      conny: { lastSlot: 4, upper: ['blank', 'blank'] },
      graves: 2,
      chronicle: { council: 2 },
      spaces: { crafts: ['faith', 'skill'], council: ['faith'], market: ['skill'] },
      stalls,
      queue,
      farms: [{ goods: { scroll: 1 }, members: { farm: [1] } }],
    })
    at.play('take crafts faith', 'skip')
    expect(at.connyAt('grave')).toEqual([1])
    expect(at.decision).toBe('d-source')
    at.play('take market skill', 'serve customer-01')
    expect(at.match.over).toBe(true)
    expect(at.stalls()).toEqual(['customer-05', 'customer-06', 'customer-02'])
    expect([at.state.cubesLeft, at.state.conny.lastSlot]).toEqual([1, 5])
  })
})

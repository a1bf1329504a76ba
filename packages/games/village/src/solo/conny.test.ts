import { FastRandom, Match, NONE, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CUBES, SPACES } from '../box/vocabulary.ts'
import { take } from '../course/take.ts'
import { village } from '../game.ts'
import { anyOrder, type Sketch, TestTable } from '../testing/position.ts'
import { connysAnswer, connysNext } from './conny.ts'

const nobody = [{ members: {} }]
const STALLS = ['customer-01', 'customer-02', 'customer-03']
const solo = (spaces: NonNullable<Sketch['spaces']>, sketch: Sketch = {}) =>
  new TestTable({ players: 1, farms: nobody, spaces, stalls: STALLS, conny: {}, ...sketch })
const takes = (table: TestTable) =>
  table.match.log.flatMap((entry) => (entry.code === 'conny-take' ? [entry] : []))

describe("Conny's turn", () => {
  test('VS-E1: the example with the market, the choice of plague and the quill (VS-202 to VS-204, VS-302 to VS-305, VS-403)', () => {
    const table = solo(
      { market: ['persuasion'], council: ['faith', 'plague'], crafts: ['skill'] },
      {
        queue: ['customer-04', 'customer-05', 'customer-06'],
        farms: [{ goods: { scroll: 1, wagon: 1 }, members: {} }],
        conny: { lastSlot: 1 },
        draws: { fate: ['quill'] },
      },
    )
    table.play('take market persuasion', 'serve customer-01')
    expect(table.state.servedBy[1]).toBe(1)
    expect([table.decision, table.offered]).toEqual(['d-market', ['pass', 'serve customer-03']])
    table.play('pass')
    expect(table.stalls()).toEqual(['customer-04', 'customer-05', 'customer-03'])
    expect([table.decision, table.seat, table.offered]).toEqual([
      'd-conny-cube',
      0,
      ['conny faith', 'conny plague'],
    ])
    expect(table.why('conny skill')).toMatchObject({
      code: 'no-such-cube',
      rule: 'VS-203',
      params: { space: 'council', cube: 'skill' },
    })
    const log = table.play('conny plague')
    expect(log).toEqual(
      expect.arrayContaining([
        { code: 'conny-take', seat: 1, space: 'council', cube: 'plague', slot: 2 },
        { code: 'fate', tile: 'fate-u1', face: 'quill' },
        { code: 'death', seat: 1, figure: '1a', from: 'beside-tray', to: 'chr-council-1', group: 'council' },
      ]),
    )
    expect([table.connyAt('chronicle-council'), table.state.conny.slots[1].cubes[0]]).toEqual([
      [1],
      CUBES.at.plague,
    ])
  })

  test('VS-201, VS-202: she takes the same colour from the same space, whether you acted or not', () => {
    const spaces = { harvest: ['skill', 'skill', 'faith'], travel: ['skill', 'knowledge'] }
    for (const act of ['harvest', 'skip']) {
      const table = solo(spaces, { farms: [{ members: { farm: [1] } }] })
      table.play('take harvest skill', act)
      expect(takes(table)).toEqual([
        { code: 'conny-take', seat: 1, space: 'harvest', cube: 'skill', slot: 1 },
      ])
      expect([table.seat, table.decision, table.state.cubesLeft]).toEqual([0, 'd-source', 3])
    }
  })

  test('VS-E3: church, crafts and market have none of the colour, travel has: she takes it there (VS-202)', () => {
    const table = solo({
      church: ['skill', 'faith'],
      crafts: ['faith'],
      market: ['faith'],
      travel: ['skill', 'faith'],
      council: ['skill'],
    })
    table.play('take church skill')
    expect(takes(table)).toEqual([{ code: 'conny-take', seat: 1, space: 'travel', cube: 'skill', slot: 1 }])
  })

  test('VS-202: plague counts as a colour', () => {
    const table = solo({ travel: ['plague', 'skill'], harvest: ['plague', 'skill'], crafts: ['plague'] })
    table.play('take travel plague')
    expect(takes(table)).toMatchObject([{ space: 'harvest', cube: 'plague' }])
  })

  test('VS-203: if the colour is nowhere, you choose from the same space', () => {
    const table = solo({ crafts: ['skill', 'faith', 'plague'], market: ['knowledge'], travel: ['knowledge'] })
    table.play('take crafts skill')
    expect([table.decision, table.offered]).toEqual(['d-conny-cube', ['conny faith', 'conny plague']])
    table.play('conny faith')
    expect(takes(table)).toMatchObject([{ space: 'crafts', cube: 'faith' }])
  })

  test('VS-204: if that space is empty, you choose from the next in her order that has any', () => {
    const table = solo({
      crafts: ['skill'],
      council: ['faith', 'knowledge', 'knowledge'],
      harvest: ['plague', 'faith'],
    })
    table.play('take crafts skill')
    expect(table.offered).toEqual(['conny faith', 'conny knowledge'])
    table.play('conny knowledge')
    expect(takes(table)).toMatchObject([{ space: 'council', cube: 'knowledge' }])
  })

  test('VS-R16: with one colour there is no choice, and without a cube she takes none', () => {
    const one = solo({ crafts: ['skill', 'faith', 'faith'], travel: ['plague'] })
    one.play('take crafts skill')
    expect(takes(one)).toMatchObject([{ space: 'crafts', cube: 'faith' }])
    const skill = solo({ crafts: ['plague', 'skill'], travel: ['faith', 'knowledge'] })
    skill.play('take crafts plague')
    expect(takes(skill)).toMatchObject([{ space: 'crafts', cube: 'skill' }])
    const none = solo({ crafts: ['skill'] }, { options: { 'round-limit': 2 } })
    expect(none.match.log).toContainEqual({ code: 'conny-no-cube', seat: 1 })
    expect(none.match.over).toBe(true)
  })

  test('VS-205: after a well she takes nothing and you are due again', () => {
    const table = solo(
      { crafts: ['skill', 'skill'], travel: ['faith'] },
      { farms: [{ coins: 3, members: { farm: [1] } }] },
    )
    table.play('well', 'well harvest')
    expect([takes(table), table.decision, table.seat, table.state.cubesLeft]).toEqual([[], 'd-source', 0, 3])
    expect(table.match.log.map(({ code }) => code)).not.toContain('conny-no-cube')
  })

  test('VS-206: cubes of other spaces move none of her figures and call no market', () => {
    for (const space of ['harvest', 'family', 'crafts', 'travel', 'council']) {
      const table = solo({ [space]: ['skill', 'skill', 'faith', 'plague'] })
      table.play(`take ${space} skill`)
      expect(table.connyAt('on-church')).toEqual([3, 3, 4, 4])
      expect(table.match.log.map(({ code }) => code)).not.toContain('market-day')
    }
  })

  test('VS-104, VS-207: her plague cube lies on the tray, costs nobody time, and she owns nothing', () => {
    const table = solo({ travel: ['plague', 'plague', 'skill', 'faith'] })
    table.play('take travel plague')
    expect(table.farm(0).lifetime).toBe(2)
    expect(table.state.conny.slots[0].cubes[0]).toBe(CUBES.at.plague)
    expect(table.state.plagueSupply).toBe(5)
    expect(Object.keys(table.stock(1))).toEqual([])
  })

  test('VS-R3: first your deaths, then her cube, the tile, her death, and last the reaction', () => {
    const table = solo(
      { church: ['plague', 'plague', 'skill', 'faith'] },
      {
        farms: [{ lifetime: 9, members: { smithy: [1] } }],
        conny: { lastSlot: 3 },
        draws: { fate: ['quill'] },
      },
    )
    const order = ['death', 'conny-take', 'fate', 'conny-bag']
    const log = table.play('take church plague').filter(({ code }) => order.includes(code))
    expect(log.map(({ code, seat }) => [code, seat])).toEqual([
      ['death', 0],
      ['conny-take', 1],
      ['fate', undefined],
      ['death', 1],
      ['conny-bag', 1],
    ])
  })
})

describe('what she would take next', () => {
  test('VS-208: known after your cube, and nothing after a well', () => {
    const table = solo(
      { harvest: ['skill', 'faith'], council: ['skill', 'plague'] },
      { farms: [{ coins: 3, members: { farm: [1] } }] },
    )
    table.play('take harvest skill')
    expect(connysNext(table.state)).toEqual({ space: SPACES.at.council, cube: CUBES.at.skill })
    const well = solo(
      { harvest: ['skill', 'faith'], council: ['skill'] },
      { farms: [{ coins: 3, members: { farm: [1] } }] },
    )
    well.play('well')
    expect(connysNext(well.state)).toBeNull()
  })

  test('VS-208: the cube you are about to take no longer counts', () => {
    const { state } = solo({ harvest: ['skill', 'faith', 'plague'], council: ['faith'] })
    expect(connysAnswer(state, SPACES.at.harvest, CUBES.at.skill)).toEqual({
      space: SPACES.at.harvest,
      cube: NONE,
    })
    expect(connysAnswer(state, SPACES.at.harvest, CUBES.at.faith)).toEqual({
      space: SPACES.at.council,
      cube: CUBES.at.faith,
    })
    expect(connysAnswer(state, SPACES.at.council, CUBES.at.faith)).toEqual({
      space: SPACES.at.harvest,
      cube: CUBES.at.faith,
    })
  })

  test('VS-202, VS-203, VS-204, VS-208: whatever you take in random matches, she answers as foretold', () => {
    let answered = 0
    for (let seed = 1; seed <= 6; seed++) {
      const match = new Match(village, { players: 1 }, new SeededChance(seed))
      const random = new FastRandom(seed)
      let foretold: ReturnType<typeof connysAnswer> | undefined
      for (let { turn } = match; !turn.over; turn = match.turn) {
        const told = match.log.length
        const move = turn.moves[random.below(turn.moves.length)]
        const chosen = take.is(move)
        if (chosen) foretold = connysAnswer(match.state, take.get.space(move), take.get.cube(move))
        match.play([move])
        match.log.slice(told).forEach((entry, at) => {
          // The last cube of a round is taken without a choice.
          if (entry.code === 'take' && !(chosen && at === 0)) foretold = undefined
          if (entry.code !== 'conny-take' || foretold === undefined) return
          const { space, cube = NONE } = foretold ?? {}
          const named = cube === NONE ? {} : { cube: CUBES.list[cube] }
          expect(entry).toMatchObject({ space: SPACES.list[space ?? NONE], ...named })
          answered++
        })
      }
    }
    expect(answered).toBeGreaterThan(100)
  })
})

describe('Conny, played through', () => {
  const alone = { players: 1 } as const

  test('my death comes before her cube; plague is a colour and leads her round the corner to the market; there I pay from the first sale on (VS-202, VS-207, VS-402, VS-R3, VS-R6)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 5 },
      spaces: { crafts: ['plague', 'skill'], market: ['plague'], harvest: ['skill', 'faith'] },
      stalls: ['customer-09', 'customer-01', 'customer-02'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10'],
      farms: [
        {
          lifetime: 8,
          cubes: { persuasion: 1 },
          goods: { scroll: 1 },
          members: { farm: [1], scriptorium: [1] },
        },
      ],
    })
    at.play('take crafts plague', 'produce scriptorium')
    expect(at.stock(0)).toEqual({ lifetime: 2, persuasion: 1, scroll: 2 })
    expect(at.decision).toBe('d-death')
    expect(at.offered).toEqual(['die 1 farm', 'die 1 scriptorium'])
    expect(at.state.cubesLeft).toBe(4)
    at.play('die 1 farm')
    expect(at.decision).toBe('d-market')
    expect(at.state.conny.lastSlot).toBe(6)
    expect(at.stalls()).toEqual([null, 'customer-01', 'customer-02'])
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02'])
    at.play('serve customer-02')
    expect(at.stock(0)).toEqual({ lifetime: 3, scroll: 1 })
    expect(at.decision).toBe('d-source')
    expect(at.stalls()).toEqual(['customer-05', 'customer-01', 'customer-06'])
    expect(at.state.cubesLeft).toBe(3)
  })

  test('a market day through the well with nothing to sell: she serves, takes no cube, and it is my turn again (VS-205, VS-403, VS-R4, VS-R5)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 4 },
      spaces: { harvest: ['skill', 'faith'], market: ['skill'] },
      stalls: ['customer-09', 'customer-01', 'customer-02'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10'],
      farms: [{ coins: 3, members: { farm: [1] } }],
    })
    at.play('well', 'well market')
    expect(at.stalls()).toEqual(['customer-05', 'customer-01', 'customer-02'])
    expect([at.seat, at.decision, at.state.cubesLeft, at.state.conny.lastSlot]).toEqual([0, 'd-source', 3, 4])
    expect(at.offered).toEqual(anyOrder('take harvest skill', 'take harvest faith', 'take market skill'))
  })

  test('without the ring step 1 is of no use; if the colour is nowhere I choose for her, from the same space, else from the next one (VS-203, VS-204, VS-207, VS-401, VS-R12)', () => {
    const same = new TestTable({
      ...alone,
      conny: { lastSlot: 5 },
      spaces: { council: ['knowledge', 'faith', 'plague'], harvest: ['skill', 'persuasion'] },
      farms: [{ goods: { scroll: 1 }, members: { 'council-1': [2] } }],
    })
    same.play('take council knowledge')
    expect(same.offered).toEqual(['advance 2 1', 'skip'])
    same.play('advance 2 1')
    expect(same.offered).toEqual(['none', 'privilege 2'])
    same.play('none')
    expect(same.decision).toBe('d-conny-cube')
    expect(same.offered).toEqual(['conny faith', 'conny plague'])
    same.play('conny plague')
    expect(same.stock(0)).toEqual({ knowledge: 1, lifetime: 2 })

    const next = new TestTable({
      ...alone,
      conny: { lastSlot: 5 },
      spaces: { council: ['knowledge'], church: ['faith', 'skill'], market: ['persuasion'] },
      farms: [{ members: { 'council-1': [2] } }],
    })
    next.play('take council knowledge')
    expect(next.offered).toEqual(['conny faith', 'conny skill'])
    next.play('conny skill')
    expect(next.connyAt('black-bag')).toEqual([3])
  })

  test('a plague cube kept on the tray is missing in the next fill (VS-208, VS-505, VS-R9)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 5, tray: { 4: 'plague', 5: 'skill' } },
      spaces: { harvest: ['plague', 'plague'] },
      farms: [{ members: { smithy: [2] } }],
    })
    const { state } = at
    expect([at.decision, state.round, state.cubesLeft]).toEqual(['d-source', 3, 18])
    const all = [...state.spaces.map(({ cubes }) => Array.from(cubes)), Array.from(state.greenBag)].flat()
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(21)
    expect(state.plagueSupply).toBe(0)
    expect(state.conny.lastSlot).toBe(6)
  })
})

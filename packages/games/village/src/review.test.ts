import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, it } from 'vitest'
import { village } from './game.ts'
import { anyOrder, type Sketch, TestTable } from './testing/position.ts'

// Positions of an independent reading of the rulebook: what is expected was written down before the
// program was asked.

const table = (sketch: Sketch): TestTable => new TestTable(sketch)

describe('review: time, payments, actions', () => {
  const wells: Sketch = {
    players: 2,
    ring: 1,
    spaces: { harvest: ['skill', 'faith'] },
    farms: [
      { coins: 2, cubes: { persuasion: 2, faith: 1 }, members: { farm: [1], 'council-1': [2] } },
      { members: { farm: [1] } },
    ],
  }

  it('review 1: the well is paid with cubes of one colour and coins, then only what is still payable is offered (V-306, V-495, V-497, V-R7, V-R8, V-R10)', () => {
    const at = table(wells)
    expect(at.offered).toEqual(['take harvest faith', 'take harvest skill', 'well'])
    at.play('well')
    expect(at.offered).toEqual(
      anyOrder('pay 2 persuasion 1 coin', 'pay 1 persuasion 2 coin', 'pay 1 faith 2 coin'),
    )
    expect(at.moves[0]).toBe('pay 2 persuasion 1 coin')
    at.play('pay 1 faith 2 coin')
    expect(at.offered).toEqual(
      anyOrder('well harvest', 'well family', 'well crafts', 'well market', 'well council', 'well church'),
    )
    at.play('well council')
    expect(at.offered).toEqual(['advance 2 1', 'enter 1'])
    at.play('enter 1')
    expect(at.stock(0)).toEqual({ lifetime: 1 })
    expect(at.at(0, 'council-1')).toEqual([1, 2])
    expect([at.seat, at.state.cubesLeft]).toEqual([1, 2])

    const other = table(wells)
    other.play('well', 'pay 2 persuasion 1 coin')
    expect(other.offered).toEqual(
      anyOrder('well harvest', 'well family', 'well crafts', 'well market', 'well church'),
    )
  })

  it('review 2: three coins open the well, and only the market is left; nobody can be brought home from the bag (V-413, V-498, V-R7, V-R8, V-R13)', () => {
    const at = table({
      players: 2,
      spaces: { harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [{ coins: 3, members: { 'black-bag': [1, 2] } }, { members: { farm: [1] } }],
    })
    at.play('well')
    expect(at.stock(0)).toEqual({})
    expect([at.seat, at.decision, at.state.cubesLeft]).toEqual([1, 'd-source', 2])
    expect(at.stalls()).toEqual(['customer-01', 'customer-03', 'customer-05'])
  })

  const homecoming: Sketch = {
    players: 2,
    chronicle: { church: 2 },
    spaces: { family: ['plague'], harvest: ['skill', 'faith'] },
    farms: [
      { lifetime: 8, members: { 'church-4': [1], farm: [2], unborn: [2, 3], 'black-bag': [1] } },
      { members: { farm: [1] } },
    ],
  }

  it('review 3: the plague crosses first, who comes home then dies as a farmer, who stays dies in the church (V-208, V-413, V-602, V-607, V-608, V-609, V-R13, V-R14)', () => {
    const home = table(homecoming)
    home.play('take family plague')
    expect(home.stock(0)).toEqual({})
    expect(home.offered).toEqual(anyOrder('newborn', 'home 1 church-4', 'skip'))
    home.play('home 1 church-4')
    expect(home.at(0, 'chronicle-farm')).toEqual([1])
    expect([home.at(0, 'church-4'), home.at(0, 'grave'), home.seat]).toEqual([[], [], 1])

    const born = table(homecoming)
    born.play('take family plague', 'newborn')
    expect(born.at(0, 'grave')).toEqual([1])
    expect(born.at(0, 'farm')).toEqual([2, 2])
    expect(born.at(0, 'black-bag')).toEqual([1])
    expect(born.at(0, 'unborn')).toEqual([3])
  })

  const road: Sketch = {
    players: 2,
    spaces: { travel: ['knowledge', 'skill'], harvest: ['skill', 'faith'] },
    farms: [
      {
        coins: 1,
        goods: { wagon: 1 },
        cubes: { faith: 1, knowledge: 1 },
        members: { farm: [1], 'castle-a': [2] },
        markers: ['castle-a'],
      },
      { members: { farm: [1] } },
    ],
  }

  it('review 4: roads with a coin for one cube; a castle visited before costs the same and gives nothing (V-207, V-306, V-461 to V-465, V-R16)', () => {
    const again = table(road)
    again.play('take travel knowledge')
    expect(again.offered).toEqual(
      anyOrder(
        'travel 1 village->castle-a',
        'travel 2 castle-a->castle-b',
        'travel 2 castle-a->castle-c',
        'skip',
      ),
    )
    again.play('travel 1 village->castle-a')
    expect(again.stock(0)).toEqual({ knowledge: 2, lifetime: 2 })
    expect(again.at(0, 'castle-a')).toEqual([1, 2])
    expect(Array.from(again.farm(0).markers).reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(again.seat).toBe(1)

    const further = table(road)
    further.play('take travel knowledge', 'travel 2 castle-a->castle-c')
    expect(further.moves[0]).toBe('pay 1 faith 1 knowledge')
    expect(further.offered).toEqual(
      anyOrder('pay 1 faith 1 knowledge', 'pay 1 faith 1 coin', 'pay 1 knowledge 1 coin'),
    )
    further.play('pay 1 faith 1 coin')
    expect(further.stock(0)).toEqual({ coin: 1, knowledge: 2, lifetime: 2 })

    const cubes = table(road)
    cubes.play('take travel knowledge', 'travel 2 castle-a->castle-b')
    expect(cubes.moves).toEqual(['pay 2 knowledge', 'pay 1 knowledge 1 coin'])
    cubes.play('pay 2 knowledge')
    expect(cubes.moves).toHaveLength(10)
  })

  it('review 5: the reward comes before the death at the end of the turn, the marker outlives the traveller (V-464, V-467, V-601, V-605, V-607)', () => {
    const at = table({
      players: 2,
      spaces: { travel: ['plague'], harvest: ['skill', 'faith'] },
      farms: [
        {
          lifetime: 7,
          goods: { wagon: 1 },
          cubes: { faith: 2 },
          members: { farm: [1], 'castle-b': [1] },
          markers: ['castle-b'],
        },
        { members: { farm: [1] } },
      ],
    })
    at.play('take travel plague', 'travel 1 village->castle-a')
    expect(at.stock(0)).toEqual({ lifetime: 1, prestige: 3 })
    expect([at.seat, at.decision]).toEqual([0, 'd-death'])
    expect(at.offered).toEqual(['die 1 castle-a', 'die 1 castle-b'])
    at.play('die 1 castle-a')
    expect(at.at(0, 'chronicle-travel')).toEqual([1])
    const travel = village.score(at.state).lines.find(({ id }) => id === 'travel')
    expect(travel?.values[0]).toBe(3)
  })

  it('review 6: every way through the crafts with one coin, one knowledge, two grain (V-306, V-307, V-421 to V-430, V-R11)', () => {
    const sketch: Sketch = {
      players: 2,
      spaces: { crafts: ['knowledge', 'skill'], harvest: ['skill'] },
      farms: [{ coins: 1, grain: 2, members: { farm: [1, 2], smithy: [1] } }, { members: { farm: [1] } }],
    }
    const at = table(sketch)
    at.play('take crafts knowledge')
    expect(at.offered).toEqual(
      anyOrder(
        'train wainwright',
        'train stables',
        'train scriptorium',
        'train smithy',
        'produce smithy',
        'buy wainwright',
        'buy scriptorium',
        'buy smithy',
        'mill',
        'skip',
      ),
    )
    at.play('train wainwright')
    expect(at.offered).toEqual(['member 1', 'member 2'])
    at.play('member 2')
    expect(at.offered).toEqual(['produce', 'stop'])
    at.play('produce')
    expect(at.stock(0)).toEqual({ coin: 1, grain: 2, knowledge: 1, lifetime: 4, wagon: 1 })

    const buyer = table(sketch)
    buyer.play('take crafts knowledge', 'buy scriptorium')
    expect(buyer.moves).toEqual(['pay 1 knowledge', 'pay 1 coin'])
    const wagon = table(sketch)
    wagon.play('take crafts knowledge', 'buy wainwright')
    expect(wagon.stock(0)).toEqual({ grain: 2, wagon: 1 })
    const miller = table(sketch)
    miller.play('take crafts knowledge', 'mill')
    expect(miller.stock(0)).toEqual({ coin: 3, knowledge: 1, lifetime: 2 })
  })

  it('review 7: the store takes what fits; without plow no animal helps; a full store or an empty farm leaves the cube only, and its plague still kills (V-210, V-311, V-401 to V-405, V-601, V-R9)', () => {
    const harvest = (farm: NonNullable<Sketch['farms']>[number]): TestTable =>
      table({
        players: 2,
        spaces: { harvest: ['plague', 'skill'], family: ['skill', 'faith'] },
        farms: [farm, { members: { farm: [1] } }],
      })
    const animals = harvest({ goods: { horse: 1, ox: 1 }, members: { farm: [2] } })
    animals.play('take harvest skill', 'harvest')
    expect(animals.stock(0)).toEqual({ grain: 2, horse: 1, ox: 1, skill: 1 })

    const full = harvest({ grain: 4, goods: { horse: 1, ox: 1, plow: 1 }, members: { farm: [2] } })
    full.play('take harvest skill', 'harvest')
    expect(full.stock(0)).toEqual({ grain: 5, horse: 1, ox: 1, plow: 1, skill: 1 })

    const away = harvest({ lifetime: 8, members: { 'council-4': [2], smithy: [3] } })
    away.play('take harvest plague')
    expect(away.seat).toBe(1)
    expect(away.at(0, 'chronicle-council')).toEqual([2])

    const stuffed = harvest({ grain: 5, lifetime: 9, members: { farm: [2], smithy: [3] } })
    stuffed.play('take harvest plague')
    expect(stuffed.seat).toBe(1)
    expect(stuffed.stock(0)).toEqual({ grain: 5, lifetime: 1 })
    expect(stuffed.at(0, 'chronicle-farm')).toEqual([2])
  })

  it('review 8: one option for equal members at a place, none for the bag; with one place left there is no question (V-604 to V-606, V-R32)', () => {
    const sketch = (members: { [place: string]: number[] }): Sketch => ({
      players: 2,
      spaces: { crafts: ['plague'], harvest: ['skill', 'faith'] },
      farms: [{ lifetime: 9, members }, { members: { farm: [1] } }],
    })
    const at = table(sketch({ farm: [1, 1], scriptorium: [1], 'church-1': [2], 'black-bag': [1] }))
    at.play('take crafts plague', 'skip')
    expect(at.offered).toEqual(['die 1 farm', 'die 1 scriptorium'])

    const same = table(sketch({ farm: [1, 1], 'church-1': [2], 'black-bag': [1] }))
    same.play('take crafts plague', 'skip')
    expect(same.at(0, 'chronicle-farm')).toEqual([1])
    expect(same.seat).toBe(1)
  })

  it('review 9: who goes into the bag in this turn cannot die at its end; faith just taken, a coin or time pays for it (V-207, V-490, V-491, V-606, V-R14)', () => {
    const at = table({
      players: 2,
      spaces: { church: ['faith', 'plague'], harvest: ['skill', 'faith'] },
      farms: [
        { coins: 1, lifetime: 7, members: { farm: [1], 'council-4': [3] } },
        { members: { farm: [1] } },
      ],
    })
    at.play('take church faith', 'church 1')
    expect(at.offered).toEqual(anyOrder('pay 1 faith', 'pay 1 coin', 'pay time'))
    at.play('pay time')
    expect(at.stock(0)).toEqual({ coin: 1, faith: 1 })
    expect(at.at(0, 'black-bag')).toEqual([1])
    expect(at.at(0, 'chronicle-council')).toEqual([3])
  })
})

describe('review: council', () => {
  it('review 10: the coin spent as joker is missing for privilege 4; an advance counts only its own step (V-306, V-477, V-478, V-479, V-483, V-R10)', () => {
    const sketch: Sketch = {
      players: 2,
      spaces: { council: ['skill', 'skill'], harvest: ['faith'] },
      farms: [
        { coins: 1, cubes: { persuasion: 1 }, members: { 'council-3': [2], 'council-1': [3] } },
        { members: { farm: [1] } },
      ],
    }
    const top = table(sketch)
    top.play('take council skill')
    expect(top.offered).toEqual(anyOrder('advance 2 3', 'advance 3 1', 'use', 'skip'))
    top.play('advance 2 3')
    expect(top.stock(0)).toEqual({ skill: 1, lifetime: 3 })
    expect(top.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'privilege 3', 'none'))
    top.play('privilege 3')
    expect(top.offered).toHaveLength(5)

    const low = table(sketch)
    low.play('take council skill', 'advance 3 1')
    expect(low.stock(0)).toEqual({ skill: 1, lifetime: 2 })
    expect(low.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'none'))

    const use = table(sketch)
    use.play('take council skill', 'use')
    expect(use.offered).toEqual(['privilege 1', 'privilege 2', 'privilege 3'])
  })

  it('review 11: a scroll or two coins for the step; privilege 4 costs exactly one coin; with the ring gone 1 is not offered (V-307, V-477, V-480, V-483)', () => {
    const at = table({
      players: 2,
      ring: 1,
      spaces: { council: ['skill', 'skill'], harvest: ['faith'] },
      farms: [{ coins: 2, goods: { scroll: 1 }, members: { 'council-3': [2] } }, { members: { farm: [1] } }],
    })
    at.play('take council skill', 'advance 2 3')
    expect(at.offered).toEqual(anyOrder('pay scroll', 'pay 2 coin'))
    at.play('pay scroll')
    expect(at.offered).toEqual(anyOrder('privilege 2', 'privilege 3', 'privilege 4', 'none'))
    at.play('privilege 4')
    expect(at.stock(0)).toEqual({ coin: 1, prestige: 3, skill: 1, lifetime: 3 })
    expect(at.seat).toBe(1)
  })

  it('review 12: the start player takes the ring by use; after that step 1 alone is of no use and the action is lost (V-210, V-478, V-480, V-R10)', () => {
    const at = table({
      players: 3,
      spaces: { council: ['skill', 'skill', 'faith'], harvest: ['faith'] },
      farms: [
        { members: { 'council-1': [2] } },
        { members: { 'council-1': [3] } },
        { members: { farm: [1] } },
      ],
    })
    at.play('take council skill')
    expect(at.offered).toEqual(['skip', 'use'])
    at.play('use')
    expect(at.state.ring).toBe(0)
    at.play('take council skill')
    expect([at.seat, at.decision, at.state.ring]).toEqual([2, 'd-source', 0])
  })
})

describe('review: market days', () => {
  it('review 13: a death by the plague cube waits for the end of the turn, a death by a sale does not; each sale but the first free one has its surcharge (V-445, V-448, V-449, V-601, V-603, V-R18, V-R19)', () => {
    const at = table({
      players: 3,
      turn: 1,
      spaces: { market: ['plague'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-11', 'customer-13'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      farms: [
        { members: { farm: [1] } },
        { lifetime: 9, coins: 1, goods: { scroll: 1, wagon: 1 }, members: { farm: [1], smithy: [1] } },
        {
          lifetime: 9,
          coins: 1,
          grain: 3,
          cubes: { persuasion: 1 },
          members: { farm: [1], 'council-2': [1] },
        },
      ],
    })
    at.play('take market plague')
    expect([at.seat, at.decision]).toEqual([1, 'd-market'])
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-03'])
    at.play('serve customer-01')
    expect(at.stock(1)).toEqual({ lifetime: 1, coin: 1, wagon: 1 })
    expect(at.seat).toBe(2)
    expect(at.offered).toEqual(['pass', 'serve customer-11'])
    at.play('serve customer-11')
    expect(at.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    at.play('pay 1 coin')
    expect([at.seat, at.decision]).toEqual([2, 'd-death'])
    expect(at.stock(2)).toEqual({ persuasion: 1 })
    expect(at.offered).toEqual(anyOrder('die 1 farm', 'die 1 council-2'))
    at.play('die 1 council-2')
    expect([at.seat, at.decision]).toEqual([1, 'd-market'])
    expect(at.offered).toEqual(['pass', 'serve customer-03'])
    expect(at.stalls()).toEqual([null, 'customer-03', null, 'customer-13'])
    at.play('serve customer-03')
    expect(at.stock(1)).toEqual({ lifetime: 2 })
    expect([at.seat, at.decision]).toEqual([1, 'd-death'])
    expect(at.stalls()).toEqual(['customer-05', 'customer-06', 'customer-07', 'customer-13'])
    expect(at.queue().slice(0, 2)).toEqual(['customer-08', 'customer-09'])
    expect(at.queue()).not.toContain(null)
    at.play('die 1 smithy')
    expect(at.at(1, 'chronicle-crafts')).toEqual([1])
    expect([at.seat, at.decision]).toEqual([2, 'd-source'])
  })

  it('review 14: the day ends when the last stall is empty, and a short queue fills the lowest stalls only (V-447, V-449, V-R20, V-R21)', () => {
    const at = table({
      players: 2,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      stack: [],
      farms: [
        { goods: { scroll: 1, horse: 1, ox: 1 }, members: { farm: [1] } },
        { goods: { wagon: 1, ox: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
      ],
    })
    at.play('take market persuasion', 'serve customer-01', 'serve customer-03', 'serve customer-05')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stalls()).toEqual(['customer-09', null, null])
    expect(at.queue()).toEqual([null, null, null, null, null])
    expect(at.stock(0)).toEqual({ ox: 1, lifetime: 1 })
    expect(at.stock(1)).toEqual({ ox: 1, persuasion: 1, lifetime: 1 })

    const empty = table({
      players: 2,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith'] },
      stalls: [],
      queue: [],
      stack: [],
      farms: [{ goods: { scroll: 2 }, members: { farm: [1] } }, { members: { farm: [1] } }],
    })
    empty.play('take market persuasion')
    expect([empty.seat, empty.decision]).toEqual([1, 'd-source'])
  })

  it('review 15: a caller who passes loses the free sale for good, the others go on with surcharge (V-445, V-446, V-447, V-R17)', () => {
    const at = table({
      players: 3,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-02', 'customer-14', 'customer-24'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      farms: [
        { goods: { scroll: 1 }, coins: 2, members: { farm: [1] } },
        { goods: { scroll: 3 }, coins: 2, cubes: { persuasion: 1 }, members: { farm: [1] } },
        { goods: { scroll: 3 }, members: { farm: [1] } },
      ],
    })
    at.play('take market persuasion')
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02'])
    at.play('pass')
    expect(at.seat).toBe(1)
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02', 'serve customer-24'])
    at.play('serve customer-24', 'pay 1 coin')
    expect(at.seat).toBe(1)
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02'])
    at.play('serve customer-02', 'pay 1 persuasion')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stock(1)).toEqual({ coin: 1, lifetime: 2 })
    expect(at.stalls()).toEqual(['customer-01', 'customer-05', 'customer-14', 'customer-06'])
  })
})

describe('review: the end', () => {
  it('review 16: rung in a market day by another seat: the day goes on, the caller dies without any place, all have a final turn, the last of them a free well (V-705, V-706, V-708, V-R18, V-R25, V-R27, V-R28)', () => {
    const at = table({
      players: 3,
      spaces: { market: ['plague'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-11', 'customer-13'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      chronicle: { farm: 4, crafts: 3, council: 2, church: 2, travel: 1 },
      graves: 3,
      farms: [
        { lifetime: 8, coins: 3, members: { farm: [1, 2] } },
        { lifetime: 9, grain: 3, cubes: { persuasion: 1 }, members: { farm: [1, 2] } },
        { goods: { scroll: 1 }, cubes: { persuasion: 1 }, members: { farm: [1] } },
      ],
    })
    at.play('take market plague')
    expect(at.seat).toBe(1)
    at.play('serve customer-11')
    expect(at.at(1, 'grave')).toEqual([1])
    expect([at.seat, at.decision]).toEqual([2, 'd-market'])
    expect(at.offered).toEqual(['pass', 'serve customer-01'])
    at.play('serve customer-01')
    expect(at.at(0, 'farm')).toEqual([2])
    expect(at.at(0, 'grave')).toEqual([])
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.offered).toEqual(['take harvest faith', 'take harvest skill'])
    at.play('take harvest skill', 'skip')
    expect([at.seat, at.decision]).toEqual([2, 'd-harvest'])
    at.play('harvest')
    expect([at.seat, at.decision]).toEqual([0, 'd-free-well'])
    expect(at.offered).toEqual(['decline', 'well free'])
    at.play('decline')
    expect(at.match.over).toBe(true)
    expect(at.farm(0).coins).toBe(3)
  })

  it('review 17: last cube and last place in one turn; the free well calls a market day for all, and later deaths ring nothing (V-212, V-498, V-603, V-704, V-705, V-R24, V-R26, V-R28)', () => {
    const at = table({
      players: 2,
      spaces: { harvest: ['plague'] },
      stalls: ['customer-01', 'customer-03', 'customer-11'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      chronicle: { farm: 2, crafts: 2, council: 2, church: 2, travel: 1 },
      graves: 2,
      farms: [
        { lifetime: 8, grain: 4, cubes: { persuasion: 1 }, members: { farm: [1, 2] } },
        {
          lifetime: 9,
          goods: { scroll: 1, wagon: 1 },
          cubes: { persuasion: 3 },
          members: { farm: [1, 2] },
        },
      ],
    })
    expect(at.offered).toEqual(['harvest', 'skip'])
    at.play('harvest')
    expect(at.at(0, 'chronicle-farm')).toEqual([1])
    expect([at.seat, at.decision]).toEqual([1, 'd-free-well'])
    expect(at.offered).toEqual(['decline', 'well free'])
    at.play('well free')
    expect(at.stock(1)).toEqual({ lifetime: 9, scroll: 1, wagon: 1, persuasion: 3 })
    at.play('well market', 'serve customer-01')
    expect(at.stock(1)).toEqual({ lifetime: 9, wagon: 1, persuasion: 3 })
    expect(at.seat).toBe(0)
    at.play('serve customer-11')
    expect(at.stock(0)).toEqual({ grain: 2, lifetime: 1 })
    at.play('serve customer-03')
    expect(at.stock(1)).toEqual({ persuasion: 2 })
    expect(at.at(1, 'grave')).toEqual([1])
    expect(at.match.over).toBe(true)
    expect(at.stalls()).toEqual(['customer-05', 'customer-06', 'customer-07'])
  })

  it('review 18: rung in an own turn: the others clockwise once, a paid well is a final turn, the start player leads the last mass, cubes stay behind (V-501, V-703, V-704, V-709, V-R35)', () => {
    const at = table({
      players: 4,
      turn: 2,
      startSeat: 1,
      ring: 3,
      spaces: { harvest: ['plague', 'skill'], family: ['skill', 'faith'], council: ['faith'] },
      chronicle: { farm: 5 },
      graves: 4,
      farms: [
        { coins: 1, members: { farm: [1], 'black-bag': [2] } },
        { coins: 1, members: { farm: [1], 'black-bag': [2] } },
        { lifetime: 8, members: { farm: [1, 2] } },
        { coins: 3, members: { farm: [1] } },
      ],
    })
    at.play('take harvest plague', 'skip')
    expect(at.at(2, 'grave')).toEqual([1])
    expect(at.seat).toBe(3)
    expect(at.offered).toEqual(
      anyOrder('take harvest skill', 'take family skill', 'take family faith', 'take council faith', 'well'),
    )
    at.play('well', 'well harvest')
    expect(at.stock(3)).toEqual({ grain: 2 })
    expect(at.seat).toBe(0)
    at.play('take council faith')
    expect(at.seat).toBe(1)
    at.play('take harvest skill', 'skip')
    expect([at.seat, at.decision]).toEqual([1, 'd-mass-choose'])
    expect(at.offered).toEqual(['choose 2', 'done'])
    at.play('done')
    expect([at.seat, at.decision]).toEqual([0, 'd-mass-choose'])
    at.play('choose 2')
    expect(at.match.over).toBe(true)
    expect(at.at(0, 'church-1')).toEqual([2])
    expect(at.state.cubesLeft).toBe(2)
  })

  it('review 19: the mass of the last round allowed is the last, one round earlier the ring decides (V-214, V-R33, V-R35)', () => {
    const sketch = (round: number): Sketch => ({
      players: 2,
      round,
      ring: 1,
      spaces: { harvest: ['skill'] },
      farms: [{ members: { farm: [1] } }, { members: { farm: [1] } }],
    })
    const last = table(sketch(30))
    last.play('skip')
    expect(last.match.over).toBe(true)
    const before = table(sketch(29))
    before.play('skip')
    expect([before.state.round, before.seat, before.state.startSeat]).toEqual([30, 1, 1])
    expect(before.state.cubesLeft).toBe(18)
  })

  it('review 20: the sheet, and ties by grain, by the living with those in the bag, then shared (V-801 to V-810, V-R29, V-R30)', () => {
    const sheet = table({
      players: 2,
      farms: [
        {
          prestige: 9,
          coins: 3,
          grain: 5,
          goods: { ox: 2 },
          markers: ['castle-a', 'castle-b', 'castle-c', 'castle-d'],
          customers: ['customer-17', 'customer-11'],
          members: {
            'church-1': [1],
            'church-3': [2],
            'council-2': [2],
            'council-4': [3],
            'council-1': [3],
            'chronicle-farm': [1, 1],
            'chronicle-crafts': [1],
            'chronicle-church': [2],
            'black-bag': [4],
          },
        },
      ],
    })
    const score = village.score(sheet.state)
    expect(score.lines.map(({ values }) => values[0]).slice(0, 7)).toEqual([9, 10, 6, 8, 10, 7, 3])
    expect(score.totals[0]).toBe(53)

    const places = (second: { [place: string]: number[] }, grain: number): readonly number[] =>
      village.score(
        table({
          players: 3,
          farms: [
            {
              prestige: 10,
              grain: 2,
              customers: ['customer-17'],
              members: { farm: [1], 'black-bag': [2], unborn: [3, 3] },
            },
            { prestige: 12, grain, members: second },
            { prestige: 16, grain: 1, members: { farm: [1, 1, 1, 1] } },
          ],
        }).state,
      ).places
    expect(places({ 'council-3': [2] }, 2)).toEqual([1, 2, 3])
    expect(places({ 'council-3': [2], farm: [1] }, 2)).toEqual([1, 1, 3])
    expect(places({ 'council-3': [2], grave: [1, 1] }, 3)).toEqual([2, 1, 3])
  })
})

describe('review: the end, who rang it', () => {
  const day: Sketch = {
    players: 3,
    turn: 2,
    stalls: ['customer-01', 'customer-02', 'customer-11', 'customer-13'],
    queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
    chronicle: { farm: 4, crafts: 3, council: 1, church: 2, travel: 2 },
  }

  it('review 32: the caller takes the last place of the chronicle by the own second sale: the day goes on, then only the others have a turn (V-603, V-701, V-706, V-707)', () => {
    const at = table({
      ...day,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith', 'knowledge'] },
      farms: [
        { grain: 4, coins: 2, members: { farm: [1] } },
        { members: { farm: [1] } },
        { lifetime: 9, goods: { scroll: 2 }, members: { 'council-1': [1], farm: [2] } },
      ],
    })
    at.play('take market persuasion', 'serve customer-01')
    expect(at.stock(2)).toEqual({ lifetime: 9, persuasion: 1, scroll: 1 })
    expect(at.seat).toBe(0)
    expect(at.offered).toEqual(['pass', 'serve customer-11', 'serve customer-13'])
    at.play('serve customer-11')
    expect(at.stock(0)).toEqual({ grain: 1, coin: 1, lifetime: 1 })
    expect(at.seat).toBe(2)
    at.play('serve customer-02')
    expect(at.at(2, 'chronicle-council')).toEqual([1])
    expect([at.seat, at.decision]).toEqual([0, 'd-source'])
    at.play('take harvest skill', 'skip')
    expect(at.seat).toBe(1)
    at.play('take harvest faith', 'skip')
    expect(at.match.over).toBe(true)
    expect(at.state.cubesLeft).toBe(1)
  })

  it('review 33: the caller crossed by the plague cube of the market and rings the end after the day: only the others have a turn (V-705, V-707, V-R18, V-R27)', () => {
    const at = table({
      ...day,
      graves: 3,
      spaces: { market: ['plague'], harvest: ['skill'] },
      farms: [
        { members: { farm: [1] } },
        { members: { farm: [1] } },
        { lifetime: 8, members: { farm: [1, 2] } },
      ],
    })
    at.play('take market plague')
    expect(at.at(2, 'grave')).toEqual([1])
    expect([at.seat, at.decision]).toEqual([0, 'd-harvest'])
    at.play('skip')
    expect([at.seat, at.decision]).toEqual([1, 'd-free-well'])
    at.play('well free')
    expect(at.offered).toEqual(anyOrder('well harvest', 'well crafts', 'well market', 'well church'))
    at.play('well harvest')
    expect(at.match.over).toBe(true)
    expect(at.stock(1)).toEqual({ grain: 2 })
  })
})

describe('review: masses', () => {
  it('review 21: from the start player on, who has coins and members in the bag chooses; equal number and equal foremost step gain both (V-501 to V-512, V-R32)', () => {
    const at = table({
      players: 3,
      startSeat: 1,
      mass: true,
      draws: { 'black-bag': ['seat-3-number-1'] },
      farms: [
        { coins: 3, grain: 1, members: { 'black-bag': [2, 2] } },
        { coins: 1, grain: 5, members: { 'black-bag': [2, 3] } },
        { members: { 'church-2': [1], 'black-bag': [1] } },
      ],
    })
    expect([at.seat, at.decision]).toEqual([1, 'd-mass-choose'])
    expect(at.offered).toEqual(['choose 2', 'choose 3', 'done'])
    at.play('choose 3')
    expect(at.seat).toBe(0)
    expect(at.offered).toEqual(['choose 2', 'done'])
    at.play('choose 2', 'choose 2')
    expect([at.seat, at.decision]).toEqual([1, 'd-promote'])
    expect(at.at(2, 'church-1')).toEqual([1])
    expect(at.offered).toEqual(['done', 'promote 3 1'])
    at.play('promote 3 1', 'promote 3 2')
    expect(at.stock(1)).toEqual({ grain: 2 })
    expect([at.seat, at.decision]).toEqual([0, 'd-promote'])
    at.play('promote 2 1')
    expect(at.farm(0).coins).toBe(1)
    expect([0, 1, 2].map((seat) => at.farm(seat).prestige)).toEqual([2, 0, 2])
    expect(at.at(1, 'black-bag')).toEqual([2])
  })

  it('review 22: four chosen end the choosing for all; steps are paid one by one; the ring leads the next round (V-214, V-503, V-507, V-509, V-R22)', () => {
    const at = table({
      players: 3,
      ring: 2,
      spaces: {},
      mass: true,
      farms: [
        { coins: 5, grain: 5, members: { 'black-bag': [1, 2, 2, 3, 4] } },
        { coins: 2, grain: 5, members: { 'black-bag': [1], 'church-4': [1] } },
        { members: { farm: [1] } },
      ],
    })
    at.play('choose 1', 'choose 2', 'choose 2', 'choose 3')
    expect([at.seat, at.decision]).toEqual([0, 'd-promote'])
    expect(at.farm(0).coins).toBe(1)
    at.play('promote 3 1', 'promote 3 2')
    expect(at.offered).toEqual(['done', 'promote 1 1', 'promote 2 1'])
    at.play('done')
    expect([0, 1, 2].map((seat) => at.farm(seat).prestige)).toEqual([2, 0, 0])
    expect(at.at(0, 'black-bag')).toEqual([4])
    expect([at.seat, at.decision, at.state.startSeat, at.state.ring]).toEqual([2, 'd-source', 2, -1])
    expect(at.state.cubesLeft).toBe(21)
  })
})

describe('review: solo', () => {
  const alone = { players: 1 } as const

  it('review 23: my death comes before her cube; plague is a colour and leads her round the corner to the market; there I pay from the first sale on (VS-202, VS-207, VS-402, VS-R3, VS-R6)', () => {
    const at = table({
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

  it('review 24: a church cube turns a quill: first the lowest on the church dies, then the next goes into the bag (VS-302 to VS-305, VS-401, VS-R3)', () => {
    const at = table({
      ...alone,
      conny: { lastSlot: 4, upper: ['blank', 'blank'], members: { 'on-church': [3, 4] } },
      spaces: { church: ['faith', 'faith'], harvest: ['skill', 'faith'] },
      farms: [{ members: { farm: [1] } }],
    })
    at.play('take church faith', 'skip')
    expect(at.connyAt('chronicle-church')).toEqual([3])
    expect(at.connyAt('black-bag')).toEqual([4])
    expect([at.decision, at.state.cubesLeft]).toEqual(['d-source', 2])
  })

  it('review 25: her figure takes the last grave through a market cube: her market day is held, I have one final turn, she takes nothing more (VS-305, VS-306, VS-402, VS-R10)', () => {
    const at = table({
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

  it('review 26: I ring the end in a market day of hers: one final turn, and after its cube she takes a last one (VS-202, VS-R10)', () => {
    const at = table({
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

  it('review 27: I ring the end in my own turn: she takes a last cube with its quill, then the last mass (VS-306, VS-R10, V-R28)', () => {
    const at = table({
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

  it('review 28: her drawn figures skip the steps she holds; with equal numbers and equal foremost step I gain, with fewer members I do not (VS-502, VS-504, VS-R14)', () => {
    const tie = table({
      ...alone,
      spaces: {},
      mass: true,
      draws: { 'black-bag': ['guest-number-4', 'monk', 'monk', 'monk'] },
      conny: { members: { 'church-1': [3], 'black-bag': [4] } },
      farms: [{ members: { 'church-2': [1, 2] } }],
    })
    expect(tie.connyAt('church-2')).toEqual([4])
    expect(tie.farm(0).prestige).toBe(2)

    const fewer = table({
      ...alone,
      spaces: {},
      mass: true,
      draws: { 'black-bag': ['guest-number-4', 'guest-number-3', 'seat-1-number-2', 'monk'] },
      conny: { members: { 'church-1': [3], 'church-3': [4], 'black-bag': [3, 4] } },
      farms: [{ grain: 1, members: { 'church-4': [1, 1], 'black-bag': [2] } }],
    })
    expect(fewer.offered).toEqual(['done', 'promote 2 1'])
    fewer.play('done')
    expect([1, 2, 3, 4].map((step) => fewer.connyAt(`church-${step}`))).toEqual([[3], [4], [4], [3]])
    expect(fewer.farm(0).prestige).toBe(0)
  })

  it('review 29: a market day through the well with nothing to sell: she serves, takes no cube, and it is my turn again (VS-205, VS-403, VS-R4, VS-R5)', () => {
    const at = table({
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

  it('review 30: without the ring step 1 is of no use; if the colour is nowhere I choose for her, from the same space, else from the next one (VS-203, VS-204, VS-207, VS-401, VS-R12)', () => {
    const same = table({
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

    const next = table({
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

  it('review 31: a plague cube kept on the tray is missing in the next fill (VS-208, VS-505, VS-R9)', () => {
    const at = table({
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

  it('review 34: I ring the end in a turn with the well: she takes nothing, the last mass follows (VS-205, VS-R10, VS-R11)', () => {
    const at = table({
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

  it('review 35: with the last cube her figure takes the last grave: I have a free well, then the last mass (V-705, VS-208, VS-306, VS-R10)', () => {
    const at = table({
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
})

describe('review: market days at the edge', () => {
  const stalls = ['customer-09', 'customer-01', 'customer-02']
  const queue = ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10']

  it('review 38: the last cube calls the market day in which another seat rings the end: a free well for each, the caller last (V-705, V-706, V-708, V-R24, V-R26)', () => {
    const at = table({
      players: 3,
      spaces: { market: ['persuasion'] },
      stalls: ['customer-09', 'customer-11', 'customer-02', 'customer-03'],
      queue,
      chronicle: { farm: 4 },
      graves: 3,
      farms: [
        { members: { farm: [1] } },
        { lifetime: 9, grain: 3, cubes: { persuasion: 1 }, members: { farm: [1, 2] } },
        { members: { farm: [1] } },
      ],
    })
    expect(at.seat).toBe(1)
    expect(at.offered).toEqual(['pass', 'serve customer-11'])
    at.play('serve customer-11')
    expect(at.at(1, 'grave')).toEqual([1])
    expect(at.stalls()).toEqual(['customer-09', 'customer-05', 'customer-02', 'customer-03'])
    for (const seat of [1, 2, 0]) {
      expect([at.seat, at.decision]).toEqual([seat, 'd-free-well'])
      at.play('decline')
    }
    expect(at.match.over).toBe(true)
  })

  it('review 39: a market day in my final turn after Conny rang the end: she serves the foremost customer but takes no cube (V-704, VS-403, VS-R10)', () => {
    const at = table({
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

  it('review 40: the plague cube of my own market day: sale, her sale, refill, my death, and only then her cube (V-R18, VS-202, VS-403, VS-R3)', () => {
    const at = table({
      players: 1,
      conny: { lastSlot: 5 },
      spaces: { market: ['plague'], crafts: ['plague', 'skill'], harvest: ['faith'] },
      stalls,
      queue,
      farms: [{ lifetime: 8, goods: { scroll: 1 }, members: { farm: [1], smithy: [1] } }],
    })
    at.play('take market plague', 'serve customer-01')
    expect(at.decision).toBe('d-death')
    expect(at.stalls()).toEqual(['customer-05', 'customer-06', 'customer-02'])
    expect(at.state.cubesLeft).toBe(3)
    at.play('die 1 farm')
    expect([at.decision, at.state.cubesLeft, at.state.conny.lastSlot]).toEqual(['d-source', 2, 6])
    expect(at.offered).toEqual(['take crafts skill', 'take harvest faith'])
    expect(at.stock(0)).toEqual({})
  })
})

describe('review: odds and ends', () => {
  it('review 36: five players, the fourth seat starts: grain, a random cube, a cube of choice and a coin go round from there (V-114, V-115, V-R2)', () => {
    const match = new Match(
      village,
      { players: 5, options: { 'start-seat': '4' }, edition: village.editions.standard },
      new SeededChance(3),
    )
    const due = match.turn
    expect(due.over ? null : [due.seat, due.decision, due.moves.length]).toEqual([1, 'd-setup-cube', 4])
    const choice = village.notation.parse('setup-cube faith')
    expect(typeof choice === 'number' && match.play([choice]).ok).toBe(true)
    const sum = (cubes: ArrayLike<number>): number => Array.from(cubes).reduce((all, one) => all + one, 0)
    const { farms, startSeat, cubesLeft } = match.state
    expect(farms.slice(0, 5).map(({ grain }) => grain)).toEqual([0, 0, 0, 0, 1])
    expect(farms.slice(0, 5).map(({ cubes }) => sum(cubes))).toEqual([1, 1, 0, 0, 0])
    expect(farms.slice(0, 5).map(({ coins }) => coins)).toEqual([1, 1, 2, 1, 1])
    const next = match.turn
    expect(next.over ? null : [next.seat, next.decision]).toEqual([3, 'd-source'])
    expect([startSeat, cubesLeft]).toEqual([3, 30])
  })

  it('review 37: with monks alone there is still promotion; with nobody to bear or to bring home the family action is lost; step 4 leads nowhere (V-414, V-484, V-508, V-R10)', () => {
    const monks = table({
      players: 2,
      spaces: {},
      mass: true,
      draws: { 'black-bag': ['monk', 'monk', 'monk', 'monk'] },
      farms: [{ grain: 1, members: { 'church-1': [1], 'black-bag': [2] } }, { members: { farm: [1] } }],
    })
    expect([monks.seat, monks.decision]).toEqual([0, 'd-promote'])
    expect(monks.offered).toEqual(['done', 'promote 1 1'])

    const family = table({
      players: 2,
      spaces: { family: ['skill', 'faith'], harvest: ['skill'] },
      farms: [{ members: { farm: [1], 'black-bag': [2], grave: [1] } }, { members: { farm: [1] } }],
    })
    family.play('take family skill')
    expect([family.seat, family.decision]).toEqual([1, 'd-source'])

    const top = table({
      players: 2,
      ring: 1,
      spaces: { council: ['persuasion', 'faith'], harvest: ['skill'] },
      farms: [{ cubes: { persuasion: 1 }, members: { 'council-4': [2] } }, { members: { farm: [1] } }],
    })
    top.play('take council persuasion')
    expect(top.offered).toEqual(['skip', 'use'])
    top.play('use')
    expect(top.offered).toEqual(['privilege 2', 'privilege 3'])
  })
})

describe('review: refusals name the rule', () => {
  const other = { members: { farm: [1] } }
  const why = (
    sketch: Sketch,
    first: readonly string[],
    refused: { readonly [move: string]: string },
  ): void => {
    const at = table({ players: 2, ...sketch })
    at.play(...first)
    const rules = Object.keys(refused).map((move) => [move, at.why(move)?.rule])
    expect(Object.fromEntries(rules)).toEqual(refused)
  }

  it('review 41: at the source, at the market and at a death (V-206, V-442, V-444, V-495, V-604, V-606)', () => {
    why(
      {
        spaces: { harvest: ['skill', 'faith'] },
        farms: [{ coins: 1, cubes: { faith: 1 }, members: { farm: [1] } }, other],
      },
      [],
      { 'take harvest plague': 'V-206', 'take market faith': 'V-206', well: 'V-495' },
    )
    why(
      {
        spaces: { market: ['skill'], harvest: ['skill', 'faith'] },
        stalls: ['customer-01', 'customer-03', 'customer-02'],
        queue: ['customer-24'],
        farms: [{ goods: { scroll: 3 }, members: { farm: [1] } }, other],
      },
      ['take market skill'],
      { 'serve customer-24': 'V-442', 'serve customer-03': 'V-444' },
    )
    why(
      {
        spaces: { harvest: ['plague', 'faith'] },
        farms: [
          { lifetime: 8, members: { smithy: [1], 'castle-a': [1], farm: [2], 'black-bag': [1] } },
          other,
        ],
      },
      ['take harvest plague', 'skip'],
      { 'die 2 farm': 'V-604', 'die 1 black-bag': 'V-606' },
    )
  })

  it('review 42: in the crafts, on the road, in the council and in a mass (V-413, V-414, V-422, V-423, V-427, V-430, V-461, V-462, V-463, V-476, V-480, V-483, V-484, V-502, V-507, V-509, V-R8)', () => {
    why(
      {
        spaces: { crafts: ['skill', 'faith'] },
        farms: [{ grain: 1, members: { 'council-1': [1], smithy: [1] } }, other],
      },
      ['take crafts skill'],
      { mill: 'V-430', 'produce scriptorium': 'V-422', 'buy stables': 'V-427', 'train smithy': 'V-423' },
    )
    why(
      {
        spaces: { travel: ['skill', 'faith'] },
        farms: [{ goods: { wagon: 1 }, cubes: { faith: 2 }, members: { farm: [1], 'castle-b': [2] } }, other],
      },
      ['take travel skill'],
      {
        'travel 1 village->castle-b': 'V-463',
        'travel 1 village->castle-c': 'V-462',
        'travel 2 castle-a->castle-b': 'V-461',
      },
    )
    why(
      {
        ring: 1,
        spaces: { council: ['skill', 'faith'] },
        farms: [{ cubes: { persuasion: 1 }, members: { farm: [1], 'council-4': [2] } }, other],
      },
      ['take council skill'],
      { 'enter 1': 'V-476', 'advance 2 4': 'V-484' },
    )
    why(
      { ring: 1, spaces: { council: ['skill', 'faith'] }, farms: [{ members: { 'council-4': [2] } }, other] },
      ['take council skill', 'use'],
      { 'privilege 1': 'V-480', 'privilege 4': 'V-483' },
    )
    why(
      {
        spaces: { family: ['skill', 'faith'] },
        farms: [{ members: { 'black-bag': [2], grave: [1], smithy: [2] } }, other],
      },
      ['take family skill'],
      { newborn: 'V-414', 'home 2 black-bag': 'V-413', 'home 1 grave': 'V-413' },
    )
    why(
      { spaces: { harvest: ['skill', 'faith'] }, farms: [{ coins: 3, members: { farm: [1] } }, other] },
      ['well', 'well crafts'],
      { skip: 'V-R8' },
    )
    why({ spaces: {}, mass: true, farms: [{ coins: 1, members: { 'black-bag': [1, 2] } }, other] }, [], {
      'choose 3': 'V-502',
    })
    why(
      {
        spaces: {},
        mass: true,
        farms: [{ grain: 2, members: { 'church-1': [1], 'church-4': [2], 'church-3': [3] } }, other],
      },
      [],
      { 'promote 2 4': 'V-509', 'promote 3 3': 'V-507' },
    )
  })
})

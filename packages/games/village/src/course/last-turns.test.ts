import { describe, expect, test } from 'vitest'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, TestTable } from '../testing/position.ts'

describe('the last turns, played through', () => {
  const day: Sketch = {
    players: 3,
    turn: 2,
    stalls: ['customer-01', 'customer-02', 'customer-11', 'customer-13'],
    queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
    chronicle: { farm: 4, crafts: 3, council: 1, church: 2, travel: 2 },
  }

  const queue = ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10']

  test('rung in a market day by another seat: the day goes on, the caller dies without any place, all have a final turn, the last of them a free well (V-705, V-706, V-708, V-R18, V-R25, V-R27, V-R28)', () => {
    const at = new TestTable({
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

  test('last cube and last place in one turn; the free well calls a market day for all, and later deaths ring nothing (V-212, V-498, V-603, V-704, V-705, V-R24, V-R26, V-R28)', () => {
    const at = new TestTable({
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

  test('rung in one’s own turn: the others clockwise once, a paid well is a final turn, the start player leads the last mass, cubes stay behind (V-501, V-703, V-704, V-709, V-R35)', () => {
    const at = new TestTable({
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

  test('the caller takes the last place of the chronicle by a second sale: the day goes on, then only the others have a turn (V-603, V-701, V-706, V-707)', () => {
    const at = new TestTable({
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

  test('the caller crossed by the plague cube of the market and rings the end after the day: only the others have a turn (V-705, V-707, V-R18, V-R27)', () => {
    const at = new TestTable({
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

  test('the last cube calls the market day in which another seat rings the end: a free well for each, the caller last (V-705, V-706, V-708, V-R24, V-R26)', () => {
    const at = new TestTable({
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
})

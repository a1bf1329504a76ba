import { Chronicle, correct } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { TimePayment } from '../box/vocabulary.ts'
import { editions } from '../edition/standard.ts'
import { TestTable } from '../testing/position.ts'
import type { VillageLog } from '../words/log.ts'
import { payTime } from './time.ts'

const { state } = new TestTable({})

function paid(lifetime: number, amount: number, what: TimePayment = 'training') {
  Object.assign(state.farms[0], { lifetime, crossings: 0, dying: 0, dyingNow: 0 })
  const log = new Chronicle<VillageLog>()
  state.log = log
  payTime(state, 0, amount, what)
  const { lifetime: position, crossings, dying, dyingNow } = state.farms[0]
  return { position, crossings, dying, dyingNow, log: log.entries }
}

describe('time', () => {
  test('V-E11: from 9, 1 time leads to 0 over the quill; from 0, 9 time lead to 9 and cross nothing (V-301 to V-303)', () => {
    expect(paid(9, 1)).toEqual({
      position: 0,
      crossings: 1,
      dying: 1,
      dyingNow: 0,
      log: [{ code: 'time', seat: 0, amount: 1, from: 9, to: 0, crossings: 1 }],
    })
    expect(paid(0, 9)).toMatchObject({ position: 9, crossings: 0, dying: 0, dyingNow: 0 })
  })

  test('V-301, V-302, V-304: any amount can be paid; ten units are a lap, the tenth crosses', () => {
    for (let lifetime = 0; lifetime < 10; lifetime++) {
      for (let amount = 0; amount <= 30; amount++) {
        const crossings = Math.floor((lifetime + amount) / 10)
        expect(paid(lifetime, amount)).toMatchObject({
          position: (lifetime + amount) % 10,
          crossings,
          dying: crossings,
        })
      }
    }
  })

  test('V-301: no time paid, nothing told', () => {
    expect(paid(4, 0).log).toEqual([])
  })

  test('V-303: a crossing obliges to a death at the end of the turn, in a market day at once', () => {
    expect(paid(9, 1)).toMatchObject({ dying: 1, dyingNow: 0 })
    expect(paid(9, 1, 'sale')).toMatchObject({ dying: 0, dyingNow: 1 })
  })

  test('V-303: without a crossing nobody dies; with one, one dies', () => {
    const sketch = { spaces: { harvest: ['plague'], church: ['skill'] } }
    const before = new TestTable({ ...sketch, farms: [{ lifetime: 7 }] })
    before.play('take harvest plague', 'skip')
    expect(before.farm(0)).toMatchObject({ lifetime: 9, deaths: 0, crossings: 0 })
    const over = new TestTable({ ...sketch, farms: [{ lifetime: 8 }] })
    over.play('take harvest plague', 'skip')
    expect(over.farm(0)).toMatchObject({ lifetime: 0, deaths: 1, crossings: 1, dying: 0 })
    expect(over.at(0, 'farm')).toEqual([1, 1, 1])
    expect(over.at(0, 'chronicle-farm')).toEqual([1])
  })

  test.each([
    ['take crafts faith', 'mill'],
    ['take crafts faith', 'train smithy', 'stop'],
    ['take crafts faith', 'produce wainwright'],
    ['take council faith', 'enter 2', 'none'],
    ['take council faith', 'advance 3 1', 'none'],
    ['take travel faith', 'travel 2 village->castle-a'],
    ['take church faith', 'church 2', 'pay time'],
    ['take family plague', 'skip'],
  ])(
    'V-303, V-601: %s, %s: whatever time is paid for in a turn, a crossing is a death at its end',
    (...moves) => {
      const table = new TestTable({
        spaces: {
          crafts: ['faith'],
          council: ['faith'],
          travel: ['faith'],
          church: ['faith'],
          family: ['plague'],
        },
        farms: [
          {
            lifetime: 9,
            grain: 2,
            goods: { wagon: 1, scroll: 1 },
            cubes: { faith: 1 },
            members: { farm: [2], wainwright: [3], 'council-1': [3], scriptorium: [1] },
          },
        ],
      })
      const log = table.play(...moves)
      expect(log.filter(({ code }) => code === 'death')).toEqual([
        { code: 'death', seat: 0, figure: '1a', from: 'scriptorium', to: 'chr-crafts-1', group: 'crafts' },
      ])
      expect(table.farm(0)).toMatchObject({ crossings: 1, deaths: 1, dying: 0, dyingNow: 0 })
      expect(table.seat).toBe(1)
    },
  )

  test('V-304: time is paid even by who has no member to lose', () => {
    const table = new TestTable({
      spaces: { market: ['plague'], church: ['skill'] },
      farms: [{ lifetime: 9, members: { 'black-bag': [1] } }],
    })
    expect(table.play('take market plague')).toContainEqual({ code: 'nobody-dies', seat: 0 })
    expect(table.farm(0)).toMatchObject({ lifetime: 1, crossings: 1, deaths: 0, dying: 0 })
  })

  test('V-R6: two crossings are two deaths, one after the other (here with a track of 6 spaces)', () => {
    const table = new TestTable({
      edition: correct(editions, 'short-lives', [{ path: 'track.length', value: 6, mark: 'R' }]),
      spaces: { crafts: ['plague'], church: ['skill'] },
      farms: [{ lifetime: 5, members: { farm: [2], wainwright: [1], stables: [1], scriptorium: [1] } }],
    })
    table.play('take crafts plague', 'train smithy', 'produce')
    expect(table.farm(0)).toMatchObject({ lifetime: 1, crossings: 2 })
    expect(table).toMatchObject({ seat: 0, decision: 'd-death' })
    expect(table.moves).toEqual(['die 1 wainwright', 'die 1 stables', 'die 1 scriptorium'])
    table.play('die 1 stables')
    expect(table).toMatchObject({ seat: 0, decision: 'd-death' })
    expect(table.moves).toEqual(['die 1 wainwright', 'die 1 scriptorium'])
    table.play('die 1 wainwright')
    expect(table.seat).toBe(1)
    expect(table.farm(0)).toMatchObject({ deaths: 2, dying: 0 })
  })

  test('V-R6: on the printed track no turn crosses twice: plague, training and production cost 8 at most', () => {
    const { figures } = editions.standard
    const crafts = Object.values(figures.crafts).map(({ training, production }) => training + production)
    expect(figures.track.plague + Math.max(...crafts)).toBe(8)
    const table = new TestTable({
      spaces: { crafts: ['plague'], church: ['skill'] },
      farms: [{ lifetime: 9 }],
    })
    table.play('take crafts plague', 'train smithy', 'produce')
    expect(table.farm(0)).toMatchObject({ lifetime: 7, crossings: 1 })
  })
})

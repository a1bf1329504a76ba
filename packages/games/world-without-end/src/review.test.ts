import { HIDDEN, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, type WorldTable, worldAt } from '../test/position.ts'
import { EVENTS, worldWithoutEnd } from './index.ts'

const turnOf = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, seats: [seat] })

const why = (table: WorldTable, line: string) => {
  const refused = table.refusal(line)
  return refused === null ? 'possible' : `${refused.code} ${refused.rule ?? '-'}`
}

const total = (table: WorldTable) => {
  const { turn } = table.match
  return turn.over ? { totals: turn.score.totals, places: turn.score.places } : null
}

/** Paid-up duties of a chapter end with a tax of 3. */
const PAID = { piety: 2, grain: 2, money: 3 }

describe('review', () => {
  test('review 1: W-842, W-R29, W-305 the new earl takes two goods of the list, from few owners all of them', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 3,
        players: 3,
        active: 1,
        seats: [
          { cloth: 1, wood: 2, piety: 4 },
          { money: 1, grain: 1 },
          { 'medical-knowledge': 2, loyalty: 1 },
        ],
      },
      { events: ['new-earl'], 'plague-tiles': ['3'] },
    )
    expect([table.due, table.options.sort()]).toEqual(['1 good-to-lose', ['give:cloth', 'give:wood']])
    expect([table.goods(1), table.goods(2), table.tile(6)]).toEqual([
      {},
      { 'medical-knowledge': 2, loyalty: 1 },
      'face-up',
    ])
    expect(table.refusal('1 give:piety')).toMatchObject({ rule: 'W-842' })
    expect(table.refusal('1 give:wool')).toMatchObject({ rule: 'W-842' })
    table.play('1 give:cloth')
    expect([table.due, table.goods(0), table.vp]).toEqual(['2 orientation', { wood: 1, piety: 4 }, [8, 8, 8]])
  })

  test('review 2: W-312, W-R02, W-806, W-102 robbers take the coin first; the own corner may pay the outlaws', () => {
    const at = (favour: number) =>
      worldAt(
        { next: 'round', players: 2, active: 1, favour, seats: [{ vp: 0 }, { money: 1 }] },
        { events: ['road-robbers'] },
      )
    const two = at(6)
    expect([two.due, two.options, two.vp]).toEqual([
      '2 orientation',
      ['orient:0', 'orient:1', 'orient:2'],
      [0, 8],
    ])
    expect(two.refusal('2 orient:3')).toMatchObject({ rule: 'W-312' })
    expect(at(5).options).toEqual(['orient:1', 'orient:2', 'orient:3'])
    const one = at(7)
    expect(one.options.length).toBe(4)
    one.play('2 orient:2')
    expect([one.state.favour, one.good('money'), one.good('wood'), one.due]).toEqual([
      8,
      [0, 0],
      [1, 0],
      '2 open-card',
    ])
    const zero = at(8)
    expect(zero.options, 'on outlaws, not moving').toContain('orient:1')
    zero.play('2 orient:1')
    expect([zero.state.favour, zero.good('wool')]).toEqual([8, [0, 1]])
  })

  test('review 3: W-807, W-307, W-323, W-345 the last wool: gone for the event and the favour, 1 VP for income', () => {
    const table = worldAt(
      { next: 'round', active: 2, favour: 3, stock: { wool: 2 } },
      { events: ['fleece-fair'] },
    )
    expect([table.good('wool'), table.stock('wool')]).toEqual([[0, 0, 1, 1], 0])
    table.play('3 orient:0')
    expect([table.good('wool'), table.vp, table.state.favour]).toEqual([[0, 0, 1, 1], [8, 8, 8, 9], 6])
    expect([table.goods(0), table.goods(1), table.goods(2)]).toEqual([
      { stone: 1 },
      { money: 1 },
      { wool: 1, wood: 1 },
    ])
  })

  test('review 4: W-847, W-334, W-R30, W-312 the stone stays on a space that gets covered and skips the others', () => {
    const table = worldAt(
      { next: 'round', chapter: 3, favour: 10, seats: [{ loyalty: 1 }] },
      { events: ['monks-flee'], 'plague-tiles': ['1'] },
    )
    expect([table.state.favour, table.options]).toEqual([10, ['orient:0', 'orient:1', 'orient:2']])
    expect(table.refusal('1 orient:3')).toMatchObject({ rule: 'W-312' })
    table.play('1 orient:2')
    expect([table.state.favour, table.vp[0], table.goods(0)]).toEqual([1, 10, { loyalty: 1, wood: 1 }])
    table.play('1 play:act-favour')
    expect(table.due, 'from 1 over the covered prior onto outlaws, without money').toBe('1 discard')
    const wrap = turnOf({ loyalty: 3 }, { chapter: 3, favour: 9, covered: [2, 10] })
    wrap.play('1 play:act-favour', '1 use')
    expect([wrap.state.favour, wrap.vp[0], wrap.good('loyalty')[0]]).toEqual([1, 10, 3])
  })

  test('review 5: W-922, W-325, W-R39, W-323 a beggar earns nothing, but his favour and the others are served', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 2,
        favour: 5,
        stock: { piety: 0 },
        seats: [{ penalties: ['begging'] }],
      },
      { events: ['palace-begun'] },
    )
    expect([table.due, table.options]).toEqual(['1 orientation', ['orient:1', 'orient:2', 'orient:3']])
    table.play('1 orient:2')
    expect([table.goods(0), table.goods(1), table.goods(2), table.goods(3)]).toEqual([
      { wool: 1 },
      { money: 2 },
      { 'medical-knowledge': 1 },
      {},
    ])
    expect([table.vp, table.state.favour, table.due]).toEqual([[8, 8, 8, 9], 6, '1 open-card'])
  })

  test('review 6: W-206, W-R05, W-R06, W-924, W-821 penance, then court, then war: two cards each, no more', () => {
    const table = worldAt(
      {
        next: 'chapter',
        chapter: 1,
        players: 3,
        active: 1,
        seats: [
          { penalties: ['penance'] },
          { penalties: ['royal-court'] },
          { penalties: ['penance', 'royal-court'] },
        ],
      },
      { penance: ['act-grain', 'act-sale'], events: ['war-with-france'] },
    )
    expect([table.due, table.piles]).toEqual(['2 court-card', ['0/1/11', '0/0/12', '0/1/11']])
    expect(table.options.length).toBe(12)
    table.play('2 court-open:act-rent')
    expect([table.due, table.options.length]).toEqual(['2 court-discard', 11])
    table.play('2 court-discard:act-house')
    expect([table.due, table.options.length, table.options.includes('court-open:act-grain')]).toEqual([
      '3 court-card',
      11,
      false,
    ])
    table.play('3 court-open:act-project')
    expect([table.due, table.options.length, table.options.includes('war-open:act-sale')]).toEqual([
      '1 war-card',
      11,
      false,
    ])
    table.play('1 war-open:act-donation')
    expect([table.due, table.piles]).toEqual(['2 orientation', ['1/1/10', '1/1/10', '1/1/10']])
    table.play('2 orient:1')
    expect(table.due, 'no action phase').toBe('* events')
    expect([table.penalties(0), table.penalties(1), table.penalties(2)]).toEqual([[], [], []])
    expect([table.state.round, table.state.active]).toEqual([2, 2])
  })

  test('review 7: W-822, W-R10, W-508, W-R08 the veil rewards the turn lost at court, and a privilege that repeats nothing', () => {
    const table = worldAt(
      {
        next: 'chapter',
        chapter: 1,
        players: 2,
        seats: [{ penalties: ['royal-court'], stone: 1 }, {}],
      },
      { events: ['taking-the-veil', 'visitation'] },
    )
    table.play('1 court-open:act-project', '1 court-discard:act-grain', '1 orient:1')
    expect([table.due, table.good('medical-knowledge')]).toEqual(['2 open-card', [1, 0]])
    table.play('2 play:act-privilege')
    expect([table.due, table.good('medical-knowledge')]).toEqual(['2 discard', [1, 1]])
    table.play('2 discard:act-rent')
    expect([table.due, table.vp], 'nobody is pious').toEqual(['2 orientation', [6, 6]])
    table.play('2 orient:1', '2 play:act-medicine', '2 forgo', '2 discard:act-house', '1 play:act-privilege')
    expect([table.due, table.good('medical-knowledge')], 'the unused court card can be repeated').toEqual([
      '1 use',
      [1, 2],
    ])
    table.play('1 use', '1 build:stone', '1 stop')
    expect([table.project('bridge'), table.vp[0], table.good('medical-knowledge')[0]]).toEqual([
      'in-play 1+0',
      9,
      1,
    ])
  })

  test('review 8: W-705, W-R26, W-507, W-707 knowledge won while treating counts from the repetition on', () => {
    const sick = { 10: 2, 3: 3, 4: 1 }
    const first = turnOf({ 'medical-knowledge': 2 }, { chapter: 3, sick }).play(
      '1 play:act-medicine',
      '1 use',
    )
    expect([first.due, first.options]).toEqual(['1 medicine', ['service', 'treat']])
    first.play('1 treat')
    expect([first.due, first.options.sort()]).toEqual(['1 person-to-treat', ['treat:10', 'treat:4']])
    expect(first.refusal('1 treat:3')).toMatchObject({ rule: 'W-705' })
    expect(why(first, '1 stop')).toBe('treat-someone W-705')
    first.play('1 treat:10')
    expect([first.due, first.vp[0], first.goods(0)]).toEqual(['1 discard', 10, { 'medical-knowledge': 3 }])
    const again = turnOf(
      { 'medical-knowledge': 3, open: ['act-medicine'], down: ['act-grain'] },
      { chapter: 3, sick: { 3: 3 }, healed: [10], stock: { loyalty: 0 } },
    ).play('1 play:act-privilege', '1 use', '1 treat')
    expect([again.due, again.vp[0], again.goods(0), again.tile(3)]).toEqual([
      '1 discard',
      10,
      { 'medical-knowledge': 3 },
      'gone',
    ])
  })

  test('review 9: W-709, W-510, W-R28 the free house: nothing paid, but no second site of a pair', () => {
    const at = (seat: SeatPosition) =>
      worldAt({
        next: { turnOf: 0 },
        chapter: 3,
        sick: { 9: 1 },
        seats: [{ 'medical-knowledge': 1, ...seat }, { on: ['site-07', 'site-13'] }],
      }).play('1 play:act-medicine', '1 use', '1 treat')
    const table = at({ on: ['site-01', 'site-03', 'site-05'] })
    expect([table.due, table.options]).toEqual([
      '1 free-house',
      [
        'house:site-08',
        'house:site-09',
        'house:site-10',
        'house:site-11',
        'house:site-12',
        'house:site-14',
        'pass',
      ],
    ])
    expect(table.refusal('1 house:site-02')).toMatchObject({ rule: 'W-510' })
    expect(table.refusal('1 house:site-07')).toMatchObject({ rule: 'W-510' })
    expect(table.refusal('1 house:site-01')).toMatchObject({ rule: 'W-510' })
    table.play('1 house:site-08')
    expect([table.site('site-08'), table.vp[0], table.due]).toEqual([0, 10, '1 discard'])
    const none = at({ on: ['site-01', 'site-03', 'site-05', 'site-09'] })
    expect([none.due, none.vp[0], none.tile(9)]).toEqual(['1 discard', 10, 'gone'])
  })

  test('review 10: W-617, W-614, W-R27, W-867 hospital donors treat in the order of the shield, without the book', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 4,
      active: 2,
      slots: ['book-of-cures'],
      projects: { hospital: { stone: 2, wood: 2, seals: [1, 2, 3] } },
      sick: { 7: 2, 9: 3 },
      seats: [
        { stone: 2 },
        { 'medical-knowledge': 5 },
        { 'medical-knowledge': 2 },
        { 'medical-knowledge': 3 },
      ],
    }).play('1 play:act-project', '1 use')
    expect([table.due, table.options]).toEqual(['3 hospital-treatment', ['treat:7', 'pass']])
    expect([table.vp[0], table.goods(0)]).toEqual([11, { stone: 1 }])
    expect(why(table, '3 treat:9')).toBe('knowledge-missing W-705')
    expect(why(table, '4 treat:9')).toBe('not-your-turn -')
    table.play('3 treat:7')
    expect([table.due, table.options]).toEqual(['3 material-for-care', ['take:stone', 'take:wood']])
    table.play('3 take:wood')
    expect([table.due, table.options]).toEqual(['4 hospital-treatment', ['treat:9', 'pass']])
    table.play('4 treat:9')
    expect([table.due, table.options.length]).toEqual(['4 free-house', 15])
    table.play('4 house:site-14')
    expect([table.due, table.vp, table.good('wood')]).toEqual(['1 discard', [11, 9, 11, 11], [0, 0, 1, 0]])
    expect([table.project('hospital'), table.state.players.map(({ seals }) => seals)]).toEqual([
      'finished 3+2',
      [2, 2, 2, 2],
    ])
  })

  test('review 11: W-868, W-605, W-614 the masons are paid before, the donor bonus comes after', () => {
    const seat = { stone: 2, money: 1, open: ['act-project'], down: ['act-sale'] } as const
    const projects = { bridge: { stone: 3, wood: 2, seals: [0] } }
    const table = turnOf(seat, { chapter: 4, slots: ['masons-demands'], projects })
    table.play('1 play:act-privilege', '1 use')
    expect([table.due, table.goods(0), table.vp[0], table.project('bridge')]).toEqual([
      '1 discard',
      { stone: 1, money: 3 },
      12,
      'finished 4+2',
    ])
    const poor = turnOf({ ...seat, money: 0 }, { chapter: 4, slots: ['masons-demands'], projects })
    expect(poor.play('1 play:act-privilege').due).toBe('1 discard')
    const full = turnOf(
      { stone: 2, money: 5 },
      { chapter: 4, slots: ['masons-demands'], projects: { bridge: { stone: 4, wood: 1 } } },
    )
    expect(
      [full.play('1 play:act-project').due, full.good('money')[0]],
      'no field for stone, no fee',
    ).toEqual(['1 discard', 5])
  })

  test('review 12: W-514, W-611, W-606, W-607, W-601 where a seal may go and why not elsewhere', () => {
    const projects = {
      bridge: { seals: [0] },
      'fulling-mill': { covered: true },
      guildhall: {},
      'mary-chapel': { stone: 3, wood: 1 },
      tower: {},
    }
    const table = turnOf({ money: 1 }, { chapter: 3, projects }).play('1 play:act-donation', '1 use')
    expect([table.due, table.options]).toEqual(['1 donation', ['donate:guildhall', 'donate:tower']])
    expect(table.refusal('1 donate:bridge')).toMatchObject({ rule: 'W-611' })
    expect(table.refusal('1 donate:fulling-mill')).toMatchObject({ rule: 'W-607' })
    expect(table.refusal('1 donate:mary-chapel')).toMatchObject({ rule: 'W-606' })
    expect(table.refusal('1 donate:hospital')).toMatchObject({ rule: 'W-601' })
    table.play('1 donate:tower')
    expect([table.goods(0), table.project('tower'), table.vp[0]]).toEqual([{}, 'in-play 0+0 seals 0', 8])
    const spent = turnOf({ money: 9 }, { chapter: 3, projects: { ...projects, tower: { seals: [0] } } })
    expect(spent.play('1 play:act-donation').due, 'both seals lie out').toBe('1 discard')
  })

  test('review 13: W-505, W-506, W-R15, W-850 a sale sells something: no wool means the cloth, one at most', () => {
    const sale = (seat: SeatPosition, more: Partial<WorldPosition>) =>
      turnOf(seat, more).play('1 play:act-sale')
    const cheap = { chapter: 3, slots: ['buyers-stay-away'] } as const
    const none = sale({ wool: 2, cloth: 2 }, cheap).play('1 use')
    expect([none.due, none.options]).toEqual([
      '1 wool-to-sell',
      ['sell-wool:0', 'sell-wool:1', 'sell-wool:2'],
    ])
    expect(none.refusal('1 sell-wool:3')).toMatchObject({ rule: 'W-505' })
    none.play('1 sell-wool:0')
    expect([none.due, none.goods(0)]).toEqual(['1 discard', { wool: 2, cloth: 1, money: 3 }])
    const some = sale({ wool: 2, cloth: 2 }, cheap).play('1 use', '1 sell-wool:1')
    expect([some.due, some.options]).toEqual(['1 cloth-to-sell', ['sell-cloth:0', 'sell-cloth:1']])
    expect(some.refusal('1 sell-cloth:2')).toMatchObject({ rule: 'W-505' })
    const covered = sale({ wool: 2, cloth: 2 }, { chapter: 1 }).play('1 use')
    expect(covered.options).toEqual(['sell-wool:1', 'sell-wool:2'])
    expect(why(covered, '1 sell-wool:0')).toBe('sell-something W-505')
    expect(sale({ cloth: 2 }, { chapter: 1 }).due, 'nothing can be sold').toBe('1 discard')
  })

  test('review 14: W-902, W-903, W-904, W-901, W-914 progress with one stone and one wood; its bonus pays the tax', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 3,
        round: 6,
        players: 2,
        stock: { stone: 1, wood: 1 },
        projects: {
          bridge: { stone: 3, wood: 2, seals: [0] },
          hospital: { stone: 2, wood: 2 },
          'mary-chapel': { stone: 2, wood: 0, seals: [1] },
          tower: { stone: 5, wood: 1, seals: [0, 1] },
        },
        seats: [
          { piety: 2, grain: 2 },
          { piety: 2, grain: 2, money: 1 },
        ],
      },
      { 'tax-die': ['3'] },
    )
    expect([
      table.project('bridge'),
      table.project('hospital'),
      table.project('mary-chapel'),
      table.project('tower'),
    ]).toEqual(['finished 4+2', 'in-play 2+2', 'in-play 2+1 seals 1', 'in-play 5+1 seals 0,1'])
    expect([table.stock('stone'), table.stock('wood')]).toEqual([0, 0])
    expect([table.vp, table.good('money'), table.penalties(0), table.penalties(1)]).toEqual([
      [9, 6],
      [0, 0],
      [],
      ['royal-court'],
    ])
  })

  test('review 15: W-931, W-932, W-R22, W-213 protection penalty by penalty, clockwise, as long as loyalty lasts', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 1,
        round: 6,
        players: 3,
        active: 1,
        seats: [
          { piety: 2, money: 5 },
          { piety: 1, grain: 2, money: 2, loyalty: 1, vp: 20 },
          { loyalty: 2, vp: 5 },
        ],
      },
      { 'tax-die': ['4'] },
    )
    expect([table.due, table.options, table.vp]).toEqual([
      '2 protection-choice',
      ['protect', 'accept'],
      [4, 15, 0],
    ])
    expect(why(table, '3 protect')).toBe('not-your-turn -')
    expect(why(table, '1 accept')).toBe('not-your-turn -')
    table.play('2 accept')
    expect(table.due).toBe('2 protection-choice')
    table.play('2 protect')
    expect(table.due).toBe('3 protection-choice')
    table.play('3 protect', '3 protect')
    expect([table.penalties(0), table.penalties(1), table.penalties(2)]).toEqual([
      ['begging'],
      ['penance'],
      ['royal-court'],
    ])
    expect([table.vp, table.good('loyalty'), table.good('money'), table.stock('loyalty')]).toEqual([
      [4, 15, 0],
      [0, 0, 0],
      [1, 0, 0],
      14,
    ])
  })

  test('review 16: W-952, W-953, W-R23, W-R24, W-954, W-955 the last duties: doubled, floored, then half points', () => {
    const end = () =>
      worldAt(
        {
          next: 'chapter-end',
          chapter: 4,
          round: 6,
          players: 2,
          projects: {},
          seats: [
            { vp: 5, grain: 2, money: 4, stone: 2, wool: 3, cloth: 2 },
            { vp: 30, grain: 1, loyalty: 1 },
          ],
        },
        { 'tax-die': ['3'] },
      )
    const piety = end()
    expect([piety.due, piety.options]).toEqual(['2 protection-choice', ['protect', 'accept']])
    piety.play('2 protect')
    expect(total(piety)).toEqual({ totals: [2.5, 14], places: [2, 1] })
    expect(total(end().play('2 accept', '2 protect'))?.totals).toEqual([2.5, 10])
    expect(total(end().play('2 accept', '2 accept', '2 protect'))?.totals).toEqual([2.5, 11])
    expect(total(end().play('2 accept', '2 accept', '2 accept'))?.totals).toEqual([2.5, 8])
  })

  test('review 17: W-956, W-R32, W-954 ties: piety left, then loyalty, then knowledge, then a shared victory', () => {
    const end = (seats: readonly SeatPosition[]) =>
      total(
        worldAt(
          { next: 'chapter-end', chapter: 4, round: 6, players: seats.length, projects: {}, seats },
          { 'tax-die': ['3'] },
        ),
      )
    expect(
      end([
        { ...PAID, vp: 20, loyalty: 5, 'medical-knowledge': 5 },
        { ...PAID, piety: 3, vp: 19, stone: 1, 'medical-knowledge': 2 },
        { ...PAID, piety: 3, vp: 19, wood: 1, 'medical-knowledge': 2 },
        { ...PAID, piety: 5, money: 4, vp: 19, loyalty: 4, cloth: 5 },
      ]),
    ).toEqual({ totals: [20, 20, 20, 19.5], places: [3, 1, 1, 4] })
    expect(
      end([
        { ...PAID, vp: 20, loyalty: 1, 'medical-knowledge': 9 },
        { ...PAID, money: 5, vp: 19, loyalty: 2 },
      ])?.places,
    ).toEqual([2, 1])
    expect(
      end([
        { ...PAID, vp: 20, loyalty: 2, 'medical-knowledge': 1 },
        { ...PAID, vp: 20, loyalty: 2, 'medical-knowledge': 2 },
      ])?.places,
    ).toEqual([2, 1])
  })

  test('review 18: W-110, W-843, W-R34, W-R36 what the neighbour sees of a card drawn in vice and chaos', () => {
    const at = (options: { readonly [id: string]: boolean }) =>
      worldAt(
        {
          next: 'actions',
          council: 'shared-lore',
          chapter: 3,
          players: 2,
          options,
          slots: ['vice-and-chaos'],
          sick: { 2: 4 },
          seats: [
            { open: ['act-rent'], down: ['act-sale'], money: 3, loyalty: 1, penalties: [] },
            { wool: 2 },
          ],
        },
        { 'vice-and-chaos': ['act-house'] },
      ).play('1 play:act-grain', '1 use')
    const table = at({})
    expect([table.due, table.piles[0]]).toEqual(['2 open-card', '2/2/8'])
    const drawn = table.match.log.find((entry) => 'card' in entry && entry.card === 'act-house')
    expect(drawn).toMatchObject({ seat: 0, secret: ['card'] })
    const [me, other] = viewOf(worldWithoutEnd, table.state, 1).players.slice(0, 2).reverse()
    expect([me.goods.includes(HIDDEN), me.hand.includes(HIDDEN), me.goods[3]]).toEqual([false, false, 2])
    for (const hidden of [other.goods, other.hand, other.discarded])
      expect(hidden.every((one) => one === HIDDEN)).toBe(true)
    expect([other.opened, other.discards, other.vp]).toEqual([2, 2, 8])
    expect(other.pile.slice(0, 2)).toEqual(table.state.players[0].pile.slice(0, 2))
    const own = viewOf(worldWithoutEnd, table.state, 0).players[0]
    expect([...own.discarded]).toEqual([...table.state.players[0].discarded])
    const open = viewOf(worldWithoutEnd, at({ 'open-goods': true }).state, 1).players[0]
    expect([open.goods.includes(HIDDEN), open.hand.every((one) => one === HIDDEN)]).toEqual([false, true])
    const idle = worldAt(
      { next: { turnOf: 0 }, chapter: 3, players: 2, slots: ['vice-and-chaos'], seats: [{ piles: [1, 2] }] },
      {},
    ).play('1 play:act-grain', '1 use')
    expect([idle.due, idle.piles[0]], 'nothing due, nothing drawn').toEqual(['over', '2/2/8'])
  })

  test('review 19: W-209, W-210, W-410, W-R09, W-830, W-822 the third long-term card: all three now, two from next round', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 2,
        round: 4,
        players: 2,
        slots: ['taking-the-veil', 'scarlet-dye'],
        seats: [
          { wood: 1, piles: [3, 3] },
          { wool: 1, money: 1, piles: [3, 3] },
        ],
      },
      { events: ['building-boom', 'hungry-winter'] },
    ).play('1 orient:1')
    expect([table.due, table.goods(0)]).toEqual(['1 open-card', { stone: 1, wood: 1 }])
    const house = worldAt({
      next: 'actions',
      chapter: 2,
      round: 4,
      players: 2,
      slots: ['taking-the-veil', 'scarlet-dye'],
      council: 'building-boom',
      seats: [{ wood: 1 }],
    }).play('1 play:act-house', '1 use')
    expect(house.options).toEqual(
      ['02', '04', '06', '08', '10', '12', '14'].map((number) => `house:site-${number}`),
    )
    expect(house.refusal('1 house:site-01')).toMatchObject({ rule: 'W-509' })
    table.play('1 play:act-grain', '1 forgo', '1 discard:act-piety')
    expect([table.due, table.good('medical-knowledge')]).toEqual(['2 long-term-swap', [1, 0]])
    table.play('2 lt-swap:scarlet-dye', '2 play:act-grain', '2 forgo', '2 discard:act-piety')
    expect([table.good('medical-knowledge'), table.good('cloth')]).toEqual([
      [1, 1],
      [0, 1],
    ])
    expect([table.due, table.state.active]).toEqual(['over', 1])
    expect(
      [...table.state.slots].map((slot) => EVENTS.list[slot]),
      'the veil lay longest',
    ).toEqual(['building-boom', 'scarlet-dye'])
    const after = turnOf({}, { chapter: 2, slots: ['building-boom', 'scarlet-dye'], longest: 1 })
    after.play('1 play:act-grain', '1 forgo')
    expect([after.due, after.goods(0)]).toEqual(['1 discard', {}])
  })

  test('review 20: W-851, W-407, W-409, W-R12 closed gates in round 6 and on top of a penance', () => {
    const last = worldAt(
      {
        next: 'round',
        chapter: 3,
        round: 6,
        players: 2,
        slots: ['vice-and-chaos'],
        seats: [{ piles: [5, 5] }, { piles: [5, 6] }],
      },
      { events: ['gates-closed'], 'plague-tiles': ['1'] },
    )
    expect([last.due, last.options.length]).toEqual(['1 forced-discard', 2])
    const [thrown, kept] = last.options.map((option) => option.replace('event-discard:', ''))
    last.play(`1 event-discard:${thrown}`)
    expect([last.due, last.piles]).toEqual(['1 orientation', ['5/6/1', '5/6/1']])
    last.play('1 orient:1')
    expect([last.due, last.piles[0]], `${kept} lies open by itself`).toEqual(['1 use', '6/6/0'])
    const early = worldAt(
      { next: 'round', chapter: 3, players: 2, seats: [{ penalties: ['penance'] }] },
      { penance: ['act-grain'], events: ['gates-closed'], 'plague-tiles': ['1'] },
    )
    expect(early.refusal('1 event-discard:act-grain')).toMatchObject({ code: 'card-in-discard-pile' })
    early.play('1 event-discard:act-rent', '2 event-discard:act-rent', '1 orient:1')
    early.play('1 play:act-piety', '1 use')
    expect([early.due, early.piles]).toEqual(['2 open-card', ['1/2/9', '0/1/11']])
  })

  test('review 21: W-809, W-503, W-403 the quarry toll: stone for a coin, wood for nothing, or nothing at all', () => {
    const at = (money: number, stock: WorldPosition['stock'] = {}) =>
      turnOf({ money }, { slots: ['quarry-toll'], stock }).play('1 play:act-material')
    const rich = at(1).play('1 use')
    expect([rich.due, rich.options]).toEqual(['1 material', ['take:stone', 'take:wood']])
    expect(rich.play('1 take:stone').goods(0)).toEqual({ stone: 1 })
    expect(at(0).play('1 use').goods(0)).toEqual({ wood: 1 })
    expect(at(1, { wood: 0 }).play('1 use').goods(0)).toEqual({ stone: 1 })
    expect([at(0, { wood: 0 }).due, at(1, { wood: 0 }).due]).toEqual(['1 discard', '1 use'])
  })

  test('review 22: W-512, W-513, W-R01, W-R37 rent: two different houses that can pay', () => {
    const table = turnOf({ on: ['site-01', 'site-07', 'site-11', 'site-13'] }, { stock: { grain: 0 } }).play(
      '1 play:act-rent',
      '1 use',
    )
    expect([table.due, table.options]).toEqual([
      '1 house-for-rent',
      ['rent:site-07', 'rent:site-11', 'rent:site-13'],
    ])
    expect(table.refusal('1 rent:site-01')).toMatchObject({ rule: 'W-513' })
    expect(table.refusal('1 rent:site-03')).toMatchObject({ rule: 'W-512' })
    table.play('1 rent:site-13')
    expect(table.options).toEqual(['rent:site-07', 'rent:site-11'])
    expect(table.refusal('1 rent:site-13')).toMatchObject({ rule: 'W-512' })
    expect(why(table, '1 stop')).toBe('not-now -')
    table.play('1 rent:site-11')
    expect([table.due, table.goods(0), table.vp[0]]).toEqual(['1 discard', { money: 2 }, 10])
    const dry = turnOf({ on: ['site-01'] }, { stock: { grain: 0 } }).play('1 play:act-rent')
    expect(dry.due).toBe('1 discard')
  })

  test('review 23: W-504, W-603, W-601, W-849 one project per action, wood on wood fields only', () => {
    const projects = { bridge: { stone: 3, wood: 2 }, 'priors-palace': {} }
    const table = turnOf({ stone: 1, wood: 2 }, { chapter: 2, projects }).play('1 play:act-project', '1 use')
    expect([table.due, table.options]).toEqual(['1 project', ['project:bridge', 'project:priors-palace']])
    expect(table.refusal('1 project:tower')).toMatchObject({ rule: 'W-601' })
    table.play('1 project:priors-palace')
    expect([table.due, table.options]).toEqual(['1 first-material', ['build:stone', 'build:wood']])
    table.play('1 build:wood')
    expect([table.due, table.options]).toEqual(['1 second-material', ['build:stone', 'stop']])
    expect(table.refusal('1 build:wood')).toMatchObject({ rule: 'W-603' })
    table.play('1 stop')
    expect([table.due, table.vp[0], table.goods(0), table.project('priors-palace')]).toEqual([
      '1 discard',
      11,
      { stone: 1, wood: 1 },
      'in-play 0+1',
    ])
    const few = turnOf({ stone: 2 }, { chapter: 3, slots: ['few-labourers'] })
    few.play('1 play:act-project', '1 use')
    expect([few.due, few.vp[0], few.goods(0)]).toEqual(['1 discard', 12, { stone: 1 }])
  })

  test('review 24: W-624, W-625, W-R21, W-623, W-861, W-604 the tower event without loyalty anywhere', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 4,
        active: 3,
        players: 4,
        stock: { stone: 0, wood: 1 },
        projects: { tower: { stone: 5, wood: 0, seals: [1, 3] } },
      },
      { events: ['tower-completed'], 'plague-tiles': ['5'] },
    )
    expect([table.due, table.vp, table.stock('wood')]).toEqual(['4 orientation', [9, 11, 9, 11], 0])
    expect(table.state.metal).toBe(1)
    expect(table.line('metal')).toEqual([1, 1, 1, 1])
    expect([table.line('donor-bonuses'), table.line('building')]).toEqual([
      [0, 2, 0, 2],
      [0, 0, 0, 0],
    ])
  })

  test('review 25: W-904, W-R16, W-R20, W-617, W-952 the hospital finished at the very end: its care pays duties', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        players: 3,
        active: 1,
        projects: { hospital: { stone: 2, wood: 2, seals: [0, 2] } },
        sick: { 5: 1, 1: 2 },
        seats: [
          { vp: 20, 'medical-knowledge': 2, piety: 1, grain: 1, money: 3 },
          { ...PAID, vp: 20 },
          { vp: 20, 'medical-knowledge': 1, piety: 1, grain: 2, money: 3 },
        ],
      },
      { 'tax-die': ['3'] },
    )
    expect([table.due, table.options]).toEqual(['3 hospital-treatment', ['treat:5', 'pass']])
    table.play('3 treat:5')
    expect([table.due, table.options]).toEqual(['1 hospital-treatment', ['treat:1', 'pass']])
    table.play('1 treat:1')
    expect(total(table)).toEqual({ totals: [17, 20, 23], places: [3, 2, 1] })
  })

  test('review 26: W-826, W-306, W-303 the last loyalty of the charter: whoever comes later is not asked', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 2,
        players: 3,
        active: 1,
        stock: { loyalty: 1 },
        seats: [{ money: 1 }, { money: 1 }, { money: 1 }],
      },
      { events: ['borough-charter'] },
    )
    expect([table.due, table.options]).toEqual(['2 event-swap', ['swap', 'pass']])
    table.play('2 pass', '3 swap')
    expect([table.due, table.good('loyalty'), table.good('money')]).toEqual([
      '2 orientation',
      [0, 0, 1],
      [1, 1, 0],
    ])
  })

  test('review 27: W-821, W-407, W-R10 war in the last round: the last card goes down by itself, unrewarded', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 2,
        round: 6,
        players: 2,
        slots: ['taking-the-veil'],
        seats: [{ piles: [5, 5] }, { piles: [5, 5] }],
      },
      { events: ['war-with-france'] },
    )
    expect([table.due, table.options.length]).toEqual(['1 war-card', 2])
    table.play(`1 ${table.options[0]}`)
    expect(table.due).toBe('2 war-card')
    table.play(`2 ${table.options[1]}`)
    expect([table.due, table.piles]).toEqual(['1 orientation', ['6/6/0', '6/6/0']])
    table.play('1 orient:2')
    expect([table.due, table.goods(0), table.goods(1), table.state.favour]).toEqual([
      'over',
      { piety: 1 },
      { wood: 1 },
      4,
    ])
  })

  test('review 28: W-870, W-407, W-R07 the second wave on level and on leading piles', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 4,
        round: 3,
        players: 2,
        seats: [{ piles: [2, 2] }, { piles: [2, 3] }],
      },
      { events: ['second-wave'], 'plague-tiles': ['2'], 'second-wave': ['act-grain', 'act-sale'] },
    )
    expect([table.due, table.piles]).toEqual(['1 orientation', ['2/3/7', '2/4/6']])
    const drawn = table.match.log.filter((entry) => 'card' in entry)
    expect(drawn.map((entry) => entry.secret)).toEqual([['card'], ['card']])
    table.play('1 orient:1')
    expect(why(table, '1 play:act-grain')).toBe('card-in-discard-pile W-401')
    table.play('1 play:act-piety', '1 use', '2 play:act-piety', '2 use')
    expect([table.due, table.piles]).toEqual(['over', ['3/3/6', '3/4/5']])
  })
})

import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { pinkPlaces } from '../testing/marriage.ts'
import { anyOrder, type FarmSketch, type Sketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'

const nobody = { members: {} }
const A = { 'marriage-side': 'a' }
const B = { 'marriage-side': 'b' }

/** The first seat took a faith cube from the wedding. */
function wedding(farm: FarmSketch, sketch: Sketch = {}) {
  const table = weddingTable({
    players: 2,
    spaces: { wedding: ['faith', 'faith', 'skill'], family: ['faith', 'skill'], crafts: ['skill', 'skill'] },
    farms: [farm, nobody],
    ...sketch,
  })
  table.play('take wedding faith')
  return table
}

describe('the wedding action', () => {
  test('VM-E3: rank 6 for 2 time and the cube just taken; the newcomer dies and the rank is free again (VM-401 to VM-404, VM-701)', () => {
    const table = wedding({ lifetime: 9, members: { farm: [1, 1, 1] } })
    const log = table.play('wed 1', 'rank 6')
    expect(table.stock(0)).toEqual({ grain: 3, lifetime: 1 })
    expect(log).toContainEqual({ code: 'wed', seat: 0, figure: '1a', from: 'farm', to: 'ceremony-6' })
    expect([table.decision, table.offered]).toEqual(['d-death', ['die 1 ceremony-6', 'die 1 farm']])
    table.play('die 1 ceremony-6')
    expect([table.at(0, 'chronicle-farm'), table.at(0, 'ceremony-6')]).toEqual([[1], []])
    table.play('take crafts skill', 'take wedding faith', 'wed 1')
    expect(table.moves).toContain('rank 6')
  })

  test('VM-401: any number of the farm, any free rank, for 2 time and a cube of any colour', () => {
    const table = weddingTable({
      players: 3,
      spaces: { wedding: ['faith'], crafts: ['skill'] },
      farms: [
        { coins: 1, cubes: { skill: 1 }, members: { farm: [1, 1, 3], smithy: [2] } },
        { members: { 'ceremony-2': [1] } },
        { members: { 'ceremony-5': [1] } },
      ],
    })
    table.play('take wedding faith')
    expect([table.decision, table.offered]).toEqual(['d-wedding', anyOrder('wed 1', 'wed 3', 'skip')])
    expect(table.why('wed 2')).toMatchObject({ code: 'no-such-member', rule: 'VM-401' })
    table.play('wed 3')
    expect([table.decision, table.moves]).toEqual([
      'd-wedding-rank',
      ['rank 1', 'rank 3', 'rank 4', 'rank 6'],
    ])
    expect(table.why('rank 2')).toEqual({ code: 'rank-taken', rule: 'VM-401', params: { rank: 2 } })
    table.play('rank 1')
    expect(table.moves).toEqual(['pay 1 skill', 'pay 1 faith', 'pay 1 coin'])
    table.play('pay 1 skill')
    expect(table.stock(0)).toEqual({ coin: 1, faith: 1, lifetime: 2 })
    expect(table.at(0, 'ceremony-1')).toEqual([3])
  })

  test('VM-401, VX-205: a coin pays the cube; without a cube or a coin, or without anybody at home, it is lost', () => {
    const spaces = { wedding: ['plague'], crafts: ['skill'] }
    const coin = weddingTable({ players: 2, spaces, farms: [{ coins: 1, members: { farm: [1] } }] })
    coin.play('take wedding plague', 'wed 1', 'rank 1')
    expect(coin.stock(0)).toEqual({ lifetime: 4 })
    const poor = weddingTable({ players: 2, spaces, farms: [{ members: { farm: [1] } }] })
    expect(poor.play('take wedding plague')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'wedding',
      why: 'any-cubes-missing',
      rule: 'VM-401',
      params: { missing: 1 },
    })
    const away = wedding({ members: { smithy: [1] } })
    expect([away.seat, away.stock(0)]).toEqual([1, { faith: 1 }])
    expect(away.match.log).toContainEqual(
      expect.objectContaining({ code: 'lost', why: 'nobody-on-farm', rule: 'VM-401' }),
    )
  })

  test('VX-203, VM-401: through the well the action is not declined any more', () => {
    const table = weddingTable({ players: 2, farms: [{ coins: 4, members: { farm: [1, 2] } }, nobody] })
    table.play('well', 'well wedding')
    expect(table.offered).toEqual(anyOrder('wed 1', 'wed 2'))
    expect(table.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
    table.play('wed 2', 'rank 1')
    expect([table.at(0, 'ceremony-1'), table.stock(0)]).toEqual([[2], { lifetime: 2 }])
  })

  test('VM-402: with one’s own member in the ceremony the action is waived, and the well cannot name it', () => {
    const table = wedding({ cubes: { skill: 3 }, members: { farm: [1], 'ceremony-3': [1] } })
    expect(table.seat).toBe(1)
    expect(table.stock(0)).toEqual({ skill: 3, faith: 1 })
    table.play('take crafts skill', 'well')
    expect(table.why('well wedding')).toEqual({ code: 'already-in-ceremony', rule: 'VM-402' })
    expect(table.moves).not.toContain('well wedding')
  })

  test('VM-402: other areas of the board do not hinder', () => {
    const table = wedding({ members: { farm: [1], bakery: [1], parents: [1] } })
    expect(table.offered).toEqual(anyOrder('wed 1', 'skip'))
    table.play('skip')
    expect(table.stock(0)).toEqual({ faith: 1 })
  })

  test.each([
    [1, {}],
    [4, { grain: 2 }],
    [5, { coin: 1 }],
    [6, { grain: 3 }],
  ])('VM-403: side a, rank %i gives %j at once', (rank, gives) => {
    const table = wedding({ members: { farm: [1] } }, { options: A })
    table.play('wed 1', `rank ${rank}`)
    expect(table.stock(0)).toEqual({ lifetime: 2, ...gives })
  })

  test.each([
    [1, { grain: 1 }],
    [2, { prestige: 1 }],
    [5, { prestige: 2 }],
  ])('VM-403: side b, rank %i gives %j at once', (rank, gives) => {
    const table = wedding({ members: { farm: [1] } }, { options: B })
    table.play('wed 1', `rank ${rank}`)
    expect(table.stock(0)).toEqual({ lifetime: 2, ...gives })
  })

  test.each([
    ['a', 'persuasion', 'faith', 'skill'],
    ['b', 'skill', 'knowledge', 'faith'],
  ])('VM-403: side %s, rank 3 gives one of the two cubes shown: %s or %s', (side, one, other, wrong) => {
    const table = wedding({ members: { farm: [1] } }, { options: { 'marriage-side': side } })
    table.play('wed 1', 'rank 3')
    expect([table.decision, table.offered]).toEqual([
      'd-rank-cube',
      anyOrder(`gain 1 ${one}`, `gain 1 ${other}`),
    ])
    expect(table.why(`gain 1 ${wrong}`)).toEqual({ code: 'cube-not-shown', rule: 'VM-403' })
    table.play(`gain 1 ${other}`)
    expect(table.stock(0)).toEqual({ lifetime: 2, [other]: 1 })
  })

  test('VM-403, VM-R8: side a, rank 2 swaps one cube for one of any colour, or not', () => {
    const swapped = () => {
      const table = wedding({ cubes: { skill: 1 }, members: { farm: [1] } }, { options: A })
      table.play('wed 1', 'rank 2', 'pay 1 faith')
      return table
    }
    const table = swapped()
    expect([table.decision, table.offered]).toEqual(['d-rank-bonus', anyOrder('swap skill', 'none')])
    expect(table.why('swap faith')).toEqual({
      code: 'nothing-to-swap',
      rule: 'VM-R8',
      params: { piece: 'faith' },
    })
    table.play('swap skill')
    expect(table.offered).toEqual(
      anyOrder('gain 1 skill', 'gain 1 persuasion', 'gain 1 faith', 'gain 1 knowledge'),
    )
    table.play('gain 1 knowledge')
    expect(table.stock(0)).toEqual({ knowledge: 1, lifetime: 2 })
    const same = swapped()
    same.play('swap skill', 'gain 1 skill')
    expect(same.stock(0)).toEqual({ skill: 1, lifetime: 2 })
    const not = swapped()
    not.play('none')
    expect(not.stock(0)).toEqual({ skill: 1, lifetime: 2 })
  })

  test('VM-R8: the cube of the payment cannot be swapped: without another there is no question', () => {
    const table = wedding({ members: { farm: [1] } }, { options: A })
    table.play('wed 1', 'rank 2')
    expect([table.seat, table.stock(0)]).toEqual([1, { lifetime: 2 }])
  })

  test('VM-403, VX-205: side b, rank 4 swaps one cube or a coin for two of any colours', () => {
    const table = wedding({ coins: 1, members: { farm: [1] } }, { options: B })
    table.play('wed 1', 'rank 4', 'pay 1 faith')
    expect(table.offered).toEqual(anyOrder('swap coin', 'none'))
    table.play('swap coin')
    expect(table.moves).toHaveLength(10)
    table.play('gain 2 skill')
    expect(table.stock(0)).toEqual({ skill: 2, lifetime: 2 })
  })

  test('VM-403: side b, rank 6 gives 1 coin and a cube of any colour', () => {
    const table = wedding({ members: { farm: [1] } }, { options: B })
    table.play('wed 1', 'rank 6')
    expect(table.moves).toHaveLength(4)
    table.play('gain 1 persuasion')
    expect(table.stock(0)).toEqual({ coin: 1, persuasion: 1, lifetime: 2 })
  })

  test('VM-E12: fetched home, the rank is free and the action open again; nothing can be bought then (VM-404, VM-509)', () => {
    const table = weddingTable({
      players: 2,
      options: A,
      spaces: { family: ['faith'], wedding: ['skill'], crafts: ['skill', 'faith'] },
      farms: [{ coins: 1, cubes: { faith: 1 }, members: { 'ceremony-2': [1] } }, nobody],
    })
    table.play('take family faith', 'home 1 ceremony-2')
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
    expect([table.at(0, 'farm'), table.stock(0)]).toEqual([[1], { coin: 1, faith: 2 }])
    table.play('take crafts skill', 'take wedding skill', 'wed 1')
    expect(table.moves).toContain('rank 2')
    table.play('rank 4', 'pay 1 skill')
    expect(table.stock(0)).toEqual({ coin: 1, faith: 2, grain: 2, lifetime: 2 })
  })

  test('VX-303, VM-404: family fetches members from every area of the board', () => {
    const places = ['ceremony-4', 'bakery', 'store', 'parents']
    const table = weddingTable({
      players: 2,
      spaces: { family: ['faith'], crafts: ['skill'] },
      farms: [{ members: Object.fromEntries(places.map((place, at) => [place, [at + 1]])) }],
    })
    table.play('take family faith')
    expect(table.offered).toEqual(anyOrder('skip', ...places.map((place, at) => `home ${at + 1} ${place}`)))
  })
})

describe('weddings, played through', () => {
  test('the matchmaker takes a free rank and its swap with a coin; fetched home with family nothing can be bought, and the innkeeper repeats family (VX-543, VX-553, VM-403, VM-404, VM-R8, VM-509, VX-303)', () => {
    const at = tableWith(['inn', 'marriage'], {
      options: { 'marriage-side': 'b' },
      spaces: { family: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          members: { farm: [1], unborn: [2] },
          persons: ['person-matchmaker', 'person-innkeeper'],
        },
        { members: { 'ceremony-2': [1] } },
      ],
    })
    expect(at.offered).toEqual(['card person-matchmaker', 'done'])
    at.play('card person-matchmaker')
    expect(at.offered).toEqual(['rank 1', 'rank 3', 'rank 4', 'rank 5', 'rank 6'])
    expect(at.why('rank 2')?.rule).toBe('VM-401')
    at.play('rank 4')
    expect(at.offered).toEqual(['none', 'swap coin'])
    at.play('swap coin')
    expect(at.offered).toHaveLength(10)
    at.play('gain 2 faith')
    expect([at.decision, at.stock(0)]).toEqual(['d-source', { faith: 2 }])
    at.play('take family skill')
    expect(at.offered).toEqual(['home 1 ceremony-4', 'newborn', 'skip'])
    at.play('home 1 ceremony-4')
    expect(at.offered).toEqual(['card person-innkeeper', 'done'])
    at.play('card person-innkeeper')
    expect([at.seat, at.at(0, 'farm'), at.stock(0)]).toEqual([1, [1, 2], { faith: 2, skill: 1 }])
  })

  test('the swap needs a cube or coin left after the price of the wedding; the cube just taken will do for the price (VM-401, VM-403, VM-R8)', () => {
    const sketch = (coins: number): Sketch => ({
      spaces: { wedding: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ coins, members: { farm: [1, 1] } }, neighbour],
    })
    const poor = tableWith(['marriage'], sketch(0))
    poor.play('take wedding skill')
    expect(poor.offered).toEqual(['skip', 'wed 1'])
    poor.play('wed 1', 'rank 2')
    expect([poor.seat, poor.stock(0), poor.at(0, 'ceremony-2')]).toEqual([1, { lifetime: 2 }, [1]])

    const rich = tableWith(['marriage'], sketch(1))
    rich.play('take wedding skill', 'wed 1', 'rank 2')
    expect(rich.moves).toEqual(['pay 1 skill', 'pay 1 coin'])
    rich.play('pay 1 coin')
    expect(rich.offered).toEqual(['none', 'swap skill'])
    rich.play('swap skill')
    expect(rich.offered).toEqual(
      anyOrder('gain 1 skill', 'gain 1 persuasion', 'gain 1 faith', 'gain 1 knowledge'),
    )
    rich.play('gain 1 skill')
    expect([rich.seat, rich.stock(0)]).toEqual([1, { lifetime: 2, skill: 1 }])
  })

  test('a pink partner goes back at once when hers is fetched home; a widowed partner waits for the wedding, gets no favour and cannot buy (VM-506, VM-507, VM-509, VM-701, VM-702, VM-R4, VM-R5)', () => {
    const pink = tableWith(['marriage'], {
      chronicle: { farm: 3 },
      couples: [{ at: 'bakery', who: [0, 'pink-a'] }],
      spaces: { family: ['plague'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ lifetime: 8, members: { bakery: [1], farm: [2] } }, neighbour],
    })
    pink.play('take family plague')
    expect(pink.offered).toEqual(['home 1 bakery', 'skip'])
    pink.play('home 1 bakery')
    expect([pinkPlaces(pink.state), pink.at(0, 'grave')]).toEqual([['supply', 'supply'], [1]])

    const widow = tableWith(['marriage'], {
      couples: [{ at: 'store', who: [0, 1] }],
      spaces: { harvest: ['plague', 'skill'] },
      draws: { 'wedding-die': ['skill'] },
      farms: [
        { lifetime: 8, members: { store: [1], farm: [2] } },
        { coins: 1, members: { store: [1], farm: [3] } },
      ],
    })
    widow.play('take harvest plague', 'skip')
    expect([widow.at(0, 'chronicle-farm'), widow.at(1, 'store')]).toEqual([[1], [1]])
    widow.play('skip')
    expect([widow.state.round, widow.decision]).toEqual([3, 'd-source'])
    expect(widow.at(1, 'farm').toSorted((a, b) => a - b)).toEqual([1, 3])
    expect([pinkPlaces(widow.state), widow.stock(1)]).toEqual([['supply', 'supply'], { coin: 1, skill: 1 }])
  })
})

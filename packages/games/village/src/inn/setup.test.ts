import { Match, NONE, type Script, ScriptedChance, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CUSTOMERS, GOODS, SPACES } from '../box/vocabulary.ts'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'
import { topsOf } from '../testing/inn.ts'
import { TestTable } from '../testing/position.ts'
import { personsInPlay } from './deck.ts'
import { PERSONS } from './vocabulary.ts'

const PLAYERS = [2, 3, 4, 5]
const inn = { expansions: ['inn'], 'start-seat': '1' }

function begun(players: number, options: object = {}, script: Script = {}, seed = 1) {
  const chance = new ScriptedChance(script, new SeededChance(seed))
  const match = new Match(village, { players, options: { ...inn, ...options } }, chance)
  if (!match.turn.over && match.turn.decision === 'd-setup-cube') match.play([match.turn.moves[0]])
  return match
}

const names = (persons: readonly number[]) => persons.map((person) => PERSONS.list[person])

describe('the board of the Inn', () => {
  test('VX-101: modules and sides are options, the sides agreed before the match', () => {
    expect(village.open({ players: 2 }).spaces).not.toContain(SPACES.at.inn)
    expect(village.open({ players: 2, options: { expansions: ['inn'] } }).spaces).toContain(SPACES.at.inn)
    for (const players of [1, ...PLAYERS])
      expect(village.open({ players, options: { expansions: ['inn'], 'inn-side': 'back' } }).players).toBe(
        players,
      )
    expect(() => village.open({ players: 2, options: { expansions: ['tavern'] } })).toThrow()
    expect(() => village.open({ players: 2, options: { 'inn-side': 'left' } })).toThrow()
    expect(village.open({ players: 2, options: { expansions: ['inn'] } }).options).toMatchObject({
      'inn-side': 'front',
      goals: false,
    })
  })

  /** Rows of table C1 for the Inn alone: the spaces in their order, of each colour, plague, in all in the bag. */
  const ROWS = [
    [2, [3, 2, 5, 1, 2, 3, 2, 2], 20, 5, 26],
    [3, [3, 3, 6, 1, 3, 3, 2, 3], 24, 6, 30],
    [4, [3, 4, 7, 1, 3, 3, 3, 4], 28, 7, 34],
    [5, [4, 5, 8, 1, 4, 4, 4, 5], 35, 8, 38],
  ] as const

  test.each(ROWS)(
    'VX-102, VX-202, VX-204: with %i players the row of the Inn fills eight spaces in every round',
    (players, fill, total, colour, bag) => {
      const { box, state } = begun(players)
      expect(box.spaces.map((space) => SPACES.list[space])).toEqual([
        'harvest',
        'family',
        'crafts',
        'market',
        'travel',
        'council',
        'church',
        'inn',
      ])
      expect([box.fill, box.firstFill]).toEqual([fill, fill])
      expect([box.colourCubes, box.plague, 4 * box.colourCubes + box.plague]).toEqual([colour, 6, bag])
      const lying = box.spaces.map((space) => state.spaces[space].cubes.reduce((sum, one) => sum + one))
      expect(lying).toEqual(fill)
      expect(state.cubesLeft).toBe(total)
      expect(total % players).toBe(0)
    },
  )

  test('VX-102, VSX-101: solo uses the row of two players', () => {
    const { box } = begun(1)
    expect(box.fill).toEqual([3, 2, 5, 1, 2, 3, 2, 2])
    expect(box.colourCubes).toBe(5)
  })

  test('VX-201, VX-102: the second round is filled by the same row, after the mass and nothing else', () => {
    const table = new TestTable({
      players: 2,
      options: inn,
      spaces: { inn: ['faith'] },
      farms: [{ members: {} }, { members: {} }],
      round: 1,
      ring: 1,
    })
    // The only cube is taken by itself.
    const told = table.match.log.map(({ code }) => code)
    expect(told.filter((code) => code === 'mass' || code === 'round')).toEqual(['mass', 'round'])
    expect(table.state.cubesLeft).toBe(20)
    expect([table.state.round, table.state.startSeat, table.seat]).toEqual([2, 1, 1])
  })

  test.each(PLAYERS)('VI-102: each of %i players starts with 1 beer, Conny with none', (players) => {
    const { state } = begun(players)
    expect(state.farms.map(({ goods }) => goods[GOODS.at.beer])).toEqual(
      state.farms.map((_, seat) => (seat < players ? 1 : 0)),
    )
    expect(begun(1).state.farms.map(({ goods }) => goods[GOODS.at.beer])).toEqual([1, 0, 0, 0, 0])
  })

  test('VX-103: 24 + 4 customers, mixed before the market is filled', () => {
    const { state, box } = begun(3, {}, { customers: ['customer-inn-3', 'customer-01', 'customer-inn-1'] })
    expect(box.customersInPlay.map((customer) => CUSTOMERS.list[customer]).slice(24)).toEqual([
      'customer-inn-1',
      'customer-inn-2',
      'customer-inn-3',
      'customer-inn-4',
    ])
    expect(box.customersInPlay).toHaveLength(28)
    expect(Array.from(state.stalls.subarray(0, 3), (one) => CUSTOMERS.list[one])).toEqual([
      'customer-inn-3',
      'customer-01',
      'customer-inn-1',
    ])
    expect(state.customerStack.filter((one) => one === 1)).toHaveLength(28 - 4 - 5)
  })

  test('VX-103, VX-106: without the Inn its customers stay in the box', () => {
    expect(village.open({ players: 3 }).customersInPlay).toHaveLength(24)
  })

  test('C4, VX-103: what the customers of the Inn demand, and their points', () => {
    expect(editions.standard.figures.inn.customers).toEqual({
      'customer-inn-1': { demand: { beer: 2 }, points: 4 },
      'customer-inn-2': { demand: { beer: 1, grain: 2 }, points: 4 },
      'customer-inn-3': { demand: { beer: 1, wagon: 1 }, points: 5 },
      'customer-inn-4': { demand: { beer: 1, horse: 1 }, points: 6 },
    })
  })
})

describe('the person stacks', () => {
  const CASTLES = ['person-count', 'person-traveller', 'person-messenger', 'person-tollkeeper']
  const PORT = ['person-admiral', 'person-helmsman', 'person-quartermaster', 'person-cartographer']
  const MARRIAGE = ['person-baker', 'person-toolmaker', 'person-matchmaker']
  const OWN = PERSONS.list.filter((name) => ![...PORT, ...MARRIAGE].includes(name))

  test('VX-104, VX-106: thirty of the Inn alone; those of Port and Marriage stay in the box', () => {
    expect(OWN).toHaveLength(30)
    expect(names(personsInPlay(['inn']))).toEqual(OWN)
  })

  test('VX-E2, VX-104: the Port takes out four and brings four', () => {
    const deck = names(personsInPlay(['inn', 'port']))
    expect(deck).toHaveLength(30)
    expect(deck.toSorted()).toEqual([...OWN.filter((name) => !CASTLES.includes(name)), ...PORT].toSorted())
  })

  test('VX-104: Marriage adds three', () => {
    expect(names(personsInPlay(['inn', 'marriage']))).toEqual([...OWN, ...MARRIAGE])
    const all = names(personsInPlay(['inn', 'port', 'marriage']))
    expect(all).toHaveLength(33)
    expect(all.filter((name) => CASTLES.includes(name))).toEqual([])
    expect(all).toEqual(expect.arrayContaining([...PORT, ...MARRIAGE]))
  })

  test('VI-101, VX-R4: three stacks of ten, the tops dealt from left to right after the customers', () => {
    const match = begun(3, {}, { persons: ['person-bard', 'person-medic', 'person-smith'] })
    expect(topsOf(match.state)).toEqual(['person-bard', 'person-medic', 'person-smith'])
    expect(match.state.inn.stacks.map(({ unseen, slid }) => [unseen, slid])).toEqual([
      [9, 0],
      [9, 0],
      [9, 0],
    ])
    expect(match.state.inn.unseen.filter((one) => one === 1)).toHaveLength(27)
    const drawn = match.events.flatMap((event) => (event.type === 'chance' ? [event.source.id] : []))
    expect(drawn.lastIndexOf('customers')).toBeLessThan(drawn.indexOf('persons'))
    expect(drawn.lastIndexOf('persons')).toBeLessThan(drawn.indexOf('green-bag'))
    expect(match.log.filter(({ code }) => code === 'person-shown')).toEqual([
      { code: 'person-shown', person: 'person-bard', stack: 'stack-1' },
      { code: 'person-shown', person: 'person-medic', stack: 'stack-2' },
      { code: 'person-shown', person: 'person-smith', stack: 'stack-3' },
    ])
  })

  test('VX-R4: persons have a stream of their own: they do not change what other sources yield', () => {
    const fill = (persons: Script) =>
      begun(3, {}, persons, 7).log.filter(({ code }) => code === 'fill' || code === 'deal')
    expect(fill({})).toEqual(fill({ persons: ['person-bard', 'person-medic', 'person-smith'] }))
  })

  test('VI-307, VI-R9: no position holds an order below the tops; a card is drawn when it comes up', () => {
    const { state } = begun(2, {}, { persons: ['person-bard', 'person-medic', 'person-smith'] })
    const other = begun(2, {}, { persons: ['person-bard', 'person-medic', 'person-smith', 'person-count'] })
    const board = (one: typeof state) =>
      one.inn.stacks.map(({ top, unseen, slid, under }) => [top, unseen, slid, ...under])
    expect(board(state)).toEqual(board(other.state))
    expect(state.inn.unseen).toEqual(other.state.inn.unseen)
    expect(state.inn.stacks.flatMap(({ under }) => [...under]).every((one) => one === NONE)).toBe(true)
  })
})

describe('the person cards', () => {
  /** Table C9: price and number of each card; cards without a number of their own are left out. */
  const COIN = { smith: 2, herder: 2, wainwright: 2, scribe: 2, farmer: 5, brewer: 3, friar: 1, watchman: 3 }
  const MORE_COIN = { herbalist: 1, juggler: 3, baker: 2, toolmaker: 2 }
  const BEER = { miller: 3, midwife: 1, priest: 1, clerk: 1, innkeeper: 1, herald: 1, helmsman: 3 }
  const PLAIN_BEER = [
    'trader',
    'traveller',
    'messenger',
    'tollkeeper',
    'quartermaster',
    'cartographer',
    'matchmaker',
  ]
  const END = {
    medic: 1,
    bishop: 1,
    mayor: 2,
    count: 1,
    duchess: 1,
    chronicler: 1,
    merchant: 1,
    gravedigger: 2,
    admiral: 2,
  }
  const printed: { readonly [person: string]: { coins: number; beer: number; amount: number } } =
    editions.standard.figures.inn.persons

  test('VI-501 to VI-510, VX-541, VX-542: ten of the Inn and two of Marriage cost a coin', () => {
    for (const [person, amount] of Object.entries({ ...COIN, ...MORE_COIN }))
      expect([person, printed[`person-${person}`]]).toEqual([person, { coins: 1, beer: 0, amount }])
  })

  test('VI-511 to VI-520, VX-532 to VX-534, VX-543: these cost a beer', () => {
    for (const [person, amount] of Object.entries(BEER))
      expect([person, printed[`person-${person}`]]).toEqual([person, { coins: 0, beer: 1, amount }])
    for (const person of PLAIN_BEER) expect(printed[`person-${person}`]).toMatchObject({ coins: 0, beer: 1 })
  })

  test('VI-521 to VI-530, VX-531: bard, scrap dealer and the cards of the kind `end` cost two beer', () => {
    for (const [person, amount] of Object.entries(END))
      expect([person, printed[`person-${person}`]]).toEqual([person, { coins: 0, beer: 2, amount }])
    for (const person of ['bard', 'scrapdealer'])
      expect(printed[`person-${person}`]).toMatchObject({ coins: 0, beer: 2 })
    expect(Object.keys(printed)).toHaveLength(37)
  })
})

import { correct, MisfitError, markOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { TestTable } from '../testing/position.ts'
import { editions } from './standard.ts'

const { figures } = editions.standard

/** Table 2.8 of the spec: what each customer wants and is worth. */
const CUSTOMERS = [
  '1 scroll: 2',
  '1 scroll: 2',
  '1 wagon: 3',
  '1 wagon: 3',
  '1 horse: 3',
  '1 horse: 3',
  '1 plow: 3',
  '1 plow: 3',
  '1 ox: 4',
  '1 ox: 4',
  '3 grain: 4',
  '3 grain: 4',
  '4 grain: 5',
  '1 scroll + 1 grain: 4',
  '1 scroll + 1 grain: 4',
  '1 wagon + 1 grain: 4',
  '1 horse + 1 plow: 6',
  '1 ox + 1 grain: 5',
  '1 scroll + 1 wagon: 5',
  '1 scroll + 1 horse: 5',
  '1 scroll + 1 plow: 5',
  '1 wagon + 1 horse: 6',
  '1 wagon + 1 plow: 6',
  '2 scroll: 4',
]

describe('the standard edition', () => {
  test('V-444, V-804: the 24 customers, worth 97 points in all', () => {
    const names = CUSTOMERS.map((_, index) => `customer-${String(index + 1).padStart(2, '0')}`)
    const printed: { readonly [customer: string]: { demand: object; points: number } } = figures.customers
    const rows = names.map((name) => {
      const { demand, points } = printed[name]
      const wants = Object.entries(demand).map(([ware, amount]) => `${amount} ${ware}`)
      return `${wants.join(' + ')}: ${points}`
    })
    expect(rows).toEqual(CUSTOMERS)
    const points = names.map((name) => printed[name].points)
    expect(points.reduce((sum, one) => sum + one)).toBe(97)
    expect([2, 3, 4, 5, 6].map((worth) => points.filter((one) => one === worth).length)).toEqual([
      2, 6, 8, 5, 3,
    ])
  })

  test('V-465, V-477, V-490, V-495: prices and rewards of castles, council, church and well', () => {
    expect(figures.council).toMatchObject({ persuasion: 2, scrolls: 1, time: { 1: 1, 2: 2, 3: 2, 4: 3 } })
    expect(figures.council.privileges).toEqual({ cubes: 2, goods: 1, coins: 1, prestige: 3 })
    expect(figures.church).toMatchObject({ faith: 1, time: 3 })
    expect(figures.well.cubes).toBe(3)
    expect(figures.travel).toEqual({ time: 2, wagons: 1 })
  })

  test('figures of the rulebook are marked B, reconstructed ones R', () => {
    const marked = (path: string) => markOf(editions.standard, path)
    expect(marked('customers.customer-17.points')).toBe('B')
    expect(marked('customers.customer-11.demand.grain')).toBe('B')
    expect(marked('customers.customer-11.points')).toBe('R')
    expect(marked('roads.road-1.influence.faith')).toBe('B')
    expect(marked('roads.road-2.influence.skill')).toBe('R')
    expect(marked('castles.castle-a.prestige')).toBe('B')
    expect(marked('council.time.1')).toBe('B')
    expect(marked('council.time.4')).toBe('R')
    expect(marked('crafts.scriptorium.training')).toBe('S')
    expect(marked('crafts.scriptorium.production')).toBe('B')
    expect(marked('track.length')).toBe('S')
  })

  test.each([
    ['crafts.stables.training', 'B', 'told with the tools'],
    ['setupCards.2.spaces.market', 'B', 'one cube, says the solo mode'],
    ['setupCards.4.spaces.market', 'R', 'nobody says it of four players'],
    ['setupCards.5.spaces.market', 'R', 'nor of five'],
    ['port.islands.i2.buys.ox', 'B', 'the example sells an ox for 4'],
    ['port.islands.i2.stack', 'R', 'and does not say that nothing lies there'],
    ['marriage.ranks.a.6.grain', 'B', 'the example gets 3 grain'],
    ['marriage.die.skill.rank', 'R', 'colours of the die are named by no text'],
    ['marriage.die.persuasion.rank', 'R', 'colours of the die are named by no text'],
  ])('%s is marked %s: %s', (path, mark) => {
    expect(markOf(editions.standard, path)).toBe(mark)
  })

  test('V-203, V-902: a setup card must leave enough cubes in the bag, one plague cube aside', () => {
    const card = (harvest: number, colour: number) =>
      correct(editions, 'sparse', [
        { path: 'setupCards.2.spaces.harvest', value: harvest, mark: 'R' },
        { path: 'setupCards.2.colour', value: colour, mark: 'R' },
      ])
    // 3 of each colour and 6 plague cubes, one of which may lie on the tray of a guest, fill 17 places.
    expect(() => new TestTable({ players: 2, edition: card(3, 3) })).toThrow(
      new MisfitError({ path: 'figures.setupCards.2.colour', expected: 'cubes for 18 places', found: '17' }),
    )
    expect(new TestTable({ players: 2, edition: card(2, 3) }).decision).toBe('d-source')
  })

  test('V-465: a corrected castle rewards as corrected; more cubes than a move can name are refused', () => {
    const castle = (cubes: number) =>
      correct(editions, 'generous', [{ path: 'castles.castle-b.cubes', value: cubes, mark: 'R' }])
    const table = new TestTable({
      edition: castle(3),
      farms: [{ goods: { wagon: 1 }, cubes: { skill: 2 }, members: { farm: [1] } }],
    })
    table.play('take travel skill', 'travel 1 village->castle-b')
    expect(table.moves).toHaveLength(20)
    table.play('gain 3 faith')
    expect(table.farm(0).cubes[2]).toBe(3)
    expect(() => castle(4)).toThrow(MisfitError)
  })
})

import { describe, expect, test } from 'vitest'
import { entryFor, Match, ScriptedChance, viewOf } from '../src/index.ts'
import { fair, onSale } from './game.ts'
import { fairAt, handOf } from './position.ts'
import { haggle, reply } from './stand.ts'

const bag = { wheat: 5 }
const coins = (table: ReturnType<typeof fairAt>) => table.state.stands.map((stand) => stand.coins)
const points = (table: ReturnType<typeof fairAt>) => table.state.stands.map((stand) => stand.points)

describe('the hands', () => {
  const deck = ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6']
  const match = new Match(fair, { players: 2 }, new ScriptedChance({ deck }))

  test('F-101 every stand is dealt three cards, the first stand first', () => {
    expect(handOf(match.state, 0)).toEqual(['card-1', 'card-2', 'card-3'])
    expect(handOf(match.state, 1)).toEqual(['card-4', 'card-5', 'card-6'])
    expect(match.state.stands.map((stand) => stand.cards)).toEqual([3, 3, 0, 0])
  })

  test('F-101 the others see neither the cards nor their names in the log', () => {
    expect(handOf(viewOf(fair, match.state, 0), 1)).toEqual([])
    expect(entryFor(match.log[3], 1)).toEqual({ code: 'deal', seat: 1, card: 'card-4' })
    expect(entryFor(match.log[3], 0)).toEqual({ code: 'deal', seat: 1 })
  })

  test('F-101 no card is dealt twice', () => {
    const twice = new ScriptedChance({ deck: ['card-1', 'card-1'] })
    expect(() => new Match(fair, { players: 2 }, twice)).toThrow('"card-1" cannot come from deck now')
  })
})

describe('an offer', () => {
  test('F-301 is open, and every other stand replies in turn order', () => {
    const third = { coins: 1, hand: ['card-1'] }
    const stands = [{ coins: 1 }, { coins: 1, hand: ['card-8', 'card-2'] }, third]
    const table = fairAt({ players: 3, bag, stands, turn: 2 }).play('2 offer card-8')
    expect(handOf(table.state, 1)).toEqual(['card-2'])
    expect([...table.state.offered].indexOf(1)).toBe(7)
    expect(table.due).toBe('3 reply')
    expect(table.play('3 agree').due).toBe('1 reply')
    expect(table.play('1 agree').due).toBe('3 turn')
  })

  test('F-303 while it lasts, everybody knows what it will bring as things are', () => {
    const stands = [{ hand: ['card-8', 'card-2'] }, { coins: 1, hand: ['card-1'] }, { hand: ['card-3'] }]
    const table = fairAt({ players: 3, bag, stands }).play('1 offer card-8')
    expect([0, 1, 2].map((seat) => onSale(table.state, seat))).toEqual([8, 0, 0])
  })

  test('F-301 only a card of one’s own hand can be offered', () => {
    const table = fairAt({ bag, stands: [{ hand: ['card-8'] }, { hand: ['card-2'] }] })
    expect(table.options).toEqual(['fetch', 'offer card-8'])
    expect(table.refusal('1 offer card-2')).toEqual({
      code: 'card-not-held',
      rule: 'F-301',
      params: { card: 'card-2' },
    })
  })

  test('F-302 a haggler pays a coin to the one who offers', () => {
    const table = fairAt({ bag, stands: [{ coins: 1, hand: ['card-8'] }, { coins: 2 }] })
    table.play('1 offer card-8')
    expect(table.options).toEqual(['agree', 'haggle'])
    expect(coins(table.play('2 haggle'))).toEqual([2, 1, 0, 0])
  })

  test('F-302 who agrees pays nothing', () => {
    const table = fairAt({ bag, stands: [{ hand: ['card-8'] }, { coins: 2 }] })
    expect(coins(table.play('1 offer card-8', '2 agree'))).toEqual([0, 2, 0, 0])
  })

  test('F-302 haggling without a coin is refused', () => {
    const stands = [{ hand: ['card-8'] }, { coins: 0 }, { coins: 1 }]
    const table = fairAt({ players: 3, bag, stands }).play('1 offer card-8')
    expect(table.due, 'the second stand can only agree and is not asked').toBe('3 reply')
    expect(reply.refuse(table.state, haggle(), 1, 0, 7, 0)).toEqual({ code: 'no-coin', rule: 'F-302' })
  })

  test.each([
    [[], 8],
    [[2], 4],
    [[2, 3], 2],
    [[2, 3, 4], 1],
  ])('F-303 card-8 brings, with hagglers %j, %i points', (hagglers, expected) => {
    const stands = [{ hand: ['card-8'] }, { coins: 1 }, { coins: 1 }, { coins: 1 }]
    const table = fairAt({ players: 4, bag, stands }).play('1 offer card-8')
    for (const seat of [2, 3, 4]) table.play(`${seat} ${hagglers.includes(seat) ? 'haggle' : 'agree'}`)
    expect(points(table)).toEqual([expected, 0, 0, 0])
    expect(table.match.log.at(-1)).toEqual({ code: 'sold', seat: 0, card: 'card-8', points: expected })
  })

  test('F-303 halves are rounded down', () => {
    const table = fairAt({ bag, stands: [{ hand: ['card-5'] }, { coins: 1 }] })
    expect(points(table.play('1 offer card-5', '2 haggle'))).toEqual([2, 0, 0, 0])
  })
})

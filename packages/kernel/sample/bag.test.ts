import { describe, expect, test } from 'vitest'
import { fairAt } from './position.ts'
import { FRUIT } from './vocabulary.ts'

const full = { wheat: 2, apple: 2, rot: 2 }
const [mine, theirs] = [['card-1'], ['card-2']]

describe('the bag', () => {
  test('F-201 a piece is drawn and does not go back', () => {
    const table = fairAt({ bag: full, stands: [{ hand: mine }] }, { bag: ['apple'] }).play('1 fetch')
    expect([...table.state.bag]).toEqual([2, 1, 2, 0])
    expect(table.match.log).toEqual([{ code: 'fetch', seat: 0, fruit: 'apple' }])
    expect(table.match.events).toMatchObject([{ type: 'move' }, { type: 'chance', outcome: FRUIT.at.apple }])
  })

  test('F-201 what has left the bag cannot be drawn again', () => {
    const stands = [{ hand: mine }, { hand: theirs }]
    const table = fairAt({ bag: { wheat: 2, apple: 1 }, stands }, { bag: ['apple', 'apple'] }).play('1 fetch')
    expect(() => table.play('2 fetch')).toThrow('"apple" cannot come from bag now')
  })

  test.each([
    ['wheat', 1],
    ['apple', 2],
  ])('F-202 %s brings %i to the one who drew it', (fruit, points) => {
    const table = fairAt(
      {
        bag: full,
        stands: [
          { points: 3, hand: mine },
          { points: 3, hand: theirs },
        ],
      },
      { bag: [fruit] },
    )
    table.play('1 fetch')
    expect(table.state.stands[0].points).toBe(3 + points)
    expect(table.state.stands[1].points).toBe(3)
  })

  test.each([
    [2, 1],
    [1, 0],
    [0, 0],
  ])('F-203 something rotten leaves %i coins as %i', (before, after) => {
    const table = fairAt({ bag: full, stands: [{ coins: before, points: 4, hand: mine }] }, { bag: ['rot'] })
    table.play('1 fetch')
    expect(table.state.stands[0].coins).toBe(after)
    expect(table.state.stands[0].points).toBe(4)
  })
})

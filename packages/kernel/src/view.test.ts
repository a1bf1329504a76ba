import { describe, expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { CARDS } from '../sample/vocabulary.ts'
import { clone, sameState } from './game.ts'
import { HIDDEN } from './shape.ts'
import { SPECTATOR, viewOf } from './view.ts'

const stands = [
  { hand: ['card-1', 'card-2'] },
  { hand: ['card-3', 'card-4'] },
  { hand: ['card-5', 'card-6'] },
]
const { state } = fairAt({ players: 3, bag: { wheat: 3 }, stands })

describe('a view', () => {
  test.each([0, 1, 2, SPECTATOR])('of seat %i shows its own hand and hides the others', (viewer) => {
    const view = viewOf(fair, state, viewer)
    view.stands.forEach(({ hand, cards }, seat) => {
      const own = seat === viewer
      expect([...hand]).toEqual(own ? [...state.stands[seat].hand] : CARDS.list.map(() => HIDDEN))
      expect(cards).toBe(state.stands[seat].cards)
    })
  })

  test('leaves everything else as it is, and the state too', () => {
    const before = clone(fair, state)
    const view = viewOf(fair, state, 0)
    expect([...view.bag]).toEqual([...state.bag])
    view.mem.fill(7)
    expect(sameState(state, before)).toBe(true)
  })

  test('does not change when the others exchange what they hold', () => {
    const other = fairAt({ players: 3, bag: { wheat: 3 }, stands: [stands[0], stands[2], stands[1]] }).state
    expect(sameState(viewOf(fair, other, 0), viewOf(fair, state, 0))).toBe(true)
    expect(sameState(viewOf(fair, other, 1), viewOf(fair, state, 1))).toBe(false)
  })

  test('shows what the game opens to the viewer', () => {
    const open: typeof fair = { ...fair, opens: (_, seat, viewer) => seat === viewer || seat === 2 }
    const view = viewOf(open, state, 0)
    expect([...view.stands[2].hand]).toEqual([...state.stands[2].hand])
    expect(view.stands[1].hand[0]).toBe(HIDDEN)
  })

  test('asks the game field by field', () => {
    const asked = new Set<string>()
    const asking: typeof fair = {
      ...fair,
      opens: (_, seat, viewer, field) => !asked.add(`${seat} ${viewer} ${field}`),
    }
    viewOf(asking, state, 1)
    expect([...asked]).toEqual(['0 1 hand', '1 1 hand', '2 1 hand', '3 1 hand'])
  })

  test('keeps no log of the true state', () => {
    expect(viewOf(fair, state, 0).log).toBe(null)
  })
})

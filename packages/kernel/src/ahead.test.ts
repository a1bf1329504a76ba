import { expect, test } from 'vitest'
import { fetch } from '../sample/bag.ts'
import { fair } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { offer } from '../sample/stand.ts'
import { viewAhead } from './ahead.ts'
import { clone, sameState } from './game.ts'
import { TentativeTurn } from './tentative.ts'
import { viewOf } from './view.ts'

const { state } = fairAt({ bag: { wheat: 9 }, stands: [{ hand: ['card-8'] }, { hand: ['card-3'] }] })

test('whoever is not due prepares the next turn on their own view, which stays as it is', () => {
  const view = viewOf(fair, state, 1)
  const before = clone(fair, view)
  const ahead = viewAhead(fair, view, 1)
  expect(ahead).not.toBeNull()
  const turn = new TentativeTurn(fair, ahead ?? view, 1)
  expect(turn.moves).toEqual([fetch(), offer(2)])
  expect(turn.play(offer(2))).toBeNull()
  expect(sameState(view, before)).toBe(true)
})

test('a game that does not say how a turn begins lets nobody look ahead', () => {
  const { ahead: _ahead, ...silent } = fair
  expect(viewAhead(silent, viewOf(fair, state, 1), 1)).toBeNull()
})

import { expect, test } from 'vitest'
import { fetch } from '../sample/bag.ts'
import { fair } from '../sample/game.ts'
import { fairAt } from '../sample/position.ts'
import { offer, reply } from '../sample/stand.ts'
import { rest, turn, turnEnd } from '../sample/turn.ts'
import { listOptions } from './engine.ts'
import { clone, sameState } from './game.ts'
import { MoveList } from './move.ts'
import { push, waits } from './step.ts'

const moves = new MoveList()

test('the options of a decision are listed without side moves, even a single one', () => {
  const { state } = fairAt({ bag: { wheat: 1 }, stands: [{ points: 1, hand: ['card-3'] }] })
  const before = clone(fair, state)
  listOptions(fair, state, moves)
  expect(moves.toArray()).toEqual([fetch(), offer(2)])
  expect(sameState(state, before)).toBe(true)
  const alone = fair.blank(state.box)
  push(alone, turn)
  listOptions(fair, alone, moves)
  expect(moves.toArray()).toEqual([rest()])
})

test('where no decision is due, nothing is listed', () => {
  listOptions(fair, fair.blank(fair.open({ players: 2 })), moves)
  expect(moves.count).toBe(0)
})

test('a step waits wherever it stands on the stack, and no longer when it has left it', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  push(state, turnEnd)
  push(state, turn)
  expect([waits(state, turnEnd), waits(state, turn), waits(state, reply)]).toEqual([true, true, false])
  state.depth = 1
  expect(waits(state, turn)).toBe(false)
})

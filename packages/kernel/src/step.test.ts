import { expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { turn, turnEnd } from '../sample/turn.ts'
import { NONE } from './shape.ts'
import { comesNext, DEEPEST, FRAME, push, waiting, waits, waitsWith } from './step.ts'

test('a step is pushed with its seat and figures', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  push(state, turnEnd, 1)
  push(state, turn, 0, 4, -5, 6)
  expect(state.depth).toBe(2)
  expect([...state.stack.subarray(0, 2 * FRAME)]).toEqual([turnEnd.code, 1, 0, 0, 0, turn.code, 0, 4, -5, 6])
})

test('more steps than the stack can hold are refused by name, and nothing is written', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  for (let depth = 0; depth < DEEPEST; depth++) push(state, turn, 1)
  const before = state.mem.slice()
  expect(() => push(state, turnEnd, 0, 9, 9, 9)).toThrow('too many steps are waiting to push turn-end')
  expect(state.depth).toBe(DEEPEST)
  expect(state.mem).toEqual(before)
})

test('a waiting step tells its first argument to whom it belongs', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  push(state, turnEnd, 1, 7)
  push(state, turn, 0, 5)
  expect([waitsWith(state, turnEnd, 1), waitsWith(state, turn, 0)]).toEqual([7, 5])
  expect([waitsWith(state, turnEnd, 0), waitsWith(state, turn, 1)]).toEqual([NONE, NONE])
})

test('a step waits wherever it stands', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  expect(waits(state, fair.steps[0]), 'empty memory is no step').toBe(false)
  push(state, turnEnd, 1, turn.code)
  expect([waits(state, turnEnd), waits(state, turn)]).toEqual([true, false])
  push(state, turn)
  expect([waits(state, turnEnd), waits(state, turn)]).toEqual([true, true])
})

test('a waiting step is told with its seat and what it was given; of two the one that happens first', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  expect(waiting(state, fair.steps[0]), 'empty memory is no step').toBe(null)
  push(state, turnEnd, 1)
  push(state, turn, 1, 9)
  push(state, turn, 0, 4, -5, 6)
  expect(waiting(state, turn)).toEqual({ seat: 0, a: 4, b: -5, c: 6 })
  expect(waiting(state, turnEnd)).toEqual({ seat: 1, a: 0, b: 0, c: 0 })
})

test('only the topmost step comes next', () => {
  const state = fair.blank(fair.open({ players: 2 }))
  expect(comesNext(state, fair.steps[0]), 'empty memory is no step').toBe(false)
  push(state, turnEnd, 1)
  push(state, turn, 0)
  expect([comesNext(state, turn), comesNext(state, turnEnd)]).toEqual([true, false])
})

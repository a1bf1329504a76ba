import { expect, test } from 'vitest'
import type { Update } from './play.ts'
import { Position } from './position.ts'

const turn = { over: false, seat: 0, decision: 'turn' } as const
const base = { table: 't', log: [], turn }
const whole = (seq: number, values: number[]): Update => ({
  ...base,
  seq,
  after: null,
  position: { whole: values },
})
const changes = (seq: number, after: number, values: number[]): Update => ({
  ...base,
  seq,
  after,
  position: { changes: values },
})

test('a whole position is taken, and changes that follow it', () => {
  const position = new Position()
  expect(position.take(whole(3, [1, -1, -32768]))).toBe('new')
  expect(position.take(changes(4, 3, [1, 7, 2, 5]))).toBe('new')
  expect([...position.memory]).toEqual([1, 7, 5])
  expect(position.seq).toBe(4)
})

test('what was seen before changes nothing; what is missing in between is noticed', () => {
  const position = new Position()
  expect(position.take(changes(4, 3, [0, 9]))).toBe('gap')
  position.take(whole(4, [1, 2]))
  expect(position.take(changes(4, 3, [0, 9]))).toBe('known')
  expect(position.take(changes(6, 5, [0, 9]))).toBe('gap')
  expect([position.seq, ...position.memory]).toEqual([4, 1, 2])
})

test('a whole position may also come in place of changes that are too long ago', () => {
  const position = new Position()
  position.take(whole(4, [1, 2]))
  expect(position.take({ ...whole(90, [3, 4]), after: 4 })).toBe('new')
  expect([position.seq, ...position.memory]).toEqual([90, 3, 4])
})

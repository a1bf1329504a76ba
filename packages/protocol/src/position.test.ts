import { expect, test } from 'vitest'
import type { Update } from './play.ts'
import { Position } from './position.ts'

const turn = { over: false, seat: 0, decision: 'turn' } as const
const base: Update = {
  table: 't',
  seq: 0,
  after: null,
  told: 0,
  base: null,
  beats: [],
  changes: [],
  own: [],
  turn,
  clock: null,
  awaited: null,
}
const whole = (seq: number, values: number[]): Update => ({ ...base, seq, base: values })
const changes = (seq: number, after: number, values: number[]): Update => ({
  ...base,
  seq,
  after,
  changes: values,
})
const entry = { code: 'gain' }

test('a whole position is taken, and changes that follow it', () => {
  const position = new Position()
  expect(position.take(whole(3, [1, -1, -32768])).kind).toBe('new')
  expect(position.take(changes(4, 3, [1, 7, 2, 5])).kind).toBe('new')
  expect([...position.memory]).toEqual([1, 7, 5])
  expect(position.seq).toBe(4)
})

test('every entry of the log has a position of its own, as far as it was told', () => {
  const position = new Position()
  const beats = [
    { entry, changes: null },
    { entry, changes: [0, 5] },
    { entry, changes: [] },
  ]
  expect(position.take({ ...whole(2, [1, 2]), beats, changes: [1, 9] })).toEqual({
    kind: 'new',
    positions: [null, Int16Array.of(5, 2), Int16Array.of(5, 2)],
  })
  expect([...position.memory]).toEqual([5, 9])
})

test('what was seen before changes nothing; what is missing in between is noticed', () => {
  const position = new Position()
  expect(position.take(changes(4, 3, [0, 9])).kind).toBe('gap')
  position.take(whole(4, [1, 2]))
  expect(position.take(changes(4, 3, [0, 9])).kind).toBe('known')
  expect(position.take(changes(6, 5, [0, 9])).kind).toBe('gap')
  expect([position.seq, ...position.memory]).toEqual([4, 1, 2])
})

test('a whole position may also come in place of changes that are too long ago', () => {
  const position = new Position()
  position.take(whole(4, [1, 2]))
  expect(position.take({ ...whole(90, [3, 4]), after: 4 }).kind).toBe('new')
  expect([position.seq, ...position.memory]).toEqual([90, 3, 4])
})

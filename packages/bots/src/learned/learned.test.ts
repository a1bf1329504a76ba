import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { layoutOf, type Shape } from '../network/shape.ts'
import { type Learned, parametersOf, partsOf } from './learned.ts'

const shape: Shape = { inputs: 9, hidden1: 8, hidden2: 4, outputs: 3 }
const random = new FastRandom(8)
const parameters = Float32Array.from(
  { length: layoutOf(shape).size },
  () => random.below(60_000) / 10_000 - 3,
)
const learned: Learned = {
  game: 'fair',
  shape,
  seats: 2,
  scale: [],
  parts: partsOf(shape, parameters),
  note: '',
}

test('a data file keeps parameters to one part in thirty thousand of the largest', () => {
  const read = parametersOf(learned)
  expect(read).toHaveLength(parameters.length)
  const off = read.map((value, at) => Math.abs(value - parameters[at]))
  expect(Math.max(...off)).toBeLessThanOrEqual(3 / 32_767)
})

test('what was read is kept unchanged when it is written again', () => {
  expect(partsOf(shape, parametersOf(learned))).toEqual(learned.parts)
})

test('a file that lacks parameters is refused', () => {
  const short = { ...learned, parts: learned.parts.slice(1) }
  expect(() => parametersOf(short)).toThrow(/parameters expected/)
})

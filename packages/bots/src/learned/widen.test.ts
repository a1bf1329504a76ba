import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { PlainNetwork } from '../network/plain.ts'
import { layoutOf, type Shape } from '../network/shape.ts'
import { widened } from './widen.ts'

const shape: Shape = { inputs: 9, hidden1: 8, hidden2: 4, outputs: 3 }
const random = new FastRandom(8)
const some = (length: number): Float32Array =>
  Float32Array.from({ length }, () => random.below(60_000) / 10_000 - 3)
const parameters = some(layoutOf(shape).size)

test.each([16, 24])('a network with %d neurons instead of 8 gives the same answers', (hidden1) => {
  const wide = new PlainNetwork({ ...shape, hidden1 }, widened(shape, parameters, hidden1, 5))
  const narrow = new PlainNetwork(shape, parameters)
  for (let trial = 0; trial < 20; trial++) {
    const x = some(shape.inputs)
    for (const network of [wide, narrow]) {
      network.x.set(x)
      network.run()
    }
    for (let at = 0; at < shape.outputs; at++) expect(wide.out[at]).toBeCloseTo(narrow.out[at], 2)
  }
})

test('doubles do not tell the same, and the same seed shares them the same way', () => {
  const { w2 } = layoutOf({ ...shape, hidden1: 16 })
  const wide = widened(shape, parameters, 16, 5)
  for (let neuron = 0; neuron < 8; neuron++) expect(wide[w2 + neuron]).not.toBe(wide[w2 + 8 + neuron])
  expect(widened(shape, parameters, 16, 5)).toEqual(wide)
  expect(widened(shape, parameters, 16, 6)).not.toEqual(wide)
})

test('neurons that are not some times as many are refused', () => {
  expect(() => widened(shape, parameters, 12, 5)).toThrow('8 neurons cannot become 12')
})

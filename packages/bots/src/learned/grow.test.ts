import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { PlainNetwork } from '../network/plain.ts'
import { layoutOf, type Shape } from '../network/shape.ts'
import { grown } from './grow.ts'

const shape: Shape = { inputs: 9, hidden1: 8, hidden2: 4, outputs: 3 }
const random = new FastRandom(8)
const some = (length: number): Float32Array =>
  Float32Array.from({ length }, () => random.below(60_000) / 10_000 - 3)
const parameters = some(layoutOf(shape).size)

test.each<[string, Partial<Shape>]>([
  ['with as much', {}],
  ['with twice the neurons', { hidden1: 16 }],
  ['with three times the neurons', { hidden1: 24 }],
  ['with more inputs', { inputs: 14 }],
  ['with more of both', { inputs: 12, hidden1: 16 }],
])('a network %s gives the same answers, whatever new inputs tell', (_, more) => {
  const to = { ...shape, ...more }
  const larger = new PlainNetwork(to, grown(shape, parameters, to, 5))
  const before = new PlainNetwork(shape, parameters)
  for (let trial = 0; trial < 20; trial++) {
    const x = some(to.inputs)
    larger.x.set(x)
    before.x.set(x.subarray(0, shape.inputs))
    for (const network of [larger, before]) network.run()
    for (let at = 0; at < shape.outputs; at++) expect(larger.out[at]).toBeCloseTo(before.out[at], 2)
  }
})

test('doubles do not tell the same, and the same seed shares them the same way', () => {
  const to = { ...shape, hidden1: 16 }
  const { w2 } = layoutOf(to)
  const larger = grown(shape, parameters, to, 5)
  for (let neuron = 0; neuron < 8; neuron++) expect(larger[w2 + neuron]).not.toBe(larger[w2 + 8 + neuron])
  expect(grown(shape, parameters, to, 5)).toEqual(larger)
  expect(grown(shape, parameters, to, 6)).not.toEqual(larger)
})

test('what cannot come of it is refused', () => {
  expect(() => grown(shape, parameters, { ...shape, hidden1: 12 }, 5)).toThrow(/cannot become/)
  expect(() => grown(shape, parameters, { ...shape, hidden2: 8 }, 5)).toThrow(/cannot become/)
  expect(() => grown(shape, parameters, { ...shape, inputs: 8 }, 5)).toThrow('9 inputs cannot become 8')
})

import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { networkOf } from './network.ts'
import { PlainNetwork } from './plain.ts'
import { layoutOf, type Shape } from './shape.ts'
import { compiledKernel, SimdNetwork } from './simd.ts'

const SHAPE: Shape = { inputs: 37, hidden1: 16, hidden2: 8, outputs: 5 }

function numbers(count: number, random: FastRandom): Float32Array {
  return Float32Array.from({ length: count }, () => random.below(20_001) / 10_000 - 1)
}

/** Neighbouring positions: now and then some inputs change. */
function walk(random: FastRandom, visit: (x: Float32Array) => void): void {
  const x = numbers(SHAPE.inputs, random)
  for (let step = 0; step < 200; step++) {
    for (let changes = random.below(6); changes > 0; changes--)
      x[random.below(x.length)] = random.below(4) / 2
    visit(x)
  }
}

function simd(parameters: Float32Array): SimdNetwork {
  const kernel = compiledKernel()
  if (kernel === null) throw new Error('Node has WebAssembly')
  return new SimdNetwork(SHAPE, parameters, kernel)
}

test('with and without WebAssembly the answers are the same to the last bit', () => {
  const random = new FastRandom(3)
  const parameters = numbers(layoutOf(SHAPE).size, random)
  const fast = simd(parameters)
  const plain = new PlainNetwork(SHAPE, parameters)
  walk(random, (x) => {
    for (const network of [fast, plain]) {
      network.x.set(x)
      network.run()
    }
    expect(plain.out).toEqual(fast.out)
  })
})

test('what is kept from position to position changes nothing but the last digits', () => {
  const random = new FastRandom(4)
  const parameters = numbers(layoutOf(SHAPE).size, random)
  const keeping = networkOf(SHAPE, parameters)
  const anew = networkOf(SHAPE, parameters)
  walk(random, (x) => {
    keeping.x.set(x)
    keeping.run()
    anew.fresh()
    anew.x.set(x)
    anew.run()
    for (let output = 0; output < SHAPE.outputs; output++)
      expect(keeping.out[output]).toBeCloseTo(anew.out[output], 3)
  })
})

test('begun afresh, it answers as if it had never been asked', () => {
  const random = new FastRandom(5)
  const parameters = numbers(layoutOf(SHAPE).size, random)
  const asked = networkOf(SHAPE, parameters)
  walk(random, (x) => {
    asked.x.set(x)
    asked.run()
  })
  const x = numbers(SHAPE.inputs, random)
  const answers = [asked, networkOf(SHAPE, parameters)].map((network) => {
    network.fresh()
    network.x.set(x)
    network.run()
    return [...network.out]
  })
  expect(answers[0]).toEqual(answers[1])
})

test('two layers of neurons that cut off what is below zero, then the outputs', () => {
  const tiny: Shape = { inputs: 2, hidden1: 4, hidden2: 4, outputs: 1 }
  const layout = layoutOf(tiny)
  const parameters = new Float32Array(layout.size)
  // The first neuron takes x0 - x1, the second x1 - x0; both go on, and the output adds twice the first and 1.
  parameters.set([1, -1, 0, 0, -1, 1, 0, 0], layout.w1)
  parameters.set([1, 0, 0, 0, 0, 1, 0, 0], layout.w2)
  parameters.set([2, 3, 0, 0], layout.w3)
  parameters.set([1], layout.b3)
  const answer = (x: readonly number[]): number => {
    const network = new PlainNetwork(tiny, parameters)
    network.x.set(x)
    network.run()
    return network.out[0]
  }
  expect(answer([5, 3])).toBe(2 * 2 + 1)
  expect(answer([3, 5])).toBe(3 * 2 + 1)
  expect(answer([4, 4])).toBe(1)
})

import type { Network } from './network.ts'
import { fours, type Layout, layoutOf, type Shape } from './shape.ts'

const { fround } = Math

/** A network where there is no WebAssembly: it rounds and adds in the same order as the kernel does. */
export class PlainNetwork implements Network {
  readonly x: Float32Array
  readonly out: Float32Array
  readonly #shape: Shape
  readonly #at: Layout
  readonly #weights: Float32Array
  readonly #before: Float32Array
  readonly #sums: Float32Array
  readonly #first: Float32Array
  readonly #second: Float32Array

  constructor(shape: Shape, parameters: Float32Array) {
    this.#shape = shape
    this.#at = layoutOf(shape)
    this.#weights = parameters
    this.x = new Float32Array(fours(shape.inputs))
    this.out = new Float32Array(fours(shape.outputs))
    this.#before = new Float32Array(fours(shape.inputs))
    this.#sums = new Float32Array(shape.hidden1)
    this.#first = new Float32Array(shape.hidden1)
    this.#second = new Float32Array(shape.hidden2)
    this.fresh()
  }

  fresh(): void {
    const { b1 } = this.#at
    this.#sums.set(this.#weights.subarray(b1, b1 + this.#shape.hidden1))
    this.#before.fill(0)
  }

  run(): void {
    const { hidden2, outputs } = this.#shape
    const { w2, b2, w3, b3 } = this.#at
    this.#change()
    cut(this.#sums, this.#first)
    this.#layer(this.#first, w2, b2, this.#second, hidden2)
    cut(this.#second, this.#second)
    this.#layer(this.#second, w3, b3, this.out, outputs)
  }

  #change(): void {
    const { hidden1 } = this.#shape
    const { x } = this
    const before = this.#before
    const sums = this.#sums
    const weights = this.#weights
    for (let input = 0, row = 0; input < x.length; input++, row += hidden1) {
      const change = fround(x[input] - before[input])
      if (change === 0) continue
      before[input] = x[input]
      for (let neuron = 0; neuron < hidden1; neuron++)
        sums[neuron] = fround(sums[neuron] + fround(change * weights[row + neuron]))
    }
  }

  /** Four sums side by side, as the kernel has them. */
  #layer(from: Float32Array, rows: number, biases: number, to: Float32Array, neurons: number): void {
    const weights = this.#weights
    for (let neuron = 0, row = rows; neuron < neurons; neuron++, row += from.length) {
      let s0 = 0
      let s1 = 0
      let s2 = 0
      let s3 = 0
      for (let at = 0; at < from.length; at += 4) {
        s0 = fround(s0 + fround(from[at] * weights[row + at]))
        s1 = fround(s1 + fround(from[at + 1] * weights[row + at + 1]))
        s2 = fround(s2 + fround(from[at + 2] * weights[row + at + 2]))
        s3 = fround(s3 + fround(from[at + 3] * weights[row + at + 3]))
      }
      to[neuron] = fround(weights[biases + neuron] + fround(fround(s0 + s1) + fround(s2 + s3)))
    }
  }
}

function cut(from: Float32Array, to: Float32Array): void {
  for (let at = 0; at < from.length; at++) to[at] = Math.max(0, from[at])
}

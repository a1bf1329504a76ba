import { KERNEL } from './kernel.ts'
import type { Network } from './network.ts'
import { fours, layoutOf, type Shape } from './shape.ts'

/** The part of WebAssembly that is needed; engines without it, or pages that forbid it, have none. */
interface Assembly {
  readonly Module: new (bytes: Uint8Array) => Compiled
  readonly Instance: new (module: Compiled) => { readonly exports: unknown }
}

/** The kernel, ready to be used by any number of networks. */
export interface Compiled {
  readonly compiled?: never
}

interface Memory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

function assembly(): Assembly {
  return (globalThis as unknown as { readonly WebAssembly: Assembly }).WebAssembly
}

/** What the kernel (kernel.wat) can do; every place is an address in its memory. */
export interface Kernel {
  readonly memory: Memory
  axpy(y: number, x: number, count: number, times: number): void
  relu(to: number, from: number, count: number): void
  delta(x: number, before: number, rows: number, sums: number, inputs: number, width: number): number
  layer(from: number, rows: number, biases: number, to: number, width: number, neurons: number): void
  sparse(x: number, rows: number, sums: number, inputs: number, width: number): void
  back(x: number, slopes: number, errors: number, inputs: number, width: number): void
  through(
    errors: number,
    from: number,
    rows: number,
    slopes: number,
    back: number,
    width: number,
    neurons: number,
  ): void
  mask(errors: number, values: number, count: number): void
  adam(
    weights: number,
    slopes: number,
    means: number,
    squares: number,
    count: number,
    rate: number,
    shrink: number,
  ): void
}

const FLOAT = 4
const PAGE = 65_536

let compiled: Compiled | null | undefined

/** The kernel, compiled once; null where WebAssembly or its SIMD instructions are missing or forbidden. */
export function compiledKernel(): Compiled | null {
  if (compiled === undefined) compiled = compile()
  return compiled
}

function compile(): Compiled | null {
  try {
    return new (assembly().Module)(Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}

/** Addresses of what a network works with, behind its parameters. */
interface Places {
  readonly x: number
  readonly before: number
  readonly sums: number
  readonly first: number
  readonly second: number
  readonly out: number
  readonly end: number
}

/** A network in the memory of the kernel. */
export class SimdNetwork implements Network {
  readonly x: Float32Array
  readonly out: Float32Array
  readonly kernel: Kernel
  readonly shape: Shape
  readonly places: Places
  readonly parameters: Float32Array
  readonly #w1: number
  readonly #w2: number
  readonly #b2: number
  readonly #w3: number
  readonly #b3: number
  readonly #biases: Float32Array
  readonly #sums: Float32Array
  readonly #before: Float32Array

  /** With room for so many more numbers behind its own. */
  constructor(shape: Shape, parameters: Float32Array, module: Compiled, room = 0) {
    this.shape = shape
    const layout = layoutOf(shape)
    this.places = placesOf(shape, layout.size)
    this.kernel = new (assembly().Instance)(module).exports as Kernel
    this.kernel.memory.grow(Math.ceil((this.places.end + FLOAT * room) / PAGE))
    this.parameters = this.view(0, layout.size)
    this.parameters.set(parameters)
    this.x = this.view(this.places.x, fours(shape.inputs))
    this.out = this.view(this.places.out, fours(shape.outputs))
    this.#w1 = FLOAT * layout.w1
    this.#w2 = FLOAT * layout.w2
    this.#b2 = FLOAT * layout.b2
    this.#w3 = FLOAT * layout.w3
    this.#b3 = FLOAT * layout.b3
    this.#biases = this.view(FLOAT * layout.b1, shape.hidden1)
    this.#sums = this.view(this.places.sums, shape.hidden1)
    this.#before = this.view(this.places.before, fours(shape.inputs))
    this.fresh()
  }

  view(address: number, count: number): Float32Array {
    return new Float32Array(this.kernel.memory.buffer, address, count)
  }

  fresh(): void {
    this.#sums.set(this.#biases)
    this.#before.fill(0)
  }

  run(): void {
    const { hidden1, hidden2, outputs } = this.shape
    const { x, before, sums, first, second, out } = this.places
    const { kernel } = this
    kernel.delta(x, before, this.#w1, sums, this.x.length, hidden1)
    kernel.relu(first, sums, hidden1)
    kernel.layer(first, this.#w2, this.#b2, second, hidden1, hidden2)
    kernel.relu(second, second, hidden2)
    kernel.layer(second, this.#w3, this.#b3, out, hidden2, outputs)
  }
}

function placesOf({ inputs, hidden1, hidden2, outputs }: Shape, parameters: number): Places {
  const x = FLOAT * parameters
  const before = x + FLOAT * fours(inputs)
  const sums = before + FLOAT * fours(inputs)
  const first = sums + FLOAT * hidden1
  const second = first + FLOAT * hidden1
  const out = second + FLOAT * hidden2
  return { x, before, sums, first, second, out, end: out + FLOAT * fours(outputs) }
}

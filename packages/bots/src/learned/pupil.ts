import { fours, layoutOf, type Shape } from '../network/shape.ts'
import { compiledKernel, type Kernel, SimdNetwork } from '../network/simd.ts'

/** Half of what a wrong gain costs is what a wrong chance costs. */
const CHANCE_COUNTS = 0.5
/** How much of each parameter fades with every step, as a share of the rate. */
const FADING = 1e-4
const FLOAT = 4

/** Positions with what became of them: rows of inputs and of outputs. What is not a number is not known. */
export interface Lessons {
  readonly inputs: Float32Array
  readonly outputs: Float32Array
  readonly count: number
}

/** What a pupil remembers beside its parameters, so that it can go on where it stopped. */
export interface Memory {
  readonly steps: number
  readonly means: Float32Array
  readonly squares: Float32Array
}

/** A network that learns: small batches, each a step of Adam. Gains by squares, the chance by its logarithm. */
export class Pupil {
  readonly #network: SimdNetwork
  readonly #kernel: Kernel
  readonly #shape: Shape
  readonly #slopes: number
  readonly #means: number
  readonly #squares: number
  readonly #back1: number
  readonly #back2: number
  readonly #errors: number
  #steps = 0
  /** Squared errors of gains since it was asked last. */
  #wrong = 0
  #known = 0

  constructor(shape: Shape, parameters: Float32Array, memory: Memory | null = null) {
    const module = compiledKernel()
    if (module === null) throw new Error('learning needs WebAssembly with SIMD')
    const { size } = layoutOf(shape)
    const { hidden1, hidden2, outputs } = shape
    const room = 3 * size + hidden1 + hidden2 + fours(outputs)
    this.#shape = shape
    this.#network = new SimdNetwork(shape, parameters, module, room)
    this.#kernel = this.#network.kernel
    this.#slopes = this.#network.places.end
    this.#means = this.#slopes + FLOAT * size
    this.#squares = this.#means + FLOAT * size
    this.#back1 = this.#squares + FLOAT * size
    this.#back2 = this.#back1 + FLOAT * hidden1
    this.#errors = this.#back2 + FLOAT * hidden2
    if (memory === null) return
    this.#steps = memory.steps
    this.#network.view(this.#means, size).set(memory.means)
    this.#network.view(this.#squares, size).set(memory.squares)
  }

  get parameters(): Float32Array {
    return this.#network.parameters
  }

  get memory(): Memory {
    const { size } = layoutOf(this.#shape)
    return {
      steps: this.#steps,
      means: this.#network.view(this.#means, size),
      squares: this.#network.view(this.#squares, size),
    }
  }

  /** The mean error of gains since it was asked last, in units of gains. */
  takeError(): number {
    const error = Math.sqrt(this.#wrong / Math.max(1, this.#known))
    this.#wrong = 0
    this.#known = 0
    return error
  }

  /** One step by some rows of the lessons. */
  learn({ inputs, outputs }: Lessons, rows: Int32Array, rate: number): void {
    const layout = layoutOf(this.#shape)
    const { hidden1, hidden2 } = this.#shape
    const { x, first, second, out } = this.#network.places
    const kernel = this.#kernel
    const width = this.#shape.inputs
    const biases = this.#network.view(FLOAT * layout.b1, hidden1)
    const sums = this.#network.view(first, hidden1)
    const back1 = this.#network.view(this.#back1, hidden1)
    const back2 = this.#network.view(this.#back2, hidden2)
    const slope = (part: number): number => this.#slopes + FLOAT * part
    for (const row of rows) {
      this.#network.x.set(inputs.subarray(row * width, (row + 1) * width))
      sums.set(biases)
      kernel.sparse(x, FLOAT * layout.w1, first, this.#network.x.length, hidden1)
      kernel.relu(first, first, hidden1)
      kernel.layer(first, FLOAT * layout.w2, FLOAT * layout.b2, second, hidden1, hidden2)
      kernel.relu(second, second, hidden2)
      kernel.layer(second, FLOAT * layout.w3, FLOAT * layout.b3, out, hidden2, this.#shape.outputs)
      this.#compare(outputs, row, 1 / rows.length)
      back2.fill(0)
      const errors = this.#errors
      kernel.through(
        errors,
        second,
        FLOAT * layout.w3,
        slope(layout.w3),
        this.#back2,
        hidden2,
        this.#shape.outputs,
      )
      kernel.axpy(slope(layout.b3), errors, fours(this.#shape.outputs), 1)
      kernel.mask(this.#back2, second, hidden2)
      back1.fill(0)
      kernel.through(this.#back2, first, FLOAT * layout.w2, slope(layout.w2), this.#back1, hidden1, hidden2)
      kernel.axpy(slope(layout.b2), this.#back2, hidden2, 1)
      kernel.mask(this.#back1, first, hidden1)
      kernel.axpy(slope(layout.b1), this.#back1, hidden1, 1)
      kernel.back(x, slope(layout.w1), this.#back1, this.#network.x.length, hidden1)
    }
    const steps = ++this.#steps
    const pace = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
    kernel.adam(0, this.#slopes, this.#means, this.#squares, layout.size, pace, 1 - rate * FADING)
  }

  /** How far each output was off; the last one is the chance. */
  #compare(outputs: Float32Array, row: number, share: number): void {
    const count = this.#shape.outputs
    const { out } = this.#network
    const errors = this.#network.view(this.#errors, fours(count))
    errors.fill(0)
    for (let output = 0; output < count; output++) {
      const right = outputs[row * count + output]
      if (Number.isNaN(right)) continue
      if (output === count - 1) {
        errors[output] = CHANCE_COUNTS * share * (1 / (1 + Math.exp(-out[output])) - right)
        continue
      }
      const off = out[output] - right
      errors[output] = share * off
      this.#wrong += off * off
      this.#known++
    }
  }
}

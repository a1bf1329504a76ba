import { PlainNetwork } from './plain.ts'
import type { Shape } from './shape.ts'
import { compiledKernel, SimdNetwork } from './simd.ts'

/**
 * A small network: inputs, two hidden layers that cut off what is below zero, outputs. It keeps the sums of
 * the first layer and adds only what changed since the inputs before, because neighbouring positions differ
 * in little. Both ways to run it give the same answers to the last bit.
 */
export interface Network {
  /** The inputs; write them here before it runs. */
  readonly x: Float32Array
  readonly out: Float32Array
  /** Forgets the sums: what it answers does not depend on what it was asked before. */
  fresh(): void
  run(): void
}

/** The fastest way to run it here. */
export function networkOf(shape: Shape, parameters: Float32Array): Network {
  const kernel = compiledKernel()
  return kernel === null ? new PlainNetwork(shape, parameters) : new SimdNetwork(shape, parameters, kernel)
}

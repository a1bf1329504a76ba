import { FastRandom } from '@chronik/kernel'
import { layoutOf, type Shape } from '../network/shape.ts'

/** How unevenly a neuron and its double share what they tell, so that they do not learn the same ever after. */
const UNEVEN = 0.5
const FINE = 1_000_000

/** The same answers by a network whose first layer has some times as many neurons: each has doubles. */
export function widened(shape: Shape, parameters: Float32Array, hidden1: number, seed: number): Float32Array {
  const times = hidden1 / shape.hidden1
  if (!Number.isInteger(times)) throw new Error(`${shape.hidden1} neurons cannot become ${hidden1}`)
  if (times === 1) return parameters
  const random = new FastRandom(seed)
  const [from, to] = [layoutOf(shape), layoutOf({ ...shape, hidden1 })]
  const wide = new Float32Array(to.size)
  // The rows of the first layer and its biases, which are one row more.
  for (let at = from.w1; at < from.w2; at++) {
    const row = to.w1 + Math.floor(at / shape.hidden1) * hidden1
    for (let double = 0; double < times; double++)
      wide[row + double * shape.hidden1 + (at % shape.hidden1)] = parameters[at]
  }
  for (let at = from.w2; at < from.b2; at++) {
    const row = to.w2 + Math.floor((at - from.w2) / shape.hidden1) * hidden1
    const neuron = (at - from.w2) % shape.hidden1
    let left = parameters[at]
    for (let double = 1; double < times; double++) {
      const part = (parameters[at] / times) * (1 + UNEVEN * ((2 * random.below(FINE)) / FINE - 1))
      wide[row + double * shape.hidden1 + neuron] = part
      left -= part
    }
    wide[row + neuron] = left
  }
  wide.set(parameters.subarray(from.b2, from.size), to.b2)
  return wide
}

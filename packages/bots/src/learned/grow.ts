import { FastRandom } from '@chronik/kernel'
import { fours, layoutOf, type Shape } from '../network/shape.ts'

/** How unevenly a neuron and its double share what they tell, so that they do not learn the same ever after. */
const UNEVEN = 0.5
const FINE = 1_000_000

/**
 * The parameters of a larger network that gives the same answers: inputs at the end are new and tell nothing yet,
 * and where the first layer has some times as many neurons, each has doubles.
 */
export function grown(from: Shape, parameters: Float32Array, to: Shape, seed: number): Float32Array {
  const times = to.hidden1 / from.hidden1
  if (!Number.isInteger(times) || to.hidden2 !== from.hidden2 || to.outputs !== from.outputs)
    throw new Error(`${tell(from)} cannot become ${tell(to)}`)
  if (to.inputs < from.inputs) throw new Error(`${from.inputs} inputs cannot become ${to.inputs}`)
  const random = new FastRandom(seed)
  const [before, after] = [layoutOf(from), layoutOf(to)]
  const larger = new Float32Array(after.size)
  const repeat = (row: number, into: number): void => {
    for (let double = 0; double < times; double++)
      larger.set(parameters.subarray(row, row + from.hidden1), into + double * from.hidden1)
  }
  // Rows that only fill up to four are kept as they are, unless inputs come to lie there.
  const rows = to.inputs === from.inputs ? fours(from.inputs) : from.inputs
  for (let input = 0; input < rows; input++)
    repeat(before.w1 + input * from.hidden1, after.w1 + input * to.hidden1)
  repeat(before.b1, after.b1)
  for (let at = before.w2; at < before.b2; at++) {
    const row = after.w2 + Math.floor((at - before.w2) / from.hidden1) * to.hidden1
    const neuron = (at - before.w2) % from.hidden1
    let left = parameters[at]
    for (let double = 1; double < times; double++) {
      const part = (parameters[at] / times) * (1 + UNEVEN * ((2 * random.below(FINE)) / FINE - 1))
      larger[row + double * from.hidden1 + neuron] = part
      left -= part
    }
    larger[row + neuron] = left
  }
  larger.set(parameters.subarray(before.b2, before.size), after.b2)
  return larger
}

function tell({ hidden1, hidden2, outputs }: Shape): string {
  return `a network of ${hidden1}, ${hidden2} and ${outputs} neurons`
}

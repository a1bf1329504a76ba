const SIZE = 4096
const cells = new Int32Array(SIZE)
const STEPS = 1_000_000

/**
 * The measure of the machine: integer arithmetic, branches and typed arrays, as rules use them. It must
 * never change, or old results cannot be compared with new ones.
 */
export function calibrate(): number {
  let bits = 0x2545f491
  for (let step = 0; step < STEPS; step++) {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    const at = bits & (SIZE - 1)
    const value = cells[at]
    if ((value & 3) === 0) cells[at] = (value + bits) | 0
    else cells[(at + value) & (SIZE - 1)] = Math.imul(value, 0x9e3779b1) ^ step
  }
  return STEPS
}

/** A number in steps: one input for each that it reaches. */
export function inSteps(into: Float32Array, at: number, value: number, steps: number): number {
  for (let step = 0; step < steps; step++) into[at + step] = value >= step + 1 ? 1 : 0
  return at + steps
}

/** One of several: its input is on. What is beyond them is none of them. */
export function switchOn(into: Float32Array, at: number, which: number, count: number): void {
  if (which >= 0 && which < count) into[at + which] = 1
}

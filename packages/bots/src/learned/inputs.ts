/** A number in steps: one input for each that it reaches; the others stay empty. */
export function inSteps(into: Float32Array, at: number, value: number, steps: number): number {
  for (let step = 0; step < steps && value >= step + 1; step++) into[at + step] = 1
  return at + steps
}

/** One of several: its input is on. What is beyond them is none of them. */
export function switchOn(into: Float32Array, at: number, which: number, count: number): void {
  if (which >= 0 && which < count) into[at + which] = 1
}

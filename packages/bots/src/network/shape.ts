/** The size of a network: its inputs, two hidden layers of neurons, and its outputs. */
export interface Shape {
  readonly inputs: number
  readonly hidden1: number
  readonly hidden2: number
  readonly outputs: number
}

/** Where the parts of a network begin, in numbers; rows are filled up to multiples of four. */
export interface Layout {
  /** One row of the first layer for each input, so that an input that changes touches one row. */
  readonly w1: number
  readonly b1: number
  /** One row for each neuron of the second layer, and for each output. */
  readonly w2: number
  readonly b2: number
  readonly w3: number
  readonly b3: number
  readonly size: number
}

export function layoutOf({ inputs, hidden1, hidden2, outputs }: Shape): Layout {
  const w1 = 0
  const b1 = w1 + fours(inputs) * hidden1
  const w2 = b1 + hidden1
  const b2 = w2 + hidden2 * hidden1
  const w3 = b2 + hidden2
  const b3 = w3 + fours(outputs) * hidden2
  return { w1, b1, w2, b2, w3, b3, size: b3 + fours(outputs) }
}

/** The next multiple of four. */
export function fours(count: number): number {
  return (count + 3) & ~3
}

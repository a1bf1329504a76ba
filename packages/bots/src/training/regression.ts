/**
 * Ridge regression in small: gathers the normal equations row by row and solves them by Cholesky. Rows
 * belong to two neighbouring stages by their share, so that weights change smoothly over a match.
 */
export class Regression {
  readonly #features: number
  readonly #stages: number
  readonly #size: number
  readonly #matrix: Float64Array
  readonly #target: Float64Array
  rows = 0

  constructor(features: number, stages: number) {
    this.#features = features
    this.#stages = stages
    this.#size = features * stages
    this.#matrix = new Float64Array(this.#size * this.#size)
    this.#target = new Float64Array(this.#size)
  }

  /** One position: its features, how far the match had come, and what was still to be gained. */
  add(features: Float64Array, progress: number, gained: number): void {
    const place = progress * (this.#stages - 1)
    const early = Math.min(this.#stages - 1, Math.floor(place))
    const late = Math.min(this.#stages - 1, early + 1)
    const share = place - early
    const row = new Float64Array(this.#size)
    for (let at = 0; at < this.#features; at++) {
      row[early * this.#features + at] += features[at] * (1 - share)
      row[late * this.#features + at] += features[at] * share
    }
    const used: number[] = []
    for (let at = 0; at < this.#size; at++) if (row[at] !== 0) used.push(at)
    for (const one of used) {
      this.#target[one] += row[one] * gained
      for (const other of used) this.#matrix[one * this.#size + other] += row[one] * row[other]
    }
    this.rows++
  }

  /** The weights of each stage. */
  solve(ridge: number): number[][] {
    const n = this.#size
    const lower = Float64Array.from(this.#matrix)
    for (let at = 0; at < n; at++) lower[at * n + at] += ridge
    for (let column = 0; column < n; column++) {
      for (let row = column; row < n; row++) {
        let sum = lower[row * n + column]
        for (let at = 0; at < column; at++) sum -= lower[row * n + at] * lower[column * n + at]
        lower[row * n + column] = row === column ? Math.sqrt(sum) : sum / lower[column * n + column]
      }
    }
    const half = new Float64Array(n)
    for (let row = 0; row < n; row++) {
      let sum = this.#target[row]
      for (let at = 0; at < row; at++) sum -= lower[row * n + at] * half[at]
      half[row] = sum / lower[row * n + row]
    }
    const weights = new Float64Array(n)
    for (let row = n - 1; row >= 0; row--) {
      let sum = half[row]
      for (let at = row + 1; at < n; at++) sum -= lower[at * n + row] * weights[at]
      weights[row] = sum / lower[row * n + row]
    }
    return Array.from({ length: this.#stages }, (_, stage) =>
      Array.from(weights.subarray(stage * this.#features, (stage + 1) * this.#features)),
    )
  }
}

/** The same weights with another number of stages. */
export function spread(stages: readonly (readonly number[])[], count: number): number[][] {
  return Array.from({ length: count }, (_, stage) => {
    const place = (stage * (stages.length - 1)) / Math.max(1, count - 1)
    const early = Math.floor(place)
    const after = stages[Math.min(stages.length - 1, early + 1)]
    return stages[early].map((weight, at) => weight + (after[at] - weight) * (place - early))
  })
}

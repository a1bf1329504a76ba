import type { Move } from '@chronik/kernel'

const NOBODY = -1
const NO_NODE = 0

/**
 * The tree of a search: nodes as rows of typed arrays, so that nothing is allocated while searching. A
 * node is a series of moves (open loop): what chance or hidden cards did in between is not told apart.
 */
export class Tree {
  readonly move: Int32Array
  readonly seat: Int8Array
  readonly visits: Int32Array
  /** How often the move could have been chosen when its parent was visited. */
  readonly offered: Int32Array
  readonly value: Float64Array
  readonly score: Float64Array
  readonly prior: Float64Array
  readonly #first: Int32Array
  readonly #next: Int32Array
  #size = 1

  constructor(capacity: number) {
    this.move = new Int32Array(capacity)
    this.seat = new Int8Array(capacity)
    this.visits = new Int32Array(capacity)
    this.offered = new Int32Array(capacity)
    this.value = new Float64Array(capacity)
    this.score = new Float64Array(capacity)
    this.prior = new Float64Array(capacity)
    this.#first = new Int32Array(capacity)
    this.#next = new Int32Array(capacity)
    this.clear()
  }

  /** The root is node 1; 0 is no node. */
  clear(): void {
    this.#size = 2
    this.#first[1] = NO_NODE
    this.visits[1] = 0
    this.seat[1] = NOBODY
  }

  get full(): boolean {
    return this.#size >= this.move.length - 256
  }

  get size(): number {
    return this.#size - 2
  }

  child(parent: number, move: Move): number {
    for (let node = this.#first[parent]; node !== NO_NODE; node = this.#next[node])
      if (this.move[node] === move) return node
    return NO_NODE
  }

  add(parent: number, move: Move, seat: number, prior: number): number {
    const node = this.#size++
    this.move[node] = move
    this.seat[node] = seat
    this.visits[node] = 0
    this.offered[node] = 0
    this.value[node] = 0
    this.score[node] = 0
    this.prior[node] = prior
    this.#first[node] = NO_NODE
    this.#next[node] = this.#first[parent]
    this.#first[parent] = node
    return node
  }

  *children(parent: number): Generator<number> {
    for (let node = this.#first[parent]; node !== NO_NODE; node = this.#next[node]) yield node
  }
}

import type { Move } from '@chronik/kernel'

const NOBODY = -1
const NO_NODE = 0
export const ROOT = 1
/** More moves than one decision ever offers. */
const WIDEST = 1024

/**
 * The tree of a search: nodes as rows of typed arrays, so that nothing is allocated while searching. A
 * node is a series of moves (open loop): what chance or hidden cards did in between is not told apart.
 */
export class Tree {
  readonly move: Int32Array
  readonly seat: Int8Array
  readonly visits: Int32Array
  /** What its mover got out of it, summed up: reward and score. */
  readonly value: Float64Array
  readonly score: Float64Array
  /** What the seat that decides here got out of it, summed up. */
  readonly worth: Float64Array
  readonly prior: Float32Array
  readonly #first: Int32Array
  readonly #last: Int32Array
  readonly #next: Int32Array
  readonly #room: number
  #size = 1

  /** Room for so many nodes, and for the widest decision beside them. */
  constructor(room: number) {
    const capacity = room + WIDEST
    this.#room = room
    this.move = new Int32Array(capacity)
    this.seat = new Int8Array(capacity)
    this.visits = new Int32Array(capacity)
    this.value = new Float64Array(capacity)
    this.score = new Float64Array(capacity)
    this.worth = new Float64Array(capacity)
    this.prior = new Float32Array(capacity)
    this.#first = new Int32Array(capacity)
    this.#last = new Int32Array(capacity)
    this.#next = new Int32Array(capacity)
    this.clear()
  }

  /** The root is node 1; 0 is no node. */
  clear(): void {
    this.#size = 1
    this.#make(0 as Move, NOBODY, 1)
  }

  /** Only what follows from a node stays, and the node becomes the root. */
  keep(node: number): void {
    const places = new Int32Array(this.#size)
    places[node] = ROOT
    let size = ROOT
    // Children are always added after their parents, so everything moves forward and nothing is overwritten.
    for (let from = node; from < this.#size; from++) {
      if (places[from] === NO_NODE) continue
      if (from !== node) places[from] = ++size
      this.#moveTo(places[from], from)
      for (let child = this.#first[places[from]]; child !== NO_NODE; child = this.#next[child])
        places[child] = child
    }
    this.#size = size + 1
    for (let at = ROOT; at <= size; at++) {
      this.#first[at] = places[this.#first[at]]
      this.#last[at] = places[this.#last[at]]
      this.#next[at] = at === ROOT ? NO_NODE : places[this.#next[at]]
    }
    this.seat[ROOT] = NOBODY
  }

  #moveTo(to: number, from: number): void {
    this.move[to] = this.move[from]
    this.seat[to] = this.seat[from]
    this.visits[to] = this.visits[from]
    this.value[to] = this.value[from]
    this.score[to] = this.score[from]
    this.worth[to] = this.worth[from]
    this.prior[to] = this.prior[from]
    this.#first[to] = this.#first[from]
    this.#last[to] = this.#last[from]
    this.#next[to] = this.#next[from]
  }

  get full(): boolean {
    return this.#size >= this.#room
  }

  /** The first child; with `next` all of them, in the order in which they were added. */
  first(parent: number): number {
    return this.#first[parent]
  }

  next(child: number): number {
    return this.#next[child]
  }

  children(parent: number): number {
    let count = 0
    for (let node = this.#first[parent]; node !== NO_NODE; node = this.#next[node]) count++
    return count
  }

  /** The child of a move, or 0. A hint that is right makes it quick. */
  child(parent: number, move: Move, hint: number): number {
    if (hint !== NO_NODE && this.move[hint] === move) return hint
    for (let node = this.#first[parent]; node !== NO_NODE; node = this.#next[node])
      if (this.move[node] === move) return node
    return NO_NODE
  }

  add(parent: number, move: Move, seat: number, prior: number): number {
    const node = this.#make(move, seat, prior)
    if (this.#first[parent] === NO_NODE) this.#first[parent] = node
    else this.#next[this.#last[parent]] = node
    this.#last[parent] = node
    return node
  }

  #make(move: Move, seat: number, prior: number): number {
    const node = this.#size++
    this.move[node] = move
    this.seat[node] = seat
    this.visits[node] = 0
    this.value[node] = 0
    this.score[node] = 0
    this.worth[node] = 0
    this.prior[node] = prior
    this.#first[node] = NO_NODE
    this.#next[node] = NO_NODE
    return node
  }

  /** The child that was visited most, or 0; among equals the one that brought more. */
  favourite(parent: number): number {
    let most = NO_NODE
    for (let node = this.#first[parent]; node !== NO_NODE; node = this.#next[node])
      if (most === NO_NODE || this.#preferred(node, most)) most = node
    return most
  }

  #preferred(node: number, other: number): boolean {
    const more = this.visits[node] - this.visits[other] || this.value[node] - this.value[other]
    return more > 0 || (more === 0 && this.move[node] < this.move[other])
  }

  /** How many visits the favourite is ahead of every other child. */
  lead(parent: number): number {
    let most = 0
    let second = 0
    for (let node = this.#first[parent]; node !== NO_NODE; node = this.#next[node]) {
      const visits = this.visits[node]
      if (visits > most) {
        second = most
        most = visits
      } else if (visits > second) second = visits
    }
    return most - second
  }
}

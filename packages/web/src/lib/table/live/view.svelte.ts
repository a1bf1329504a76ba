import { type AnyState, clone, type Field, type Game, sizeOf } from '@chronik/kernel'

type Read = (state: AnyState) => unknown

/** A stretch of a position that changes as a whole: a field, or one row of several. */
class Cell {
  readonly #from: number
  readonly #until: number
  /** A number, or the window that lies over the stretch. */
  readonly #read: Read
  value = $state.raw<unknown>()

  constructor(from: number, size: number, read: Read, state: AnyState) {
    this.#from = from
    this.#until = from + size
    this.#read = read
    this.value = read(state)
  }

  /** What stayed as it was stays the same object: nobody who read it has to look again. */
  follow(before: Int16Array, state: AnyState): void {
    for (let at = this.#from; at < this.#until; at++) {
      if (before[at] === state.mem[at]) continue
      this.value = this.#read(state)
      return
    }
  }
}

/**
 * A position that changes field by field. A board reads it like any other; what it draws of a field, or of one row
 * (a farm, a village, a player), is drawn anew only when that field or row has changed.
 */
export class LiveView {
  /** The position to read from: always the same object. */
  readonly view: AnyState
  readonly #game: Game
  readonly #cells: Cell[] = []
  #shown: AnyState
  /** For whoever asks for all of it. */
  #memory = $state.raw() as Int16Array

  constructor(game: Game, state: AnyState) {
    this.#game = game
    this.#shown = clone(game, state)
    this.#memory = this.#shown.mem
    const fields: PropertyDescriptorMap = { mem: { get: () => this.#memory } }
    let at = 0
    for (const [name, field] of Object.entries(game.fields)) {
      fields[name] = { enumerable: true, get: this.#reader(name, field, at) }
      at += sizeOf(field)
    }
    this.view = Object.defineProperties({ box: state.box, log: null, at: 0 }, fields) as unknown as AnyState
  }

  /** Whether a position is one of the same match. */
  fits(state: AnyState): boolean {
    return state.box === this.view.box
  }

  show(state: AnyState): void {
    const before = this.#shown.mem
    const next = clone(this.#game, state)
    this.#shown = next
    for (const cell of this.#cells) cell.follow(before, next)
    this.#memory = next.mem
  }

  #reader(name: string, field: Field, at: number): () => unknown {
    const read: Read = (state) => (state as unknown as { readonly [field: string]: unknown })[name]
    if (field.type !== 'rows') {
      const cell = this.#cell(at, sizeOf(field), read)
      return () => cell.value
    }
    const size = sizeOf(field) / field.length
    const rows: unknown[] = []
    for (let row = 0; row < field.length; row++) {
      const cell = this.#cell(at + row * size, size, (state) => (read(state) as readonly unknown[])[row])
      Object.defineProperty(rows, row, { enumerable: true, get: () => cell.value })
    }
    return () => rows
  }

  #cell(from: number, size: number, read: Read): Cell {
    const cell = new Cell(from, size, read, this.#shown)
    this.#cells.push(cell)
    return cell
  }
}

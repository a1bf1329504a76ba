import { type AnyState, type Game, viewInto } from '@chronik/kernel'

/** Turns true positions into what a viewer may know of them; the positions to work on are made once. */
export class Sight {
  readonly #game: Game
  readonly #truth: AnyState
  readonly #seen: AnyState

  constructor(game: Game, box: AnyState['box']) {
    this.#game = game
    this.#truth = game.blank(box)
    this.#seen = game.blank(box)
  }

  /** The memory of what a viewer sees of a position. */
  view(memory: Int16Array, viewer: number): Int16Array {
    this.#look(memory, viewer)
    return this.#seen.mem.slice()
  }

  /** Goes on from a position: gives what a viewer sees change on the way to the next one, and the next. */
  steps(from: Int16Array, viewer: number): (to: Int16Array) => number[] {
    const before = this.view(from, viewer)
    return (to) => {
      this.#look(to, viewer)
      const { mem } = this.#seen
      const changes: number[] = []
      for (let at = 0; at < mem.length; at++) {
        if (mem[at] === before[at]) continue
        changes.push(at, mem[at])
        before[at] = mem[at]
      }
      return changes
    }
  }

  #look(memory: Int16Array, viewer: number): void {
    this.#truth.mem.set(memory)
    viewInto(this.#game, this.#seen, this.#truth, viewer)
  }
}

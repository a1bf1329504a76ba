import { type AnyState, type Game, HIDDEN, viewInto } from '@chronik/kernel'
import type { Steps } from './steps.ts'

/** Turns true positions into what a viewer may know of them; the positions to work on are made once. */
export class Sight {
  readonly #game: Game
  readonly #truth: AnyState
  readonly #seen: AnyState
  /** By secret: whether it is hidden at a position, and at the one after it. */
  #hidden: Uint8Array
  #hiddenNext: Uint8Array

  constructor(game: Game, box: AnyState['box']) {
    this.#game = game
    this.#truth = game.blank(box)
    this.#seen = game.blank(box)
    this.#hidden = new Uint8Array(game.secrets.length)
    this.#hiddenNext = new Uint8Array(game.secrets.length)
  }

  /** The memory of what a viewer sees of a position. */
  view(memory: Int16Array, viewer: number): Int16Array {
    this.#truth.mem.set(memory)
    viewInto(this.#game, this.#seen, this.#truth, viewer)
    return this.#seen.mem.slice()
  }

  /**
   * What a viewer sees change from each position to the next: places and their new values in turn. Where the truth
   * does not change, what is seen does only if a secret is revealed or hidden.
   */
  changes(steps: Steps, viewer: number): Steps['plain'] {
    const { memories, differing, plain, secret } = steps
    let same = !secret
    this.#look(memories[0], viewer, this.#hidden)
    const changes = differing.map((places, at) => {
      const to = memories[at + 1]
      const turned = this.#look(to, viewer, this.#hiddenNext, this.#hidden)
      if (turned) same = false
      const seen = secret || turned ? this.#changes(memories[at], to, places) : plain[at]
      ;[this.#hidden, this.#hiddenNext] = [this.#hiddenNext, this.#hidden]
      return seen
    })
    return same ? plain : changes
  }

  #changes(from: Int16Array, to: Int16Array, places: readonly number[]): number[] {
    const { secrets } = this.#game
    const changes: number[] = []
    let next = 0
    // Secrets lie in the order of the memory, and so do the places.
    for (let secret = 0; secret < secrets.length; secret++) {
      const { start, end } = secrets[secret]
      for (; next < places.length && places[next] < start; next++)
        changes.push(places[next], to[places[next]])
      const [was, is] = [this.#hidden[secret], this.#hiddenNext[secret]]
      if (was !== is)
        for (let at = start; at < end; at++) {
          const [before, after] = was === 1 ? [HIDDEN, to[at]] : [from[at], HIDDEN]
          if (before !== after) changes.push(at, after)
        }
      for (; next < places.length && places[next] < end; next++)
        if (was === 0 && is === 0) changes.push(places[next], to[places[next]])
    }
    for (; next < places.length; next++) changes.push(places[next], to[places[next]])
    return changes
  }

  /** Which secrets a viewer may not know at a position; whether that is not as it was before. */
  #look(memory: Int16Array, viewer: number, hidden: Uint8Array, before: Uint8Array = hidden): boolean {
    const { secrets } = this.#game
    let turned = false
    if (secrets.length > 0) this.#truth.mem.set(memory)
    for (let secret = 0; secret < secrets.length; secret++) {
      const { seat, field } = secrets[secret]
      hidden[secret] = this.#game.opens(this.#truth, seat, viewer, field) ? 0 : 1
      if (hidden[secret] !== before[secret]) turned = true
    }
    return turned
  }
}

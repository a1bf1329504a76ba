import { SPECTATOR } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'
import type { LoadedMatch } from './loaded.ts'

type Listener = (update: Update) => void

/** Who watches a match: each viewer's update is made once, however many are watching with the same eyes. */
export class Audience {
  /** The last deed that was told. */
  #told: number
  readonly #viewers = new Map<number, Set<Listener>>()

  constructor(told: number) {
    this.#told = told
  }

  get empty(): boolean {
    return this.#viewers.size === 0
  }

  join(viewer: number, listener: Listener): void {
    const listeners = this.#viewers.get(viewer)
    if (listeners === undefined) this.#viewers.set(viewer, new Set([listener]))
    else listeners.add(listener)
  }

  leave(viewer: number, listener: Listener): void {
    const listeners = this.#viewers.get(viewer)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#viewers.delete(viewer)
  }

  /** Tells everybody what they have not been told yet. */
  tell(loaded: LoadedMatch): void {
    if (loaded.seq <= this.#told) return
    const after = this.#told
    this.#told = loaded.seq
    for (const viewer of this.#viewers.keys()) {
      const seen = loaded.shownTo(viewer, after)
      if (loaded.shownTo(viewer) > seen) this.#tell(viewer, loaded.updateFor(viewer, seen))
    }
  }

  /** Who was behind sees everything: the match has ended. */
  reveal(loaded: LoadedMatch): void {
    for (const viewer of this.#viewers.keys()) {
      const behind = loaded.table.delay > 0 && viewer === SPECTATOR
      if (behind) this.#tell(viewer, loaded.updateFor(viewer, null))
    }
  }

  #tell(viewer: number, update: Update): void {
    for (const listener of this.#viewers.get(viewer) ?? []) listener(update)
  }
}

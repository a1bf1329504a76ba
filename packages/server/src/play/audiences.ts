import type { Update } from '@chronik/protocol'
import { Audience } from './audience.ts'
import type { LoadedMatch } from './loaded.ts'

/** Who watches which match in this process; where nobody does, there is no audience. */
export class Audiences {
  readonly #at = new Map<string, Audience>()

  /** The tables that are watched. */
  get tables(): readonly string[] {
    return [...this.#at.keys()]
  }

  has(table: string): boolean {
    return this.#at.has(table)
  }

  /** The listener hears every deed after the last one, as its viewer may see it. Gives the way to leave. */
  join(loaded: LoadedMatch, viewer: number, listener: (update: Update) => void): () => void {
    const { id } = loaded.table
    const audience = this.#at.get(id) ?? new Audience(loaded.seq)
    this.#at.set(id, audience)
    audience.join(viewer, listener)
    return () => {
      audience.leave(viewer, listener)
      if (audience.empty && this.#at.get(id) === audience) this.#at.delete(id)
    }
  }

  /** Tells everybody what they have not been told yet. */
  tell(loaded: LoadedMatch): void {
    this.#at.get(loaded.table.id)?.tell(loaded)
  }

  /** Who was behind sees everything: the match has ended. */
  reveal(loaded: LoadedMatch): void {
    this.#at.get(loaded.table.id)?.reveal(loaded)
  }

  clear(): void {
    this.#at.clear()
  }
}

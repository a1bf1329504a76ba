/** Those who want to hear of something; they may come and go while it is told. */
export class Listeners<Heard extends readonly unknown[]> {
  readonly #all = new Set<(...heard: Heard) => void>()

  /** Gives the way to stop listening. */
  add(listener: (...heard: Heard) => void): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(...heard: Heard): void {
    for (const listener of this.#all) listener(...heard)
  }
}

/** So many milliseconds until a part that did not come is asked for again. */
const AGAIN = 2_000

/**
 * A part of a table that nobody needs before the first move: a scene, a sheet, the scoring, the table of a phone.
 * It is loaded when it is first shown, or ahead of that while the table has nothing else to do.
 */
export class Later<Part> {
  readonly #load: () => Promise<{ readonly default: Part }>
  #part = $state.raw<Part | null>(null)
  #coming: Promise<void> | null = null

  constructor(load: () => Promise<{ readonly default: Part }>) {
    this.#load = load
  }

  /** The part; null while it is under way. Asking for it sends for it. */
  get part(): Part | null {
    if (this.#part === null) void this.load()
    return this.#part
  }

  /** Resolves when it is there, or could not be had now; then it is asked for again after a while. */
  load(): Promise<void> {
    this.#coming ??= this.#load().then(
      (loaded) => {
        this.#part = loaded.default
      },
      () => {
        setTimeout(() => {
          this.#coming = null
          void this.load()
        }, AGAIN)
      },
    )
    return this.#coming
  }
}

import { Live, type LiveOptions, type LiveState } from '@chronik/protocol/live'

/** The live connection of this page: one for everything it watches. */
export class Connected {
  readonly live: Live
  readonly #listeners = new Set<(state: LiveState) => void>()

  constructor(options: Omit<LiveOptions, 'onState'>) {
    this.live = new Live({ ...options, onState: (state) => this.#become(state) })
  }

  get state(): LiveState {
    return this.live.state
  }

  /** Tells every change of the connection; gives back how to stop it. */
  follow(listener: (state: LiveState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #become(state: LiveState): void {
    for (const listener of this.#listeners) listener(state)
  }
}

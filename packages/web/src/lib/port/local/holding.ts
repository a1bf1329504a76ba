/** Who wants to have a match to itself on this device. */
export interface Holder {
  /** The match is ours, at once or once the other window has let it go. */
  granted(): void
  /** Another window has it, from the beginning or from now on. */
  elsewhere(): void
}

/** A wish to have a match to oneself. */
export interface Hold {
  /** Has it now, whoever had it. */
  take(): void
  release(): void
}

export type Holding = (match: string, holder: Holder) => Hold

/** One window of this device has a match; where browsers know no locks, whoever asks has it. */
export const holdOnDevice: Holding = (match, holder) => {
  // A page that is not served securely has none, whatever the types say.
  const locks = (navigator as { readonly locks?: LockManager }).locks
  if (locks === undefined) {
    queueMicrotask(() => holder.granted())
    return { take: () => holder.granted(), release: () => {} }
  }
  return new LockedHold(locks, `chronik match ${match}`, holder)
}

class LockedHold implements Hold {
  readonly #locks: LockManager
  readonly #name: string
  readonly #holder: Holder
  /** Ends the waiting for the lock; what was begun before the last wish is void. */
  #waiting = new AbortController()
  #letGo: (() => void) | null = null
  #released = false

  constructor(locks: LockManager, name: string, holder: Holder) {
    this.#locks = locks
    this.#name = name
    this.#holder = holder
    void locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock !== null) return this.#have()
        this.#holder.elsewhere()
        this.#await()
        return undefined
      })
      .catch(() => this.#lost())
  }

  take(): void {
    this.#waiting.abort()
    void this.#locks.request(this.#name, { steal: true }, () => this.#have()).catch(() => this.#lost())
  }

  release(): void {
    this.#released = true
    this.#waiting.abort()
    this.#letGo?.()
  }

  /** Whoever has it closes its window some day. */
  #await(): void {
    const waiting = new AbortController()
    this.#waiting = waiting
    void this.#locks
      .request(this.#name, { signal: waiting.signal }, () => this.#have())
      .catch(() => {
        if (!waiting.signal.aborted) this.#lost()
      })
  }

  /** Keeps the lock until it is let go. */
  #have(): Promise<void> {
    if (this.#released) return Promise.resolve()
    this.#holder.granted()
    return new Promise((resolve) => {
      this.#letGo = resolve
    })
  }

  /** Somebody has taken it from us. */
  #lost(): void {
    if (this.#released) return
    this.#letGo = null
    this.#holder.elsewhere()
    this.#await()
  }
}

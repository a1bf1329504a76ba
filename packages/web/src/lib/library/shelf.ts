/** What storing or reading came to. A browser may forbid storage or run out of it: that is no bug. */
export type Stored<T = void> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble }

/**
 * - `full`: the device has no room left for this site,
 * - `forbidden`: the browser keeps nothing for this site (private window, settings),
 * - `newer`: another window runs a newer version that has changed the storage,
 * - `broken`: the browser could not read or write it.
 */
export const TROUBLES = ['full', 'forbidden', 'newer', 'broken'] as const
export type Trouble = (typeof TROUBLES)[number]

const NAME = 'chronik'
const VERSION = 1
const STORE = 'matches'

/** One object store of IndexedDB; every call is a transaction of its own. */
export class Shelf<T extends { readonly id: string }> {
  #database: Promise<IDBDatabase> | null = null
  readonly #factory: IDBFactory | undefined

  constructor(factory: IDBFactory | undefined = globalThis.indexedDB) {
    this.#factory = factory
  }

  put(one: T): Promise<Stored> {
    return this.#run('readwrite', (store) => store.put(one), nothing)
  }

  get(id: string): Promise<Stored<T | null>> {
    return this.#run(
      'readonly',
      (store) => store.get(id),
      (found) => (found as T | undefined) ?? null,
    )
  }

  all(): Promise<Stored<T[]>> {
    return this.#run(
      'readonly',
      (store) => store.getAll(),
      (found) => found as T[],
    )
  }

  remove(id: string): Promise<Stored> {
    return this.#run('readwrite', (store) => store.delete(id), nothing)
  }

  async #run<R>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest,
    read: (found: unknown) => R,
  ): Promise<Stored<R>> {
    try {
      const database = await this.#open()
      return { ok: true, value: read(await done(database.transaction(STORE, mode), ask)) }
    } catch (error) {
      return { ok: false, trouble: troubleOf(error) }
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= this.#connect().catch((error: unknown) => {
      // The next call tries again: a private window may have become a normal one.
      this.#database = null
      throw error
    })
    return this.#database
  }

  #connect(): Promise<IDBDatabase> {
    const factory = this.#factory
    if (factory === undefined) return Promise.reject(new DOMException('no storage', 'SecurityError'))
    return new Promise((resolve, reject) => {
      const request = factory.open(NAME, VERSION)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(STORE, { keyPath: 'id' })
      }
      request.onerror = () => reject(request.error ?? new Error('not opened'))
      request.onsuccess = () => {
        const database = request.result
        const forget = () => {
          database.close()
          this.#database = null
        }
        database.onversionchange = forget
        database.onclose = forget
        resolve(database)
      }
    })
  }
}

/** What was asked for is there when the transaction is complete, not before. */
function done(
  transaction: IDBTransaction,
  ask: (store: IDBObjectStore) => IDBRequest<unknown>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? request.error ?? new Error('aborted'))
    transaction.onerror = () => reject(request.error ?? new Error('failed'))
    // Nothing more is asked: a page that is left the next moment has still kept it.
    transaction.commit()
  })
}

function nothing(): void {}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'forbidden'
  if (name === 'VersionError') return 'newer'
  // Firefox answers so in windows that keep nothing.
  if (name === 'InvalidStateError') return 'forbidden'
  return 'broken'
}

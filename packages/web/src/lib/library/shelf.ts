import type { Stored, Trouble } from './stored.ts'

const NAME = 'chronik'
const VERSION = 2
const MATCHES = 'matches'
/** What was added to a match since it was last put down whole. */
const LINES = 'lines'

/** Lines that follow the record of a match: `from` of them were added before. */
export interface AddedLines {
  readonly id: string
  readonly from: number
  readonly lines: readonly string[]
}

/** A match as it was put down, and what was added to it since, in order. */
export interface Found<T> {
  readonly one: T
  readonly added: readonly AddedLines[]
}

/** The matches of this device in IndexedDB; every call is a transaction of its own. */
export class Shelf<T extends { readonly id: string }> {
  #database: Promise<IDBDatabase> | null = null
  readonly #factory: IDBFactory | undefined

  constructor(factory: IDBFactory | undefined = globalThis.indexedDB) {
    this.#factory = factory
  }

  /** Puts a match down whole. */
  put(one: T): Promise<Stored> {
    return this.#write((matches, lines) => {
      matches.put(one)
      lines.delete(linesOf(one.id))
    })
  }

  /** Adds lines to a match, so that a long one costs no more than a short one; refused if somebody else did. */
  add(one: T, from: number, added: readonly string[]): Promise<Stored> {
    return this.#write((matches, lines) => {
      lines.add({ id: one.id, from, lines: added })
      matches.put(one)
    })
  }

  get(id: string): Promise<Stored<Found<T> | null>> {
    return this.#read(
      (matches, lines) => [matches.get(id), lines.getAll(linesOf(id))],
      (one, added) => (one === undefined ? null : { one: one as T, added: added as AddedLines[] }),
    )
  }

  all(): Promise<Stored<Found<T>[]>> {
    return this.#read(
      (matches, lines) => [matches.getAll(), lines.getAll()],
      (found, added) => {
        const shelved = new Map((found as T[]).map((one) => [one.id, { one, added: [] as AddedLines[] }]))
        for (const some of added as AddedLines[]) shelved.get(some.id)?.added.push(some)
        return [...shelved.values()]
      },
    )
  }

  remove(id: string): Promise<Stored> {
    return this.#write((matches, lines) => {
      matches.delete(id)
      lines.delete(linesOf(id))
    })
  }

  #write(write: (matches: IDBObjectStore, lines: IDBObjectStore) => void): Promise<Stored> {
    return this.#run('readwrite', (matches, lines) => {
      write(matches, lines)
      return () => {}
    })
  }

  #read<R>(
    ask: (matches: IDBObjectStore, lines: IDBObjectStore) => [IDBRequest, IDBRequest],
    read: (one: unknown, other: unknown) => R,
  ): Promise<Stored<R>> {
    return this.#run('readonly', (matches, lines) => {
      const [one, other] = ask(matches, lines)
      return () => read(one.result, other.result)
    })
  }

  async #run<R>(
    mode: IDBTransactionMode,
    begin: (matches: IDBObjectStore, lines: IDBObjectStore) => () => R,
  ): Promise<Stored<R>> {
    try {
      const database = await this.#open()
      return { ok: true, value: await done(database.transaction([MATCHES, LINES], mode), begin) }
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
        const database = request.result
        if (!database.objectStoreNames.contains(MATCHES))
          database.createObjectStore(MATCHES, { keyPath: 'id' })
        database.createObjectStore(LINES, { keyPath: ['id', 'from'] })
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
function done<R>(
  transaction: IDBTransaction,
  begin: (matches: IDBObjectStore, lines: IDBObjectStore) => () => R,
): Promise<R> {
  return new Promise((resolve, reject) => {
    const end = begin(transaction.objectStore(MATCHES), transaction.objectStore(LINES))
    transaction.oncomplete = () => resolve(end())
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    // Nothing more is asked: a page that is left the next moment has still kept it.
    transaction.commit()
  })
}

function linesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException || error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'forbidden'
  if (name === 'VersionError') return 'newer'
  if (name === 'ConstraintError') return 'taken'
  // Firefox answers so in windows that keep nothing.
  if (name === 'InvalidStateError') return 'forbidden'
  return 'broken'
}

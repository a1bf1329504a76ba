import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Something that took time: a span of OpenTelemetry. */
export interface Span {
  readonly trace: string
  readonly id: string
  readonly parent: string | null
  readonly name: string
  /** Milliseconds since 1970, with fractions. */
  readonly start: number
  readonly end: number
  readonly failed: boolean
  readonly attributes: Attributes
}

type Attributes = { readonly [name: string]: string | number }
type Place = Pick<Span, 'trace' | 'id'>

/** More are not kept until they are taken: a collector that is away must not fill the memory. */
const MOST = 5_000

/** Collects what took time. Nothing that is said here names people or tables: their links are secrets. */
export class Spans {
  readonly #within = new AsyncLocalStorage<Place>()
  #spans: Span[] = []
  #lost = 0

  /** Measures an act; what it does inside belongs to it. */
  async during<T>(name: string, act: () => Promise<T>): Promise<T> {
    const parent = this.#within.getStore()
    const place = { trace: parent?.trace ?? hex(16), id: hex(8) }
    const start = now()
    const keep = (failed: boolean) =>
      this.#keep({ ...place, parent: parent?.id ?? null, name, start, end: now(), failed, attributes: {} })
    try {
      const done = await this.#within.run(place, act)
      keep(false)
      return done
    } catch (error) {
      keep(true)
      throw error
    }
  }

  /** Something has just ended that took so many milliseconds. */
  ended(name: string, milliseconds: number, attributes: Attributes = {}): void {
    const parent = this.#within.getStore()
    const end = now()
    this.#keep({
      trace: parent?.trace ?? hex(16),
      id: hex(8),
      parent: parent?.id ?? null,
      name,
      start: end - milliseconds,
      end,
      failed: false,
      attributes,
    })
  }

  /** Everything since the last time, and how many there was no room for. */
  take(): { readonly spans: readonly Span[]; readonly lost: number } {
    const taken = { spans: this.#spans, lost: this.#lost }
    this.#spans = []
    this.#lost = 0
    return taken
  }

  #keep(span: Span): void {
    if (this.#spans.length < MOST) this.#spans.push(span)
    else this.#lost++
  }
}

function now(): number {
  return performance.timeOrigin + performance.now()
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

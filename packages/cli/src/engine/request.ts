import { LANGUAGES, type Language, show } from '@chronik/kernel'
import { misfit, Problem } from './problem.ts'

/** A request as it came: every entry is read with the form it must have. */
export class Request {
  readonly #entries: { readonly [key: string]: unknown }

  constructor(json: unknown) {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Problem({ code: 'bad-json' })
    this.#entries = { ...json }
  }

  /** No entry may stand there that nobody reads: it would be a mistake that goes unnoticed. */
  allow(known: readonly string[]): void {
    for (const key of Object.keys(this.#entries)) {
      if (known.includes(key)) continue
      throw misfit('bad-request', key.slice(0, 40), `only ${known.join(', ')}`, 'an unknown entry')
    }
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#entries, key)
  }

  any(key: string): unknown {
    return this.has(key) ? this.#entries[key] : undefined
  }

  text(key: string, most = 200): string {
    const value = this.any(key)
    if (typeof value === 'string' && value.length <= most) return value
    throw misfit('bad-request', key, `a text of at most ${most} characters`, show(value))
  }

  integer(key: string, min: number, max: number): number {
    const value = this.any(key)
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
    throw misfit('bad-request', key, `a whole number from ${min} to ${max}`, show(value))
  }

  texts(key: string, most: number): string[] {
    const value = this.any(key)
    if (!Array.isArray(value) || value.length > most) {
      throw misfit('bad-request', key, `a list of at most ${most} texts`, show(value))
    }
    return value.map((one: unknown, index) => {
      if (typeof one === 'string') return one
      throw misfit('bad-request', `${key}[${index}]`, 'a text', show(one))
    })
  }

  /** The language of the words in the reply, if one is named. */
  get language(): Language | undefined {
    const named = this.any('lang')
    const known = LANGUAGES.find((language) => language === named)
    if (named === undefined || known !== undefined) return known
    throw misfit('bad-request', 'lang', `one of ${LANGUAGES.join(', ')}`, show(named))
  }

  /** What the asker wants to find again in the reply: a short text or a number. */
  get tag(): string | number | undefined {
    const tag = this.any('tag')
    if (tag === undefined || typeof tag === 'number') return tag
    return this.text('tag')
  }
}

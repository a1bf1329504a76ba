import { type Game, type Json, LANGUAGES, type Language, nameOf } from '@chronik/kernel'
import type { Slot } from '@chronik/kernel/slots'
import { capital } from '../table/wording.ts'
import type { Component, EditionGuide } from './guide.ts'

/** Things whose figures stand together: a customer, a castle. */
export interface Card {
  readonly path: string
  readonly title: string
  readonly slots: readonly Slot[]
}

/** What the figures of a game are called in one language. */
export class Titles {
  readonly #game: Pick<Game, 'names' | 'editions'>
  readonly #guide: EditionGuide
  readonly #language: Language
  readonly #patterns: readonly (readonly string[])[]

  constructor(game: Pick<Game, 'names' | 'editions'>, guide: EditionGuide, language: Language) {
    this.#game = game
    this.#guide = guide
    this.#language = language
    // The longest that fits counts.
    this.#patterns = guide.cards
      .map((card) => card.split('.'))
      .toSorted((one, other) => other.length - one.length)
  }

  component({ name }: Component): string {
    return name[LANGUAGES.indexOf(this.#language)]
  }

  /** The thing that a figure stands on. */
  cardOf(path: string): string {
    const parts = path.split('.')
    const pattern = this.#patternOf(parts)
    return parts.slice(0, pattern?.length ?? 1).join('.')
  }

  card(path: string): string {
    const parts = path.split('.')
    const stars = (this.#patternOf(parts) ?? []).reduceRight(
      (trailing, part, at, pattern) =>
        part === '*' && trailing === pattern.length - 1 - at ? trailing + 1 : trailing,
      0,
    )
    const from = parts.length - Math.max(1, stars)
    return capital(
      parts
        .map((_, at) => this.#word(parts, at))
        .slice(from)
        .join(', '),
    )
  }

  /** What a figure is called on its thing. */
  label(path: string): string {
    const parts = path.split('.')
    const from = this.cardOf(path).split('.').length
    const words = parts.map((_, at) => this.#word(parts, at))
    return capital(words.slice(from).join(', ')) || this.card(path)
  }

  /** A figure with its thing. */
  whole(path: string): string {
    const card = this.card(this.cardOf(path))
    const label = this.label(path)
    return card === label ? card : `${card}: ${label}`
  }

  word(word: string): string {
    return this.#known([word]) ?? nameOf(word, this.#language, this.#game.names)
  }

  /** What stands at a place, in words. */
  value(value: Json, yes: string, no: string): string {
    if (value === null) return '–'
    if (typeof value === 'boolean') return value ? yes : no
    if (typeof value === 'number') return new Intl.NumberFormat(this.#language).format(value)
    if (typeof value === 'string')
      return value === '-' ? '–' : value.replaceAll(/[a-z][a-z-]+/g, (word) => this.word(word))
    if (Array.isArray(value))
      return value.length === 0 ? '–' : value.map((one: Json) => this.value(one, yes, no)).join(', ')
    const amounts = Object.entries(value).map(([word, count]) => `${String(count)} × ${this.word(word)}`)
    return amounts.length === 0 ? '–' : amounts.join(', ')
  }

  #patternOf(parts: readonly string[]): readonly string[] | undefined {
    return this.#patterns.find(
      (pattern) =>
        pattern.length <= parts.length && pattern.every((part, at) => part === '*' || part === parts[at]),
    )
  }

  #word(parts: readonly string[], at: number): string {
    const numeric = /^\d+$/.test(parts[at])
    const last = numeric ? '#' : parts[at]
    const before = parts.slice(0, at).map((part) => (/^\d+$/.test(part) ? '*' : part))
    const known = this.#known([
      [...before, last].join('.'),
      [...before.slice(-2), last].join('.'),
      [...before.slice(-2, -1), '*', last].join('.'),
      [...before.slice(-1), last].join('.'),
      last,
    ])
    if (!numeric) return known ?? nameOf(parts[at], this.#language, this.#game.names)
    return (known ?? '{n}').replace('{n}', this.#number(parts, at))
  }

  /** Things of a list are counted from one on, unless it begins with none. */
  #number(parts: readonly string[], at: number): string {
    const list = parts
      .slice(0, at)
      .reduce<unknown>(
        (inner, name) => (inner as { readonly [key: string]: unknown })[name],
        this.#game.editions.standard.figures,
      )
    const first = Array.isArray(list) && !this.#guide.fromNone.includes(parts.slice(0, at).join('.')) ? 1 : 0
    return `${Number(parts[at]) + first}`
  }

  #known(keys: readonly string[]): string | undefined {
    const key = keys.find((one) => Object.hasOwn(this.#guide.words, one))
    return key === undefined ? undefined : this.#guide.words[key][LANGUAGES.indexOf(this.#language)]
  }
}

/** The things of a component with their figures, in the order of the edition. */
export function cardsOf(slots: readonly Slot[], { paths }: Component, titles: Titles): Card[] {
  const own = slots.filter(({ path }) => paths.some((one) => path === one || path.startsWith(`${one}.`)))
  return Array.from(
    Map.groupBy(own, ({ path }) => titles.cardOf(path)),
    ([path, some]) => ({ path, title: titles.card(path), slots: some }),
  )
}

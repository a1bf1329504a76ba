import { type Json, MisfitError, show } from './codec.ts'
import type { Words } from './words.ts'

/** What can be agreed before a match; a screen builds its form from these. */
export type Option = FlagOption | ChoiceOption | NumberOption | SeveralOption

export interface FlagOption {
  readonly kind: 'flag'
  readonly id: string
  readonly default: boolean
}

export interface ChoiceOption {
  readonly kind: 'choice'
  readonly id: string
  readonly words: Words
  readonly default: string
}

export interface NumberOption {
  readonly kind: 'number'
  readonly id: string
  readonly min: number
  readonly max: number
  readonly default: number
}

/** Any of several words together, in the order of the vocabulary. */
export interface SeveralOption {
  readonly kind: 'several'
  readonly id: string
  readonly words: Words
  readonly default: readonly string[]
}

export type OptionValue = boolean | string | number | readonly string[]
export type Options = { readonly [id: string]: OptionValue }

/** Fills in defaults and refuses what is unknown or out of range (throws MisfitError). */
export function readOptions(known: readonly Option[], given: unknown): Options {
  const entries = given ?? {}
  if (typeof entries !== 'object' || Array.isArray(entries)) {
    throw new MisfitError({ path: 'options', expected: 'an object', found: show(given) })
  }
  for (const id of Object.keys(entries)) {
    if (!known.some((option) => option.id === id)) {
      const expected =
        known.length > 0 ? `one of ${known.map((option) => option.id).join(', ')}` : 'no options'
      throw new MisfitError({ path: `options.${id}`, expected, found: 'an unknown option' })
    }
  }
  const values = entries as { readonly [id: string]: unknown }
  return Object.fromEntries(
    known.map((option) => [
      option.id,
      Object.hasOwn(values, option.id) ? readOption(option, values[option.id]) : option.default,
    ]),
  )
}

function readOption(option: Option, value: unknown): OptionValue {
  const path = `options.${option.id}`
  switch (option.kind) {
    case 'flag':
      if (typeof value === 'boolean') return value
      throw new MisfitError({ path, expected: 'true or false', found: show(value) })
    case 'choice':
      if (typeof value === 'string' && option.words.list.includes(value)) return value
      throw new MisfitError({ path, expected: `one of ${option.words.list.join(', ')}`, found: show(value) })
    case 'number':
      if (typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max)
        return value
      throw new MisfitError({
        path,
        expected: `a whole number from ${option.min} to ${option.max}`,
        found: show(value),
      })
    case 'several': {
      const given: readonly unknown[] = Array.isArray(value) ? value : []
      const known =
        Array.isArray(value) &&
        given.every((one) => typeof one === 'string' && option.words.list.includes(one))
      if (!known || new Set(given).size !== given.length) {
        throw new MisfitError({
          path,
          expected: `a list of different ones of ${option.words.list.join(', ')}`,
          found: show(value),
        })
      }
      return option.words.list.filter((one) => given.includes(one))
    }
  }
}

/** The options that differ from their defaults, for records and links. */
export function unusualOptions(known: readonly Option[], options: Options): { readonly [id: string]: Json } {
  return Object.fromEntries(
    known
      .filter((option) => JSON.stringify(options[option.id]) !== JSON.stringify(option.default))
      .map((option) => [option.id, options[option.id] as Json]),
  )
}

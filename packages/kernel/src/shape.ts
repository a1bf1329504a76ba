import type { Words } from './words.ts'

/**
 * The shape of a state, written once per game. From it come the typed state, its copy, its hash,
 * its JSON and the check of untrusted JSON (memory.ts, codec.ts).
 *
 * Every number of a state is a 16-bit integer in one stretch of memory, so that copying a position
 * is a single block copy however many fields it has.
 */
export type Field = Int | Ints | Group | Rows
export type Fields = { readonly [name: string]: Field }

/** One integer; with `words` it is the place of a word, and `none` allows -1 for "nothing here". */
export interface Int {
  readonly type: 'int'
  readonly min: number
  readonly max: number
  readonly words: Words | null
  readonly secret: boolean
}

/** A row of integers of fixed length, counted or named by a vocabulary. */
export interface Ints {
  readonly type: 'ints'
  readonly length: number
  readonly keys: Words | null
  readonly item: Int
}

/** Fields that belong together. */
export interface Group<F extends Fields = Fields> {
  readonly type: 'group'
  readonly fields: F
}

/** The same group several times: one per seat, building, space, ... */
export interface Rows<F extends Fields = Fields> {
  readonly type: 'rows'
  readonly length: number
  readonly keys: Words | null
  readonly fields: F
}

/** What stands in a secret field of a view: the viewer may not know it. */
export const HIDDEN = -32768
export const NONE = -1
const MOST = 32767

export function int(min = 0, max = MOST): Int {
  return { type: 'int', min, max, words: null, secret: false }
}

/** Yes or no, kept as 1 or 0. */
export function flag(): Int {
  return int(0, 1)
}

export function word(vocabulary: Words): Int {
  return { ...int(0, vocabulary.size - 1), words: vocabulary }
}

/** A word or NONE. */
export function wordOrNone(vocabulary: Words): Int {
  return { ...word(vocabulary), min: NONE }
}

/** As many integers as the number says, or one per word of the vocabulary. */
export function ints(size: number | Words, item: Int = int()): Ints {
  return typeof size === 'number'
    ? { type: 'ints', length: size, keys: null, item }
    : { type: 'ints', length: size.size, keys: size, item }
}

export function group<F extends Fields>(fields: F): Group<F> {
  return { type: 'group', fields }
}

export function rows<F extends Fields>(size: number | Words, fields: F): Rows<F> {
  return typeof size === 'number'
    ? { type: 'rows', length: size, keys: null, fields }
    : { type: 'rows', length: size.size, keys: size, fields }
}

/** Known to its owner only. Stands inside rows with one row per seat; others see HIDDEN. */
export function secret(field: Int): Int
export function secret(field: Ints): Ints
export function secret(field: Int | Ints): Int | Ints {
  return field.type === 'int'
    ? { ...field, secret: true }
    : { ...field, item: { ...field.item, secret: true } }
}

/** The typed contents of a state with these fields. */
export type Contents<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends Int ? K : never]: number
} & {
  readonly [K in keyof F as F[K] extends Int ? never : K]: F[K] extends Ints
    ? Int16Array
    : F[K] extends Rows<infer R>
      ? readonly Contents<R>[]
      : F[K] extends Group<infer G>
        ? Contents<G>
        : never
}

/** How many integers a field takes. */
export function sizeOf(field: Field): number {
  switch (field.type) {
    case 'int':
      return 1
    case 'ints':
      return field.length
    case 'group':
      return sizeOfFields(field.fields)
    case 'rows':
      return field.length * sizeOfFields(field.fields)
  }
}

export function sizeOfFields(fields: Fields): number {
  let size = 0
  for (const field of Object.values(fields)) size += sizeOf(field)
  return size
}

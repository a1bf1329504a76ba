import { type Field, type Fields, HIDDEN, type Int, NONE, sizeOfFields } from './shape.ts'
import type { Words } from './words.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Where untrusted JSON differs from the shape, and what was expected there. */
export interface Misfit {
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** Untrusted input that does not fit; carries the place and is turned into an error reply at the edge. */
export class MisfitError extends Error {
  readonly misfit: Misfit
  constructor(misfit: Misfit) {
    super(`${misfit.path}: expected ${misfit.expected}, found ${misfit.found}`)
    this.name = 'MisfitError'
    this.misfit = misfit
  }
}

/** What an untrusted value looks like in an error: short, whatever it is. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Words as words, NONE as null, what is hidden as "?". */
function writeInt(item: Int, value: number): Json {
  if (value === HIDDEN) return '?'
  if (item.words === null) return value
  return value === NONE ? null : item.words.list[value]
}

export function writeFields(fields: Fields, mem: Int16Array, start: number): { [key: string]: Json } {
  const json: { [key: string]: Json } = {}
  let at = start
  for (const [name, field] of Object.entries(fields)) {
    const [value, next] = writeField(field, mem, at)
    json[name] = value
    at = next
  }
  return json
}

function writeField(field: Field, mem: Int16Array, at: number): [Json, number] {
  switch (field.type) {
    case 'int':
      return [writeInt(field, mem[at]), at + 1]
    case 'ints': {
      const values = Array.from(mem.subarray(at, at + field.length), (value) => writeInt(field.item, value))
      return [named(field.keys, values), at + field.length]
    }
    case 'group':
      return [writeFields(field.fields, mem, at), at + sizeOfFields(field.fields)]
    case 'rows': {
      const size = sizeOfFields(field.fields)
      const values = Array.from({ length: field.length }, (_, row) =>
        writeFields(field.fields, mem, at + row * size),
      )
      return [named(field.keys, values), at + field.length * size]
    }
  }
}

function named(keys: Words | null, values: Json[]): Json {
  return keys === null ? values : Object.fromEntries(keys.list.map((key, index) => [key, values[index]]))
}

/** Reads untrusted JSON into memory; throws MisfitError with the exact place. */
export function readFields(
  fields: Fields,
  json: unknown,
  mem: Int16Array,
  start: number,
  path: string,
): number {
  const object = readObject(json, path, Object.keys(fields))
  let at = start
  for (const [name, field] of Object.entries(fields))
    at = readField(field, object[name], mem, at, join(path, name))
  return at
}

function readField(field: Field, json: unknown, mem: Int16Array, at: number, path: string): number {
  switch (field.type) {
    case 'int':
      mem[at] = readInt(field, json, path)
      return at + 1
    case 'ints':
      items(field.keys, field.length, json, path).forEach(([item, place], index) => {
        mem[at + index] = readInt(field.item, item, place)
      })
      return at + field.length
    case 'group':
      return readFields(field.fields, json, mem, at, path)
    case 'rows': {
      let next = at
      for (const [item, place] of items(field.keys, field.length, json, path)) {
        next = readFields(field.fields, item, mem, next, place)
      }
      return next
    }
  }
}

function readInt(item: Int, json: unknown, path: string): number {
  if (json === '?' && item.secret) return HIDDEN
  if (item.words !== null) {
    if (json === null && item.min === NONE) return NONE
    if (typeof json === 'string' && Object.hasOwn(item.words.at, json)) return item.words.at[json]
    const none = item.min === NONE ? ' or null' : ''
    throw new MisfitError({
      path,
      expected: `one of ${item.words.list.join(', ')}${none}`,
      found: show(json),
    })
  }
  if (typeof json === 'number' && Number.isInteger(json) && json >= item.min && json <= item.max) return json
  throw new MisfitError({
    path,
    expected: `a whole number from ${item.min} to ${item.max}`,
    found: show(json),
  })
}

function items(keys: Words | null, length: number, json: unknown, path: string): [unknown, string][] {
  if (keys !== null) {
    const object = readObject(json, path, keys.list)
    return keys.list.map((key) => [object[key], join(path, key)])
  }
  if (!Array.isArray(json) || json.length !== length) {
    throw new MisfitError({ path, expected: `a list of ${length}`, found: show(json) })
  }
  return json.map((item: unknown, index) => [item, `${path}[${index}]`])
}

/** An object with exactly these keys. */
export function readObject(
  json: unknown,
  path: string,
  keys: readonly string[],
): { readonly [key: string]: unknown } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new MisfitError({
      path: path === '' ? 'the whole' : path,
      expected: 'an object',
      found: show(json),
    })
  }
  const object = json as { readonly [key: string]: unknown }
  for (const key of Object.keys(object)) {
    if (!keys.includes(key))
      throw new MisfitError({ path: join(path, key), expected: 'no such entry', found: show(object[key]) })
  }
  for (const key of keys) {
    if (!Object.hasOwn(object, key))
      throw new MisfitError({ path: join(path, key), expected: 'an entry', found: 'nothing' })
  }
  return object
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

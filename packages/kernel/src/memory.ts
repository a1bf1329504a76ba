import { type Field, type Fields, NONE, sizeOf, sizeOfFields } from './shape.ts'

/** A group of fields laid over the memory of a state. */
interface Laid {
  readonly mem: Int16Array
  readonly at: number
}

type Laying = new (mem: Int16Array, at: number) => Laid

/**
 * Lays named fields over a stretch of memory: integers as properties, rows of integers as windows,
 * groups as objects of the same kind. Built once per game; every state then has the same hidden class.
 */
function laying(fields: Fields): Laying {
  const parts: { name: string; field: Field; offset: number; inner: Laying | null }[] = []
  let offset = 0
  for (const [name, field] of Object.entries(fields)) {
    const inner = field.type === 'rows' || field.type === 'group' ? laying(field.fields) : null
    parts.push({ name, field, offset, inner })
    offset += sizeOf(field)
  }
  const windows = parts.filter(({ field }) => field.type !== 'int')

  class Part implements Laid {
    readonly mem: Int16Array
    readonly at: number;
    [name: string]: unknown
    constructor(mem: Int16Array, at: number) {
      this.mem = mem
      this.at = at
      for (const { name, field, offset, inner } of windows)
        this[name] = window(field, inner, mem, at + offset)
    }
  }
  for (const { name, field, offset } of parts) {
    if (field.type === 'int') Object.defineProperty(Part.prototype, name, integerAt(offset))
  }
  return Part
}

function integerAt(offset: number): PropertyDescriptor & ThisType<Laid> {
  return {
    enumerable: true,
    get() {
      return this.mem[this.at + offset]
    },
    set(value: number) {
      this.mem[this.at + offset] = value
    },
  }
}

function window(field: Field, inner: Laying | null, mem: Int16Array, at: number): unknown {
  if (field.type === 'ints') return mem.subarray(at, at + field.length)
  if (inner === null) throw new Error('a group without fields')
  if (field.type === 'group') return new inner(mem, at)
  const length = field.type === 'rows' ? field.length : 0
  const size = field.type === 'rows' ? sizeOfFields(field.fields) : 0
  return Array.from({ length }, (_, row) => new inner(mem, at + row * size))
}

/** Lays out states: fresh memory with the fields over it, all zero; where a word may be missing, it is. */
export function layout(fields: Fields): () => Laid {
  const names = new Set(['mem', 'at', 'box', 'log', 'unsettled'])
  for (const name of Object.keys(fields)) {
    if (names.has(name)) throw new Error(`"${name}" cannot name a field of a state`)
  }
  const part = laying(fields)
  const blank = new Int16Array(evenly(sizeOfFields(fields)))
  clear(fields, blank, 0)
  return () => new part(blank.slice(), 0)
}

function clear(fields: Fields, mem: Int16Array, start: number): void {
  let at = start
  for (const field of Object.values(fields)) {
    const size = sizeOf(field)
    if (field.type === 'group') clear(field.fields, mem, at)
    else if (field.type === 'rows') {
      for (let row = 0; row < field.length; row++)
        clear(field.fields, mem, at + row * sizeOfFields(field.fields))
    } else {
      const { words, min } = field.type === 'int' ? field : field.item
      if (words !== null && min === NONE) mem.fill(NONE, at, at + size)
    }
    at += size
  }
}

/** Memory is read two integers at a time for the hash, so its length is even. */
function evenly(size: number): number {
  return size + (size & 1)
}

/** A number from 0 to 2^53 that two positions share only if they are equal (but for rare chance). */
export function hashOf(mem: Int16Array): number {
  const pairs = new Int32Array(mem.buffer, mem.byteOffset, mem.length >> 1)
  let high = 0x2f0b4a27
  let low = 0x6a09e667
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]
    high = Math.imul(high ^ pair, 0x9e3779b1)
    high = (high << 13) | (high >>> 19)
    low = Math.imul(low + pair, 0x85ebca6b)
    low ^= low >>> 15
  }
  high ^= high >>> 16
  low = Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  return (high >>> 0) * 0x200000 + (low >>> 11)
}

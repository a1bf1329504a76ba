import { placeOf, type Words } from './words.ts'

/**
 * A move: one small integer that holds its kind and what it names, so that search allocates nothing.
 * People, records and protocols see its notation; each kind is declared once by the notation itself.
 */
export type Move = number & { readonly move: never }

/** What one blank of a notation may hold: a word of a vocabulary, a number, or something of its own. */
export interface Blank {
  readonly size: number
  format(value: number): string
  /** The value, or -1 if the text is none. */
  parse(text: string): number
  /** For error messages: "one of skill, persuasion" or "a number from 1 to 4". */
  readonly expected: string
  /** The vocabulary whose words it stands for, if it has one. */
  readonly vocabulary?: Words
  /** A regular expression of the text it may stand for; no spaces unless it says so. */
  readonly pattern: string
}

export function oneOf(vocabulary: Words): Blank {
  return {
    size: vocabulary.size,
    format: (value) => vocabulary.list[value],
    parse: (text) => placeOf(vocabulary, text),
    expected: `one of ${vocabulary.list.join(', ')}`,
    vocabulary,
    pattern: '\\S+?',
  }
}

export function number(min: number, max: number): Blank {
  return {
    size: max + 1,
    format: String,
    parse: (text) =>
      /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : -1,
    expected: `a number from ${min} to ${max}`,
    pattern: '\\S+?',
  }
}

type Blanks<T extends string> = T extends `${string}<${infer Name}>${infer Rest}`
  ? [Name, ...Blanks<Rest>]
  : []
type Values<N extends readonly unknown[]> = { [I in keyof N]: number }

/** One kind of move: makes moves, recognises them and reads them. */
export interface MoveKind<T extends string = string> {
  (...values: Values<Blanks<T>>): Move
  /** `take <space> <colour>` */
  readonly notation: T
  readonly blanks: readonly {
    readonly name: string
    readonly blank: Blank
    readonly shift: number
    readonly mask: number
  }[]
  is(move: Move): boolean
  /** Reads one blank: `take.get.space(move)`. */
  readonly get: { readonly [N in Blanks<T>[number]]: (move: Move) => number }
  /** Given by `moveKinds`; its place in the list of the game. */
  code: number
}

const KIND_BITS = 8
const KIND_MASK = (1 << KIND_BITS) - 1
const BITS = 30

/** Declares a kind of move by its notation; every blank in <> is explained in the second argument. */
export function moveKind<const T extends string>(
  notation: T,
  explained: { readonly [N in Blanks<T>[number]]: Blank | Words },
): MoveKind<T> {
  const explanations: { readonly [name: string]: Blank | Words } = explained
  let shift = KIND_BITS
  const blanks = Array.from(notation.matchAll(/<([^>]+)>/g), ([, name]) => {
    const given = explanations[name]
    const blank = 'list' in given ? oneOf(given) : given
    const bits = Math.max(1, 32 - Math.clz32(blank.size - 1))
    const part = { name, blank, shift, mask: (1 << bits) - 1 }
    shift += bits
    return part
  })
  if (shift > BITS) throw new Error(`"${notation}" does not fit into a move`)
  if (blanks.length > 4) throw new Error(`"${notation}" has more than four blanks`)
  const make = maker(
    blanks.map((part) => part.shift),
    () => kind.code,
  ) as unknown as MoveKind<T>
  const get = Object.fromEntries(blanks.map((part) => [part.name, reader(part.shift, part.mask)]))
  const kind = Object.assign(make, {
    notation,
    blanks,
    code: -1,
    get,
    is: (move: Move) => (move & KIND_MASK) === kind.code,
  })
  return kind
}

/** Packs a move; one function for each number of blanks, since moves are made all the time. */
function maker(shifts: readonly number[], code: () => number): (...values: number[]) => number {
  const [one, two, three, four] = shifts
  switch (shifts.length) {
    case 0:
      return code
    case 1:
      return (a) => code() | (a << one)
    case 2:
      return (a, b) => code() | (a << one) | (b << two)
    case 3:
      return (a, b, c) => code() | (a << one) | (b << two) | (c << three)
    default:
      return (a, b, c, d) => code() | (a << one) | (b << two) | (c << three) | (d << four)
  }
}

function reader(shift: number, mask: number): (move: Move) => number {
  return (move) => (move >> shift) & mask
}

/** The number of a move's kind in the list of the game. */
export function kindCode(move: Move): number {
  return move & KIND_MASK
}

/** The notations of a game: every kind of move with its number, to format and parse. */
export class Notation {
  readonly kinds: readonly MoveKind[]
  readonly #patterns: readonly RegExp[]

  constructor(kinds: readonly MoveKind[]) {
    if (kinds.length > KIND_MASK) throw new Error('too many kinds of moves')
    const seen = new Set<string>()
    kinds.forEach((kind, index) => {
      if (seen.has(kind.notation)) throw new Error(`the notation "${kind.notation}" stands twice`)
      if (kind.code >= 0 && kind.code !== index) throw new Error(`"${kind.notation}" belongs to another game`)
      seen.add(kind.notation)
      kind.code = index
    })
    this.kinds = kinds
    this.#patterns = kinds.map(patternOf)
  }

  kindOf(move: Move): MoveKind {
    return this.kinds[kindCode(move)]
  }

  format(move: Move): string {
    const { notation, blanks } = this.kindOf(move)
    let next = 0
    return notation.replace(/<[^>]+>/g, () => {
      const { blank, shift, mask } = blanks[next++]
      return blank.format((move >> shift) & mask)
    })
  }

  /** The move that a text names, or what was expected instead. */
  parse(text: string): Move | NotationError {
    const trimmed = text.trim().replace(/\s+/g, ' ')
    if (trimmed.length > 200)
      return { expected: 'a move of at most 200 characters', found: `${trimmed.slice(0, 40)}…` }
    let closest: NotationError | null = null
    for (let index = 0; index < this.kinds.length; index++) {
      const match = this.#patterns[index].exec(trimmed)
      if (match === null) continue
      const move = read(this.kinds[index], match)
      if (typeof move === 'number') return move
      closest ??= move
    }
    return closest ?? { expected: this.#expectedInsteadOf(trimmed), found: trimmed }
  }

  #expectedInsteadOf(text: string): string {
    const first = firstWord(text)
    const near = this.kinds.filter((kind) => firstWord(kind.notation) === first)
    const offered = near.length > 0 ? near : this.kinds
    return offered.map((kind) => kind.notation).join(' | ')
  }
}

/** Why a text is no move. */
export interface NotationError {
  readonly expected: string
  readonly found: string
}

function firstWord(text: string): string {
  return /^[^\s:<]+/.exec(text)?.[0] ?? ''
}

function patternOf(kind: MoveKind): RegExp {
  let next = 0
  const parts = kind.notation.split(/(<[^>]+>)/).map((part) => {
    if (part.startsWith('<')) return `(${kind.blanks[next++].blank.pattern})`
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

function read(kind: MoveKind, match: RegExpExecArray): Move | NotationError {
  let bits = kind.code
  for (let index = 0; index < kind.blanks.length; index++) {
    const { name, blank, shift } = kind.blanks[index]
    const value = blank.parse(match[index + 1])
    if (value < 0) return { expected: `${kind.notation} with <${name}> ${blank.expected}`, found: match[0] }
    bits |= value << shift
  }
  return bits as Move
}

/** The moves one may choose from now; reused, so that listing allocates nothing. */
export class MoveList {
  readonly #moves = new Int32Array(1024)
  count = 0
  /** How many of them are side moves: possible beside the decision, not options of it. */
  sides = 0
  /** Set by `ask`: the decision is put even with a single option. */
  asked = false

  add(move: Move): void {
    if (this.sides > 0) throw new Error('side moves are listed after all options')
    this.#put(move)
  }

  /**
   * One move for each of these pieces that there are any of; `first` names the first of them, and from one to the next
   * a move grows by `step`. Written for every piece and counted only where there is one: what lies where is hard to
   * guess, and wrong guesses of the processor were most of what such a list costs.
   */
  addEach(first: Move, step: number, pieces: Int16Array): void {
    if (this.sides > 0) throw new Error('side moves are listed after all options')
    const moves = this.#moves
    const { length } = pieces
    let count = this.count
    if (count + length > moves.length) throw new Error('too many moves to choose from')
    for (let piece = 0, move: number = first; piece < length; piece++, move += step) {
      moves[count] = move
      count += -pieces[piece] >>> 31
    }
    this.count = count
  }

  /** A move that may be made before this decision and does not answer it. */
  side(move: Move): void {
    this.#put(move)
    this.sides++
  }

  #put(move: Move): void {
    if (this.count === this.#moves.length) throw new Error('too many moves to choose from')
    this.#moves[this.count++] = move
  }

  /** Put this decision even if it has one option only. */
  ask(): void {
    this.asked = true
  }

  at(index: number): Move {
    return this.#moves[index] as Move
  }

  has(move: Move): boolean {
    for (let index = 0; index < this.count; index++) if (this.#moves[index] === move) return true
    return false
  }

  clear(): void {
    this.count = 0
    this.sides = 0
    this.asked = false
  }

  /** A choice with exactly one option is no choice. */
  get forced(): boolean {
    return this.count - this.sides === 1 && !this.asked
  }

  toArray(): Move[] {
    return Array.from(this.#moves.subarray(0, this.count), (move) => move as Move)
  }
}

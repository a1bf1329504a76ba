import type { Random } from '@chronik/kernel'
import type { Reply } from './process.ts'

type Json = unknown

const JUNK: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1,
  7,
  32767,
  32768,
  -32768,
  1e21,
  0.5,
  '',
  '?',
  'fetch',
  'fair',
  '1',
  '__proto__',
  'constructor',
  '\u0000',
  'ü\u2028\ud800',
  'x'.repeat(5000),
  [],
  {},
  [[[]]],
  { __proto__: null, toString: 1 },
]
const KEYS = [
  'op',
  'match',
  'tag',
  'lang',
  'moves',
  'seat',
  'state',
  '__proto__',
  'hasOwnProperty',
  'x',
] as const

/** Makes requests that are almost right, and lines that are not at all, from what the engine said last. */
export class Fuzzer {
  readonly #random: Random
  readonly #game: string
  #moves: readonly string[] = []
  #state: Json = {}
  #record: Json = ''

  constructor(random: Random, game: string) {
    this.#random = random
    this.#game = game
  }

  learn({ turn, state, record }: Reply): void {
    if (turn?.moves !== undefined) this.#moves = turn.moves
    if (state !== undefined) this.#state = state
    if (record !== undefined) this.#record = record
  }

  line(): Buffer {
    const { below } = this.#choices
    if (below(20) === 0) return this.#noise()
    let request = this.#request()
    for (let times = below(2) * (1 + below(2)); times > 0; times--) request = this.#mutated(request)
    const line = Buffer.from((JSON.stringify(request) ?? 'undefined').replaceAll('\n', ' '))
    return below(10) === 0 ? this.#scratched(line) : line
  }

  get #choices() {
    const below = (n: number): number => this.#random.below(n)
    return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] }
  }

  #request(): Json {
    const { below, pick } = this.#choices
    const match = String(1 + below(4))
    const move = this.#moves.length > 0 ? pick(this.#moves) : 'fetch'
    const opening = { op: 'new', game: this.#game, players: 2 + below(3), seed: below(100), match }
    return pick<Json>([
      { op: 'games' },
      opening,
      opening,
      { op: 'turn', match, tag: below(9) },
      { op: 'play', match, moves: [move], lang: pick(['de', 'en', 'nl']) },
      { op: 'play', match, moves: [move, move], seat: below(3) },
      { op: 'play', match, moves: [pick(this.#moves.length > 0 ? this.#moves : ['x'])] },
      { op: 'state', match },
      { op: 'set', match, state: this.#state },
      { op: 'set', match, state: this.#disturbed(this.#state) },
      { op: 'set', match, state: this.#disturbed(this.#state) },
      { op: 'view', match, seat: below(4) - 1 },
      { op: 'explain', match, move },
      { op: 'score', match },
      { op: 'save', match },
      { op: 'load', match, record: this.#record },
      { op: 'load', match, record: this.#cut(String(this.#record)) },
      below(4) === 0 ? { op: 'close', match } : { op: 'turn', match },
    ])
  }

  /** A position that still has the right form: about two numbers in it are others. */
  #disturbed(json: Json, numbers = JSON.stringify(json).match(/-?\d+[,}\]]/g)?.length ?? 1): Json {
    const { below, pick } = this.#choices
    if (typeof json === 'number') {
      return below(numbers) < 2 ? pick([0, 1, 2, 3, json + 1, json - 1, 300]) : json
    }
    if (Array.isArray(json)) {
      const list = json.map((one: Json) => this.#disturbed(one, numbers))
      return below(200) === 0 ? [...list, ...list.slice(-1)] : list
    }
    if (typeof json !== 'object' || json === null) return json
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, this.#disturbed(value, numbers)]),
    )
  }

  /** Somewhere inside, something is missing, too much, or something else. */
  #mutated(json: Json): Json {
    const { below, pick } = this.#choices
    if (typeof json !== 'object' || json === null || below(8) === 0) return pick(JUNK)
    if (Array.isArray(json)) {
      const at = below(json.length + 1)
      return json.toSpliced(at, below(2), this.#mutated(json[at] as Json))
    }
    const entries = Object.entries(json)
    const at = below(entries.length)
    if (entries.length === 0 || below(4) === 0)
      return Object.fromEntries([...entries, [pick(KEYS), pick(JUNK)]])
    if (below(4) === 0) return Object.fromEntries(entries.toSpliced(at, 1))
    const [key, value] = entries[at]
    return Object.fromEntries(entries.with(at, [key, this.#mutated(value as Json)]))
  }

  #cut(text: string): string {
    const at = this.#random.below(text.length + 1)
    return text.slice(0, at) + text.slice(at + this.#random.below(10))
  }

  #scratched(line: Buffer): Buffer {
    const { below } = this.#choices
    const copy = Buffer.from(line)
    for (let times = 1 + below(4); times > 0 && copy.length > 0; times--)
      copy[below(copy.length)] = below(256)
    return withoutNewline(below(3) === 0 ? copy.subarray(0, below(copy.length + 1)) : copy)
  }

  #noise(): Buffer {
    const { below } = this.#choices
    if (below(50) === 0) return Buffer.alloc(1_000_001 + below(500_000), 'x')
    if (below(10) === 0) return Buffer.from('['.repeat(below(20_000)) + ']'.repeat(below(20_000)))
    return withoutNewline(Buffer.from(Array.from({ length: below(200) }, () => below(256))))
  }
}

function withoutNewline(line: Buffer): Buffer {
  return line.map((byte) => (byte === 10 ? 32 : byte)) as Buffer
}

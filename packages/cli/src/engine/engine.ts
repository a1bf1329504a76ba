import { formatJson, type Game, type Json, type Language, type Seed } from '@chronik/kernel'
import type { Line } from './lines.ts'
import { type Answer, OPS } from './ops.ts'
import { errorReply, Problem } from './problem.ts'
import { Request } from './request.ts'
import { Tables } from './tables.ts'

export const LONGEST_LINE = 1_000_000

/** The engine of the protocol: one reply per line, whatever the line holds. */
export class Engine {
  readonly #language: Language
  readonly #tables: Tables
  /** Gets every error that is not the fault of a request. */
  readonly #surprised: (error: unknown) => void

  constructor(
    games: readonly Game[],
    language: Language,
    drawSeed: () => Seed,
    surprised: (error: unknown) => void,
  ) {
    this.#tables = new Tables(games, drawSeed)
    this.#language = language
    this.#surprised = surprised
  }

  reply(line: Line): string {
    let language = this.#language
    let echo: Answer = {}
    try {
      if ('wrong' in line) throw new Problem({ code: line.wrong, params: { limit: LONGEST_LINE } })
      const request = new Request(parse(line.text))
      const { tag } = request
      if (tag !== undefined) echo = { tag }
      language = request.language ?? language
      return written({ ok: true, ...echo, ...this.#answer(request, language) })
    } catch (error) {
      if (!(error instanceof Problem)) this.#surprised(error)
      return written({ ok: false, ...echo, error: errorReply(error, language) })
    }
  }

  #answer(request: Request, language: Language): Answer {
    const name = request.text('op')
    if (!Object.hasOwn(OPS, name)) {
      throw new Problem({ code: 'unknown-op', params: { op: name, ops: Object.keys(OPS).join(', ') } })
    }
    const op = OPS[name]
    request.allow(['op', 'tag', 'lang', ...(op.on === 'match' ? ['match'] : []), ...op.entries])
    if (op.on === 'tables') return op.answer(this.#tables, request)
    const { name: match, table } = this.#tables.find(request)
    return { match, ...op.answer(table, request, language) }
  }
}

/** A reply on one line, whatever the reader takes for the end of a line. */
function written(reply: Answer): string {
  return formatJson(reply as { readonly [key: string]: Json })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem({ code: 'bad-json' })
  }
}

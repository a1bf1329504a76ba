/** A place in a text, as editors count it: from one on. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Where the values of a JSON text begin and end, by path; or where it stops being JSON. */
export type Scanned =
  | { readonly ok: true; readonly places: ReadonlyMap<string, Span> }
  | { readonly ok: false; readonly at: number }

interface Span {
  readonly start: number
  readonly end: number
}

class NotJson extends Error {
  readonly at: number
  constructor(at: number) {
    super(`no JSON from ${at} on`)
    this.at = at
  }
}

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const DEEPEST = 40

/** Reads a JSON text for its places alone. */
export function scan(text: string): Scanned {
  const places = new Map<string, Span>()
  let at = 0
  const space = (): void => {
    while (/[ \t\n\r]/.test(text[at] ?? '')) at++
  }
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) throw new NotJson(at)
    at += found[0].length
    return found[0]
  }
  const expect = (sign: string): void => {
    space()
    if (text[at] !== sign) throw new NotJson(at)
    at++
  }
  /** The entries between two brackets, with a comma between each two. */
  const entries = (end: string, entry: (index: number) => void): void => {
    at++
    space()
    for (let index = 0; text[at] !== end; index++) {
      if (index > 0) expect(',')
      space()
      entry(index)
      space()
    }
    at++
  }
  const value = (path: string, depth: number): void => {
    if (depth > DEEPEST) throw new NotJson(at)
    space()
    const start = at
    const inner = (name: string): string => (path === '' ? name : `${path}.${name}`)
    if (text[at] === '{')
      entries('}', () => {
        const name = JSON.parse(take(STRING)) as string
        expect(':')
        value(inner(name), depth + 1)
      })
    else if (text[at] === '[') entries(']', (index) => value(inner(`${index}`), depth + 1))
    else if (text[at] === '"') take(STRING)
    else take(SCALAR)
    places.set(path, { start, end: at })
  }
  try {
    value('', 0)
    space()
    if (at < text.length) throw new NotJson(at)
    return { ok: true, places }
  } catch (error) {
    if (error instanceof NotJson) return { ok: false, at: error.at }
    throw error
  }
}

/** The line and the column of a character. */
export function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** The span of a path, or of the nearest thing around it that exists. */
export function spanOf(places: ReadonlyMap<string, Span>, path: string): Span {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const found = places.get(part)
    if (found !== undefined) return found
  }
  return places.get('') ?? { start: 0, end: 0 }
}

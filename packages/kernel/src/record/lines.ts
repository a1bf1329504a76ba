import { show } from '../codec.ts'
import { RecordError, type RecordErrorCode, showLine } from './error.ts'
import { RECORD_LIMITS } from './record.ts'

/** Nothing that ends a line, moves the cursor or is half a character may stand in a line. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** The lines of a text, read one after the other; whatever does not fit is a RecordError with its line. */
export class Lines {
  readonly #lines: readonly string[]
  #next = 0

  constructor(text: string) {
    this.#lines = split(text)
  }

  get done(): boolean {
    return this.#next === this.#lines.length
  }

  get empty(): boolean {
    return this.#lines[this.#next] === ''
  }

  /** Whether events follow: an empty line, and then something else than a result. */
  get startsEvents(): boolean {
    return this.empty && !this.startsResult
  }

  get startsResult(): boolean {
    return this.empty && this.#lines[this.#next + 1] === 'result'
  }

  /** Whether the next line begins with this tag. */
  at(tag: string): boolean {
    return this.#lines[this.#next]?.startsWith(`${tag} `) ?? false
  }

  /** What stands after the tag. */
  rest(tag: string): string {
    if (!this.at(tag)) this.#refuse(`a line "${tag} …"`)
    return this.#take().slice(tag.length + 1)
  }

  /** What stands after the tag, if it looks like this. */
  value(tag: string, pattern: RegExp, what: string): string {
    const value = this.rest(tag)
    return pattern.test(value) ? value : this.fail(what, value)
  }

  /** What stands after the tag, cut at spaces; the last part keeps its own. */
  split(tag: string, count: number, what: string): string[] {
    return this.#cut(this.rest(tag), count, what)
  }

  /** The whole line, cut at spaces. */
  parts(count: number, what: string): string[] {
    return this.#cut(this.#take(), count, what)
  }

  /** A line with nothing but the tag. */
  alone(tag: string): void {
    const line = this.#take()
    if (line !== tag) this.fail(`a line "${tag}"`, line)
  }

  skipEmpty(): void {
    this.#take()
    if (this.done || this.empty) this.#refuse('an event or a result')
  }

  /** Nothing may follow but what was said to be possible here. */
  end(expected: string): void {
    if (!this.done) this.#refuse(expected)
  }

  /** The line read last is wrong. */
  fail(expected: string, found: string, code: RecordErrorCode = 'syntax'): never {
    throw new RecordError(code, this.#next, expected, found === '' ? 'nothing' : show(found))
  }

  #take(): string {
    return this.#lines[this.#next++]
  }

  #refuse(expected: string): never {
    throw new RecordError('syntax', this.#next + 1, expected, showLine(this.#lines[this.#next]))
  }

  #cut(text: string, count: number, what: string): string[] {
    const parts: string[] = []
    let from = 0
    while (parts.length < count - 1) {
      const space = text.indexOf(' ', from)
      if (space < 0) this.fail(what, text)
      parts.push(text.slice(from, space))
      from = space + 1
    }
    return [...parts, text.slice(from)]
  }
}

function split(text: string): string[] {
  if (text.length > RECORD_LIMITS.characters) {
    throw new RecordError('limit', 1, `at most ${RECORD_LIMITS.characters} characters`, String(text.length))
  }
  const lines: string[] = []
  let from = 0
  while (from < text.length) {
    const number = lines.length + 1
    if (number > RECORD_LIMITS.lines) {
      throw new RecordError('limit', number, `at most ${RECORD_LIMITS.lines} lines`, 'more')
    }
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end < 0 ? text.length : end)
    if (line.length > RECORD_LIMITS.line) {
      const expected = `a line of at most ${RECORD_LIMITS.line} characters`
      throw new RecordError('limit', number, expected, String(line.length))
    }
    const odd = FORBIDDEN.exec(line)
    if (odd !== null) {
      const found = `character ${line.charCodeAt(odd.index)} in column ${odd.index + 1}`
      throw new RecordError('syntax', number, 'a line of visible text ended by a line feed', found)
    }
    if (end < 0) throw new RecordError('syntax', number, 'a line feed at the end of the line', 'the end')
    lines.push(line)
    from = end + 1
  }
  return lines
}

import { show } from '../codec.ts'
import type { Refusal } from '../refusal.ts'

/**
 * What can be wrong with a record:
 * - `limit`: too long to be read at all, `syntax`: not of the grammar, `format-version`: a later grammar;
 * - `game`, `rules-version`: of another game or of other rules, `setup`: options, edition or position do not fit;
 * - `move`: no move of the game, `illegal`: a move that cannot be made then;
 * - `chance`: an outcome that cannot come then, `incomplete`: it ends where an outcome is due.
 */
export const RECORD_ERRORS = [
  'limit',
  'syntax',
  'format-version',
  'game',
  'rules-version',
  'setup',
  'move',
  'illegal',
  'chance',
  'incomplete',
] as const
export type RecordErrorCode = (typeof RECORD_ERRORS)[number]

/** A record that cannot be read or replayed, with the line and what was expected there. */
export class RecordError extends Error {
  readonly code: RecordErrorCode
  readonly line: number
  readonly expected: string
  readonly found: string
  /** Why a move is illegal. */
  readonly refusal: Refusal | null

  constructor(
    code: RecordErrorCode,
    line: number,
    expected: string,
    found: string,
    refusal: Refusal | null = null,
  ) {
    super(`line ${line}: expected ${expected}, found ${found}`)
    this.name = 'RecordError'
    this.code = code
    this.line = line
    this.expected = expected
    this.found = found
    this.refusal = refusal
  }
}

/** A line as it is shown in an error. */
export function showLine(line: string | undefined): string {
  if (line === undefined) return 'the end'
  return line === '' ? 'an empty line' : show(line)
}

import type { Json } from '../codec.ts'
import type { Correction } from '../edition.ts'
import type { Score } from '../score.ts'

/** The version of the grammar in docs/record.md. */
export const RECORD_FORMAT = 1

/** No record of a real match comes near these. */
export const RECORD_LIMITS = { characters: 4_000_000, lines: 50_000, line: 65_536 } as const

/** A match as it is written down: everything that is needed to play it again, in words. */
export interface MatchRecord {
  readonly game: string
  readonly rules: number
  readonly id: string
  readonly players: number
  /** YYYY-MM-DD */
  readonly date?: string
  /** By seat; null where nobody is named. */
  readonly names: readonly (string | null)[]
  readonly commitment?: string
  /** Only once it is published. */
  readonly seed?: string
  /** The options that differ from their defaults. */
  readonly options: readonly { readonly id: string; readonly value: Json }[]
  /** Missing if the match is played with the standard edition. */
  readonly edition?: { readonly id: string; readonly corrections: readonly Correction[] }
  /** Where the match began, if not where its game begins. */
  readonly position?: Json
  readonly events: readonly RecordedEvent[]
  /** Missing while the match is under way. */
  readonly result?: Score
}

/** One line of a match in words; seats count from 0 here and from 1 in the text. */
export type RecordedEvent =
  | { readonly type: 'move'; readonly seat: number; readonly move: string }
  | { readonly type: 'chance'; readonly source: string; readonly outcome: string }

/**
 * A deed is what one request added to a match: a series of moves with all outcomes of chance that followed,
 * as lines of the record. The ordered deeds are the truth; a position is what follows from them.
 */
export interface Deed {
  readonly table: string
  /** Counts the deeds of a match from 1; unique, so two writers cannot both append. 0 is setting up. */
  readonly seq: number
  readonly seat: number
  /** Chosen by the client; the same request is never played twice. */
  readonly request: string
  readonly lines: readonly string[]
  readonly at: number
  /** Milliseconds of its clock that it cost the seat, if it has one; less than nothing if more was given. */
  readonly spent?: number
}

export type Appended =
  | { readonly kind: 'appended' }
  /** The same request was appended before, as this deed. */
  | { readonly kind: 'repeated'; readonly seq: number }
  /** Another deed has this number. */
  | { readonly kind: 'taken' }

export interface DeedStore {
  /** Appends; deeds that come at the same time share one commit. */
  append(deed: Deed): Promise<Appended>
  /** The deeds of a match from a number on, in order. */
  from(table: string, seq: number): Promise<readonly Deed[]>
}

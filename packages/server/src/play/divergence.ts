/**
 * A kept match and the rules at hand disagree: what is kept cannot have happened by these rules. Thrown while
 * replaying, in the middle of a step; caught by whoever replays.
 */
export class Divergence extends Error {
  /** The deed where they part. */
  readonly seq: number
  readonly expected: string
  readonly found: string

  constructor(seq: number, expected: string, found: string) {
    super(`deed ${seq}: expected ${expected}, found ${found}`)
    this.name = 'Divergence'
    this.seq = seq
    this.expected = expected
    this.found = found
  }
}

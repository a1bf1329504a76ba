/** The sign of a game in lists: drawn on a 32 x 32 grid, on a round ground with a rim. */
export interface Emblem {
  readonly rim: string
  readonly ground: string
  readonly sign: string
  /** The colour of what is drawn about the game: a course of points. */
  readonly line: string
}

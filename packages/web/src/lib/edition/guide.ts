import type { Name, Names } from '@chronik/kernel'

/** A part of the box whose figures are looked at together. */
export interface Component {
  readonly id: string
  readonly name: Name
  /** The piece that stands for it, by its word in the sheet. */
  readonly piece: string
  /** What its paths begin with. */
  readonly paths: readonly string[]
}

/** How the figures of a game are told to people. */
export interface EditionGuide {
  readonly components: readonly Component[]
  /** What things are called whose figures stand together, a star for any name: `customers.*`. */
  readonly cards: readonly string[]
  /**
   * What the parts of a path are called where the game has no name for them, or another one: by the whole path, by
   * its last two parts or by the last alone. `#` stands for a number and takes its place in the name.
   */
  readonly words: Names
  /** Lists that count from nothing on: `[0, 1, 3]` is for none, one and two. */
  readonly fromNone: readonly string[]
  /** Its pieces as symbols. */
  sheet(): Promise<string>
}

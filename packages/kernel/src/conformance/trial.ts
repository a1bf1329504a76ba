import type { Random } from '../chance/chance.ts'
import { FastRandom, mixSeed } from '../chance/seeded.ts'
import { decider } from '../engine.ts'
import type { AnyState, Game, Setup } from '../game.ts'
import { type Move, MoveList } from '../move.ts'
import { type Cells, cellsOf } from './cells.ts'
import { vocabularyOf } from './names.ts'

/** What random play has met so far, to see what it never met. */
export interface Coverage {
  readonly kinds: Set<number>
  readonly steps: Set<number>
  readonly refusals: Set<string>
  /** Imagined worlds that differed from the true one; if there are none, the views prove little. */
  worlds: number
}

/** How many earlier moves are kept to be tried again out of place. */
const KEPT = 32

/** One setup under test: the position on the table and spare ones for the checks. */
export class Trial<S extends AnyState> {
  readonly game: Game<S>
  readonly setup: Setup
  readonly box: S['box']
  readonly cells: Cells
  readonly coverage: Coverage
  /** The words of the game that need a name when somebody is told of them. */
  readonly vocabulary: ReadonlySet<string>
  readonly state: S
  readonly moves = new MoveList()
  /** Spare positions; a check may do with them what it likes. */
  readonly copy: S
  readonly view: S
  readonly world: S
  readonly spare: S
  readonly listed = new MoveList()
  /** Moves that were legal earlier in the match. */
  readonly earlier: Move[] = []
  /** Chooses what the checks look at; of its own, so that checks never change the match. */
  random: Random = new FastRandom(0)
  /** Look at everything instead of samples. */
  full = false

  constructor(game: Game<S>, setup: Setup, coverage: Coverage) {
    this.game = game
    this.setup = setup
    this.box = game.open(setup)
    this.cells = cellsOf(game.fields)
    this.coverage = coverage
    this.vocabulary = vocabularyOf(game)
    this.state = game.blank(this.box)
    this.copy = game.blank(this.box)
    this.view = game.blank(this.box)
    this.world = game.blank(this.box)
    this.spare = game.blank(this.box)
  }

  get seat(): number {
    return decider(this.state)
  }

  /** A fresh beginning; what the checks choose depends on the seed only. */
  restart(seed: number): void {
    this.state.mem.set(this.game.begin(this.box).mem)
    for (const spare of [this.copy, this.view, this.world, this.spare]) spare.log = null
    this.earlier.length = 0
    this.random = new FastRandom(mixSeed(seed, 7))
  }

  remember(move: Move): void {
    if (this.earlier.length < KEPT) this.earlier.push(move)
    else this.earlier[this.random.below(KEPT)] = move
  }

  format(move: Move): string {
    return this.game.notation.format(move)
  }

  /** Some of a list: all of it when looking at everything. */
  some<T>(list: readonly T[], most: number): readonly T[] {
    if (this.full || list.length <= most) return list
    const start = this.random.below(list.length)
    return Array.from({ length: most }, (_, index) => list[(start + index) % list.length])
  }
}

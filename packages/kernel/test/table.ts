import type { Chance, Refusal, Script } from '../src/index.ts'
import {
  type AnyState,
  awaitedSource,
  type Game,
  Match,
  type Move,
  ScriptedChance,
  tell,
  WAITING,
} from '../src/index.ts'

/** Draws nothing: the table waits for an outcome. */
const PATIENT: Chance = { outcome: () => WAITING }

/**
 * A table for tests that read like the rulebook: given a position, when these lines, then this. A line
 * is one of a record: `1 offer card-5` is a move of the first seat.
 */
export class Table<S extends AnyState> {
  readonly match: Match<S>

  /** Goes on from a position; what is drawn follows the script, and after it the table waits. */
  constructor(game: Game<S>, position: S, script: Script = {}, beyond: Chance = PATIENT) {
    const { players } = position.box
    this.match = new Match(game, { players }, new ScriptedChance(script, beyond), position)
  }

  get state(): S {
    return this.match.state
  }

  /** Who is to decide what: `1 turn`; the outcome that is awaited: `* bag`; or `over`. */
  get due(): string {
    const { turn, game } = this.match
    const source = awaitedSource(game, this.state)
    if (source !== null) return `* ${source.id}`
    return turn.over ? 'over' : `${turn.seat + 1} ${turn.decision}`
  }

  /** The moves one may choose from, in words. */
  get options(): string[] {
    const { turn, game } = this.match
    return turn.over ? [] : turn.moves.map((move) => game.notation.format(move))
  }

  /** The codes of what was told so far. */
  get told(): string[] {
    return this.match.log.map(({ code }) => code)
  }

  /** Plays line after line; a refusal fails the test in words. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const refused = this.refusal(line)
      if (refused !== null) {
        const { refusals, names } = this.match.game
        const words = tell(refused, 'en', refusals, names)
        throw new Error(`"${line}" is refused: ${words} (${refused.code} ${refused.rule ?? ''})`)
      }
      this.match.play([this.#read(line).move])
    }
    return this
  }

  /** Why a line is refused, or null if it is possible. */
  refusal(line: string): Refusal | null {
    const { seat, move } = this.#read(line)
    return this.match.explain(move, seat)
  }

  #read(line: string): { seat: number; move: Move } {
    const [number, ...words] = line.split(' ')
    const move = this.match.game.notation.parse(words.join(' '))
    if (typeof move !== 'number') throw new Error(`"${line}": expected ${move.expected}`)
    return { seat: Number(number) - 1, move }
  }
}

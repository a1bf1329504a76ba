import {
  type AnyState,
  advance,
  apply,
  type Chance,
  decider,
  type Game,
  type MoveList,
  type Random,
} from '@chronik/kernel'
import type { Appraiser } from '../evaluator.ts'
import { Impression } from '../policy.ts'

/** How far a search plays on from a new position before it is valued: decisions, or until something is over. */
type Length = number | 'turn' | 'cycle' | 'end'

/** Who plays on: chance, or first impressions with some variety. */
type Guide = 'chance' | 'impression'

export interface RolloutPlan {
  readonly length: Length
  readonly guide: Guide
}

/** A cycle of turns that takes longer than this is cut: alone, the seat never changes. */
const LONG_CYCLE = 24
/** How careless a guided rollout is, in points. */
const VARIETY = 0.5

/** Plays on from a position, quickly and without memory. */
export class Rollout<S extends AnyState> {
  readonly #game: Game<S>
  readonly #random: Random
  readonly #chance: Chance
  readonly #impression: Impression<S> | null
  readonly #length: Length

  constructor(
    game: Game<S>,
    box: S['box'],
    appraiser: Appraiser<S>,
    random: Random,
    chance: Chance,
    { length, guide }: RolloutPlan,
  ) {
    this.#game = game
    this.#random = random
    this.#chance = chance
    this.#impression = guide === 'chance' ? null : new Impression(game, box, appraiser, random, chance)
    this.#length = length
  }

  /** From a position whose moves are listed to where it is cut. */
  play(world: S, moves: MoveList): void {
    const { players } = world.box
    let seat = decider(world)
    let turns = 0
    for (let count = 0; !this.#cut(count, turns, players); count++) {
      const move =
        this.#impression === null
          ? moves.at(this.#random.below(moves.count))
          : this.#impression.choose(world, moves, VARIETY)
      apply(this.#game, world, move)
      if (advance(this.#game, world, this.#chance, moves) === 'over') return
      if (decider(world) !== seat) {
        seat = decider(world)
        turns++
      }
    }
  }

  #cut(count: number, turns: number, players: number): boolean {
    switch (this.#length) {
      case 'end':
        return false
      case 'turn':
        return turns >= 1 || count >= LONG_CYCLE
      case 'cycle':
        return turns >= players || count >= LONG_CYCLE * players
      default:
        return count >= this.#length
    }
  }
}

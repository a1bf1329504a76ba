import {
  type AnyState,
  advance,
  apply,
  type Chance,
  clone,
  copyInto,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  type Random,
  SampledChance,
  WAITING,
} from '@chronik/kernel'
import type { Appraiser, Explainer } from './evaluator.ts'
import { bestStyleOf, roomFor } from './levels.ts'
import { bestAppraiserOf, type Player } from './opponents.ts'
import type { Planner } from './planner.ts'
import { rewardsOf } from './reward.ts'
import { type Budget, type Considered, Search } from './search/search.ts'

/** What was found out about a decision: the moves, best first, and the line that begins with the best. */
export interface Counsel {
  readonly considered: readonly Considered[]
  readonly line: readonly Move[]
}

/** Thinks about decisions for those who ask for advice, or look back. */
export interface Counsellor<S extends AnyState = AnyState> {
  readonly explainer: Explainer<S>
  weigh(view: S, budget: Budget): Counsel
  /** Where something is drawn in the turn of this seat: imagines what, and plays the turn on to its end. */
  playOn?(world: S, seat: number): void
}

const MOST_NODES = 1_000_000

/** By the best that has been loaded: whole turns where they are planned, else a search. */
export function counsellorOf<S extends AnyState>(
  player: Player<S>,
  box: S['box'],
  iterations: number,
  seed: number,
): Counsellor<S> {
  const { game, planner, mastery } = player
  const appraiser = bestAppraiserOf(player)
  if (player.learned !== undefined && mastery === 'plan' && planner !== undefined && box.players > 1) {
    const random = new FastRandom(seed)
    return new PlanningCounsellor(game, box, appraiser, planner(game, box, appraiser, random), random)
  }
  const nodes = Math.min(MOST_NODES, roomFor(iterations))
  const search = new Search(game, box, appraiser, { ...bestStyleOf(player), seed, nodes })
  return { explainer: appraiser, weigh: (view, budget) => search.run(view, budget) }
}

/** A move that loses so many points gets a third of the attention. */
const CLOSE = 1
const ATTENTION = 1_000

/** Plans the turn after every move; what is expected of all seats is read where the best line leads. */
class PlanningCounsellor<S extends AnyState> implements Counsellor<S> {
  readonly explainer: Explainer<S>
  readonly #game: Game<S>
  readonly #appraiser: Appraiser<S>
  readonly #planner: Planner<S>
  readonly #chance: SampledChance
  readonly #moves = new MoveList()
  readonly #world: S
  readonly #scores = new Float64Array(8)
  readonly #rewards = new Float64Array(8)

  constructor(
    game: Game<S>,
    box: S['box'],
    appraiser: Appraiser<S> & Explainer<S>,
    planner: Planner<S>,
    random: Random,
  ) {
    this.explainer = appraiser
    this.#chance = new SampledChance(random)
    this.#game = game
    this.#appraiser = appraiser
    this.#planner = planner
    this.#world = game.blank(box)
  }

  weigh(view: S): Counsel {
    const seat = decider(view)
    const world = clone(this.#game, view)
    this.#appraiser.begin()
    advance(this.#game, world, null, this.#moves, seat)
    const moves = Array.from({ length: this.#moves.count }, (_, index) => this.#moves.at(index))
    const values = this.#planner.weigh(world, this.#moves)
    const best = Math.max(...values)
    const total = values.reduce((sum, value) => sum + Math.exp((value - best) / CLOSE), 0)
    const considered = moves
      .map((move, index) => {
        const outlook = this.#outlook(world, move, seat, values[index])
        const visits = Math.round((ATTENTION * Math.exp((values[index] - best) / CLOSE)) / total)
        return { move, visits: Math.max(1, visits), value: values[index], outlook }
      })
      .sort((one, other) => other.value - one.value || one.move - other.move)
      .map(({ move, visits, outlook }) => ({
        move,
        visits,
        reward: this.#rewardOf(outlook, seat),
        score: outlook[seat],
        outlook,
      }))
    return { considered, line: this.#line(world, considered[0].move, seat) }
  }

  playOn(world: S, seat: number): void {
    const game = this.#game
    const chance: Chance = {
      outcome: (source, draw, unseen, total) =>
        this.#planner.ends(world, 'chance') ? WAITING : this.#chance.outcome(source, draw, unseen, total),
    }
    while (advance(game, world, chance, this.#moves) === 'choice' && decider(world) === seat)
      for (const move of this.#planner.plan(world, this.#moves)) {
        if (advance(game, world, null, this.#moves, seat) !== 'choice') break
        apply(game, world, move)
      }
  }

  /** The scores to be expected after a move: the margin is the planner's, the rivals' are read after the move. */
  #outlook(world: S, move: Move, seat: number, margin: number): number[] {
    const { players } = world.box
    copyInto(this.#world, world)
    apply(this.#game, this.#world, move)
    advance(this.#game, this.#world, null, this.#moves, seat)
    this.#appraiser.estimate(this.#world, this.#scores)
    const outlook = Array.from(this.#scores.subarray(0, players))
    outlook[seat] = margin + Math.max(...outlook.filter((_, one) => one !== seat))
    return outlook
  }

  #rewardOf(outlook: readonly number[], seat: number): number {
    this.#scores.set(outlook)
    rewardsOf(this.#scores, outlook.length, this.#rewards)
    return this.#rewards[seat]
  }

  #line(world: S, first: Move, seat: number): Move[] {
    copyInto(this.#world, world)
    apply(this.#game, this.#world, first)
    if (advance(this.#game, this.#world, null, this.#moves, seat) !== 'choice') return [first]
    return [first, ...this.#planner.plan(this.#world, this.#moves)]
  }
}

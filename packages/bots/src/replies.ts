import {
  type AnyState,
  advance,
  apply,
  awaitedSource,
  copyInto,
  decider,
  FastRandom,
  type Game,
  happen,
  type Move,
  MoveList,
  mixSeed,
  SeededChance,
  totalOf,
  unseenOf,
} from '@chronik/kernel'
import type { Appraiser } from './evaluator.ts'
import type { MakePlanner, Planner, TurnPlan } from './planner.ts'
import { RememberedPlans } from './remembered-plans.ts'
import { mixIn, rewardsOf } from './reward.ts'
import type { Budget, Considered, Found } from './search/search.ts'

/** How many of the best plans are played on, and through how many turns of the same seat after the planned one. */
export interface Foresight {
  readonly plans: number
  readonly turns: number
}

/** How often every plan is played on at least before one is given up. */
const LEAST = 4
/** What a plan is worth at first sight counts like so many times that it was played on. */
const TRUST = 2
/** A plan is given up when it is so many standard errors behind the best. */
const DOUBT = 2

/** A plan that is played on, and what came of it. */
interface Candidate {
  readonly plan: TurnPlan
  readonly first: number
  readonly rewards: number[]
  sum: number
  score: number
}

/**
 * Plans a turn with an eye to what follows: the best few plans are played on with sampled draws, where everybody
 * plans in the same way, and the one that comes out best on average is taken. All plans meet the same draws; one
 * that is clearly behind is given up.
 */
export class Replies<S extends AnyState> {
  readonly #game: Game<S>
  readonly #appraiser: Appraiser<S>
  readonly #planner: Planner<S>
  readonly #remembered: RememberedPlans<S>
  readonly #foresight: Foresight
  readonly #seed: number
  readonly #world: S
  readonly #moves = new MoveList()
  readonly #scores = new Float64Array(8)
  readonly #rewards = new Float64Array(8)
  /** How often it has thought: every thought has draws of its own. */
  #thoughts = 0

  constructor(
    game: Game<S>,
    box: S['box'],
    appraiser: Appraiser<S>,
    planner: MakePlanner<S>,
    seed: number,
    foresight: Foresight,
  ) {
    this.#game = game
    this.#appraiser = appraiser
    this.#planner = planner(game, box, appraiser, new FastRandom(seed))
    this.#remembered = new RememberedPlans(this.#planner)
    this.#foresight = foresight
    this.#seed = seed
    this.#world = game.blank(box)
  }

  /** The best plan for the seat that is to decide in this view; an iteration plays one plan on once. */
  run(view: S, budget: Budget): Found {
    const seat = decider(view)
    const seed = mixSeed(this.#seed, this.#thoughts++)
    this.#appraiser.begin(seat)
    this.#remembered.clear()
    this.#imagine(view, seat, seed)
    const plans = this.#planner.best(this.#world, this.#moves, this.#foresight.plans)
    const candidates = plans.map((plan) => this.#candidateOf(plan, seat))
    const iterations = this.#compare(view, seat, seed, candidates, budget)
    const considered = candidates
      .map((one): Considered & { readonly plan: readonly Move[] } => ({
        move: one.plan.moves[0],
        visits: one.rewards.length,
        reward: rewardOf(one),
        score: one.score / Math.max(1, one.rewards.length),
        plan: one.plan.moves,
      }))
      .sort((one, other) => other.visits - one.visits || other.reward - one.reward)
    const [{ move, plan }] = considered
    return { best: move, considered, line: plan, iterations }
  }

  #candidateOf(plan: TurnPlan, seat: number): Candidate {
    // The planner tells the margin: what the others come out with does not matter for the reward.
    this.#scores.fill(0)
    this.#scores[seat] = plan.value
    rewardsOf(this.#scores, Math.max(2, this.#world.box.players), this.#rewards)
    return { plan, first: this.#rewards[seat], rewards: [], sum: 0, score: 0 }
  }

  /** Plays plans on, all against the same draws, until one is left or the budget is used up. */
  #compare(view: S, seat: number, seed: number, candidates: readonly Candidate[], budget: Budget): number {
    const { iterations, expired, onProgress } = budget
    let alive = candidates
    let done = 0
    for (let round = 1; alive.length > 1 && done + alive.length <= iterations; round++) {
      const came: { readonly reward: number; readonly score: number }[] = []
      for (const { plan } of alive) {
        const reward = this.#playOn(view, seat, plan.moves, mixSeed(seed, round), expired)
        if (reward === null) return done
        came.push({ reward, score: this.#scores[seat] })
      }
      done += alive.length
      alive.forEach((one, at) => {
        one.rewards.push(came[at].reward)
        one.sum += came[at].reward
        one.score += came[at].score
      })
      const best = alive.reduce((one, other) => (rewardOf(other) > rewardOf(one) ? other : one))
      onProgress?.(done, iterations, best.plan.moves)
      if (round >= LEAST) alive = alive.filter((one) => one === best || !isBehind(one, best))
    }
    return done
  }

  /** What the seat sees, with everything imagined that it does not. */
  #imagine(view: S, seat: number, seed: number): void {
    copyInto(this.#world, view)
    this.#game.imagine(this.#world, seat, new FastRandom(seed))
    advance(this.#game, this.#world, null, this.#moves, seat)
  }

  /** The reward of a plan where draws fall as the seed says; null if there was no time to find out. */
  #playOn(
    view: S,
    seat: number,
    plan: readonly Move[],
    seed: number,
    expired: Budget['expired'],
  ): number | null {
    const world = this.#world
    const game = this.#game
    const moves = this.#moves
    const chance = new SeededChance(seed)
    this.#imagine(view, seat, seed)
    let line = plan
    let at = 0
    let mover = seat
    for (let turns = 0; ; ) {
      const stop = advance(game, world, null, moves)
      if (stop === 'choice') {
        const next = decider(world)
        if (mover === seat && next !== seat && turns >= this.#foresight.turns) break
        if (next === seat && mover !== seat) turns++
        mover = next
        if (at >= line.length) {
          if (expired?.() === true) return null
          line = this.#remembered.plan(world, moves)
          at = 0
        }
        apply(game, world, line[at++])
        continue
      }
      at = line.length
      if (!this.#planner.ends(world, stop)) this.#draw(world, chance)
      else if (mover === seat && turns >= this.#foresight.turns) break
      else if (advance(game, world, chance, moves) === 'over') break
    }
    return this.#value(world, seat)
  }

  /** One draw in the middle of a turn. */
  #draw(world: S, chance: SeededChance): void {
    const source = awaitedSource(this.#game, world)
    if (source === null) throw new Error('a turn that stops without a draw has ended')
    const unseen = unseenOf(this.#game, world)
    happen(this.#game, world, chance.outcome(source, world.draws[source.code], unseen, totalOf(unseen)))
  }

  #value(world: S, seat: number): number {
    const { players } = world.box
    if (world.depth === 0) {
      const { totals, places } = this.#game.score(world)
      this.#scores.set(totals)
      rewardsOf(this.#scores, players, this.#rewards)
      if (players > 1) mixIn(places, this.#rewards)
    } else {
      this.#appraiser.estimate(world, this.#scores)
      rewardsOf(this.#scores, players, this.#rewards)
    }
    return this.#rewards[seat]
  }
}

/** What a plan brings on average. */
function rewardOf({ first, sum, rewards }: Candidate): number {
  return (TRUST * first + sum) / (TRUST + rewards.length)
}

/** Whether one is behind the other by more than chance lets expect; both have met the same draws. */
function isBehind(one: Candidate, other: Candidate): boolean {
  const count = one.rewards.length
  let sum = 0
  let squares = 0
  for (let at = 0; at < count; at++) {
    const lead = other.rewards[at] - one.rewards[at]
    sum += lead
    squares += lead ** 2
  }
  const mean = sum / count
  const error = Math.sqrt(Math.max(0, squares / count - mean ** 2) / (count - 1))
  return mean >= DOUBT * error
}

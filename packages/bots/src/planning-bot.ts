import {
  type AnyState,
  advance,
  apply,
  clone,
  copyInto,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  sameState,
} from '@chronik/kernel'
import type { Bot, Clock } from './bot.ts'
import type { Appraiser } from './evaluator.ts'
import type { PlanManner } from './levels.ts'
import type { Player } from './opponents.ts'
import type { MakePlanner, Planner } from './planner.ts'
import { Replies } from './replies.ts'
import type { Found } from './search/search.ts'
import type { Ponderer } from './several.ts'

/** Seats a bot that plans whole turns: at first sight, or with an eye to what follows. */
export function planningBot<S extends AnyState>(
  { game, planner }: Player<S>,
  box: S['box'],
  appraiser: Appraiser<S>,
  manner: PlanManner,
  seed: number,
  clock: Clock | null,
): Bot<S> {
  if (planner === undefined) throw new Error(`turns of ${game.id} are not planned`)
  return manner.foresight === undefined
    ? new PlanningBot(game, box, appraiser, planner, seed)
    : new ForesightedBot(
        game,
        box,
        new Replies(game, box, appraiser, planner, seed, manner.foresight),
        manner,
        clock,
      )
}

/** Plans its whole turn afresh at every decision, and values only how it ends. */
class PlanningBot<S extends AnyState> implements Bot<S> {
  readonly #game: Game<S>
  readonly #random: FastRandom
  readonly #appraiser: Appraiser<S>
  readonly #planner: Planner<S>
  readonly #moves = new MoveList()

  constructor(game: Game<S>, box: S['box'], appraiser: Appraiser<S>, planner: MakePlanner<S>, seed: number) {
    this.#game = game
    this.#random = new FastRandom(seed)
    this.#appraiser = appraiser
    this.#planner = planner(game, box, appraiser, this.#random)
  }

  choose(view: S): Move {
    const seat = decider(view)
    const world = clone(this.#game, view)
    this.#appraiser.begin()
    this.#game.imagine(world, seat, this.#random)
    advance(this.#game, world, null, this.#moves, seat)
    return this.#planner.plan(world, this.#moves)[0]
  }
}

/** Looks at what may follow on its turn, and keeps to its plan as long as nothing comes between. */
class ForesightedBot<S extends AnyState> implements Ponderer<S> {
  readonly #game: Game<S>
  readonly #replies: Replies<S>
  readonly #manner: PlanManner
  readonly #clock: Clock | null
  readonly #moves = new MoveList()
  /** What is left of the plan, and the position in which it goes on. */
  #plan: readonly Move[] = []
  readonly #expected: S

  constructor(game: Game<S>, box: S['box'], replies: Replies<S>, manner: PlanManner, clock: Clock | null) {
    this.#game = game
    this.#replies = replies
    this.#manner = manner
    this.#clock = clock
    this.#expected = game.blank(box)
  }

  choose(view: S): Move {
    return this.planned(view) ?? this.follow(view, this.ponder(view))
  }

  planned(view: S): Move | null {
    if (this.#plan.length === 0) return null
    return sameState(this.#expected, view) ? this.#goOn(view) : null
  }

  ponder(view: S): Found {
    const clock = this.#clock
    const { iterations = 1, milliseconds } = this.#manner
    if (clock === null || milliseconds === undefined) return this.#replies.run(view, { iterations })
    const end = clock() + milliseconds
    return this.#replies.run(view, { iterations, expired: () => clock() >= end })
  }

  follow(view: S, { line }: Found): Move {
    this.#plan = line
    return this.#goOn(view)
  }

  /** Makes the next move of the plan and remembers where that leads. */
  #goOn(view: S): Move {
    const [move, ...rest] = this.#plan
    this.#plan = rest
    copyInto(this.#expected, view)
    apply(this.#game, this.#expected, move)
    advance(this.#game, this.#expected, null, this.#moves, decider(view))
    return move
  }
}

import {
  type AnyState,
  advance,
  clone,
  copyInto,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  SampledChance,
} from '@chronik/kernel'
import { type Appraiser, Estimator } from './evaluator.ts'
import {
  type ImpressionManner,
  type Level,
  type Manner,
  mannerOf,
  type SearchManner,
  type Values,
} from './levels.ts'
import { estimatorOf, type Player } from './opponents.ts'
import { planningBot } from './planning-bot.ts'
import { Impression } from './policy.ts'
import { type Found, Search } from './search/search.ts'
import type { Ponderer } from './several.ts'
import { type Temper, tempered } from './temper.ts'

/** Someone who can take a seat: sees what the seat sees and answers with a move. */
export interface Bot<S extends AnyState> {
  /** The move for the seat that is to decide. The view must not hold more than that seat may know. */
  choose(view: S): Move | Promise<Move>
}

/** Milliseconds that go by. */
export type Clock = () => number

/**
 * Seats a bot of a level. The same seed and the same views give the same moves, unless a clock is given:
 * then a level that has a time limit keeps it.
 */
export function seatBot<S extends AnyState>(
  player: Player<S>,
  box: S['box'],
  level: Level | Manner,
  seed: number,
  clock: Clock | null = null,
): Bot<S> {
  const { game } = player
  const manner = typeof level === 'string' ? mannerOf(player, level) : level
  switch (manner.kind) {
    case 'random':
      return new RandomBot(game, box, seed)
    case 'impression':
      return new ImpressionBot(game, box, appraiserOf(player, manner), manner, seed)
    case 'plan':
      return planningBot(player, box, appraiserOf(player, manner), manner, seed, clock)
    case 'search':
      return new SearchBot(
        new Search(game, box, appraiserOf(player, manner), { ...manner, seed }),
        manner,
        clock,
      )
  }
}

function appraiserOf<S extends AnyState>(
  player: Player<S>,
  { learned = false, temper }: Values,
): Appraiser<S> {
  if (!learned) return temper === undefined ? estimatorOf(player) : moodyEstimatorOf(player, temper)
  if (player.appraiser === undefined)
    throw new Error(`nothing learned about ${player.game.id} has been loaded`)
  return player.appraiser()
}

function moodyEstimatorOf<S extends AnyState>(player: Player<S>, temper: Temper): Appraiser<S> {
  const { evaluator, weights, forgotten = [] } = player
  return new Estimator(evaluator, tempered(weights, evaluator.features, forgotten, temper))
}

class RandomBot<S extends AnyState> implements Bot<S> {
  readonly #game: Game<S>
  readonly #random: FastRandom
  readonly #moves = new MoveList()
  readonly #state: S

  constructor(game: Game<S>, box: S['box'], seed: number) {
    this.#game = game
    this.#random = new FastRandom(seed)
    this.#state = game.blank(box)
  }

  choose(view: S): Move {
    copyInto(this.#state, view)
    advance(this.#game, this.#state, null, this.#moves, decider(view))
    return this.#moves.at(this.#random.below(this.#moves.count))
  }
}

/** Short sight: imagines what is hidden once and takes what looks best, with some carelessness. */
class ImpressionBot<S extends AnyState> implements Bot<S> {
  readonly #game: Game<S>
  readonly #random: FastRandom
  readonly #appraiser: Appraiser<S>
  readonly #policy: Impression<S>
  readonly #manner: ImpressionManner
  readonly #moves = new MoveList()

  constructor(game: Game<S>, box: S['box'], appraiser: Appraiser<S>, manner: ImpressionManner, seed: number) {
    this.#game = game
    this.#random = new FastRandom(seed)
    this.#appraiser = appraiser
    this.#policy = new Impression(game, box, appraiser, this.#random, new SampledChance(this.#random))
    this.#manner = manner
  }

  choose(view: S): Move {
    const seat = decider(view)
    const world = clone(this.#game, view)
    this.#appraiser.begin()
    this.#game.imagine(world, seat, this.#random)
    advance(this.#game, world, null, this.#moves, seat)
    const { temperature, oversight = 0 } = this.#manner
    return this.#policy.choose(world, this.#moves, temperature, oversight)
  }
}

class SearchBot<S extends AnyState> implements Ponderer<S> {
  readonly #search: Search<S>
  readonly #manner: SearchManner
  readonly #clock: Clock | null

  constructor(search: Search<S>, manner: SearchManner, clock: Clock | null) {
    this.#search = search
    this.#manner = manner
    this.#clock = clock
  }

  choose(view: S): Move {
    return this.ponder(view).best
  }

  planned(): null {
    return null
  }

  ponder(view: S): Found {
    const { iterations } = this.#manner
    return this.#search.run(view, { iterations, decided: true, ...this.#limit() })
  }

  follow(_view: S, { best }: Found): Move {
    return best
  }

  #limit(): { expired?: () => boolean } {
    const clock = this.#clock
    const { milliseconds } = this.#manner
    if (clock === null || milliseconds === undefined) return {}
    const end = clock() + milliseconds
    return { expired: () => clock() >= end }
  }
}

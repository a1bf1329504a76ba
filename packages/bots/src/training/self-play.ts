import {
  type AnyState,
  advance,
  apply,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  SampledChance,
  type Setup,
  viewInto,
} from '@chronik/kernel'
import type { Estimator, Evaluator } from '../evaluator.ts'
import { roomFor } from '../levels.ts'
import { Impression } from '../policy.ts'
import { Search } from '../search/search.ts'
import type { Regression } from './regression.ts'

/** How a match of self-play is played and how often it is looked at. */
interface Play {
  readonly setup: Setup
  readonly seed: number
  readonly temperature: number
  /** Iterations of each decision; 0: by first impression. */
  readonly iterations: number
  /** One in so many decisions in the middle of a turn is learned from; 0: none. */
  readonly midTurn: number
}

/** Of the decisions at the beginning of a turn, one in so many is learned from. */
const EARLY = 3
/** Who searches strays from the best move once in so many decisions, to see other positions, too. */
const STRAY = 8

interface Sample {
  readonly features: Float64Array
  readonly progress: number
  readonly seat: number
  readonly now: number
}

/** Plays one match and adds what was still gained from its positions to the regression; gives the best score. */
export function learnFrom<S extends AnyState>(
  game: Game<S>,
  evaluator: Evaluator<S>,
  estimator: Estimator<S>,
  regression: Regression,
  play: Play,
): number {
  const random = new FastRandom(play.seed)
  const chance = new SampledChance(random)
  const box = game.open(play.setup)
  const state = game.begin(box)
  const moves = new MoveList()
  const choose = chooser(game, box, estimator, play, random, chance)
  const samples: Sample[] = []
  let last = -1
  while (advance(game, state, chance, moves) === 'choice') {
    const seat = decider(state)
    const often = seat === last ? play.midTurn : EARLY
    if (often > 0 && random.below(often) === 0) {
      for (let one = 0; one < box.players; one++) {
        const features = new Float64Array(evaluator.features.length)
        evaluator.read(state, one, features)
        samples.push({
          features,
          progress: evaluator.progress(state),
          seat: one,
          now: evaluator.scoreNow(state, one),
        })
      }
    }
    last = seat
    apply(game, state, choose(state, moves))
  }
  const { totals } = game.score(state)
  for (const { features, progress, seat, now } of samples)
    regression.add(features, progress, totals[seat] - now)
  return Math.max(...totals)
}

function chooser<S extends AnyState>(
  game: Game<S>,
  box: S['box'],
  estimator: Estimator<S>,
  { iterations, temperature, seed }: Play,
  random: FastRandom,
  chance: SampledChance,
): (state: S, moves: MoveList) => Move {
  const policy = new Impression(game, box, estimator, random, chance)
  if (iterations === 0) return (state, moves) => policy.choose(state, moves, temperature)
  const search = new Search(game, box, estimator, { seed, nodes: roomFor(iterations) })
  const view = game.blank(box)
  return (state, moves) => {
    if (random.below(STRAY) === 0) return policy.choose(state, moves, temperature)
    viewInto(game, view, state, decider(state))
    return search.run(view, { iterations }).best
  }
}

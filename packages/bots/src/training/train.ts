import { type AnyState, type Game, mixSeed, type Setup } from '@chronik/kernel'
import { type Appraiser, Estimator, type Evaluator, type Explainer, type Weights } from '../evaluator.ts'
import type { Course } from '../learned/school.ts'
import { Ascent, type Climb, rounded, type Stages } from './climb.ts'
import { handSetWeights, type Points, type Styles } from './hand-set.ts'
import { Regression, spread } from './regression.ts'
import { learnFrom } from './self-play.ts'

/** So many generations of so many matches, with so many iterations for each decision (0: by first impression). */
interface Era {
  readonly generations: number
  readonly matches: number
  readonly iterations: number
}

export interface Training {
  readonly setups: readonly Setup[]
  readonly eras: readonly Era[]
  readonly stages: number
  readonly ridge: number
  readonly temperature: number
  readonly seed: number
  /** How much of what was learned counts in the end, the rest being set by hand; without it all. */
  readonly trust?: number
  /** What an experienced player would say that things are worth. */
  readonly byHand: Points
  /** One in so many decisions in the middle of a turn is learned from, too; without it none. */
  readonly midTurn?: number
  /** Instead of a regression of what was gained, the weights climb by what shifts of them bring. */
  readonly climb?: Climb
  readonly onMatch?: (generation: number, done: number, of: number) => void
  readonly onGeneration?: (generation: number, rows: number, meanScore: number) => void
}

/** How the weights of a game are trained; generations, matches and the seed are chosen when it is done. */
export interface Plan extends Omit<Training, 'eras' | 'seed' | 'onMatch' | 'onGeneration'> {
  /** How a network learns instead, where one does. */
  readonly course?: Omit<Course, 'matches' | 'generations' | 'seed'>
  /** Styles to try the strongest bots with: nobody should beat them by loving one thing. */
  readonly styles?: Styles
  /** Ways to play that were written by hand: to be tried in the arena, and to be met by those who learn. */
  readonly ways?: Ways
}

/** Ways to play, by name. */
export interface Ways {
  readonly [name: string]: () => Appraiser & Explainer
}

/** The very first generation knows nothing and plays anything. */
const ANYTHING = 1000

/** Finds weights by self-play, in the way the plan of the game says. */
export function train<S extends AnyState>(game: Game<S>, evaluator: Evaluator<S>, plan: Training): Weights {
  return plan.climb === undefined ? fit(game, evaluator, plan) : ascend(game, evaluator, plan, plan.climb)
}

function ascend<S extends AnyState>(
  game: Game<S>,
  evaluator: Evaluator<S>,
  { eras, seed, onMatch, onGeneration }: Training,
  climb: Climb,
): Weights {
  const ascent = new Ascent(game, evaluator, climb, seed)
  let generation = 0
  for (const { generations, matches, iterations } of eras) {
    for (let left = generations; left > 0; left--) {
      const score = ascent.climb(matches, iterations, (done) => onMatch?.(generation, done, matches))
      onGeneration?.(generation++, matches, score)
    }
  }
  const note = `climbed by self-play: ${inWords(eras)}, seed ${seed}; begun with: ${climb.from.note}`
  return { game: evaluator.game, ...ascent.footing, note }
}

/** Fits weights by regression: each generation plays with the weights of the last and learns what was still gained. */
function fit<S extends AnyState>(game: Game<S>, evaluator: Evaluator<S>, plan: Training): Weights {
  const { setups, seed } = plan
  let stages: Stages = [evaluator.features.map(() => 0)]
  let generation = 0
  let played = 0
  for (const { generations, matches, iterations } of plan.eras) {
    for (let left = generations; left > 0; left--) {
      const estimator = new Estimator(evaluator, { game: evaluator.game, stages, note: '' })
      const regression = new Regression(evaluator.features.length, plan.stages)
      let scores = 0
      for (let match = 0; match < matches; match++) {
        plan.onMatch?.(generation, match, matches)
        scores += learnFrom(game, evaluator, estimator, regression, {
          setup: setups[match % setups.length],
          seed: mixSeed(seed, played++),
          temperature: generation === 0 ? ANYTHING : plan.temperature,
          iterations,
          midTurn: plan.midTurn ?? 0,
        })
      }
      stages = regression.solve(plan.ridge * Math.max(1, regression.rows))
      plan.onGeneration?.(generation++, regression.rows, scores / matches)
    }
  }
  const byHand = spread(handSetWeights(evaluator, plan.byHand).stages, plan.stages)
  return {
    game: evaluator.game,
    stages: rounded(mixed(byHand, stages, plan.trust ?? 1)),
    note: noteOf(plan),
  }
}

function mixed(byHand: Stages, learned: Stages, trust: number): number[][] {
  return learned.map((stage, at) =>
    stage.map((weight, feature) => trust * weight + (1 - trust) * byHand[at][feature]),
  )
}

function noteOf({ eras, seed, trust, stages, ridge, temperature, midTurn }: Training): string {
  const middle = midTurn === undefined ? '' : `, 1 in ${midTurn} decisions within turns`
  const half = trust === undefined ? '' : `; ${trust} of it, the rest set by hand`
  return `self-play regression: ${inWords(eras)}, seed ${seed}, ${stages} stages, ridge ${ridge}, temperature ${temperature}${middle}${half}`
}

function inWords(eras: readonly Era[]): string {
  return eras
    .map(({ generations, matches, iterations }) => {
      const how = iterations === 0 ? 'by first impression' : `with ${iterations} iterations`
      return `${generations} generations of ${matches} matches ${how}`
    })
    .join(', then ')
}

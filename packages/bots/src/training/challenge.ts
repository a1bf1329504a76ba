import { type AnyState, FastRandom, mixSeed } from '@chronik/kernel'
import { playMatch } from '../arena/match.ts'
import { seatBot } from '../bot.ts'
import type { Evaluator } from '../evaluator.ts'
import { Leaning } from '../leaning.ts'
import { bestStyleOf, type Manner, roomFor } from '../levels.ts'
import type { Player } from '../opponents.ts'
import type { Points } from './hand-set.ts'
import { Regression } from './regression.ts'

/** How far a style is shifted to see what that brings: so many points for what a feature usually spreads. */
const REACH = 0.4
/** How strongly the effect of a shift is doubted: as if so many matches had shown none. */
const DOUBT = 150
const WIDEST_MARGIN = 25
const LONGEST_STEP = 1.5

/**
 * Trains a style to beat the strongest bots: in every match of two somebody with the style, shifted at random, meets
 * them as they are. A regression of the margin on the shifts says what they bring, and the style takes a step that way.
 */
export class Challenge<S extends AnyState> {
  readonly #player: Player<S>
  readonly #seed: number
  readonly #random: FastRandom
  readonly #reach: readonly number[]
  readonly #manner: Manner
  #style: readonly number[]
  #played = 0

  /** By what was learned; with so many iterations for each decision, with none by first impression. */
  constructor(player: Player<S>, iterations: number, seed: number) {
    const { learned } = player
    if (learned === undefined) throw new Error(`nothing learned about ${player.game.id} has been loaded`)
    this.#player = player
    this.#seed = seed
    this.#random = new FastRandom(seed)
    this.#reach = learned.scale.map((scale) => REACH * scale)
    this.#manner = mannerOf(player, iterations)
    this.#style = learned.scale.map(() => 0)
  }

  get style(): Points {
    return pointsOf(this.#player.evaluator, this.#style)
  }

  /** Plays so many matches, takes the step and gives the mean margin of those who challenged. */
  async climb(matches: number, onMatch?: (done: number) => void): Promise<number> {
    const effects = new Regression(this.#reach.length, 1)
    let sum = 0
    for (let match = 0; match < matches; match++) {
      onMatch?.(match)
      const shift = Float64Array.from(this.#reach, () => this.#bell())
      const margin = await this.#play(this.#shifted(shift), match % 2)
      effects.add(shift, 0, clamp(margin, WIDEST_MARGIN) - sum / Math.max(1, match))
      sum += margin
    }
    const [effect] = effects.solve(DOUBT)
    this.#style = this.#shifted(Float64Array.from(effect, (points) => clamp(points, LONGEST_STEP)))
    return sum / matches
  }

  #shifted(shift: Float64Array): readonly number[] {
    return this.#style.map((points, at) => points + shift[at] * this.#reach[at])
  }

  /** Shifts spread like a bell with a standard deviation of 1. */
  #bell(): number {
    let sum = 0
    for (let draw = 0; draw < 6; draw++) sum += this.#random.below(100_001) / 100_000
    return (sum - 3) * Math.SQRT2
  }

  /** The margin of the challenger, who sits here. */
  async #play(style: readonly number[], seat: number): Promise<number> {
    const player = this.#player
    const { game, evaluator, appraiser } = player
    if (appraiser === undefined) throw new Error(`nothing learned about ${game.id} has been loaded`)
    const points = pointsOf(evaluator, style)
    const challenger = { ...player, appraiser: () => new Leaning(appraiser(), evaluator, points) }
    const seed = mixSeed(this.#seed, this.#played++) >>> 0
    const match = await playMatch(game, { players: 2 }, seed, (box) =>
      [0, 1].map((one) =>
        seatBot(one === seat ? challenger : player, box, this.#manner, mixSeed(seed, one) >>> 0),
      ),
    )
    const { totals } = game.score(match.state)
    return totals[seat] - totals[1 - seat]
  }
}

function mannerOf<S extends AnyState>(player: Player<S>, iterations: number): Manner {
  if (player.mastery === 'plan') return { kind: 'plan', learned: true }
  if (iterations === 0) return { kind: 'impression', temperature: 0, learned: true }
  return { ...bestStyleOf(player), kind: 'search', iterations, nodes: roomFor(iterations), learned: true }
}

/** To the hundredth of a point; what is worth nothing is not named. */
function pointsOf<S extends AnyState>({ features }: Evaluator<S>, style: readonly number[]): Points {
  const rounded = style.map((points) => Math.round(100 * points) / 100)
  return Object.fromEntries(
    features.map((feature, at) => [feature, rounded[at]] as const).filter(([, points]) => points !== 0),
  )
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

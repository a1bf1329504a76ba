import type { AnyState, Game, Translated } from '@chronik/kernel'
import { type Doubt, USUAL_DOUBT } from './chances.ts'
import { type Appraiser, Estimator, type Evaluator, type Explainer, type Weights } from './evaluator.ts'
import type { Surroundings } from './learned/encoder.ts'
import type { Learned } from './learned/learned.ts'
import type { Level, Manner, Mastery, Pace, Style } from './levels.ts'
import type { MakePlanner } from './planner.ts'
import type { Plan } from './training/train.ts'

/** What it takes to play a game: its rules, what its positions are worth, and how it is thought about. */
export interface Player<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly evaluator: Evaluator<S>
  readonly weights: Weights
  /** What a network sees of the table beside the features. */
  readonly surroundings?: Surroundings<S>
  /** How whole turns are planned, where turns are chains of decisions of one seat. */
  readonly planner?: MakePlanner<S>
  /** Ways to play that were written by hand, for those who shall learn from them. */
  readonly ways?: readonly (() => Appraiser<S>)[]
  /** How a grandmaster uses what was learned; without it by searching. */
  readonly mastery?: Mastery
  /** Loads what was learned about the game; not there where nothing was. */
  learn?(): Promise<Learned>
  /** What was learned about the game, where it has been loaded. */
  readonly learned?: Learned
  /** Makes what values positions by it. */
  readonly appraiser?: () => Appraiser<S> & Explainer<S>
  /** How a search looks ahead; without it in the usual way. */
  readonly style?: Style
  /** How a search by what was learned differs from that. */
  readonly learnedStyle?: Style
  /** How far matches end from what is expected, as measured; without it the usual doubt. */
  readonly doubt?: Doubt
  /** The same where positions are valued by what was learned; without it, weights look back on matches. */
  readonly learnedDoubt?: Doubt
  /** Features that people easily forget: what is not due yet, such as deaths. */
  readonly forgotten?: readonly string[]
  /** How long the higher levels think; without it the usual time. */
  readonly pace?: Pace
}

/** Everything that bots know about a game. */
export interface Opponents<S extends AnyState = AnyState> extends Player<S> {
  /** What the features are called, and `score` for what the sheet counts already. */
  readonly names: Translated
  /** Features that tell what moment it is, not what somebody has: no reasons for a move. */
  readonly passing?: readonly string[]
  /** How the weights are trained; loaded only by those who train or compare. */
  plan(): Promise<Plan>
}

/** The opponents of one game, for those who treat all games alike. */
export function defineOpponents<S extends AnyState>(opponents: Opponents<S>): Opponents {
  return opponents as unknown as Opponents
}

export function estimatorOf<S extends AnyState>({ evaluator, weights }: Player<S>): Estimator<S> {
  return new Estimator(evaluator, weights)
}

/** Values positions by what was learned where that has been loaded, else by the weights. */
export function bestAppraiserOf<S extends AnyState>(player: Player<S>): Appraiser<S> & Explainer<S> {
  return player.appraiser?.() ?? estimatorOf(player)
}

/** How sure the values of the best that has been loaded are; null where nobody has measured it. */
export function doubtOf({ learned, learnedDoubt, doubt = USUAL_DOUBT }: Player): Doubt | null {
  return learned === undefined ? doubt : (learnedDoubt ?? null)
}

/** The player as it looks back on matches: by what was learned only where its doubt has been measured. */
export function lookingBack<P extends Player>(player: P): P {
  const doubt = doubtOf(player)
  if (doubt !== null) return { ...player, doubt }
  const { learned: _learned, appraiser: _appraiser, ...plain } = player
  return plain as P
}

/** A player with everything loaded that this level needs; what cannot be loaded is done without. */
export async function readyFor<P extends Player>(player: P, level: Level | Manner): Promise<P> {
  if (level !== 'grandmaster' || player.learned !== undefined || player.learn === undefined) return player
  try {
    return await schooled(player, await player.learn())
  } catch {
    return player
  }
}

/** The same player with what was learned; how to use it is loaded, too. */
export async function schooled<P extends Player>(player: P, learned: Learned): Promise<P> {
  const { learnedAppraiserOf } = await import('./learned/use.ts')
  const taught = { ...player, learned }
  return { ...taught, appraiser: () => learnedAppraiserOf(taught) }
}

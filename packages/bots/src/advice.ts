import { type AnyState, advance, apply, clone, decider, type Move, MoveList, nameOf } from '@chronik/kernel'
import { counsellorOf } from './counsel.ts'
import type { Explainer, Share } from './evaluator.ts'
import type { Opponents } from './opponents.ts'
import type { Budget, Considered } from './search/search.ts'

/** Why a move is good: what it changes in the position. Features of one name are added up. */
export type Reason = Share

export interface Advice {
  /** The moves worth thinking about, best first. */
  readonly moves: readonly Considered[]
  /** What the best one does for the seat, biggest changes first. */
  readonly reasons: readonly Reason[]
  readonly line: readonly Move[]
}

const WORTH_TELLING = 0.15
const MOST_REASONS = 4
/** How often every move is tried at least, so that each has its chances. */
const LEAST = 2

/** The best moves for the seat that is to decide in this view, and why. */
export function advise(opponents: Opponents, view: AnyState, budget: Budget, seed = 1): Advice {
  const counsellor = counsellorOf(opponents, view.box, budget.iterations, seed)
  const { considered, line } = counsellor.weigh(view, { least: LEAST, ...budget })
  return { moves: considered, reasons: reasonsFor(opponents, counsellor.explainer, view, line), line }
}

/** Plays the seat's own part of the line on the view and says what it changed. */
function reasonsFor(
  opponents: Opponents,
  explainer: Explainer,
  view: AnyState,
  line: readonly Move[],
): Reason[] {
  const { game } = opponents
  const seat = decider(view)
  const position = clone(game, view)
  const moves = new MoveList()
  for (const move of line) {
    if (advance(game, position, null, moves, seat) !== 'choice' || !moves.has(move)) break
    apply(game, position, move)
  }
  advance(game, position, null, moves, seat)
  const scored = opponents.evaluator.scoreNow(position, seat) - opponents.evaluator.scoreNow(view, seat)
  const changes = explainer.changes(view, position, seat)
  return byName(opponents, [{ feature: 'score', points: scored }, ...changes])
    .filter(({ points }) => Math.abs(points) >= WORTH_TELLING)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_REASONS)
}

/** One reason for all features that people know by the same name. */
function byName({ names }: Opponents, changes: readonly Reason[]): Reason[] {
  const groups = Map.groupBy(changes, ({ feature }) => nameOf(feature, 'en', names))
  return Array.from(groups.values(), (group) => ({
    feature: group[0].feature,
    points: group.reduce((sum, { points }) => sum + points, 0),
  }))
}

import { type AnyState, advance, apply, clone, decider, type Move, MoveList, nameOf } from '@chronik/kernel'
import { chancesOf, doubtAt } from './chances.ts'
import { type Counsellor, counsellorOf } from './counsel.ts'
import { type Alike, addedUp, type Share } from './evaluator.ts'
import { doubtOf, type Opponents } from './opponents.ts'
import type { Budget, Considered } from './search/search.ts'

/** Why a move is good: what it changes in the position. Features of one name are added up. */
export type Reason = Share

/** A move and how likely the seat wins with it, from 0 to 1; not told alone, nor where chances were not measured. */
export interface Advised extends Considered {
  readonly chance?: number
}

export interface Advice {
  /** The moves worth thinking about, best first. */
  readonly moves: readonly Advised[]
  /** What the best one does for the seat, biggest changes first. */
  readonly reasons: readonly Reason[]
  readonly line: readonly Move[]
}

const WORTH_TELLING = 0.15
/** How many draws are imagined to tell what comes after one. */
const DRAWS_IMAGINED = 8
const MOST_REASONS = 4
/** How often every move is tried at least, so that each has its chances. */
const LEAST = 2

/** The best moves for the seat that is to decide in this view, and why. */
export function advise(opponents: Opponents, view: AnyState, budget: Budget, seed = 1): Advice {
  const counsellor = counsellorOf(opponents, view.box, budget.iterations, seed)
  const { considered, line } = counsellor.weigh(view, { least: LEAST, outlooks: true, ...budget })
  const moves = considered.map((one) => ({ ...one, ...chanceOf(opponents, view, one) }))
  return { moves, reasons: reasonsFor(opponents, counsellor, view, line), line }
}

/** As an analysis tells it afterwards. */
function chanceOf(
  opponents: Opponents,
  view: AnyState,
  { outlook = [] }: Considered,
): Pick<Advised, 'chance'> {
  const doubt = doubtOf(opponents)
  if (outlook.length < 2 || doubt === null) return {}
  const now = doubtAt(opponents.evaluator.progress(view), doubt)
  return { chance: chancesOf(outlook, now)[decider(view)] }
}

/** Plays the seat's own part of the line on the view and says what it changed; where something is drawn, on average. */
function reasonsFor(
  opponents: Opponents,
  counsellor: Counsellor,
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
  const stop = advance(game, position, null, moves, seat)
  const ends = stop === 'chance' ? imaginedEnds(opponents, counsellor, position, seat) : [position]
  const alike: Alike = (feature) => nameOf(feature, 'en', opponents.names)
  const changes = ends.flatMap((end) => [
    ...scoredBetween(opponents, view, end, seat),
    ...counsellor.explainer.changes(view, end, seat, alike),
  ])
  return addedUp(changes, alike)
    .map(({ feature, points }) => ({ feature, points: points / ends.length }))
    .filter(
      ({ feature, points }) => Math.abs(points) >= WORTH_TELLING && !opponents.passing?.includes(feature),
    )
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_REASONS)
}

/** How the turn may end after a draw, where that can be told. */
function imaginedEnds(
  { game }: Opponents,
  counsellor: Counsellor,
  position: AnyState,
  seat: number,
): AnyState[] {
  if (counsellor.playOn === undefined) return [position]
  return Array.from({ length: DRAWS_IMAGINED }, () => {
    const end = clone(game, position)
    counsellor.playOn?.(end, seat)
    return end
  })
}

/** What the score as it stands has gained, by what brought it. */
function scoredBetween({ evaluator }: Opponents, before: AnyState, after: AnyState, seat: number): Share[] {
  const of = (state: AnyState): readonly Share[] =>
    evaluator.scored?.(state, seat) ?? [{ feature: 'score', points: evaluator.scoreNow(state, seat) }]
  return [...of(after), ...of(before).map(({ feature, points }) => ({ feature, points: -points }))]
}

import type { Setup } from '@chronik/kernel'
import type { Analysed, LookedAt } from './analysed.ts'

/** How good a choice was: by the share of a victory it gave away. */
export const GRADES = ['best', 'near', 'inexact', 'mistake'] as const
export type Grade = (typeof GRADES)[number]

const NEAR = 0.01
const INEXACT = 0.03
const MISTAKE = 0.06

export function gradeOf({ before, after }: Pick<LookedAt, 'before' | 'after'>): Grade {
  const loss = before - after
  if (loss < NEAR) return 'best'
  if (loss < INEXACT) return 'near'
  return loss < MISTAKE ? 'inexact' : 'mistake'
}

/** The choice among these that gave most away; null where none is worth telling. */
export function costliest(moves: readonly LookedAt[]): LookedAt | null {
  return moves
    .filter((move) => gradeOf(move) !== 'best')
    .reduce<LookedAt | null>((most, one) => (most === null || lossOf(one) > lossOf(most) ? one : most), null)
}

/** The choices of one seat, by how good they were. */
export interface Accuracy {
  readonly counts: Readonly<Record<Grade, number>>
  /** The share of choices that were the best or nearly as good; 1 where there was nothing to choose. */
  readonly share: number
}

export function accuracyOf({ moves }: Pick<Analysed, 'moves'>, seat: number): Accuracy {
  const counts: Record<Grade, number> = { best: 0, near: 0, inexact: 0, mistake: 0 }
  const own = moves.filter((move) => move.seat === seat)
  for (const move of own) counts[gradeOf(move)]++
  return { counts, share: own.length === 0 ? 1 : (counts.best + counts.near) / own.length }
}

/** A decision after which things stood otherwise. */
export interface TurningPoint {
  readonly move: LookedAt
  /** Whose chances changed most, and how. */
  readonly seat: number
  readonly from: number
  readonly to: number
}

const MOST_POINTS = 4
/** A change that is smaller may be nothing but doubt. */
const WORTH_TELLING = 0.04
/** So many decisions lie between two turning points at least: one turn is told once. */
const APART = 3
/** Long matches are looked at from further away: a share of their decisions. */
const FAR_APART = 1 / 20
const STEADY = 1 / 100

/** The decisions that changed most, in the order of the match; `end`: the share of the victory of each seat. */
export function turningPoints({ moves }: Pick<Analysed, 'moves'>, end: readonly number[]): TurningPoint[] {
  const chances = steadied(moves)
  const apart = Math.max(APART, moves.length * FAR_APART)
  const changes = moves.map((move, at) => ({
    at,
    ...changeOf(move, chances[at], chances[at + 1] ?? end),
  }))
  const chosen: typeof changes = []
  for (const change of changes.toSorted((one, other) => size(other) - size(one))) {
    if (chosen.length === MOST_POINTS || size(change) < WORTH_TELLING) break
    if (chosen.every(({ at }) => Math.abs(at - change.at) >= apart)) chosen.push(change)
  }
  return chosen
    .toSorted((one, other) => one.at - other.at)
    .map(({ move, seat, from, to }) => ({ move, seat, from, to }))
}

const size = ({ from, to }: { readonly from: number; readonly to: number }): number => Math.abs(to - from)

function changeOf(move: LookedAt, now: readonly number[], next: readonly number[]): TurningPoint {
  let seat = move.seat
  for (let other = 0; other < next.length; other++)
    if (Math.abs(next[other] - now[other]) > Math.abs(next[seat] - now[seat]) + 1e-9) seat = other
  return { move, seat, from: now[seat], to: next[seat] }
}

/** Chances in the mean of a few decisions around: each is judged from the view of another seat. */
export function steadied(moves: readonly LookedAt[]): readonly (readonly number[])[] {
  const reach = Math.floor(moves.length * STEADY)
  return moves.map(({ chances }, at) => {
    const around = moves.slice(Math.max(0, at - reach), at + reach + 1)
    return chances.map((_, seat) => around.reduce((sum, one) => sum + one.chances[seat], 0) / around.length)
  })
}

/** Something to learn: choices of one kind, what they cost together, and the costliest of them. */
export interface Advisable {
  readonly kind: string
  readonly moves: number
  readonly loss: number
  readonly worst: LookedAt
}

/** The kinds of choices in which a seat gave most away, most first; `kindOf` says what a move answers. */
export function thingsToLearn(
  { moves }: Pick<Analysed, 'moves'>,
  seat: number,
  kindOf: (move: LookedAt) => string,
): Advisable[] {
  const costly = moves.filter((move) => move.seat === seat && gradeOf(move) !== 'best')
  return Array.from(Map.groupBy(costly, kindOf), ([kind, some]) => ({
    kind,
    moves: some.length,
    loss: some.reduce((sum, { before, after }) => sum + before - after, 0),
    worst: some.reduce((worst, one) => (lossOf(one) > lossOf(worst) ? one : worst)),
  }))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, 3)
}

const lossOf = ({ before, after }: LookedAt): number => before - after

/** The share of the victory of each seat. */
export function victoryShares(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/** Whether it was never measured how right the chances of such a match are: played alone, or with something added. */
export function isUnmeasured({ players, options = {} }: Pick<Setup, 'players' | 'options'>): boolean {
  const { expansions, goals } = options
  return players === 1 || goals === true || (Array.isArray(expansions) && expansions.length > 0)
}

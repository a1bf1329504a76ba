import { FastRandom, Match, type MatchRecord, type Move, recordOf, SeededChance } from '@chronik/kernel'
import { type WorldState, worldWithoutEnd } from '../src/index.ts'
import { type Case, type Style, toldIn } from './cases.ts'

/** Plays matches with one seed after the other until one shows what the case is about. */
export function make(wanted: Case, seeds = 40_000): MatchRecord {
  for (let seed = 1; seed <= seeds; seed++) {
    const match = play(wanted, seed)
    if (wanted.shows(toldIn(match.log))) return recordOf(match, { id: wanted.name })
  }
  throw new Error(`no seed up to ${seeds} shows ${wanted.name}`)
}

function play({ players, rules, options, style }: Case, seed: number): Match<WorldState> {
  const setup = options === undefined ? { players, rules } : { players, rules, options }
  const match = new Match(worldWithoutEnd, setup, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn) match.play([pick(turn.moves, style, random)])
  return match
}

/** A random move, likelier the more the style prefers it. */
function pick(moves: readonly Move[], style: Style, random: FastRandom): Move {
  const weights = moves.map((move) => weightOf(worldWithoutEnd.notation.format(move), style))
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0))
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return moves[at]
}

function weightOf(move: string, style: Style): number {
  const weight = style.reduce(
    (product, [pattern, factor]) => (pattern.test(move) ? product * factor : product),
    1,
  )
  return Math.round(10 * weight) + 1
}

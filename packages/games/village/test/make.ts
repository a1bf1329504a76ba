import { FastRandom, Match, type MatchRecord, type Move, recordOf, SeededChance } from '@chronik/kernel'
import { village } from '../src/index.ts'
import type { Case, Style } from './cases.ts'
import { endingOf } from './story.ts'

/** Plays matches with one seed after the other until one shows what the case is about. */
export function make(wanted: Case, seeds = 40_000): MatchRecord {
  for (let seed = 1; seed <= seeds; seed++) {
    const match = play(wanted, seed)
    const ending = endingOf(wanted.players, match.log)
    if (wanted.shows(ending)) return recordOf(match, { id: wanted.name })
  }
  throw new Error(`no seed up to ${seeds} shows ${wanted.name}`)
}

function play({ players, options, style }: Case, seed: number): Match {
  const setup = options === undefined ? { players } : { players, options }
  const match = new Match(village, setup, new SeededChance(seed))
  const random = new FastRandom(seed)
  const weight = weigher(style)
  for (let { turn } = match; !turn.over; turn = match.turn) match.play([pick(turn.moves, weight, random)])
  return match as unknown as Match
}

/** A random move, likelier the more it weighs. */
export function pick(moves: readonly Move[], weight: (move: Move) => number, random: FastRandom): Move {
  const weights = moves.map(weight)
  let left = random.below(weights.reduce((sum, one) => sum + one, 0))
  const at = weights.findIndex((one) => {
    left -= one
    return left < 0
  })
  return moves[at]
}

/** What a move weighs in a style; each is looked at once. */
export function weigher(style: Style): (move: Move) => number {
  const known = new Map<Move, number>()
  return (move) => {
    const weight = known.get(move) ?? weightOf(village.notation.format(move), style)
    known.set(move, weight)
    return weight
  }
}

function weightOf(move: string, style: Style): number {
  return (
    Math.round(
      10 * style.reduce((weight, [pattern, factor]) => (pattern.test(move) ? weight * factor : weight), 1),
    ) + 1
  )
}

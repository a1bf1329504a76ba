import { FastRandom, Match, type MatchRecord, type Move, recordOf, SeededChance } from '@chronik/kernel'
import { type MyVillageLog, type MyVillageState, myVillage } from '../src/index.ts'
import type { Case, Style } from './cases.ts'

/** Plays matches with one seed after the other until one shows what the case is about. */
export function make(wanted: Case, seeds = 20_000): MatchRecord {
  for (let seed = 1; seed <= seeds; seed++) {
    const match = play(wanted, seed)
    if (wanted.shows(match.log as readonly MyVillageLog[], myVillage.score(match.state)))
      return recordOf(match, { id: wanted.name })
  }
  throw new Error(`no seed up to ${seeds} shows ${wanted.name}`)
}

function play({ players, rules, style }: Case, seed: number): Match<MyVillageState> {
  const match = new Match(myVillage, { players, rules }, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn) match.play([pick(turn.moves, style, random)])
  return match
}

/** A random move, likelier the more the style prefers it. */
function pick(moves: readonly Move[], style: Style, random: FastRandom): Move {
  const weights = moves.map((move) => {
    const text = myVillage.notation.format(move)
    return style.find(([pattern]) => pattern.test(text))?.[1] ?? 3
  })
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0))
  let at = 0
  while (left >= weights[at]) left -= weights[at++]
  return moves[at]
}

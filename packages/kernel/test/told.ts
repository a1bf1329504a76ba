import { type AnyState, FastRandom, type Game, Match, SeededChance, type Setup } from '../src/index.ts'

/** What of an entry is no word of a vocabulary: codes and rules. */
const CODES = ['code', 'why', 'rule', 'secret']

/** The words that a random match tells of, for tests that ask for their names; bare numbers need none. */
export function toldIn<S extends AnyState>(game: Game<S>, setup: Setup): ReadonlySet<string> {
  const match = new Match(game, setup, new SeededChance(7))
  const random = new FastRandom(7)
  for (let due = match.turn; !due.over; due = match.turn)
    match.play([due.moves[random.below(due.moves.length)]])
  return new Set(wordsIn(match.log).filter((word) => !/^\d+$/.test(word)))
}

/** Every text of an entry or of its parameters that is no code. */
function wordsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]) => (CODES.includes(key) ? [] : wordsIn(value)))
}

import { FastRandom, Match, type MatchRecord, type Move, recordOf, SeededChance } from '@chronik/kernel'
import { type VillageState, village } from '../src/index.ts'
import type { Style } from './cases.ts'
import { deedsOf } from './deeds.ts'
import { pick, weigher } from './make.ts'
import type { ModuleCase } from './module-cases.ts'

interface Attempt {
  readonly seed: number
  readonly match: Match<VillageState>
  readonly moves: readonly Move[]
  readonly deeds: ReadonlySet<string>
  readonly worth: number
}

/** Beginnings that are tried, and how many tries in a row may bring nothing new. */
const FRESH = 24
const PATIENCE = 100
const TRIES = 3000

/**
 * Looks for a match that shows what the case is about and as much as possible of what no record shows yet:
 * of several beginnings the best is taken back to some point and played on differently, again and again.
 */
export function explore(wanted: ModuleCase, missing: ReadonlySet<string>): MatchRecord {
  const random = new FastRandom(wanted.name.length)
  const weight = weigher([...wanted.style, ...towards([...wanted.wants, ...missing])])
  const worthOf = (deeds: ReadonlySet<string>): number => {
    const met = wanted.wants.filter((deed) => deeds.has(deed)).length
    return met * 1000 + [...deeds].filter((deed) => missing.has(deed)).length
  }
  const attempt = (seed: number, begun: readonly Move[]): Attempt => {
    const match = play(wanted, seed, begun, (moves) => pick(moves, weight, random))
    const moves = match.events.flatMap((event) => (event.type === 'move' ? [event.move] : []))
    const words = moves.map((move) => village.notation.format(move))
    const deeds = deedsOf({ log: match.log, moves: words, final: match.state })
    return { seed, match, moves, deeds, worth: worthOf(deeds) }
  }
  let best = attempt(1, [])
  let idle = 0
  for (let tries = 2; tries <= TRIES && (idle < PATIENCE || !shows(best, wanted)); tries++) {
    const next =
      tries <= FRESH
        ? attempt(tries, [])
        : attempt(best.seed, best.moves.slice(0, random.below(best.moves.length)))
    idle = next.worth > best.worth || tries <= FRESH ? 0 : idle + 1
    if (next.worth >= best.worth) best = next
  }
  if (!shows(best, wanted)) {
    const lacking = wanted.wants.filter((deed) => !best.deeds.has(deed))
    throw new Error(`${TRIES} matches of ${wanted.name} without: ${lacking.join(', ')}`)
  }
  return recordOf(best.match, { id: wanted.name })
}

function shows({ deeds }: Attempt, { wants }: ModuleCase): boolean {
  return wants.every((deed) => deeds.has(deed))
}

/** Moves that name what is looked for. */
function towards(words: readonly string[]): Style {
  return words.map((word): [RegExp, number] => [new RegExp(`(^| )${word}$`), 8])
}

function play(
  { players, options }: ModuleCase,
  seed: number,
  begun: readonly Move[],
  choose: (moves: readonly Move[]) => Move,
): Match<VillageState> {
  const match = new Match(village, { players, options }, new SeededChance(seed))
  match.play(begun)
  for (let { turn } = match; !turn.over; turn = match.turn) match.play([choose(turn.moves)])
  return match
}

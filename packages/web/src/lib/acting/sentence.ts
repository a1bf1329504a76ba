import type { AnyState, Game, Language, LogEntry, Move } from '@chronik/kernel'
import { type GameStory, spokenLine, tellAll } from '@chronik/kernel/story'
import type { Seat } from '../table/contract.ts'
import { outcomeOf } from './preview.ts'

interface Told {
  readonly game: Game
  readonly words: GameStory
  readonly state: AnyState
  readonly seat: number
  readonly seats: readonly Seat[]
  readonly language: Language
}

/** What a series of moves would do, as the story would tell it to whoever makes them, and those that it tells of. */
interface Foreseen {
  readonly text: string
  /** As far as it can be foreseen. */
  readonly moves: readonly Move[]
}

export function foresee(
  { game, words, state, seat, seats, language }: Told,
  moves: readonly Move[],
): Foreseen {
  const entries: LogEntry[] = []
  const made: Move[] = []
  let at = state
  let legal: readonly Move[] = moves.slice(0, 1)
  for (const move of moves) {
    if (!legal.includes(move)) break
    const outcome = outcomeOf(game, at, seat, move)
    entries.push(...outcome.entries)
    made.push(move)
    at = outcome.state
    legal = outcome.moves
  }
  const cast = {
    seats: seats.map(({ name, colour }, one) => ({ name, colour, you: one === seat })),
    language,
  }
  const text = tellAll(words, entries, cast)
    .filter((line) => line.seat === seat)
    .map((line) => spokenLine(words, line, cast))
    .join(' ')
  return { text, moves: made }
}

import { type AnyState, type Game, type Match, mixSeed, type Setup } from '@chronik/kernel'
import type { Bot } from '../bot.ts'
import { playMatch } from './match.ts'

/** What a contestant got out of one block. */
export interface BlockResult {
  readonly winShare: number
  readonly place: number
  readonly score: number
  readonly margin: number
  readonly decisions: number
  readonly cpuMs: number
  /** CPU milliseconds within which 95 % of the decisions were made, and the longest. */
  readonly usualMs: number
  readonly longestMs: number
  /** What each of its victories was won with; a shared one counts for all who share it. */
  readonly winning: readonly number[]
  /** What each line of the sheet brought a seat; blocks that were kept long ago do not know. */
  readonly lines?: Lines
}

/** Points by the lines of the sheet. */
export type Lines = { readonly [line: string]: number }

export interface Contest<S extends AnyState> {
  readonly game: Game<S>
  readonly setup: Setup
  /** Seats a contestant by its place in the list; fewer contestants than seats take several. */
  readonly contestants: number
  seat(contestant: number, box: S['box'], seed: number): Bot<S>
  /** CPU milliseconds, measured outside the engine. */
  readonly clock: () => number
  /** Told of every match that was played, with the contestant on each seat. */
  onMatch?(match: Match<S>, sitting: readonly number[], rotation: number): void
}

/** How many seats each contestant has in every match: as evenly as can be, the first ones one more. */
export function seatsOf(contestants: number, players: number): number[] {
  return Array.from({ length: contestants }, (_, one) => Math.ceil((players - one) / contestants))
}

/**
 * One block: the same draws once for every rotation of the seats, so that luck and turn order fall to
 * everybody alike. Results are means over the matches of the block.
 */
export async function playBlock<S extends AnyState>(
  contest: Contest<S>,
  seed: number,
): Promise<BlockResult[]> {
  const { game, setup, contestants, clock } = contest
  const { players } = setup
  const sums = Array.from({ length: contestants }, () => ({
    winShare: 0,
    place: 0,
    score: 0,
    margin: 0,
    times: [] as number[],
    winning: [] as number[],
    lines: {} as Record<string, number>,
    seats: 0,
  }))
  for (let rotation = 0; rotation < players; rotation++) {
    const sitting = Array.from({ length: players }, (_, seat) => ((seat + rotation) % players) % contestants)
    const match = await playMatch(
      game,
      setup,
      seed,
      (box) => sitting.map((one, seat) => contest.seat(one, box, mixSeed(seed, rotation * 16 + seat))),
      async (seat, choose) => {
        const before = clock()
        await choose()
        sums[sitting[seat]].times.push(clock() - before)
      },
    )
    contest.onMatch?.(match, sitting, rotation)
    const outcome = game.score(match.state)
    const winners = outcome.places.filter((place) => place === 1).length
    outcome.totals.forEach((score, seat) => {
      const own = sums[sitting[seat]]
      const rivals = outcome.totals.filter((_, other) => sitting[other] !== sitting[seat])
      own.winShare += outcome.places[seat] === 1 ? 1 / winners : 0
      if (outcome.places[seat] === 1) own.winning.push(score)
      own.place += outcome.places[seat]
      own.score += score
      own.margin += rivals.length === 0 ? 0 : score - Math.max(...rivals)
      for (const { id, values } of outcome.lines) own.lines[id] = (own.lines[id] ?? 0) + values[seat]
      own.seats++
    })
  }
  return sums.map(({ winShare, place, score, margin, times, winning, lines, seats }) => {
    times.sort((one, other) => one - other)
    return {
      winShare: winShare / players,
      place: place / seats,
      score: score / seats,
      margin: margin / seats,
      decisions: times.length,
      cpuMs: times.reduce((sum, time) => sum + time, 0),
      usualMs: times[Math.floor(0.95 * times.length)] ?? 0,
      longestMs: times.at(-1) ?? 0,
      winning,
      lines: Object.fromEntries(Object.entries(lines).map(([id, points]) => [id, points / seats])),
    }
  })
}

import type { Table, TableSeat, UserId } from '../tables/table.ts'

/** What came of a match for one of its people. */
export interface Part {
  readonly seat: number
  readonly user: UserId
  /** Whoever left stands behind everybody who stayed. */
  readonly rank: number
  /** Null if the match was not played to its end. */
  readonly score: number | null
  /** Gave up, or let a bot play on. */
  readonly left: boolean
  /** Has deleted the account: others played against them, and nothing is kept of it. */
  readonly gone: boolean
}

export interface Counted {
  readonly parts: readonly Part[]
  /** A match among people only, by the figures of the box: it counts for ratings and statistics. */
  readonly rated: boolean
}

/** What an ended match means for those who played it; null if there is nothing to count. */
export function counted(table: Table): Counted | null {
  const { seats, result, status } = table
  if (status !== 'over' || result === null || result.ranks.length !== seats.length) return null
  const gone = seats.map(hasLeft)
  const stayed = result.ranks.filter((_, seat) => !gone[seat])
  const parts = seats.flatMap((seat, at): Part[] => {
    const person = personOf(seat)
    if (person === null) return []
    const rank = gone[at] ? stayed.length + 1 : 1 + stayed.filter((other) => other < result.ranks[at]).length
    return [
      {
        seat: at,
        user: person.user,
        rank,
        score: result.scores[at] ?? null,
        left: gone[at],
        gone: person.name === '',
      },
    ]
  })
  const rated =
    parts.length === seats.length && seats.length > 1 && stayed.length > 0 && table.setup.edition === null
  return { parts, rated }
}

function personOf(seat: TableSeat): { readonly user: UserId; readonly name: string } | null {
  if (seat.kind === 'person') return seat
  return seat.kind === 'bot' ? (seat.instead ?? null) : null
}

function hasLeft(seat: TableSeat): boolean {
  return seat.kind === 'person' ? seat.conceded : seat.kind === 'bot' && seat.instead !== undefined
}

import { OVERDUE_CHOICES, type Overdue, type OverdueChoice, type Pace } from '@chronik/protocol'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { ended, mayDecide, replaced } from './playing.ts'
import { deciders, type Who } from './seats.ts'
import type { Table, UserId } from './table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long the table may vote. */
export function voteLasts(pace: Pace): number {
  return pace.kind === 'move' ? Math.min(24 * HOUR, pace.limit) : 2 * MINUTE
}

/** How much time somebody gets when the table decides to wait. */
export function waitLasts(pace: Pace): number {
  return pace.kind === 'move' ? pace.limit : 5 * MINUTE
}

/** The time of a seat is over for the second time: those at the table decide. */
export function openVote(table: Table, seat: number, now: number): Table {
  if (table.status !== 'playing' || table.overdue !== null || table.seats[seat]?.kind !== 'person')
    return table
  return { ...table, overdue: { seat, since: now, until: now + voteLasts(table.pace), votes: [] } }
}

/** Somebody has moved after all: there is nothing to decide any more. */
export function closeVote(table: Table, seat: number): Table {
  return table.overdue?.seat === seat ? { ...table, overdue: null } : table
}

/** Votes about a seat whose time is over. A majority of the others decides, or all of them: then rather to wait. */
export function vote(
  table: Table,
  who: Who,
  { seat, choice }: { readonly seat: number; readonly choice: OverdueChoice },
  now: number,
): Outcome {
  const decides = mayDecide(table, who)
  if (!decides.ok) return decides
  const { overdue } = table
  if (overdue === null || overdue.seat !== seat) return no('no-vote')
  const voters = votersAbout(table, seat)
  if (!voters.includes(who.id)) return no('own-seat')
  const votes = [...overdue.votes.filter(({ user }) => user !== who.id), { user: who.id, choice }]
  const counted = { ...table, overdue: { ...overdue, votes } }
  const chosen = decided(counted.overdue, voters)
  return yes(chosen === null ? counted : carriedOut(counted, chosen, now))
}

/** Who did not vote in time leaves the choice to the others; if nobody did, a bot plays on. */
export function timeToVoteIsOver(table: Table, now: number): Table {
  const { overdue } = table
  if (overdue === null) return table
  const voters = votersAbout(table, overdue.seat)
  const cast = overdue.votes.filter(({ user }) => voters.includes(user))
  return carriedOut(table, cast.length === 0 ? 'bot' : mostWanted(cast), now)
}

function votersAbout(table: Table, at: number): UserId[] {
  const seat = table.seats[at]
  const due = seat?.kind === 'person' ? seat.user : null
  return deciders(table).flatMap(({ user }) => (user === due ? [] : [user]))
}

function decided({ votes }: Overdue, voters: readonly UserId[]): OverdueChoice | null {
  const cast = votes.filter(({ user }) => voters.includes(user))
  const clear = OVERDUE_CHOICES.find((choice) => 2 * count(cast, choice) > voters.length)
  return clear ?? (cast.length === voters.length ? mostWanted(cast) : null)
}

/** The first of those that are equal is the gentlest. */
function mostWanted(votes: Overdue['votes']): OverdueChoice {
  return OVERDUE_CHOICES.reduce((best, choice) => (count(votes, choice) > count(votes, best) ? choice : best))
}

function count(votes: Overdue['votes'], choice: OverdueChoice): number {
  return votes.filter((one) => one.choice === choice).length
}

/** The scores of a match that ends here are those of its position; whoever keeps the table adds them. */
function carriedOut(table: Table, choice: OverdueChoice, now: number): Table {
  const { overdue } = table
  if (overdue === null) return table
  const seat = table.seats[overdue.seat]
  const open = { ...table, overdue: null }
  if (choice === 'wait' || seat?.kind !== 'person') return open
  if (choice === 'bot') return replaced(open, overdue.seat, seat, 'adept')
  return ended(table, 'over', { scores: [], ranks: [], reason: 'time' }, now)
}

import type { Tournament } from '@chronik/protocol'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Who } from '../tables/seats.ts'

/** Fewer are no tournament. */
export const FEWEST = 4

/** Comes in; after the beginning as long as another round is to come in which everybody plays. */
export function enter(tournament: Tournament, { id, name }: Who): Outcome<Tournament> {
  const { people, status, played, rounds, most } = tournament
  const at = people.findIndex(({ user }) => user === id)
  const from = played.length + 1
  if (at >= 0 && !people[at].left) return yes(tournament)
  if (status === 'over' || status === 'cancelled') return no('tournament-over')
  if (status === 'playing' && from > rounds) return no('tournament-late')
  if (at >= 0) return yes({ ...tournament, people: people.with(at, { ...people[at], left: false, from }) })
  if (people.length >= most) return no('tournament-full')
  const number = status === 'playing' ? people.length + 1 : 0
  return yes({ ...tournament, people: [...people, { user: id, name, number, from, left: false }] })
}

/** Goes; what was played stays. */
export function withdraw(tournament: Tournament, { id }: Who): Outcome<Tournament> {
  const { people, status } = tournament
  const at = people.findIndex(({ user }) => user === id)
  if (at < 0 || people[at].left || status === 'over' || status === 'cancelled') return yes(tournament)
  return yes({
    ...tournament,
    people: status === 'gathering' ? people.toSpliced(at, 1) : people.with(at, { ...people[at], left: true }),
  })
}

/** Whoever opened it may begin it, if there are enough. */
export function mayBegin({ status, host, people }: Tournament, { id }: Who): Outcome<null> {
  if (host !== id) return no('not-host')
  if (status !== 'gathering') return no('tournament-over')
  return people.length < FEWEST ? no('tournament-few', { fewest: FEWEST }) : yes(null)
}

/** Whoever opened it may call it off before it has begun. */
export function cancel(tournament: Tournament, { id }: Who, now: number): Outcome<Tournament> {
  if (tournament.host !== id) return no('not-host')
  if (tournament.status === 'cancelled') return yes(tournament)
  if (tournament.status !== 'gathering') return no('tournament-over')
  return yes({ ...tournament, status: 'cancelled', endedAt: now })
}

/**
 * Somebody is gone for good. Before it has begun their place is free, and somebody else is asked to begin it; later
 * what was played stays, without a name, and they are not paired any more.
 */
export function forgetEntrant(
  tournament: Tournament,
  user: string,
  nobody: { readonly user: string; readonly name: string },
  now: number,
): Tournament {
  if (tournament.status !== 'gathering') {
    const gone = replaceEntrant(tournament, user, nobody)
    return {
      ...gone,
      people: gone.people.map((one) => (one.user === nobody.user ? { ...one, left: true } : one)),
    }
  }
  const people = tournament.people.filter((one) => one.user !== user)
  if (tournament.host !== user) return { ...tournament, people }
  const [next] = people
  if (next === undefined)
    return {
      ...tournament,
      people,
      status: 'cancelled',
      endedAt: now,
      host: nobody.user,
      hostName: nobody.name,
    }
  return { ...tournament, people, host: next.user, hostName: next.name }
}

/** Somebody is called differently, or is somebody else from now on: a guest became an account. */
export function replaceEntrant(
  tournament: Tournament,
  user: string,
  to: { readonly user: string; readonly name: string },
): Tournament {
  const is = (one: string) => (one === user ? to.user : one)
  // Who is there twice plays on as who was there first.
  const twice = to.user !== user && tournament.people.some((one) => one.user === to.user)
  if (twice)
    return {
      ...tournament,
      people: tournament.people.map((one) => (one.user === user ? { ...one, left: true } : one)),
    }
  return {
    ...tournament,
    host: is(tournament.host),
    hostName: tournament.host === user ? to.name : tournament.hostName,
    people: tournament.people.map((one) =>
      one.user === user ? { ...one, user: to.user, name: to.name } : one,
    ),
    played: tournament.played.map((round) => ({
      ...round,
      byes: round.byes.map(is),
      boards: round.boards.map((board) => ({ ...board, people: board.people.map(is) })),
    })),
  }
}

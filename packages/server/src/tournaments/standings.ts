import type { Entrant, Tournament, TournamentLine, TournamentRound } from '@chronik/protocol'
import { BYE } from './sizes.ts'

/** What somebody did in a round; null if they did not play in it. */
interface Deed {
  readonly points: number
  readonly place: number
  readonly opponents: readonly string[]
}

/** What came of a round for somebody; null if they did not play, or do so still. */
export function deedOf({ boards, byes }: TournamentRound, user: string): Deed | null {
  if (byes.includes(user)) return { points: BYE, place: 1, opponents: [] }
  const board = boards.find(({ people }) => people.includes(user))
  if (board === undefined || board.points === null || board.places === null) return null
  const at = board.people.indexOf(user)
  const opponents = board.people.filter((one) => one !== user)
  return { points: board.points[at], place: board.places[at], opponents }
}

const rounded = (points: number): number => Math.round(100 * points) / 100

/**
 * Who stands where. In rounds where everybody plays: more points, then stronger opponents (their points together),
 * then more won matches, then the lot. Whoever comes further in a knock-out stands before everybody who does not.
 */
export function standingsOf({ people, played }: Pick<Tournament, 'people' | 'played'>): TournamentLine[] {
  const swiss = played.filter(({ kind }) => kind === 'swiss')
  const knockOut = played.filter(({ kind }) => kind === 'knock-out')
  const points = new Map(
    people.map(({ user }) => [
      user,
      rounded(swiss.reduce((sum, round) => sum + (deedOf(round, user)?.points ?? 0), 0)),
    ]),
  )
  const lines = people.map((person) => {
    const { user } = person
    const met = swiss.flatMap((round) => deedOf(round, user)?.opponents ?? [])
    const reached = knockOut.findLastIndex((round) => playsIn(round, user)) + 1
    const last = knockOut[reached - 1]
    return {
      person,
      reached,
      // Whoever still plays, or comes on, stands before those who went out in the same round.
      placed: last === undefined ? 0 : (deedOf(last, user)?.place ?? 0),
      points: points.get(user) ?? 0,
      opponents: rounded(met.reduce((sum, one) => sum + (points.get(one) ?? 0), 0)),
      wins: played.filter((round) => deedOf(round, user)?.place === 1).length,
      rounds: played.map((round) => deedOf(round, user)?.points ?? null),
    }
  })
  const sorted = lines.toSorted(
    (one, other) =>
      other.reached - one.reached ||
      one.placed - other.placed ||
      other.points - one.points ||
      other.opponents - one.opponents ||
      other.wins - one.wins ||
      lot(one.person) - lot(other.person),
  )
  return sorted.map(({ person, placed: _placed, ...line }, at) => ({
    ...line,
    place: at + 1,
    user: person.user,
  }))
}

export function playsIn({ boards, byes }: TournamentRound, user: string): boolean {
  return byes.includes(user) || boards.some(({ people }) => people.includes(user))
}

/** Who came late has drawn no lot before those who were there. */
function lot({ number }: Entrant): number {
  return number === 0 ? Number.MAX_SAFE_INTEGER : number
}

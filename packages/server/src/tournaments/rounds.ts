import type { Tournament, TournamentBoard, TournamentRound } from '@chronik/protocol'
import { pairTables } from './pairing.ts'
import { pointsFor, tableSizes } from './sizes.ts'
import { deedOf, playsIn, standingsOf } from './standings.ts'

/** Who is away so often is not paired any more. */
const ABSENCES = 2

/** What came of a table. */
export interface Played {
  readonly places: readonly number[]
  readonly scores: readonly number[] | null
}

/** The id of a table: the same whenever it is asked for. */
export type TableIds = (round: number, board: number) => string

export function roundOf({ played }: Tournament): TournamentRound | null {
  return played.at(-1) ?? null
}

/** Draws lots; nobody can choose their number. */
export function begin(tournament: Tournament, now: number, lots: (most: number) => number): Tournament {
  const left = [...tournament.people]
  const people = tournament.people.map((_, at) => {
    const [one] = left.splice(lots(left.length), 1)
    return { ...one, number: at + 1, from: 1 }
  })
  return { ...tournament, people, status: 'playing', startedAt: now }
}

/** What came of a table of the round that is played; it counts once. */
export function count(tournament: Tournament, table: string, { places, scores }: Played): Tournament {
  return inRound(tournament, (round) => {
    const at = round.boards.findIndex((board) => board.table === table)
    const board = round.boards[at]
    if (board === undefined || board.points !== null) return round
    const counted = { ...board, places, scores, points: pointsFor(places) }
    return { ...round, boards: round.boards.with(at, counted) }
  })
}

/** The round is over as soon as every table is. */
export function closeRound(tournament: Tournament, now: number): Tournament {
  return inRound(tournament, (round) =>
    round.endedAt === null && round.boards.every(({ points }) => points !== null)
      ? { ...round, endedAt: now }
      : round,
  )
}

function inRound(tournament: Tournament, change: (round: TournamentRound) => TournamentRound): Tournament {
  const round = roundOf(tournament)
  if (round === null) return tournament
  const changed = change(round)
  return changed === round ? tournament : { ...tournament, played: tournament.played.with(-1, changed) }
}

/** After a round: the next one, or the end. */
export function goOn(tournament: Tournament, now: number, ids: TableIds): Tournament {
  const last = roundOf(tournament)
  if (last !== null && last.endedAt === null) return tournament
  const next = nextTables(tournament)
  if (next === null) return { ...tournament, status: 'over', endedAt: now }
  const number = tournament.played.length + 1
  const round: TournamentRound = {
    number,
    kind: next.kind,
    boards: next.tables.map(
      (people, at): TournamentBoard => ({
        table: ids(number, at),
        people: seated(tournament, people),
        places: null,
        scores: null,
        points: null,
      }),
    ),
    byes: next.byes,
    startedAt: now,
    until: now + tournament.limit,
    endedAt: null,
  }
  return closeRound({ ...tournament, played: [...tournament.played, round] }, now)
}

interface Tables {
  readonly kind: TournamentRound['kind']
  readonly tables: readonly (readonly string[])[]
  readonly byes: readonly string[]
}

/** Who plays with whom next; null if everything is decided. */
function nextTables(tournament: Tournament): Tables | null {
  const { rounds, played } = tournament
  return played.length < rounds ? swiss(tournament) : knockOut(tournament)
}

function swiss(tournament: Tournament): Tables | null {
  const { people, played, seats } = tournament
  const number = played.length + 1
  const there = new Set(people.filter(({ left, from }) => !left && from <= number).map(({ user }) => user))
  const order = standingsOf(tournament).flatMap(({ user }) => (there.has(user) ? [user] : []))
  if (order.length < 2) return null
  const { sizes, byes } = tableSizes(order.length, seats)
  // The last who has not had a bye yet.
  const had = new Set(played.flatMap((round) => round.byes))
  const resting = order
    .toReversed()
    .toSorted((one, other) => Number(had.has(one)) - Number(had.has(other)))
    .slice(0, byes)
  const met = meetings(played)
  const playing = order.filter((user) => !resting.includes(user))
  return { kind: 'swiss', tables: pairTables(playing, sizes, met), byes: resting }
}

function meetings(played: readonly TournamentRound[]): (one: string, other: string) => number {
  const counts = new Map<string, number>()
  for (const { boards } of played)
    for (const { people } of boards)
      for (const one of people)
        for (const other of people)
          if (one < other) counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1)
  return (one, other) => counts.get(one < other ? `${one} ${other}` : `${other} ${one}`) ?? 0
}

/** Those on top are kept apart as long as possible: the first sits with the last who is left. */
function knockOut(tournament: Tournament): Tables | null {
  const { seats } = tournament
  const order = survivors(tournament)
  if (order.length < 2) return null
  if (seats > 2) {
    const { sizes } = tableSizes(order.length, seats)
    return { kind: 'knock-out', tables: snaked(order, sizes.length), byes: [] }
  }
  // Whoever is on top has nobody to play with until the number is a power of two.
  const whole = 2 ** Math.ceil(Math.log2(order.length))
  const byes = order.slice(0, whole - order.length)
  const playing = order.slice(byes.length)
  const tables = Array.from({ length: playing.length / 2 }, (_, at) => [
    playing[at],
    playing[playing.length - 1 - at],
  ])
  return { kind: 'knock-out', tables, byes }
}

/** Dealt to and fro, so that every table gets somebody from the top. */
function snaked(order: readonly string[], tables: number): string[][] {
  const dealt: string[][] = Array.from({ length: tables }, () => [])
  for (const [at, user] of order.entries()) {
    const along = at % (2 * tables)
    dealt[along < tables ? along : 2 * tables - 1 - along].push(user)
  }
  return dealt
}

/** Who is still in the knock-out, the best first; at its beginning those who came that far. */
function survivors(tournament: Tournament): string[] {
  const { people, played, rounds, final } = tournament
  const last = played.at(-1)
  const staying = new Set(people.filter(({ left }) => !left).map(({ user }) => user))
  if (last?.kind !== 'knock-out') {
    if (rounds > 0 && final === 0) return []
    const order = standingsOf(tournament).flatMap(({ user }) => (staying.has(user) ? [user] : []))
    return rounds === 0 ? order : order.slice(0, final)
  }
  const seeds = seedsOf(tournament)
  const through = new Set([...last.byes, ...last.boards.flatMap((board) => throughAt(board, seeds, last))])
  return seeds.filter((user) => through.has(user) && staying.has(user))
}

/** Half of a table comes on, at a table of two or three the winner; the last table of all has a winner only. */
function throughAt(
  { people, places }: TournamentBoard,
  seeds: readonly string[],
  round: TournamentRound,
): string[] {
  if (places === null || (round.boards.length === 1 && round.byes.length === 0)) return []
  const ranked = people.toSorted(
    (one, other) =>
      places[people.indexOf(one)] - places[people.indexOf(other)] ||
      seeds.indexOf(one) - seeds.indexOf(other),
  )
  return ranked.slice(0, Math.max(1, Math.floor(people.length / 2)))
}

/** The order in which people went into the knock-out: who is equal there goes by it. */
function seedsOf(tournament: Tournament): string[] {
  const played = tournament.played.filter(({ kind }) => kind === 'swiss')
  return standingsOf({ people: tournament.people, played }).map(({ user }) => user)
}

/** Whoever sat first least often sits first. */
function seated({ played, people }: Tournament, users: readonly string[]): string[] {
  const firsts = (user: string) =>
    played.filter(({ boards }) => boards.some((board) => board.people[0] === user)).length
  const lots = new Map(people.map(({ user, number }) => [user, number]))
  return users.toSorted(
    (one, other) => firsts(one) - firsts(other) || (lots.get(one) ?? 0) - (lots.get(other) ?? 0),
  )
}

/** Who has been away too often is not paired any more. */
export function withoutAbsent(tournament: Tournament, absences: ReadonlyMap<string, number>): Tournament {
  const people = tournament.people.map((one) =>
    !one.left && (absences.get(one.user) ?? 0) >= ABSENCES ? { ...one, left: true } : one,
  )
  return people.some((one, at) => one !== tournament.people[at]) ? { ...tournament, people } : tournament
}

/** Whether somebody is to play at a table now. */
export function tableOf(tournament: Tournament, user: string | null): string | null {
  const round = roundOf(tournament)
  if (user === null || round === null || tournament.status !== 'playing' || !playsIn(round, user)) return null
  const board = round.boards.find(({ people }) => people.includes(user))
  return board === undefined || deedOf(round, user) !== null ? null : board.table
}

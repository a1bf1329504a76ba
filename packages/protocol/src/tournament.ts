import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { Key, RequestId, UserId } from './person.ts'
import { Setup } from './setup.ts'
import { Pace } from './time.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** What people agree on who play a tournament. */
const Terms = z.object({
  name: z.string().trim().min(3).max(60),
  game: z.string().min(1).max(LIMITS.word),
  options: Setup.shape.options.default({}),
  /** So many sit at a table; where it does not come out even, some tables have fewer. */
  seats: z.int().min(2).max(5).default(2),
  /** Rounds in which everybody plays (Swiss); none: it is knock-out from the beginning. */
  rounds: z.int().min(0).max(9).default(4),
  /** So many play on by knock-out after the last of these rounds; 0: the standings decide. */
  final: z.int().min(0).max(16).default(0),
  most: z.int().min(4).max(64).default(16),
  pace: Pace.default({ kind: 'bank', bank: 20 * minute, increment: 20_000 }),
  /** Milliseconds a round lasts at most: what is not played to its end then is scored as it stands. */
  limit: z
    .int()
    .min(minute)
    .max(60 * day)
    .default(120 * minute),
  /** Milliseconds between two rounds. */
  pause: z.int().min(0).max(day).default(minute),
  /** It begins by itself then; null: when whoever opened it says so. */
  startsAt: z.number().nullable().default(null),
})

export const TournamentPlan = Terms.extend({ request: RequestId })
export type TournamentPlan = z.output<typeof TournamentPlan>

const Entrant = z.object({
  user: UserId,
  name: z.string(),
  /** Drawn by lot when it began; 0 before. */
  number: z.int(),
  /** The first round they play in: who comes late has missed those before. */
  from: z.int(),
  /** Left, or was away twice: is not paired any more. */
  left: z.boolean(),
})
export type Entrant = z.output<typeof Entrant>

const Board = z.object({
  table: Key,
  people: z.array(UserId).readonly(),
  /** Null until it was played: the places, what was scored (null if nobody played to the end), and the points. */
  places: z.array(z.int()).readonly().nullable(),
  scores: z.array(z.number()).readonly().nullable(),
  points: z.array(z.number()).readonly().nullable(),
})
export type TournamentBoard = z.output<typeof Board>

const Round = z.object({
  number: z.int(),
  kind: z.enum(['swiss', 'knock-out']),
  boards: z.array(Board).readonly(),
  /** Nobody was left to play with: it counts as won. */
  byes: z.array(UserId).readonly(),
  startedAt: z.number(),
  until: z.number(),
  endedAt: z.number().nullable(),
})
export type TournamentRound = z.output<typeof Round>

const Line = z.object({
  place: z.int(),
  user: UserId,
  points: z.number(),
  /** The points of everybody they have played against. */
  opponents: z.number(),
  wins: z.int(),
  /** By round; null if they did not play in it. */
  rounds: z.array(z.number().nullable()).readonly(),
  /** The knock-out round they came to; 0 if none. */
  reached: z.int(),
})
export type TournamentLine = z.output<typeof Line>

export const Tournament = Terms.extend({
  id: Key,
  /** - `gathering`: people come, - `playing`, - `over`, - `cancelled`. */
  status: z.enum(['gathering', 'playing', 'over', 'cancelled']),
  host: UserId,
  hostName: z.string(),
  people: z.array(Entrant).readonly(),
  played: z.array(Round).readonly(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  version: z.int(),
})
export type Tournament = z.output<typeof Tournament>

/** A tournament as lists show it. */
export const TournamentCard = Tournament.omit({ people: true, played: true }).extend({
  entered: z.int(),
  /** The round that is played; 0 before the first. */
  round: z.int(),
  /** Whether who asks plays in it. */
  mine: z.boolean(),
  /** The winner, once it is over. */
  winner: z.string().nullable(),
})
export type TournamentCard = z.output<typeof TournamentCard>

export const TournamentPage = z.object({
  tournament: Tournament,
  standings: z.array(Line).readonly(),
  /** The table where who asks is to play now. */
  table: Key.nullable(),
  /** The server's clock. */
  now: z.number(),
})
export type TournamentPage = z.output<typeof TournamentPage>

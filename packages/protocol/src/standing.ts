import * as z from 'zod'
import { UserId } from './person.ts'
import { TableCard } from './table.ts'

/** How somebody does in one game with so many players, by matches among people. */
export const Standing = z.object({
  game: z.string(),
  players: z.int(),
  /** The rating; it begins at 1000. */
  points: z.int(),
  matches: z.int(),
  wins: z.int(),
  /** Null if none was played to its end. */
  meanScore: z.number().nullable(),
  meanRank: z.number(),
  /** The rating after each of the last matches, oldest first. */
  course: z.array(z.int()).readonly(),
})
export type Standing = z.output<typeof Standing>

/** What came of a match for one of its people. */
export const Result = z.object({
  game: z.string(),
  players: z.int(),
  /** Whoever left stands behind everybody who stayed. */
  rank: z.int(),
  score: z.number().nullable(),
  /** Gave up, or let a bot play on. */
  left: z.boolean(),
  /** A match among people by the figures of the box. */
  rated: z.boolean(),
  /** The rating afterwards, and what it gained; null if the match is not rated. */
  points: z.int().nullable(),
  gained: z.int().nullable(),
  endedAt: z.number(),
})
export type Result = z.output<typeof Result>

/** A match of mine that has ended; without a result if it was given up by all, or ended before results were kept. */
export const PastMatch = z.object({
  table: TableCard,
  seat: z.int().nullable(),
  result: Result.nullable(),
})
export type PastMatch = z.output<typeof PastMatch>

/** `asked`: by me, `asks`: me. */
const Bond = z.enum(['none', 'me', 'friends', 'asked', 'asks'])

/** Somebody, as everybody may know them. */
export const PersonCard = z.object({
  user: UserId,
  name: z.string(),
  guest: z.boolean(),
  since: z.number(),
  bond: Bond,
  standings: z.array(Standing).readonly(),
  /** The last matches, without the tables they were played at. */
  results: z.array(Result).readonly(),
})
export type PersonCard = z.output<typeof PersonCard>

const BoardRow = z.object({
  place: z.int(),
  user: UserId,
  name: z.string(),
  points: z.int(),
  matches: z.int(),
  wins: z.int(),
})

/** The best in one game with so many players, and where I stand. */
export const Board = z.object({ rows: z.array(BoardRow).readonly(), mine: BoardRow.nullable() })
export type Board = z.output<typeof Board>

export const Friend = z.object({
  user: UserId,
  name: z.string(),
  bond: z.enum(['friends', 'asked', 'asks']),
  since: z.number(),
})
export type Friend = z.output<typeof Friend>

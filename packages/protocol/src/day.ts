import * as z from 'zod'
import { Key, UserId } from './person.ts'
import { Level, Setup } from './setup.ts'

/** A day by the clock of the world (UTC), as `2026-11-17`. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine((day) => !Number.isNaN(Date.parse(day)), { error: 'no such day' })

/** The one try of somebody that counts. */
export const DayTry = z.object({
  table: Key,
  /** - `playing`, - `counted`: it stands in the ranking, - `void`: given up, or not done when the day was over. */
  state: z.enum(['playing', 'counted', 'void']),
  score: z.number().nullable(),
  /** The place among those at the table. */
  rank: z.int().nullable(),
  /** Milliseconds from the first look to the last move. */
  took: z.number().nullable(),
})
export type DayTry = z.output<typeof DayTry>

/** The match of a day: the same seed for everybody. */
export const DayCard = z.object({
  day: Day,
  game: z.string(),
  players: z.int(),
  options: Setup.shape.options,
  /** The bots; null if it is played alone. */
  level: Level.nullable(),
  /** Tries begin and end before this moment, then the seed is published. */
  until: z.number(),
  /** Binds the server to the seed: `commitmentTo(seed, commitsTo)`. */
  commitment: z.string(),
  commitsTo: z.string(),
  /** Null until the day is over. */
  seed: z.string().nullable(),
  /** So many tries count so far. */
  counted: z.int(),
  mine: DayTry.nullable(),
})
export type DayCard = z.output<typeof DayCard>

const DayRow = z.object({
  place: z.int(),
  user: UserId,
  name: z.string(),
  score: z.number(),
  rank: z.int(),
  took: z.number(),
  /** Where it can be looked at; null until the day is over. */
  table: Key.nullable(),
})
export type DayRow = z.output<typeof DayRow>

/** The match of a day with its ranking: more points, then the better place at the table, then less time. */
export const DayRanking = z.object({
  card: DayCard,
  /** The best of those with an account; equal ones share a place. */
  rows: z.array(DayRow).readonly(),
  mine: DayRow.nullable(),
  /** How many have so many points, in steps of five. */
  spread: z.array(z.object({ from: z.number(), count: z.int() })).readonly(),
  mean: z.number().nullable(),
})
export type DayRanking = z.output<typeof DayRanking>

/** Days one after the other on which a try of mine counts; today may still come. */
const Streak = z.object({
  now: z.int(),
  longest: z.int(),
  /** The days of the last weeks, oldest first. */
  days: z.array(Day).readonly(),
})
export type Streak = z.output<typeof Streak>

export const Today = z.object({
  day: Day,
  /** The server's clock. */
  now: z.number(),
  until: z.number(),
  matches: z.array(DayCard).readonly(),
  /** What comes tomorrow. */
  next: z.array(z.object({ game: z.string(), players: z.int(), level: Level.nullable() })).readonly(),
  /** Null for who has no name yet. */
  streak: Streak.nullable(),
})
export type Today = z.output<typeof Today>

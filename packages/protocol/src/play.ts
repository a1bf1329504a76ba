import type { LogEntry } from '@chronik/kernel'
import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { Key, RequestId } from './person.ts'
import { Awaited, Clock } from './time.ts'

/** A series of moves in notation, built on the last deed the client has seen. */
export const Submission = z.object({
  table: Key,
  seq: z.int().min(0),
  request: RequestId,
  moves: z.array(z.string().min(1).max(LIMITS.move)).min(1).max(LIMITS.moves),
})
export type Submission = z.output<typeof Submission>

export const Played = z.object({ seq: z.int() })

const Score = z.object({
  lines: z.array(z.object({ id: z.string(), values: z.array(z.number()).readonly() })).readonly(),
  totals: z.array(z.number()).readonly(),
  places: z.array(z.int()).readonly(),
  rank: z.string().optional(),
})

/** A code with parameters, what is secret taken out; each language tells it in its own words. */
const LogLine = z.looseObject({
  code: z.string(),
  seat: z.int().optional(),
}) as unknown as z.ZodType<LogEntry, LogEntry>

/** Pairs of place and value in the memory of a view. */
const Changes = z.array(z.int()).readonly()

/** An entry of the log and what changed on the way to it; null for what is long past. */
const Beat = z.object({ entry: LogLine, changes: Changes.nullable() })

/** What a viewer learns: what was told, entry by entry, and a position of its own view. */
export const Update = z.object({
  table: Key,
  seq: z.int(),
  /** The deed this goes on from; null if everything is told from the start. */
  after: z.int().nullable(),
  /** How many entries of the log were told before the first of these. */
  told: z.int(),
  /** The whole memory to go on from; null if it is that after the deed `after`. It lies behind what is long past. */
  base: z.array(z.int()).readonly().nullable(),
  beats: z.array(Beat).readonly(),
  /** What changed after the last of them. */
  changes: Changes,
  /** What the viewer's own seat asked for among these deeds. */
  own: z.array(RequestId).readonly(),
  turn: z.union([
    z.object({ over: z.literal(false), seat: z.int(), decision: z.string() }),
    z.object({ over: z.literal(true), score: Score }),
  ]),
  /** The clocks as they were when this was told; null at a table without any, and for who is behind. */
  clock: Clock.nullable(),
  /** Whose decision is awaited since when; null when the match is over, and for who is behind. */
  awaited: Awaited.nullable(),
})
export type Update = z.output<typeof Update>

/** A moment of the past that somebody wants to look at: after so many entries of the log. */
export const Visit = z.object({ table: Key, told: z.int().min(0) })

/** One's own view as it was then, as the memory of a position. */
export const Visited = z.object({ position: z.array(z.int()).readonly() })

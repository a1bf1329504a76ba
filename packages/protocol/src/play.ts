import type { LogEntry } from '@chronik/kernel'
import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { Key, RequestId } from './person.ts'

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

/** What a viewer learns: a position of its own view and what was told on the way. */
export const Update = z.object({
  table: Key,
  seq: z.int(),
  /** The deed this goes on from; null if everything is told from the start. */
  after: z.int().nullable(),
  /** The memory of the view: whole, or pairs of place and value that changed after that deed. */
  position: z.union([
    z.object({ whole: z.array(z.int()).readonly() }),
    z.object({ changes: z.array(z.int()).readonly() }),
  ]),
  log: z.array(LogLine).readonly(),
  turn: z.union([
    z.object({ over: z.literal(false), seat: z.int(), decision: z.string() }),
    z.object({ over: z.literal(true), score: Score }),
  ]),
})
export type Update = z.output<typeof Update>

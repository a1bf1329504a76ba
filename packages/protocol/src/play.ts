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
  lines: z.array(z.object({ id: z.string(), values: z.array(z.number()) })),
  totals: z.array(z.number()),
  places: z.array(z.int()),
  rank: z.string().optional(),
})

const LogLine = z.looseObject({ code: z.string(), seat: z.int().optional() })

/** What a viewer learns: a position of its own view and what was told on the way. */
export const Update = z.object({
  table: Key,
  seq: z.int(),
  /** The deed this follows; null if the position is whole. */
  after: z.int().nullable(),
  /** The memory of the view: whole, or pairs of place and value that changed. */
  position: z.union([z.object({ whole: z.array(z.int()) }), z.object({ changes: z.array(z.int()) })]),
  log: z.array(LogLine),
  turn: z.union([
    z.object({ over: z.literal(false), seat: z.int(), decision: z.string() }),
    z.object({ over: z.literal(true), score: Score }),
  ]),
})
export type Update = Omit<z.output<typeof Update>, 'log'> & { readonly log: readonly LogEntry[] }

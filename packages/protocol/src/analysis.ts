import * as z from 'zod'

/** One decision of a match that is over, looked at again. */
const LookedAt = z.object({
  /** How many events had happened before it. */
  event: z.int(),
  seat: z.int(),
  /** Moves in notation. */
  played: z.string(),
  best: z.string(),
  /** How likely its seat was to win with the best move and with the one played, from 0 to 1. */
  before: z.number(),
  after: z.number(),
  choices: z.int(),
  /** How likely each seat was to win before it. */
  chances: z.array(z.number()).readonly(),
})

/** A match that the server looks back on, as far as it is. */
export const TableAnalysis = z.object({
  /** `none`: nobody has asked for it. `stopped`: somebody ended it, or the server; it can go on. */
  status: z.enum(['none', 'running', 'stopped', 'failed', 'done']),
  /** How hard each decision is thought about. */
  iterations: z.int(),
  /** How many events the match has, and how many of them were looked at. */
  events: z.int(),
  read: z.int(),
  moves: z.array(LookedAt).readonly(),
})
export type TableAnalysis = z.output<typeof TableAnalysis>

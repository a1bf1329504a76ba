import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { Key } from './person.ts'

/** A match that was played on a device and is kept in an account, without its moves. */
export const KeptMatch = z.object({
  id: Key,
  game: z.string(),
  players: z.int(),
  /** Who sat there, as the record names them. */
  names: z.array(z.string()).readonly(),
  /** When it was kept. */
  at: z.number(),
})
export type KeptMatch = z.output<typeof KeptMatch>

/** The record of a finished match, as text. */
export const RecordText = z.string().min(1).max(LIMITS.record)

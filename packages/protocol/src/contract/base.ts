import { oc } from '@orpc/contract'
import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { Key } from '../person.ts'
import { Refused } from '../refused.ts'
import { OwnTable } from '../table.ts'

/** Whatever is refused says so in the same way; the status tells the kind. */
export const base = oc.errors({
  BAD_REQUEST: { status: 400, data: Refused },
  UNAUTHORIZED: { status: 401, data: Refused },
  FORBIDDEN: { status: 403, data: Refused },
  NOT_FOUND: { status: 404, data: Refused },
  CONFLICT: { status: 409, data: Refused },
  UNPROCESSABLE_CONTENT: { status: 422, data: Refused },
  TOO_MANY_REQUESTS: { status: 429, data: Refused },
})

export const At = z.object({ table: Key })
/** In an address everything is text. */
export const flag = z.union([z.boolean(), z.stringbool()])
/** Where a list goes on: `next` of the part before. */
export const page = {
  after: Key.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.page).default(LIMITS.page),
}
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    tables: z.array(item).readonly(),
    /** Names the next part; null after the last. */
    next: Key.nullable(),
  })
export const seat = z.int().min(0).max(7)

/** Something that is done at a table, and what the table is then. */
export function act<S extends z.ZodRawShape>(path: string, summary: string, shape: S) {
  return base
    .route({ method: 'POST', path: `/tables/{table}/${path}`, summary, tags: ['tables'] })
    .input(At.extend(shape))
    .output(OwnTable)
}

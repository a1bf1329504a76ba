import * as z from 'zod'

/** Why something was not done: a code for programs, words for people. */
export const Refused = z.object({
  code: z.string(),
  words: z.string(),
  /** What the words name, for clients with words of their own. */
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
  /** The number of the rule that forbids a move. */
  rule: z.string().optional(),
  /** The place in the input: `options.modules`. */
  path: z.string().optional(),
  /** Which of the moves was refused, from 0. */
  index: z.int().optional(),
})
export type Refused = z.output<typeof Refused>

import { LEVELS } from '@chronik/bots'
import { type Json, MARKS } from '@chronik/kernel'
import * as z from 'zod'
import { LIMITS } from './limits.ts'

export const Level = z.enum(LEVELS.list)

const Word = z.string().min(1).max(LIMITS.word)

const OptionValue = z.union([z.boolean(), z.int(), Word, z.array(Word).max(LIMITS.choices).readonly()])
const Options = z
  .record(Word, OptionValue)
  .refine((options) => Object.keys(options).length <= LIMITS.options, { error: 'too many options' })

/** A figure, or a table of figures in place of another. */
const Figure = z.unknown().refine((value) => isFlat(value, LIMITS.depth)) as unknown as z.ZodType<Json, Json>

function isFlat(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined
  return depth > 0 && Object.values(value).every((inner) => isFlat(inner, depth - 1))
}

/** Figures that differ from the standard edition, as a record writes them. */
const EditionChange = z
  .object({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
    corrections: z
      .array(z.object({ path: z.string().min(1).max(LIMITS.path), value: Figure, mark: z.enum(MARKS) }))
      .max(LIMITS.corrections)
      .readonly(),
  })
  .refine((edition) => JSON.stringify(edition).length <= LIMITS.edition, { error: 'too long' })

/** What is agreed before a match. */
export const Setup = z.object({
  players: z.int().min(1).max(8),
  options: Options,
  edition: EditionChange.nullable(),
})
export type Setup = z.output<typeof Setup>

const option = { id: z.string() }
const OptionCard = z.discriminatedUnion('kind', [
  z.object({ ...option, kind: z.literal('flag'), default: z.boolean() }),
  z.object({ ...option, kind: z.literal('number'), default: z.int(), min: z.int(), max: z.int() }),
  z.object({
    ...option,
    kind: z.literal('choice'),
    default: z.string(),
    choices: z.array(z.string()).readonly(),
  }),
  z.object({
    ...option,
    kind: z.literal('several'),
    default: z.array(z.string()).readonly(),
    choices: z.array(z.string()).readonly(),
  }),
])
export type OptionCard = z.output<typeof OptionCard>

/** What a form needs to open a table of a game. */
export const GameCard = z.object({
  id: z.string(),
  players: z.object({ min: z.int(), max: z.int() }),
  rules: z.int(),
  edition: z.string(),
  options: z.array(OptionCard).readonly(),
  colours: z.array(z.string()),
  levels: z.array(Level),
})
export type GameCard = z.output<typeof GameCard>

/** The standard figures of a game with their provenance, to be corrected. */
export const EditionCard = z.object({
  id: z.string(),
  figures: z.json(),
  marks: z.record(z.string(), z.enum(MARKS)),
})
export type EditionCard = z.output<typeof EditionCard>

import { toJSONSchema } from 'zod/v4/core'
import type { Json } from './codec.ts'
import { type Edition, type EditionKind, markOf } from './edition.ts'

/** What may stand at a place of an edition. */
export type SlotKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** Things with their amounts: `{ horse: 1, plow: 1 }`. */
  | {
      readonly kind: 'amounts'
      readonly words: readonly string[]
      readonly min: number
      readonly max: number
    }
  | { readonly kind: 'text'; readonly pattern: string }
  /** Nothing else may stand here. */
  | { readonly kind: 'fixed' }

/** A place of an edition that is changed as one. */
export interface Slot {
  readonly path: string
  readonly of: SlotKind
  /** Whether nothing may stand here, too. */
  readonly optional: boolean
  readonly value: Json
}

interface Schema {
  readonly type?: string
  readonly const?: Json
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: Schema | false
}

/** All places of the standard edition, in its order. */
export function slotsOf<F>(kind: EditionKind<F>): readonly Slot[] {
  return within(toJSONSchema(kind.schema) as Schema, kind.standard.figures as Json, '')
}

function within(schema: Schema, value: Json, path: string): Slot[] {
  const { chosen, optional } = alternative(schema, value)
  const slot = (of: SlotKind): Slot[] => [{ path, of, optional, value }]
  const each = (name: string): string => (path === '' ? name : `${path}.${name}`)
  if (chosen.enum !== undefined) return slot({ kind: 'word', words: chosen.enum })
  if (chosen.const !== undefined || chosen.type === undefined) return slot({ kind: 'fixed' })
  if (chosen.type === 'boolean') return slot({ kind: 'flag' })
  if (chosen.type === 'string') return slot({ kind: 'text', pattern: chosen.pattern ?? '' })
  if (chosen.type === 'integer' || chosen.type === 'number') return slot(numberOf(chosen))
  if (Array.isArray(value)) {
    const { items } = chosen
    const free = items?.enum !== undefined && chosen.minItems !== chosen.maxItems
    if (free || (items?.enum !== undefined && chosen.maxItems === undefined))
      return slot({ kind: 'words', words: items.enum })
    return value.flatMap((one: Json, at) =>
      within(chosen.prefixItems?.[at] ?? items ?? {}, one, each(`${at}`)),
    )
  }
  if (typeof value !== 'object' || value === null) return slot({ kind: 'fixed' })
  const amounts = amountsOf(chosen)
  if (amounts !== null) return slot(amounts)
  return Object.entries(value).flatMap(([name, inner]: [string, Json]) =>
    within(chosen.properties?.[name] ?? (chosen.additionalProperties || {}), inner, each(name)),
  )
}

function numberOf({ type, minimum = 0, maximum = 99, multipleOf }: Schema): SlotKind & { kind: 'number' } {
  return {
    kind: 'number',
    min: minimum,
    max: maximum,
    step: multipleOf ?? (type === 'integer' ? 1 : 0.5),
  }
}

/** Words with amounts of which some may be missing. */
function amountsOf({ propertyNames, required, additionalProperties }: Schema): SlotKind | null {
  const words = propertyNames?.enum
  if (words === undefined || additionalProperties === undefined || additionalProperties === false) return null
  if ((required ?? []).length > 0 || additionalProperties.type !== 'integer') return null
  const { min, max } = numberOf(additionalProperties)
  return { kind: 'amounts', words, min: Math.max(1, min), max }
}

/** Which of several shapes a value has; a figure that may be missing is told by the one it would have. */
function alternative(schema: Schema, value: Json): { readonly chosen: Schema; readonly optional: boolean } {
  if (schema.anyOf === undefined) return { chosen: schema, optional: false }
  const present = schema.anyOf.filter(({ type }) => type !== 'null')
  const optional = present.length < schema.anyOf.length
  const found = present.find((one) => hasShape(one, value)) ?? present[0] ?? {}
  return { chosen: value === null && found.type === 'object' ? {} : found, optional }
}

function hasShape({ type, properties }: Schema, value: Json): boolean {
  if (Array.isArray(value)) return type === 'array'
  if (typeof value !== 'object' || value === null) return type !== 'object' && type !== 'array'
  if (type !== 'object' || properties === undefined) return false
  const names = Object.keys(value)
  return (
    names.length === Object.keys(properties).length && names.every((name) => Object.hasOwn(properties, name))
  )
}

/** What stands at a place of an edition. */
export function valueAt(edition: Pick<Edition, 'figures'>, path: string): Json {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner as { readonly [key: string]: unknown })[name],
      edition.figures,
    ) as Json
}

/** Where it comes from: of a table, where its first figure comes from. */
export function markAt(
  edition: Edition,
  { path, value }: Pick<Slot, 'path' | 'value'>,
): ReturnType<typeof markOf> {
  const [first] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return markOf(edition, first === undefined ? path : `${path}.${first}`)
}

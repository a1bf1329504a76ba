import type * as z from 'zod/mini'
import { type Json, type Misfit, MisfitError, readObject, show } from './codec.ts'
import type { Messages } from './language.ts'

/** Where a figure comes from: stated in a rulebook of the box, published elsewhere, or reconstructed by us. */
export const MARKS = ['B', 'S', 'R'] as const
export type Mark = (typeof MARKS)[number]

/**
 * An edition: the figures printed on the pieces of one box. Figures are a tree; marks say where each
 * came from, by the path of a figure or of the table it stands in (the longest path that fits counts).
 */
export interface Edition<F = unknown> {
  readonly id: string
  readonly figures: F
  readonly marks: { readonly [path: string]: Mark }
}

/** What a game accepts as an edition. */
export interface EditionKind<F = unknown> {
  readonly standard: Edition<F>
  readonly schema: z.ZodMiniType<F>
}

/** One figure that differs from the standard edition. */
export interface Correction {
  readonly path: string
  readonly value: Json
  readonly mark: Mark
}

/** The provenance of the figure at this path. */
export function markOf(edition: Edition, path: string): Mark | null {
  for (let part = path; ; part = part.slice(0, part.lastIndexOf('.'))) {
    if (Object.hasOwn(edition.marks, part)) return edition.marks[part]
    if (!part.includes('.')) return null
  }
}

/** Every figure of a tree with its path. */
export function figuresOf(figures: unknown, path = ''): [string, Json][] {
  if (typeof figures !== 'object' || figures === null) return [[path, figures as Json]]
  return Object.entries(figures).flatMap(([name, inner]) =>
    figuresOf(inner, path === '' ? name : `${path}.${name}`),
  )
}

/** Reads untrusted JSON as an edition; throws MisfitError with the exact place. */
export function readEdition<F>(kind: EditionKind<F>, json: unknown): Edition<F> {
  const [misfit] = misfitsOf(kind, json)
  if (misfit !== undefined) throw new MisfitError(misfit)
  const { id, figures, marks } = json as Edition
  return { id, figures: kind.schema.parse(figures), marks }
}

/** Every place at which untrusted JSON is no edition of this kind. */
export function misfitsOf(kind: EditionKind, json: unknown): Misfit[] {
  try {
    const { id, figures, marks } = readObject(json, '', ['id', 'figures', 'marks'])
    const wrong = misfitFigures(kind, figures)
    return [
      ...(typeof id === 'string' && /^[a-z0-9][a-z0-9-]{0,63}$/.test(id)
        ? []
        : [{ path: 'id', expected: 'a name of small letters, digits and hyphens', found: show(id) }]),
      ...wrong,
      ...misfitMarks(marks, wrong.length === 0 ? figures : null),
    ]
  } catch (error) {
    if (error instanceof MisfitError) return [error.misfit]
    throw error
  }
}

function misfitFigures(kind: EditionKind, figures: unknown): Misfit[] {
  const result = kind.schema.safeParse(figures)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    path: ['figures', ...issue.path.map(String)].join('.'),
    expected: expectedBy(issue),
    found: show(at(figures, issue.path)),
  }))
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `a value of type ${issue.expected}`
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `no entry ${issue.keys.join(', ')}`
    default:
      return issue.message
  }
}

function at(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.hasOwn(value, name) ? (value as { [key: PropertyKey]: unknown })[name] : undefined
  }
  return value
}

/** Marks are looked at beside figures that fit; others are looked at alone. */
function misfitMarks(json: unknown, figures: unknown): Misfit[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [{ path: 'marks', expected: 'an object', found: show(json) }]
  const marks = json as Edition['marks']
  const unknown = Object.entries(marks)
    .filter(([, mark]) => !MARKS.includes(mark))
    .map(([path, mark]) => ({
      path: `marks.${path}`,
      expected: `one of ${MARKS.join(', ')}`,
      found: show(mark),
    }))
  if (unknown.length > 0 || figures === null) return unknown
  const edition = { id: '', figures, marks }
  return [
    ...figuresOf(figures)
      .filter(([path]) => markOf(edition, path) === null)
      .map(([path]) => ({
        path: `marks.${path}`,
        expected: `one of ${MARKS.join(', ')}`,
        found: 'nothing',
      })),
    ...Object.entries(marks)
      .filter(([path]) => at(figures, path.split('.')) === undefined)
      .map(([path, mark]) => ({
        path: `marks.${path}`,
        expected: 'the path of a figure',
        found: show(mark),
      })),
  ]
}

/**
 * What differs from the standard edition: figure by figure, or a whole table where it has other entries.
 * `correct` makes the edition of it again.
 */
export function corrections<F>(kind: EditionKind<F>, edition: Edition<F>): Correction[] {
  const changed = differences(kind.standard.figures, edition.figures, '').map(([path, value]) => ({
    path,
    value,
    mark: markWithin(edition, path, value),
  }))
  const marks = remark(kind.standard.marks, changed)
  const remarked = figuresOf(edition.figures).flatMap(([path, value]) => {
    const mark = markOf(edition, path)
    return mark === null || mark === markOf({ ...edition, marks }, path) ? [] : [{ path, value, mark }]
  })
  return [...changed, ...remarked]
}

function differences(standard: unknown, figures: unknown, path: string): [string, Json][] {
  if (!isTable(standard) || !isTable(figures)) return standard === figures ? [] : [[path, figures as Json]]
  const names = Object.keys(figures)
  const alike =
    Array.isArray(standard) === Array.isArray(figures) &&
    names.length === Object.keys(standard).length &&
    names.every((name) => Object.hasOwn(standard, name))
  if (!alike) return [[path, figures as Json]]
  return names.flatMap((name) =>
    differences(standard[name], figures[name], path === '' ? name : `${path}.${name}`),
  )
}

function isTable(figures: unknown): figures is { readonly [name: string]: unknown } {
  return typeof figures === 'object' && figures !== null
}

/** The mark of a figure, or of the first one in a table that has none of its own. */
function markWithin(edition: Edition, path: string, value: Json): Mark {
  const [first] = figuresOf(value, path)
  return markOf(edition, path) ?? (first === undefined ? null : markOf(edition, first[0])) ?? 'R'
}

/** The marks after corrections: what stood inside a corrected table goes. */
function remark(marks: Edition['marks'], changes: readonly Correction[]): { [path: string]: Mark } {
  let after: { [path: string]: Mark } = { ...marks }
  for (const { path, mark } of changes) {
    const kept = Object.entries(after).filter(([known]) => !known.startsWith(`${path}.`))
    after = { ...Object.fromEntries(kept), [path]: mark }
  }
  return after
}

/** The standard edition with figures corrected; throws MisfitError if a place or a value does not fit. */
export function correct<F>(kind: EditionKind<F>, id: string, changes: readonly Correction[]): Edition<F> {
  const figures = structuredCopy(kind.standard.figures)
  for (const { path, value } of changes) put(figures, path, value)
  return readEdition(kind, { id, figures, marks: remark(kind.standard.marks, changes) })
}

function structuredCopy(figures: unknown): unknown {
  return JSON.parse(JSON.stringify(figures))
}

function put(figures: unknown, path: string, value: Json): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = at(figures, names)
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, last)) {
    throw new MisfitError({ path: `figures.${path}`, expected: 'a figure of the edition', found: 'nothing' })
  }
  ;(holder as { [name: string]: Json })[last] = value
}

/** An edition as JSON, to be kept, shared and read again. */
export function exportEdition(edition: Edition): string {
  return `${JSON.stringify({ id: edition.id, figures: edition.figures, marks: edition.marks }, null, 2)}\n`
}

/**
 * Fills the figures of an edition into a text: `{{crafts.smithy.training}}` becomes its figure, so that
 * the rules reference types no figure twice. A figure that is a word stands there by its name, as code it
 * stays as it is. Throws MisfitError at a path that leads to no figure.
 */
export function fillIn(text: string, edition: Edition, names: Messages = {}): string {
  const figures = new Map(figuresOf(edition.figures))
  return text.replace(/(`?)\{\{([^}]+)\}\}/g, (_, code: string, path: string) => {
    const figure = figures.get(path.trim())
    if (figure === undefined)
      throw new MisfitError({ path: path.trim(), expected: 'a figure of the edition', found: 'nothing' })
    const shown = String(figure)
    return code === '' ? named(shown, names) : `${code}${shown}`
  })
}

/** Several of a thing have the name of its plural, if there is one: `1 coin`, `2 coins`. */
function named(figure: string, names: Messages): string {
  const nameOf = (word: string) => (Object.hasOwn(names, word) ? names[word] : undefined)
  return figure.replace(/(\d+ )?([a-z][a-z\d-]*)/g, (whole, count: string | undefined, word: string) => {
    if (count === undefined) return nameOf(word) ?? whole
    return `${count}${(count === '1 ' ? undefined : nameOf(`${word}s`)) ?? nameOf(word) ?? word}`
  })
}

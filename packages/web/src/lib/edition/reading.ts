import { type Edition, type Game, type Json, type Misfit, misfitsOf, readEdition } from '@chronik/kernel'
import { type Slot, slotsOf } from '@chronik/kernel/slots'
import { type Place, placeOf, scan, spanOf } from './place.ts'

/** A place of a file that does not fit. */
export interface Fault {
  readonly misfit: Misfit | null
  readonly place: Place
  /** The wrong part of its line, from a column to another. */
  readonly until: number
  /** The lines around it, by number. */
  readonly lines: readonly { readonly number: number; readonly text: string }[]
  /** The figure it is about, if it is about one. */
  readonly slot: Slot | null
}

export type Read =
  | { readonly ok: true; readonly edition: Edition }
  | { readonly ok: false; readonly text: string; readonly faults: readonly Fault[] }

/** Longer texts are no editions. */
const LONGEST = 400_000
const AROUND = 2
/** Whoever brings something else altogether need not read about every part of it. */
const MOST_FAULTS = 20

/** Reads a file as an edition of a game, or tells every place at which it is none. */
export function readFile(game: Game, text: string): Read {
  const scanned = text.length > LONGEST ? { ok: false as const, at: LONGEST } : scan(text)
  if (!scanned.ok) return { ok: false, text, faults: [faultAt(text, null, scanned.at, scanned.at + 1, null)] }
  const json: unknown = JSON.parse(text)
  const misfits = misfitsOf(game.editions, json)
  if (misfits.length === 0) return { ok: true, edition: readEdition(game.editions, json) }
  const slots = slotsOf(game.editions)
  const faults = misfits.slice(0, MOST_FAULTS).map((misfit) => {
    // What is too much is shown itself, not what it stands in.
    const surplus = /^no entry ([^,]+)/.exec(misfit.expected)?.[1]
    const path = surplus === undefined ? misfit.path : `${misfit.path}.${surplus}`
    const { start, end } = spanOf(scanned.places, path)
    return faultAt(text, misfit, start, end, slotAt(slots, misfit.path))
  })
  return { ok: false, text, faults }
}

/** The figure that a path leads to or into. */
function slotAt(slots: readonly Slot[], path: string): Slot | null {
  const place = path.replace(/^figures\./, '')
  if (place === path) return null
  return slots.find(({ path: own }) => own === place || place.startsWith(`${own}.`)) ?? null
}

function faultAt(text: string, misfit: Misfit | null, start: number, end: number, slot: Slot | null): Fault {
  const place = placeOf(text, start)
  const all = text.split('\n')
  const from = Math.max(0, place.line - 1 - AROUND)
  const lines = all
    .slice(from, place.line + AROUND)
    .map((line, index) => ({ number: from + index + 1, text: line.slice(0, 300) }))
  const last = placeOf(text, end)
  const until = last.line === place.line ? last.column : (all[place.line - 1] ?? '').length + 1
  return { misfit, place, until: Math.max(place.column + 1, until), lines, slot }
}

/** The same text with a figure as the standard edition has it. */
export function repaired(text: string, { path, value }: Slot): string {
  const json = JSON.parse(text) as { figures: unknown }
  const names = path.split('.')
  const last = names.pop() ?? ''
  let holder = json.figures as { [name: string]: Json }
  for (const name of names) holder = holder[name] as unknown as { [name: string]: Json }
  holder[last] = value
  return `${JSON.stringify(json, null, 2)}\n`
}

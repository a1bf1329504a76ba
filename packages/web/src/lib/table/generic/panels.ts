import { type AnyState, type Field, type Fields, HIDDEN, type Int, NONE } from '@chronik/kernel'
import { named, type Speaking, titled } from '../naming.ts'

/** A line of a panel: what it is, how it stands, and what the chosen option would make of it. */
export interface Entry {
  readonly key: string
  readonly label: string
  readonly now: string
  readonly after: string | null
}

/** A part of the position in words; one that belongs to a seat stands with that player. */
export interface PositionPanel {
  readonly key: string
  readonly title: string
  readonly seat: number | null
  readonly entries: readonly Entry[]
}

/** What the kernel itself keeps in every state. */
const INNER = new Set(['depth', 'stack', 'draws'])

/** A position of any game, panel by panel, in the names the game gives its fields and words. */
export function positionPanels(
  fields: Fields,
  { view, preview }: { readonly view: AnyState; readonly preview: AnyState | null },
  seats: number,
  speaking: Speaking,
): PositionPanel[] {
  const table: Entry[] = []
  const panels: PositionPanel[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (INNER.has(name)) continue
    const [now, then] = [part(view, name), preview === null ? null : part(preview, name)]
    if (field.type === 'int') table.push(...entriesOf(name, field, now, then, speaking))
    else if (field.type === 'rows' && field.keys === null) {
      // Rows without a vocabulary have one for each seat; nobody sits on the others.
      for (let seat = 0; seat < Math.min(seats, field.length); seat++) {
        const entries = groupEntries(
          field.fields,
          part(now, seat),
          then === null ? null : part(then, seat),
          speaking,
        )
        panels.push({ key: `${name}:${seat}`, title: titled(spaced(name), speaking), seat, entries })
      }
    } else {
      const entries = entriesOf(name, field, now, then, speaking)
      if (entries.length > 0)
        panels.push({ key: name, title: titled(spaced(name), speaking), seat: null, entries })
    }
  }
  return table.length === 0 ? panels : [{ key: '', title: '', seat: null, entries: table }, ...panels]
}

function groupEntries(fields: Fields, now: unknown, then: unknown, speaking: Speaking): Entry[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    entriesOf(name, field, part(now, name), then === null ? null : part(then, name), speaking),
  )
}

function entriesOf(name: string, field: Field, now: unknown, then: unknown, speaking: Speaking): Entry[] {
  const label = named(spaced(name), speaking)
  switch (field.type) {
    case 'int':
      return [
        entry(
          name,
          label,
          shownAs(field, now, speaking),
          then === null ? null : shownAs(field, then, speaking),
        ),
      ]
    case 'ints': {
      const list = Array.from({ length: field.length }, (_, at) => at)
      if (list.every((at) => part(now, at) === HIDDEN)) return [entry(name, label, '?', null)]
      return list.flatMap((at) => {
        const [before, after] = [part(now, at), then === null ? null : part(then, at)]
        const empty = field.item.words === null ? 0 : NONE
        if (before === empty && (after === null || after === empty)) return []
        const word = field.keys?.list[at]
        return [
          entry(
            `${name}:${at}`,
            word === undefined ? `${label} ${at + 1}` : named(word, speaking),
            shownAs(field.item, before, speaking),
            after === null ? null : shownAs(field.item, after, speaking),
          ),
        ]
      })
    }
    case 'group':
      return groupEntries(field.fields, now, then, speaking)
    case 'rows':
      return Array.from({ length: field.length }, (_, at) => at).flatMap((at) => {
        const row = field.keys?.list[at]
        const title = row === undefined ? `${at + 1}` : named(row, speaking)
        return groupEntries(field.fields, part(now, at), then === null ? null : part(then, at), speaking)
          .filter((one) => one.now !== '0' || (one.after ?? '0') !== '0')
          .map((one) => ({ ...one, key: `${name}:${at}:${one.key}`, label: `${title}, ${one.label}` }))
      })
  }
}

function entry(key: string, label: string, now: string, then: string | null): Entry {
  return { key, label, now, after: then === now ? null : then }
}

function shownAs({ words }: Int, value: unknown, speaking: Speaking): string {
  if (value === HIDDEN) return '?'
  if (words === null) return String(value)
  return value === NONE ? '–' : named(words.list[Number(value)], speaking)
}

/** A field of a state, a row, a figure: the shape says what is there. */
function part(of: unknown, at: string | number): unknown {
  return (of as { readonly [key: string | number]: unknown })[at]
}

/** `customerStack` as words, unless the game names it. */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

import { readLessonId } from '../school/chapter.ts'
import { appendLines } from './record-text.ts'
import type { SavedMatch } from './saved.ts'
import { type Found, Shelf } from './shelf.ts'
import type { Stored } from './stored.ts'

/** The matches of this device. */
const shelf = new Shelf<SavedMatch>()

/** Keeps a match as it stands, whole. */
export function save(match: SavedMatch): Promise<Stored> {
  return shelf.put(match)
}

/** Keeps what is new in a match: `from` lines were added since its record was kept whole. */
export function saveLines(match: SavedMatch, from: number, lines: readonly string[]): Promise<Stored> {
  return shelf.add(match, from, lines)
}

/** The match, or null if this device does not have it. */
export async function load(id: string): Promise<Stored<SavedMatch | null>> {
  const found = await shelf.get(id)
  if (!found.ok) return found
  return { ok: true, value: found.value === null ? null : whole(found.value) }
}

/** All matches but lessons, the last touched first. */
export async function list(): Promise<Stored<SavedMatch[]>> {
  const found = await shelf.all()
  if (!found.ok) return found
  const matches = found.value.map(whole).filter(({ id }) => readLessonId(id) === null)
  return { ok: true, value: matches.sort((one, other) => other.updatedAt - one.updatedAt) }
}

export function remove(id: string): Promise<Stored> {
  return shelf.remove(id)
}

function whole({ one, added }: Found<SavedMatch>): SavedMatch {
  if (one.record === null || added.length === 0) return one
  const lines = added.flatMap(({ lines: some }) => some)
  return { ...one, record: appendLines(one.record, lines) }
}

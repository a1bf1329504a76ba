import type { SavedMatch } from './saved.ts'
import { Shelf, type Stored } from './shelf.ts'

/** The matches of this device. */
const shelf = new Shelf<SavedMatch>()

/** Keeps a match as it stands; call it after every event. */
export function save(match: SavedMatch): Promise<Stored> {
  return shelf.put(match)
}

/** The match, or null if this device does not have it. */
export function load(id: string): Promise<Stored<SavedMatch | null>> {
  return shelf.get(id)
}

/** All matches, the last touched first. */
export async function list(): Promise<Stored<SavedMatch[]>> {
  const found = await shelf.all()
  if (!found.ok) return found
  return { ok: true, value: found.value.sort((one, other) => other.updatedAt - one.updatedAt) }
}

export function remove(id: string): Promise<Stored> {
  return shelf.remove(id)
}

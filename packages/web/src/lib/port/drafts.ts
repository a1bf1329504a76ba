/** A turn in the making: moves that are not yet binding, and what they build on. */
export interface KeptDraft {
  readonly seat: number
  /** Null where it was not noted; it fits if its moves do. */
  readonly seq: number | null
  readonly moves: readonly string[]
}

/** Where turns in the making are kept, so that whoever loads the page again goes on where they were. */
export interface Drafts {
  read(table: string): KeptDraft | null
  keep(table: string, draft: KeptDraft | null): void
}

const PREFIX = 'chronik.draft.'

/** Drafts of this device. They are small and written at once: a page that is left the next moment has kept them. */
export class DeviceDrafts implements Drafts {
  /** What the browser does not keep is known until the page is left. */
  readonly #known = new Map<string, KeptDraft>()

  read(table: string): KeptDraft | null {
    return this.#known.get(table) ?? readKept(table)
  }

  keep(table: string, draft: KeptDraft | null): void {
    if (draft === null) this.#known.delete(table)
    else this.#known.set(table, draft)
    try {
      if (draft === null) localStorage.removeItem(PREFIX + table)
      else localStorage.setItem(PREFIX + table, JSON.stringify(draft))
    } catch {
      // The browser keeps nothing; whether the match itself is kept is told elsewhere.
    }
  }
}

function readKept(table: string): KeptDraft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null')
    return isDraft(found) ? found : null
  } catch {
    return null
  }
}

function isDraft(found: unknown): found is KeptDraft {
  if (typeof found !== 'object' || found === null) return false
  const { seat, seq, moves } = found as { [name in keyof KeptDraft]?: unknown }
  return (
    typeof seat === 'number' &&
    (seq === null || typeof seq === 'number') &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string')
  )
}

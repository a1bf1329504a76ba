const KEY = 'chronik.known'

/** What the person at this device knows already and need not be told again: `village`, `village/mass`. */
class Known {
  #ids = $state.raw<readonly string[]>(read())

  has(id: string): boolean {
    return this.#ids.includes(id)
  }

  learn(id: string): void {
    if (this.has(id)) return
    this.#keep([...this.#ids, id])
  }

  /** Everything of a game is told once more. */
  forget(game: string): void {
    this.#keep(this.#ids.filter((id) => id !== game && !id.startsWith(`${game}/`)))
  }

  #keep(ids: readonly string[]): void {
    this.#ids = ids
    try {
      globalThis.localStorage?.setItem(KEY, JSON.stringify(ids))
    } catch {
      // Forbidden or full: it is known for this visit.
    }
  }
}

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const known = new Known()

/** How often two people have met. */
export type Met = (one: string, other: string) => number

/** Attempts before more repeats are allowed. */
const BUDGET = 20_000

/**
 * The Monrad system: down the standings, everybody sits with those next to them whom they have not met. Where that
 * does not come out, as few meet again as possible, those far down before those on top.
 */
export function pairTables(order: readonly string[], sizes: readonly number[], met: Met): string[][] {
  for (let repeats = 0; ; repeats = 2 * repeats + 1) {
    const found = new Search(order, sizes, met, repeats).tables()
    if (found !== null) return found
  }
}

/** Looks for tables at which no more than so many have met before. */
class Search {
  readonly #order: readonly string[]
  readonly #sizes: readonly number[]
  readonly #met: Met
  readonly #seated = new Set<string>()
  readonly #tables: string[][] = []
  #left: number
  #budget = BUDGET

  constructor(order: readonly string[], sizes: readonly number[], met: Met, repeats: number) {
    this.#order = order
    this.#sizes = sizes
    this.#met = met
    this.#left = repeats
  }

  tables(): string[][] | null {
    return this.#fill() ? this.#tables.map((table) => [...table]) : null
  }

  /** Seats whoever comes next, and takes it back if no way leads on from there. */
  #fill(): boolean {
    const table = this.#tables.at(-1)
    const full = table === undefined || table.length === this.#sizes[this.#tables.length - 1]
    if (full && this.#tables.length === this.#sizes.length) return true
    if (full) {
      // The best who does not sit yet opens the next table.
      const first = this.#order.find((one) => !this.#seated.has(one))
      if (first === undefined) return false
      this.#tables.push([first])
      this.#seated.add(first)
      if (this.#fill()) return true
      this.#seated.delete(first)
      this.#tables.pop()
      return false
    }
    const last = this.#order.indexOf(table[table.length - 1])
    for (const next of this.#order.slice(last + 1)) {
      if (this.#seated.has(next)) continue
      if (this.#budget-- <= 0) return false
      const again = table.reduce((sum, one) => sum + this.#met(one, next), 0)
      if (again > this.#left) continue
      table.push(next)
      this.#seated.add(next)
      this.#left -= again
      if (this.#fill()) return true
      this.#left += again
      this.#seated.delete(next)
      table.pop()
    }
    return false
  }
}

import { refusal } from '@chronik/kernel'
import type { Deed } from '../store/port/deeds.ts'
import type { Store } from '../store/port/store.ts'
import type { Table } from '../tables/table.ts'
import { Divergence } from './divergence.ts'
import type { Games } from './games.ts'
import { LoadedMatch } from './loaded.ts'
import type { MatchesHooks, Unplayable } from './port.ts'

/** The matches in memory: those looked at last. What is not here is rebuilt from its deeds. */
export class LoadedMatches {
  readonly #store: Store
  readonly #games: Games
  readonly #most: number
  readonly #now: () => number
  readonly #warn: NonNullable<MatchesHooks['warn']>
  /** Oldest first. */
  readonly #kept = new Map<string, LoadedMatch | Unplayable>()

  constructor(
    store: Store,
    games: Games,
    most: number,
    now: () => number,
    warn: NonNullable<MatchesHooks['warn']>,
  ) {
    this.#store = store
    this.#games = games
    this.#most = most
    this.#now = now
    this.#warn = warn
  }

  get size(): number {
    return this.#kept.size
  }

  get(table: string): LoadedMatch | Unplayable | undefined {
    const kept = this.#kept.get(table)
    if (kept !== undefined) this.#keep(table, kept)
    return kept
  }

  get ids(): readonly string[] {
    return [...this.#kept.keys()]
  }

  keep(loaded: LoadedMatch): void {
    this.#keep(loaded.table.id, loaded)
  }

  drop(table: string): void {
    this.#kept.delete(table)
  }

  /** The match as it is kept, or why it cannot be played here. */
  async rebuild(id: string): Promise<LoadedMatch | Unplayable> {
    const table = await this.#store.tables.find(id)
    if (table === null || table.seed === null) throw new Error(`no match has begun at ${id}`)
    const rebuilt = await this.#replayed(table)
    this.#keep(id, rebuilt)
    return rebuilt
  }

  /** Lets a match catch up with what is kept, or with a deed that comes next; what cannot be followed is rebuilt. */
  async refresh(loaded: LoadedMatch, next?: Deed): Promise<LoadedMatch | Unplayable> {
    const { id } = loaded.table
    const deeds = next?.seq === loaded.seq + 1 ? [next] : await this.#store.deeds.from(id, loaded.seq + 1)
    try {
      loaded.follow(deeds)
      return loaded
    } catch (error) {
      if (!(error instanceof Divergence)) throw error
      this.drop(id)
      return this.rebuild(id)
    }
  }

  #keep(table: string, kept: LoadedMatch | Unplayable): void {
    this.#kept.delete(table)
    this.#kept.set(table, kept)
    if (this.#kept.size > this.#most) {
      const [oldest] = this.#kept.keys()
      this.#kept.delete(oldest)
    }
  }

  async #replayed(table: Table): Promise<LoadedMatch | Unplayable> {
    const { id, game: name, rules } = table
    const game = this.#games.find(name, rules)
    if (game === null) {
      this.#warn('a match is played by unknown rules', { table: id, game: name, rules })
      return { table: id, refusal: refusal('rules-version', undefined, { game: name, rules }) }
    }
    let deeds = await this.#store.deeds.from(id, 0)
    if (deeds.length === 0) {
      const opening = openingOf(new LoadedMatch(table, game, undefined), this.#now())
      // Whoever else set the table up has drawn the same.
      await this.#store.deeds.append(opening)
      deeds = await this.#store.deeds.from(id, 0)
    }
    try {
      return LoadedMatch.from(table, game, deeds)
    } catch (error) {
      if (!(error instanceof Divergence)) throw error
      const { seq, expected, found } = error
      this.#warn('a match cannot have been played by its rules', { table: id, seq, expected, found })
      // What was expected and found may be secret: that is for the operator only.
      return { table: id, refusal: refusal('diverged', undefined, { seq }) }
    }
  }
}

function openingOf({ table, opening }: LoadedMatch, at: number): Deed {
  return { table: table.id, seq: 0, seat: -1, request: 'begin', lines: opening, at }
}

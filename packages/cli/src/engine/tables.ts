import type { Game } from '@chronik/kernel'
import { Problem } from './problem.ts'
import type { Request } from './request.ts'
import type { Table } from './table.ts'

const MOST_MATCHES = 1000

/** The open matches by their names, and the games that can be opened. */
export class Tables {
  readonly games: readonly Game[]
  readonly #open = new Map<string, Table>()
  #numbered = 0

  constructor(games: readonly Game[]) {
    this.games = games
  }

  /** The match a request speaks of; it need not be named while only one is open. */
  find(request: Request): { readonly name: string; readonly table: Table } {
    if (!request.has('match')) {
      const [[name, table] = []] = this.#open
      if (this.#open.size === 1 && name !== undefined && table !== undefined) return { name, table }
      throw new Problem({ code: 'which-match' }, { path: 'match' })
    }
    const name = request.text('match')
    const table = this.#open.get(name)
    if (table === undefined)
      throw new Problem({ code: 'unknown-match', params: { match: name } }, { path: 'match' })
    return { name, table }
  }

  /** Opens a match under the name it was given, or the next number. */
  open(request: Request, make: () => Table): { readonly name: string; readonly table: Table } {
    if (this.#open.size >= MOST_MATCHES) {
      throw new Problem({ code: 'too-many-matches', params: { limit: MOST_MATCHES } })
    }
    const named = request.has('match') ? request.text('match') : null
    if (named !== null && this.#open.has(named)) {
      throw new Problem({ code: 'match-exists', params: { match: named } }, { path: 'match' })
    }
    const table = make()
    const name = named ?? this.#nextNumber()
    this.#open.set(name, table)
    return { name, table }
  }

  close(name: string): void {
    this.#open.delete(name)
  }

  #nextNumber(): string {
    do this.#numbered++
    while (this.#open.has(String(this.#numbered)))
    return String(this.#numbered)
  }
}

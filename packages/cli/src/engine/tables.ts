import type { Game, Seed } from '@chronik/kernel'
import { misfit, Problem } from './problem.ts'
import type { Request } from './request.ts'
import type { Table } from './table.ts'

const MOST_MATCHES = 1000

/** An open match and its name. */
export interface Named {
  readonly name: string
  readonly table: Table
}

/** The open matches by their names, and the games that can be opened. */
export class Tables {
  readonly games: readonly Game[]
  /** The seed of a match that names none. */
  readonly drawSeed: () => Seed
  readonly #open = new Map<string, Table>()
  #numbered = 0

  constructor(games: readonly Game[], drawSeed: () => Seed) {
    this.games = games
    this.drawSeed = drawSeed
  }

  game(id: string): Game {
    const game = this.games.find((one) => one.id === id)
    if (game !== undefined) return game
    const games = this.games.map((one) => one.id).join(', ')
    throw new Problem({ code: 'unknown-game', params: { game: id, games } }, { path: 'game' })
  }

  /** The match a request speaks of; it need not be named while only one is open. */
  find(request: Request): Named {
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
  open(request: Request, make: (name: string) => Table): Named {
    if (this.#open.size >= MOST_MATCHES) {
      throw new Problem({ code: 'too-many-matches', params: { limit: MOST_MATCHES } })
    }
    const name = request.has('match') ? nameIn(request) : this.#nextNumber()
    if (this.#open.has(name))
      throw new Problem({ code: 'match-exists', params: { match: name } }, { path: 'match' })
    const table = make(name)
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

/** A match is named as its record names it. */
function nameIn(request: Request): string {
  const name = request.text('match')
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return name
  throw misfit(
    'bad-request',
    'match',
    '1 to 64 letters, digits, hyphens and underscores',
    JSON.stringify(name),
  )
}

import type { TournamentPage } from '@chronik/protocol'
import { Regular, Tally } from './regulars.ts'
import type { Visitor } from './visitor.ts'

/** How often a contestant looks where to play, in milliseconds. */
const LOOK = 100

/** A bot that plays a tournament as a person would: comes to its tables, and plays there at random. */
export class Contestant {
  readonly #visitor: Visitor
  readonly #seed: number
  readonly #tally = new Tally()
  #playing: Regular | null = null
  /** The tables where it has played. */
  readonly tables: string[] = []

  constructor(visitor: Visitor, seed: number) {
    this.#visitor = visitor
    this.#seed = seed
  }

  async enter(tournament: string): Promise<void> {
    const answer = await this.#visitor.post(`/api/tournaments/${tournament}/enter`)
    if (answer.status !== 200) throw new Error(answer.text)
  }

  /** Plays until the tournament is over, whatever becomes of the server meanwhile. */
  async playOut(tournament: string): Promise<void> {
    for (;;) {
      const page = await this.#look(tournament)
      if (page !== null) {
        this.#sitAt(page.table)
        if (page.tournament.status === 'over' || page.tournament.status === 'cancelled') return
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  }

  #sitAt(table: string | null): void {
    if (table === (this.tables.at(-1) ?? null) && this.#playing !== null) return
    this.#playing?.stop()
    this.#playing = null
    if (table === null) return
    this.tables.push(table)
    this.#playing = new Regular(this.#visitor, table, {
      seed: this.#seed + this.tables.length,
      tally: this.#tally,
    })
    void this.#playing.play()
  }

  async #look(tournament: string): Promise<TournamentPage | null> {
    try {
      const answer = await this.#visitor.get(`/api/tournaments/${tournament}`)
      return answer.status === 200 ? answer.json : null
    } catch {
      // The server is away for a moment.
      return null
    }
  }
}

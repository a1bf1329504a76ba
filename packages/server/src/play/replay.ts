import { type Game, Match, MisfitError, readMoves, tell } from '@chronik/kernel'
import type { Deed } from '../store/port/deeds.ts'
import { setupOf } from '../tables/opening.ts'
import type { Table } from '../tables/table.ts'
import { Divergence } from './divergence.ts'
import { Draws } from './draws.ts'
import { lineOf, readLine } from './lines.ts'

/** A match that is played by its deeds: with the moves they tell and with what was drawn for them. */
export class Replay {
  readonly match: Match
  readonly #game: Game
  readonly #draws: Draws

  /** Sets the table up, as the first deed says if there is one. Throws Divergence if that cannot have been. */
  constructor(table: Table, game: Game, first: Pick<Deed, 'lines'> | undefined) {
    if (table.seed === null) throw new Error(`the match at ${table.id} has not begun`)
    this.#game = game
    this.#draws = new Draws(table.seed)
    if (first !== undefined) this.#draws.replay(0, drawsOf(first))
    this.match = opened(table, game, this.#draws)
    if (first !== undefined) this.#draws.replayed()
  }

  /** Plays once more what was played, with what was drawn. Throws Divergence if it cannot have been. */
  perform(deed: Pick<Deed, 'seq' | 'seat' | 'lines'>): void {
    const events = deed.lines.map(readLine)
    const texts = events.flatMap((event) => (event.type === 'move' ? [event.move] : []))
    const read = readMoves(this.#game, texts)
    if (!read.ok) throw new Divergence(deed.seq, String(read.refusal.params?.expected), texts[read.index])
    const { moves } = read
    const before = this.match.events.length
    this.#draws.replay(deed.seq, drawsOf(deed))
    const played = this.match.play(moves, deed.seat)
    if (!played.ok) {
      const { notation, refusals, names } = this.#game
      const why = tell(played.refusal, 'en', refusals, names)
      throw new Divergence(deed.seq, 'a possible move', `${notation.format(moves[played.index])}: ${why}`)
    }
    this.#draws.replayed()
    const lines = this.lines(before)
    const at = lines.findIndex((line, index) => line !== deed.lines[index])
    if (at >= 0) throw new Divergence(deed.seq, lines[at] ?? '', deed.lines[at] ?? 'nothing')
  }

  /** What happened, from an event on up to another, as a deed tells it. */
  lines(from: number, to?: number): string[] {
    return this.match.events.slice(from, to).map((event) => lineOf(this.#game, event))
  }
}

function drawsOf(deed: Pick<Deed, 'lines'>): { source: string; outcome: string }[] {
  return deed.lines.map(readLine).filter((event) => event.type === 'chance')
}

function opened(table: Table, game: Game, draws: Draws): Match {
  try {
    return new Match(game, setupOf(game, table.setup, table.rules), draws)
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error
    const { path, expected, found } = error.misfit
    throw new Divergence(0, `${expected} at ${path}`, found)
  }
}

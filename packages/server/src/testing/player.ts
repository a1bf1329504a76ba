import { randomUUID } from 'node:crypto'
import { type AnyState, FastRandom, type Game, type Setup, TentativeTurn } from '@chronik/kernel'
import type { Matches, Submitted, Unplayable, Update } from '../play/port.ts'

/** Somebody at a table who knows nothing but the updates: keeps a view in step and plays from it at random. */
export class PlayerForTests {
  readonly seat: number
  readonly updates: Update[] = []
  readonly view: AnyState
  readonly #game: Game
  readonly #random: FastRandom
  seq = -1
  turn: Update['turn'] | null = null
  log: Update['log'] = []

  constructor(game: Game, players: number, seat: number, seed = 1, setup: Partial<Setup> = {}) {
    this.#game = game
    this.seat = seat
    this.view = game.blank(game.open({ players, ...setup }))
    this.#random = new FastRandom(seed)
  }

  get due(): boolean {
    return this.turn !== null && !this.turn.over && this.turn.seat === this.seat
  }

  hear(update: Update | Unplayable): void {
    if ('refusal' in update) throw new Error(update.refusal.code)
    this.updates.push(update)
    if (update.seq <= this.seq && update.after !== null) return
    const { position } = update
    if ('whole' in position) this.view.mem.set(position.whole)
    else {
      if (update.after !== this.seq) throw new Error(`an update after ${update.after} at ${this.seq}`)
      const { changes } = position
      for (let at = 0; at < changes.length; at += 2) this.view.mem[changes[at]] = changes[at + 1]
    }
    this.log = update.after === null ? update.log : [...this.log, ...update.log]
    this.seq = update.seq
    this.turn = update.turn
  }

  /** A random tentative turn, up to where it must be sent. */
  series(): string[] {
    const turn = new TentativeTurn(this.#game, this.view, this.seat)
    do turn.play(turn.moves[this.#random.below(turn.moves.length)])
    while (turn.stop === 'choice' && turn.series.length < 40)
    return turn.series.map((move) => this.#game.notation.format(move))
  }

  submit(matches: Matches, table: string, request: string = randomUUID()): Promise<Submitted> {
    return matches.submit({ table, seat: this.seat, seq: this.seq, request, moves: this.series() })
  }
}

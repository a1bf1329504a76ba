import { randomUUID } from 'node:crypto'
import {
  type AnyState,
  FastRandom,
  type Game,
  type LogEntry,
  type Setup,
  TentativeTurn,
} from '@chronik/kernel'
import { Position, type Update } from '@chronik/protocol'
import type { Matches, Submitted, Unplayable } from '../play/port.ts'

/** Somebody at a table who knows nothing but the updates: keeps a view in step and plays from it at random. */
export class PlayerForTests {
  readonly seat: number
  readonly updates: Update[] = []
  readonly view: AnyState
  readonly #game: Game
  readonly #random: FastRandom
  seq = -1
  turn: Update['turn'] | null = null
  log: LogEntry[] = []
  readonly #position = new Position()

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
    const taken = this.#position.take(update)
    if (taken.kind !== 'new') throw new Error(`an update after ${update.after} at ${this.seq}`)
    this.view.mem.set(this.#position.memory)
    const entries = update.beats.map(({ entry }) => entry)
    if (update.told !== (update.after === null ? 0 : this.log.length)) throw new Error('entries are missing')
    this.log = update.after === null ? entries : [...this.log, ...entries]
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
